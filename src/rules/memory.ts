/**
 * What the core remembers between two judgements of the same run, as plain data: an overtaking stays one until past
 * and clear, roles do not flicker on a boundary, a vessel once in sight does not drop out of it by a metre.
 */

/** One pair, by the places of the two in the world's list (first < second). */
export interface PairMemory {
  readonly first: number;
  readonly second: number;
  /** In sight, and at risk, at the last judgement. */
  readonly inSight: boolean;
  readonly risk: boolean;
  /** When there last was risk by the limits themselves, seconds. */
  readonly riskAt: number;
  /** The shape of the meeting that is established (see `shape.ts`). */
  readonly shape: number;
  /** The steering rule that is followed, and what lies over it: index in the set's rules, and whom it burdens. -1: none. */
  readonly rule: number;
  readonly burden: number;
  readonly over: readonly { readonly rule: number; readonly burden: number }[];
  /** When it began, seconds; and how the two headed and what they made then, to tell whether one has acted since. */
  readonly since: number;
  readonly headings: readonly [number, number];
  readonly speeds: readonly [number, number];
  /** Since when the picture has looked otherwise than what is established; null when it does not. */
  readonly otherwiseSince: number | null;
  /** The furthest stage that the stand-on vessel has come to: index in STAGES. */
  readonly stage: number;
}

export interface Memory { readonly pairs: readonly PairMemory[] }

export const NOTHING_REMEMBERED: Memory = { pairs: [] };
