/**
 * Words and citations on demand: spells out a judgement from the same decisions that the tick packed. It decides
 * nothing that `decide` has not decided.
 */
import type { Citation } from './citation.ts';
import { decide, isExceptionTo, type Decision, type Followed } from './decide.ts';
import type { WorldFacts } from './facts.ts';
import type { Breach, Duty, Encounter, Judgement, Rejected, Role, Stage, VesselJudgement } from './judgement.ts';
import { NOTHING_REMEMBERED, type Memory } from './memory.ts';
import { say, type Message } from './message.ts';
import { Pair } from './pair.ts';
import type { Party } from './party.ts';
import { burdens, NOT, type DutySpec, type EncounterRule } from './rule.ts';
import type { RuleSet } from './ruleSet.ts';
import { isOvertaking, settle } from './shape.ts';
import { apparentTime, extremisTime } from './stages.ts';
import { judgeTick, pairIndex, type TickJudgement } from './tick.ts';

/** Judges a picture in words. `previous` is the memory of the judgement before it in the same run. */
export const judge = (set: RuleSet, world: WorldFacts, previous: Memory = NOTHING_REMEMBERED): Judgement => explain(judgeTick(set, world, previous));

/** Spells out a judgement of the tick: every pair with a meeting between them or a risk, or within a mile; every vessel. */
export function explain(tick: TickJudgement): Judgement {
  const { set, scene } = tick;
  return {
    ruleSet: set.id, time: scene.world.time,
    encounters: explainPairs(tick),
    vessels: scene.parties.map(party => explainVessel(tick, party)),
    priority: set.priority(scene),
    notes: set.standingNotes,
  };
}

/** A pair decided anew from what the tick saw: the same facts, the same memory, the same decision. */
export function decidePair(tick: TickJudgement, i: number, j: number): { pair: Pair; decision: Decision } {
  const { set, scene } = tick;
  const pair = new Pair();
  pair.fill(scene, scene.parties[i]!, scene.parties[j]!, tick.before.pairs.find(memory => memory.first === i && memory.second === j));
  settle(pair, set.headOn(scene.world));
  return { pair, decision: decide(set, pair) };
}

function explainPairs(tick: TickJudgement): Encounter[] {
  const { parties } = tick.scene;
  const n = parties.length;
  const many = n > 30;
  const encounters: Encounter[] = [];
  for (let i = 0; i < n; i += 1) {
    for (let j = i + 1; j < n; j += 1) {
      if (!parties[i]!.counts || !parties[j]!.counts) continue;
      // In a crowd, pairs with nothing between them are left out of the list.
      if (many && tick.codes[pairIndex(n, i, j)] === 0) continue;
      const { pair, decision } = decidePair(tick, i, j);
      encounters.push(explainPair(tick.set, pair, decision));
    }
  }
  return encounters;
}

/** Spells out one pair of a judgement, i < j. */
export function explainTickPair(tick: TickJudgement, i: number, j: number): Encounter {
  const { pair, decision } = decidePair(tick, i, j);
  return explainPair(tick.set, pair, decision);
}

/** Spells out a pair and its decision. */
export function explainPair(set: RuleSet, pair: Pair, decision: Decision): Encounter {
  const ids: [string, string] = [pair.first.id, pair.second.id];
  const followed = decision.steering === undefined ? decision.over : [decision.steering, ...decision.over];
  const duties = dutiesOf(set, pair, decision, followed).map(spec => named(spec, ids));
  const foreseen = foresee(set, pair, decision);
  const advice = adviceOf(set, pair, decision, followed);
  return {
    vessels: ids, inSight: pair.inSight, range: pair.range, cpa: pair.cpa, tcpa: pair.tcpa === Infinity ? null : pair.tcpa,
    bearingRate: pair.bearingRate, clear: pair.clear, risk: pair.risk, kind: decision.kind,
    roles: { [ids[0]]: decision.roles[0], [ids[1]]: decision.roles[1] },
    stages: { [ids[0]]: stageFor(decision, 0), [ids[1]]: stageFor(decision, 1) },
    duties, because: unique(followed.flatMap(one => one.rule.because?.(pair, one.burden) ?? [one.rule.id])),
    rejected: rejectedBy(set, pair, decision, followed),
    notes: unique(followed.flatMap(one => one.rule.notes?.(pair, one.burden) ?? [])),
    ...(advice === undefined ? {} : { advice }),
    ...(foreseen === undefined ? {} : { foreseen }),
    pressing: pressingOf(pair, decision),
  };
}

const stageFor = (decision: Decision, index: 0 | 1): Stage => (decision.roles[index] === 'stand-on' ? decision.stage : 'none');
const named = ({ who, ...rest }: DutySpec, ids: readonly [string, string]): Duty => ({ vessel: ids[who], ...rest });
const unique = <T>(list: readonly T[]): T[] => [...new Set(list)];

function dutiesOf(set: RuleSet, pair: Pair, decision: Decision, followed: readonly Followed[]): DutySpec[] {
  if (isUnseen(pair)) return ([0, 1] as const).flatMap(index => (pair.party(index).underWay ? set.unseen(pair, index) : []));
  const own = followed.flatMap(one => one.rule.duties(pair, one.burden));
  const steering = decision.steering?.rule;
  const general = ([0, 1] as const).flatMap(index => generalDuties(set, pair, index, decision.roles[index], decision, steering));
  return [...own, ...general];
}

/** Not in sight in restricted visibility: whatever the other is, under way or not, what is heard of her calls for action. */
const isUnseen = (pair: Pair): boolean => !pair.inSight && pair.scene.restricted;

function generalDuties(set: RuleSet, pair: Pair, index: 0 | 1, role: Role, decision: Decision, steering: EncounterRule | undefined): readonly DutySpec[] {
  if (role === 'stand-on') return set.conduct.standOn(pair, index, decision.stage);
  const givesWay = steering !== undefined && decision.steering !== undefined && burdens(decision.steering.burden, index);
  return givesWay ? set.conduct.giveWay(pair, index, steering) : [];
}

function adviceOf(set: RuleSet, pair: Pair, decision: Decision, followed: readonly Followed[]): Message | undefined {
  for (const { rule } of followed) {
    const advice = rule.advice?.(pair);
    if (advice !== undefined) return advice;
  }
  if (!pair.bothUnderWay && pair.risk) return say('advice.notUnderWay', { vessel: (pair.first.underWay ? pair.second : pair.first).id });
  // A rule that lies over the steering rules and names a vessel is no silence.
  const silent = !followed.some(({ rule }) => rule.layer !== 'added') && (pair.risk || decision.kind === 'overtaking') && pair.inSight && pair.bothUnderWay;
  return silent ? set.silence(pair) : undefined;
}

/** Which neighbouring rules were considered, and the fact that ruled each out. */
function rejectedBy(set: RuleSet, pair: Pair, decision: Decision, followed: readonly Followed[]): Rejected[] {
  const general = generalReason(pair, decision);
  if (general !== undefined) {
    const heads = set.rules.filter(rule => rule.kind === 'overtaking' || rule.kind === 'head-on' || rule.kind === 'crossing');
    return general === 'nothing' ? [] : heads.filter(rule => rule.layer === 'steering').map(rule => ({ rule: rule.id, why: ownReason(rule, pair) ?? general }));
  }
  const rejected: Rejected[] = [];
  for (const rule of set.rules) {
    if (followed.some(one => one.rule === rule)) continue;
    const why = whyNot(rule, pair, followed);
    if (why !== undefined && !rejected.some(other => other.rule === rule.id)) rejected.push({ rule: rule.id, why });
  }
  return rejected;
}

/** Overtaking has no risk condition: the reason is its own. */
const ownReason = (rule: EncounterRule, pair: Pair): Message | undefined =>
  (rule.kind === 'overtaking' && pair.bothUnderWay && pair.inSight && pair.tcpa < Infinity ? rule.whyNot(pair) : undefined);

/** Why no rule of the steering part speaks at all; 'nothing' where nobody would ask. */
function generalReason(pair: Pair, decision: Decision): Message | 'nothing' | undefined {
  if (!pair.bothUnderWay) {
    const lying = pair.first.underWay ? pair.second : pair.first;
    return say('why.notUnderWay', { vessel: lying.id, condition: lying.vessel.condition });
  }
  if (!pair.inSight) {
    const { visibility } = pair.scene.world.environment;
    return pair.range > visibility ? say('why.notInSight', { range: pair.range, visibility }) : say('why.viewBlocked', {});
  }
  if (decision.kind !== 'none') return undefined;
  const { limits } = pair.scene;
  if (pair.tcpa === Infinity) return say('why.opening', {});
  if (pair.tcpa > limits.riskTime) return say('why.tooFarOff', { tcpa: pair.tcpa, limit: limits.riskTime });
  return say('why.noRisk', { clear: pair.clear, limit: limits.riskClear });
}

function whyNot(rule: EncounterRule, pair: Pair, followed: readonly Followed[]): Message | undefined {
  const applies = rule.kind === 'overtaking' ? isOvertaking(pair.shape) : pair.risk;
  if (applies && rule.burden(pair) !== NOT) {
    const by = followed.find(one => isExceptionTo(one.rule, rule));
    if (by !== undefined) return say('why.displaced', { by: by.rule.id });
  }
  return rule.whyNot(pair);
}

/** When the stand-on vessel may and must act, if both hold on. */
function foresee(set: RuleSet, pair: Pair, decision: Decision): Encounter['foreseen'] {
  const standOn = decision.roles[0] === 'stand-on' ? 0 : decision.roles[1] === 'stand-on' ? 1 : undefined;
  if (standOn === undefined || decision.stage === 'must-act' || pair.tcpa === Infinity) return undefined;
  const giveWay = standOn === 0 ? 1 : 0;
  const collides = pair.clear < pair.scene.limits.extremisClear;
  const mayAct = set.conduct.mayAct && decision.stage === 'keep' && pair.risk;
  if (!mayAct && !collides) return undefined;
  return {
    ...(mayAct ? { mayAct: Math.max(0, pair.tcpa - apparentTime(pair, giveWay)) } : {}),
    ...(collides ? { mustAct: Math.max(0, pair.tcpa - extremisTime(pair, giveWay)) } : {}),
  };
}

/** By duty first, then by the time left, then by nearness. */
function pressingOf(pair: Pair, decision: Decision): number {
  const stage = decision.stage === 'must-act' ? 4 : decision.stage === 'may-act' ? 3 : decision.kind !== 'none' ? 2 : pair.risk ? 1 : 0;
  return stage + (pair.tcpa < Infinity ? 1 / (2 + pair.tcpa / 60) : 0) * 0.9 + 0.05 / (1 + pair.range / 100);
}

function explainVessel(tick: TickJudgement, party: Party): VesselJudgement {
  const { set, scene } = tick;
  const bits = tick.duties[party.index]!;
  const applying = set.vesselRules.filter((_, i) => (bits & (1 << i)) !== 0);
  const duties: VesselJudgement['duties'] = applying.flatMap(rule => 'duty' in rule.says ? [{
    duty: rule.says.duty, because: rule.because ?? [rule.id],
    ...(rule.qualified === undefined ? {} : { qualified: rule.qualified }),
    ...(rule.notes === undefined ? {} : { notes: rule.notes }),
    ...(rule.standing === true ? { standing: true } : {}),
  }] : []);
  const breaches = applying.flatMap((rule): Breach[] => 'breach' in rule.says
    ? [breach(rule.says.breach, rule.says.detail(party, scene), rule.because ?? [rule.id], rule.notes)] : []);
  return { id: party.id, duties, breaches: [...breaches, ...pairBreachesOf(tick, party)] };
}

const breach = (id: Breach['breach'], detail: Message, because: readonly Citation[], notes: readonly string[] | undefined): Breach =>
  ({ breach: id, detail, because, ...(notes === undefined ? {} : { notes }) });

function pairBreachesOf(tick: TickJudgement, party: Party): Breach[] {
  const bits = tick.pairBreaches[party.index]!;
  return tick.set.pairBreaches.flatMap((rule, i): Breach[] => {
    if ((bits & (1 << i)) === 0) return [];
    const other = tick.scene.parties.find(candidate => candidate !== party && candidate.counts && isInBreach(tick, rule.burden, party, candidate));
    return other === undefined ? [] : [breach(rule.breach, rule.detail(other), rule.because ?? [rule.id], rule.notes)];
  });
}

function isInBreach(tick: TickJudgement, burden: (pair: Pair) => number, party: Party, other: Party): boolean {
  const [i, j] = [Math.min(party.index, other.index), Math.max(party.index, other.index)];
  const { pair } = decidePair(tick, i, j);
  const found = burden(pair);
  return found !== NOT && burdens(found, party.index === i ? 0 : 1);
}

