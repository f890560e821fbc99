/**
 * What the rules say at one moment: roles, duties, breaches and priority, each with its citations.
 * This is the form that every reader of the core is given; the contract's JSON is this with the messages put into words.
 */
import type { Citation } from './citation.ts';
import type { RuleSetId } from './facts.ts';
import type { Message } from './message.ts';

export const KINDS = ['none', 'head-on', 'crossing', 'overtaking', 'converging', 'restricted-visibility'] as const;
export type Kind = (typeof KINDS)[number];

export const ROLES = ['none', 'give-way', 'stand-on', 'not-to-impede'] as const;
export type Role = (typeof ROLES)[number];

/** How far a stand-on vessel's duty has come. none: she is not the stand-on vessel. */
export const STAGES = ['none', 'keep', 'may-act', 'must-act'] as const;
export type Stage = (typeof STAGES)[number];

/** Duties towards one other vessel. */
export const PAIR_DUTIES = [
  'keep-out-of-the-way', 'alter-to-starboard', 'avoid-crossing-ahead', 'slacken-stop-or-reverse', 'act-early-and-substantially',
  'keep-clear-until-past', 'keep-course-and-speed', 'may-act', 'must-act', 'do-not-alter-to-port', 'do-not-impede', 'hold-back',
  'pull-in-oars', 'stop-engines', 'reduce-speed', 'navigate-with-caution', 'avoid-altering-to-port', 'avoid-altering-towards',
  'avert-collision', 'await-consent', 'permit-passing',
] as const;
export type PairDutyId = (typeof PAIR_DUTIES)[number];

/** Duties that are not towards one other vessel. */
export const VESSEL_DUTIES = [
  'look-out', 'safe-speed', 'judge-risk', 'moderate-speed', 'engines-ready', 'keep-starboard-side', 'keep-single-file', 'wait-for-signal',
  'clear-lane', 'round-bend-with-caution', 'use-searchlight', 'avoid-anchoring', 'seamanlike-precaution', 'navigate-with-particular-caution', 'slow-down',
] as const;
export type VesselDutyId = (typeof VESSEL_DUTIES)[number];
export type DutyId = PairDutyId | VesselDutyId;

export const BREACHES = ['wrong-side', 'abreast', 'sail-without-permission', 'double-banking', 'joined-lane-against-signal', 'stopped-in-lane', 'anchored-in-narrow-channel'] as const;
export type BreachId = (typeof BREACHES)[number];

export interface Duty {
  readonly vessel: string;
  readonly duty: DutyId;
  readonly because: readonly Citation[];
  /** Set where the duty binds only so far as possible, or if circumstances permit. */
  readonly qualified?: Message;
  readonly notes?: readonly string[];
  /** A duty that always holds (look-out, safe speed): shown apart from what the picture calls for. */
  readonly standing?: boolean;
}

export interface Rejected { readonly rule: Citation; readonly why: Message }

export interface Encounter {
  /** In the order of the world's vessels. */
  readonly vessels: readonly [string, string];
  readonly inSight: boolean;
  /** Metres, midships to midships. */
  readonly range: number;
  /** Metres, midships to midships; the present range when not closing. */
  readonly cpa: number;
  /** Seconds; null when not closing. */
  readonly tcpa: number | null;
  /** Degrees a minute, clockwise positive; of the second vessel as the first sees her. Decides nothing. */
  readonly bearingRate: number;
  /** Metres of clear water between the two outlines at the closest point. */
  readonly clear: number;
  readonly risk: boolean;
  readonly kind: Kind;
  readonly roles: Readonly<Record<string, Role>>;
  readonly stages: Readonly<Record<string, Stage>>;
  readonly duties: readonly Duty[];
  readonly because: readonly Citation[];
  readonly rejected: readonly Rejected[];
  readonly notes: readonly string[];
  /** What good seamanship suggests where the set is silent. Never sets a role. */
  readonly advice?: Message;
  /** Seconds until the stand-on vessel may act and must act if both hold on; absent where it does not arise. */
  readonly foreseen?: { readonly mayAct?: number; readonly mustAct?: number };
  /** Larger = more pressing: for the order of a list on screen. */
  readonly pressing: number;
}

export interface Breach { readonly breach: BreachId; readonly detail: Message; readonly because: readonly Citation[]; readonly notes?: readonly string[] }

export interface VesselJudgement {
  readonly id: string;
  readonly duties: readonly Omit<Duty, 'vessel'>[];
  readonly breaches: readonly Breach[];
}

export interface Priority { readonly at: string; readonly order: readonly string[]; readonly because: readonly Citation[]; readonly notes: readonly string[] }

export interface Judgement {
  readonly ruleSet: RuleSetId;
  readonly time: number;
  readonly encounters: readonly Encounter[];
  readonly vessels: readonly VesselJudgement[];
  readonly priority: readonly Priority[];
  readonly notes: readonly string[];
}
