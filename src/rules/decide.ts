/**
 * The decision on one pair: which provision is followed, whom it burdens, and how far the stand-on vessel's duty has
 * come. The tick packs it into an integer; words and citations are spelt out from the same decision.
 */
import { KINDS, ROLES, STAGES, type Kind, type Role, type Stage } from './judgement.ts';
import type { Pair } from './pair.ts';
import { BOTH, burdens, NEITHER, NOT, type Burden, type EncounterRule } from './rule.ts';
import type { RuleSet } from './ruleSet.ts';
import { EACH_TO_PORT, isOvertaking, NO_SHAPE, overtakingIsOn } from './shape.ts';
import { stageOf } from './stages.ts';

export interface Followed { readonly rule: EncounterRule; readonly burden: Burden }

export interface Decision {
  kind: Kind;
  roles: [Role, Role];
  /** Stage of the stand-on vessel; 'none' where there is not exactly one. */
  stage: Stage;
  /** The steering rule followed; undefined where none speaks. */
  steering: Followed | undefined;
  /** What lies over it. */
  over: readonly Followed[];
}

const nothing = (): Decision => ({ kind: 'none', roles: ['none', 'none'], stage: 'none', steering: undefined, over: [] });

/** Decides a pair whose geometry is filled in and settled. */
export function decide(set: RuleSet, pair: Pair): Decision {
  const decision = nothing();
  if (!pair.bothUnderWay) return decision;
  if (!pair.inSight) {
    if (pair.scene.restricted && (pair.risk || isHeard(pair))) decision.kind = 'restricted-visibility';
    return decision;
  }
  const overtaking = isOvertaking(pair.shape) && (pair.shape === pair.memory?.shape || overtakingIsOn(pair));
  if (!pair.risk && !overtaking) return decision;
  const followed = withHeld(set, pair, followedRules(set, pair, overtaking));
  decision.steering = followed.find(({ rule }) => rule.layer === 'steering');
  decision.over = followed.filter(({ rule }) => rule.layer !== 'steering');
  decision.kind = decision.steering?.rule.kind ?? silentKind(pair);
  assignRoles(decision);
  const standOn = soleStandOn(decision.roles);
  if (standOn !== undefined) decision.stage = stageOf(pair, standOn, set.conduct.mayAct);
  return decision;
}

const isHeard = (pair: Pair): boolean => pair.scene.anythingSounded
  && (pair.scene.hasHeard(pair.first, pair.second) || pair.scene.hasHeard(pair.second, pair.first));

/** Rules that apply and are not displaced by one that is itself followed. */
export function followedRules(set: RuleSet, pair: Pair, overtaking: boolean): Followed[] {
  const applying: Followed[] = [];
  for (const rule of set.rules) {
    if (rule.kind === 'overtaking' ? !overtaking : !pair.risk) continue;
    const burden = rule.burden(pair);
    if (burden !== NOT) applying.push({ rule, burden });
  }
  if (applying.length < 2) return applying;
  return applying.filter(one => isFollowed(one, applying));
}

/**
 * What was followed a moment ago in the same meeting is not let go because a vessel has left the channel, come round to
 * across the stream, or got the wind on her other side, as she may by what she does to comply: the rule stays, on whom
 * it burdens, and so does what lay over it. Only an exception to it takes its place, as where a tow has now asked for the way.
 */
function withHeld(set: RuleSet, pair: Pair, fresh: readonly Followed[]): readonly Followed[] {
  const { memory } = pair;
  if (memory === undefined || memory.shape !== pair.shape) return fresh;
  const now = fresh.find(({ rule }) => rule.layer === 'steering');
  const held = set.rules[memory.rule];
  const keeps = held !== undefined && (now === undefined || !isExceptionTo(now.rule, held));
  const steering = keeps ? [{ rule: held, burden: memory.burden }] : now === undefined ? [] : [now];
  const over = fresh.filter(({ rule }) => rule.layer !== 'steering');
  const before = memory.over.map(({ rule, burden }) => ({ rule: set.rules[rule]!, burden })).filter(({ rule }) => !over.some(one => one.rule === rule));
  return [...steering, ...over, ...before];
}

function isFollowed(one: Followed, applying: readonly Followed[]): boolean {
  return !applying.some(other => other !== one && isExceptionTo(other.rule, one.rule) && isFollowed(other, applying));
}

/** Whether `rule` is followed in place of `of` where both apply. Only steering rules are ever displaced. */
export function isExceptionTo(rule: EncounterRule, of: EncounterRule): boolean {
  if (rule.exceptTo === undefined || of.layer !== 'steering') return false;
  return rule.exceptTo === 'all' ? rule !== of : rule.exceptTo.includes(of.id);
}

/** The kind where the set is silent: still a crossing for two power-driven vessels, otherwise a converging. */
function silentKind(pair: Pair): Kind {
  if (pair.shape === NO_SHAPE) return 'none';
  return pair.first.plainPower && pair.second.plainPower && pair.shape === EACH_TO_PORT ? 'crossing' : 'converging';
}

function assignRoles(decision: Decision): void {
  const { steering, over, roles } = decision;
  if (steering !== undefined && steering.burden !== NEITHER) {
    roles[0] = roleUnder(steering, 0);
    roles[1] = roleUnder(steering, 1);
  }
  for (const { rule, burden } of over) {
    if (rule.layer !== 'impeding') continue;
    for (const index of [0, 1] as const) if (burdens(burden, index) && !overtakes(steering, index)) roles[index] = 'not-to-impede';
  }
}

/** The overtaking vessel keeps out of the way whatever else is printed: not to impede comes on top of that. */
const overtakes = (steering: Followed | undefined, index: 0 | 1): boolean => steering?.rule.kind === 'overtaking' && burdens(steering.burden, index);

function roleUnder({ rule, burden }: Followed, index: 0 | 1): Role {
  if (burdens(burden, index)) return 'give-way';
  return burden === BOTH ? 'none' : rule.otherRole ?? 'stand-on';
}

function soleStandOn(roles: readonly [Role, Role]): 0 | 1 | undefined {
  if (roles[0] === 'stand-on') return 0;
  return roles[1] === 'stand-on' ? 1 : undefined;
}

// ---- the compact form ----

/** What a packed decision says. */
export interface Decoded {
  readonly kind: Kind;
  readonly roles: readonly [Role, Role];
  readonly stage: Stage;
  readonly risk: boolean;
  readonly inSight: boolean;
  /** Index in the set's rules of the steering rule followed; -1 for none. */
  readonly rule: number;
}

/** Packs a decision: 3 bits kind, 2 + 2 roles, 2 stage, risk, in sight, 6 bits rule. 0: nothing between the two. */
export function encode(set: RuleSet, pair: Pair, decision: Decision): number {
  const rule = decision.steering === undefined ? 0 : set.rules.indexOf(decision.steering.rule) + 1;
  return KINDS.indexOf(decision.kind) | (ROLES.indexOf(decision.roles[0]) << 3) | (ROLES.indexOf(decision.roles[1]) << 5)
    | (STAGES.indexOf(decision.stage) << 7) | (pair.risk ? 1 << 9 : 0) | (pair.inSight ? 1 << 10 : 0) | (rule << 11);
}

/** Unpacks what `encode` packed. */
export function decode(code: number): Decoded {
  return {
    kind: KINDS[code & 7]!, roles: [ROLES[(code >> 3) & 3]!, ROLES[(code >> 5) & 3]!], stage: STAGES[(code >> 7) & 3]!,
    risk: (code & (1 << 9)) !== 0, inSight: (code & (1 << 10)) !== 0, rule: ((code >> 11) & 63) - 1,
  };
}
