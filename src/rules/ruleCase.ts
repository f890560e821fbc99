/**
 * A case of a rule set: a picture and what the set says of it, under the provisions that it puts to the test. The
 * tables stand beside the provisions, in `<set>/cases.ts`; a test runs them all, and `stand-on rules` lists them.
 */
import type { WorldFacts } from './facts.ts';
import { explain } from './explain.ts';
import type { BreachId, DutyId, Encounter, Judgement, Kind, Role } from './judgement.ts';
import { NOTHING_REMEMBERED } from './memory.ts';
import type { MessageKey } from './message.ts';
import type { RuleSet } from './ruleSet.ts';
import { judgeTick } from './tick.ts';

export interface RuleCase {
  /** The provisions that it tests, as keys of the set's register. */
  readonly tests: readonly string[];
  readonly title: string;
  readonly picture: WorldFacts;
  /** Pictures judged before it, oldest first. */
  readonly before?: readonly WorldFacts[];
  /** Of the two vessels named by `roles`, or the only two there are. */
  readonly kind?: Kind;
  readonly roles?: Readonly<Record<string, Role>>;
  /** 'A must-act app.14': the vessel, the duty, and the provision that it is due under. */
  readonly duties?: readonly string[];
  /** Duties that are not laid down: 'A may-act'. */
  readonly noDuties?: readonly string[];
  readonly breaches?: readonly string[];
  readonly noBreaches?: readonly string[];
  /** Cited for the meeting itself. */
  readonly because?: readonly string[];
  /** Considered and ruled out, with the fact: 'app.11 why.notAhead'. */
  readonly rejected?: readonly string[];
  readonly notes?: readonly string[];
  readonly advice?: MessageKey;
  readonly priority?: { readonly at: string; readonly order: readonly string[]; readonly because: readonly string[] };
}

/** Judges the picture of a case, with what went before it. */
export function judgeCase(set: RuleSet, { picture, before = [] }: RuleCase): Judgement {
  let memory = NOTHING_REMEMBERED;
  for (const earlier of before) memory = judgeTick(set, earlier, memory).memory;
  return explain(judgeTick(set, picture, memory));
}

/** What in the judgement differs from the case: empty where nothing does. */
export function differences(set: RuleSet, one: RuleCase): string[] {
  const judgement = judgeCase(set, one);
  const found: string[] = [];
  const check = (ok: boolean, text: () => string): void => { if (!ok) found.push(text()); };
  const encounter = encounterOf(one, judgement);
  if (one.kind !== undefined) check(encounter?.kind === one.kind, () => `kind ${encounter?.kind}, not ${one.kind}`);
  for (const [id, role] of Object.entries(one.roles ?? {})) check(encounter?.roles[id] === role, () => `${id} is ${encounter?.roles[id]}, not ${role}`);
  const duties = dutiesOf(judgement);
  for (const duty of one.duties ?? []) check(holds(duties, set, duty), () => `no ${duty} among ${duties.map(spelt).join('; ')}`);
  for (const duty of one.noDuties ?? []) check(!duties.some(have => duty === `${have.vessel} ${have.duty}`), () => `${duty} is laid down`);
  const breaches = breachesOf(judgement);
  for (const breach of one.breaches ?? []) check(holds(breaches, set, breach), () => `no ${breach} among ${breaches.map(spelt).join('; ')}`);
  for (const breach of one.noBreaches ?? []) check(!breaches.some(have => breach === `${have.vessel} ${have.duty}`), () => `${breach} is found`);
  for (const citation of one.because ?? []) check(encounter?.because.includes(`${set.id}/${citation}`) === true, () => `${citation} not cited, but ${encounter?.because.join(', ')}`);
  for (const text of one.rejected ?? []) {
    const [rule, why] = text.split(' ');
    check(encounter?.rejected.some(have => have.rule === `${set.id}/${rule}` && have.why.key === why) === true,
      () => `${text} not rejected, but ${encounter?.rejected.map(have => `${have.rule} ${have.why.key}`).join(', ')}`);
  }
  for (const note of one.notes ?? []) check(allNotes(judgement).includes(note), () => `no note ${note}`);
  if (one.advice !== undefined) check(encounter?.advice?.key === one.advice, () => `advice ${encounter?.advice?.key}, not ${one.advice}`);
  checkPriority(set, one, judgement, check);
  return found;
}

function checkPriority(set: RuleSet, { priority }: RuleCase, judgement: Judgement, check: (ok: boolean, text: () => string) => void): void {
  if (priority === undefined) return;
  const have = judgement.priority.find(one => one.at === priority.at);
  check(have?.order.join() === priority.order.join(), () => `order ${have?.order.join()}, not ${priority.order.join()}`);
  check(have?.because.join() === priority.because.map(key => `${set.id}/${key}`).join(), () => `order because ${have?.because.join()}`);
}

function encounterOf({ roles }: RuleCase, { encounters }: Judgement): Encounter | undefined {
  if (roles === undefined) return encounters[0];
  return encounters.find(({ vessels }) => Object.keys(roles).every(id => vessels.includes(id)));
}

interface Laid { readonly vessel: string; readonly duty: DutyId | BreachId; readonly because: readonly string[] }

const dutiesOf = ({ encounters, vessels }: Judgement): Laid[] =>
  [...encounters.flatMap(encounter => encounter.duties), ...vessels.flatMap(({ id, duties }) => duties.map(duty => ({ vessel: id, ...duty })))];
const breachesOf = ({ vessels }: Judgement): Laid[] =>
  vessels.flatMap(({ id, breaches }) => breaches.map(({ breach, because }) => ({ vessel: id, duty: breach, because })));
const allNotes = ({ encounters, vessels, notes, priority }: Judgement): readonly string[] => [
  ...notes, ...priority.flatMap(one => one.notes), ...encounters.flatMap(({ notes: own, duties }) => [...own, ...duties.flatMap(duty => duty.notes ?? [])]),
  ...vessels.flatMap(({ duties, breaches }) => [...duties, ...breaches].flatMap(one => one.notes ?? [])),
];
const spelt = ({ vessel, duty, because }: Laid): string => `${vessel} ${duty} ${because.join(',')}`;

function holds(laid: readonly Laid[], set: RuleSet, text: string): boolean {
  const [vessel, duty, provision] = text.split(' ');
  return laid.some(have => have.vessel === vessel && have.duty === duty && (provision === undefined || have.because.includes(`${set.id}/${provision}`)));
}
