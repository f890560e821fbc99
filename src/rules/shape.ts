/**
 * The shape of a meeting: which of the classes of the steering rules two vessels are in by geometry alone, whatever
 * they are. Named by who is where; which provision speaks to it, each set says.
 *
 * Borders are strict, as printed. Once a shape is established it lasts as long as the meeting: an overtaking until
 * past and clear, a meeting end on or a crossing while there is risk. What a vessel does to comply must not change
 * what she is asked to do.
 */
import { dot, subtract } from '../geometry/vector.ts';
import { valueOf } from './interpretations.ts';
import type { Pair } from './pair.ts';

export const SHAPES = [
  'none', 'head-on', 'head-on-by-doubt', 'first-crosses-with-second-to-starboard', 'second-crosses-with-first-to-starboard',
  'each-to-port', 'each-to-starboard', 'first-overtakes', 'second-overtakes', 'first-assumes-overtaking', 'second-assumes-overtaking', 'otherwise',
] as const;

export const NO_SHAPE = 0;
export const HEAD_ON = 1;
export const HEAD_ON_BY_DOUBT = 2;
export const FIRST_GIVES_WAY = 3;
export const SECOND_GIVES_WAY = 4;
export const EACH_TO_PORT = 5;
export const EACH_TO_STARBOARD = 6;
export const FIRST_OVERTAKES = 7;
export const SECOND_OVERTAKES = 8;
export const FIRST_ASSUMES_OVERTAKING = 9;
export const SECOND_ASSUMES_OVERTAKING = 10;
/** Neither ahead nor coming up: one backs towards the other, say. */
export const OTHERWISE = 11;
export type Shape = number;

/** The limits that a set puts to "end on or nearly so", degrees. */
export interface HeadOnLimits {
  readonly ahead: number;
  readonly reciprocal: number;
  /** Between the limits and this there is doubt, and the set resolves it to head-on (COLREGs 14(c)). */
  readonly doubtTo?: number;
  /** The set lets a vessel in doubt assume that she is overtaking. */
  readonly overtakingDoubt: boolean;
}

export const isCrossing = (shape: Shape): boolean => shape === FIRST_GIVES_WAY || shape === SECOND_GIVES_WAY || shape === EACH_TO_STARBOARD;
export const isOvertaking = (shape: Shape): boolean => shape >= FIRST_OVERTAKES && shape <= SECOND_ASSUMES_OVERTAKING;
/** Overtaking that is in doubt, and is to be assumed. */
export const isAssumed = (shape: Shape): boolean => shape === FIRST_ASSUMES_OVERTAKING || shape === SECOND_ASSUMES_OVERTAKING;
/** Index of the overtaking vessel. */
export const overtaker = (shape: Shape): 0 | 1 => (shape === FIRST_OVERTAKES || shape === FIRST_ASSUMES_OVERTAKING ? 0 : 1);

/** Works out sight, risk and shape of a pair whose geometry is filled in. */
export function settle(pair: Pair, limits: HeadOnLimits): void {
  pair.assess();
  pair.shape = pair.bothUnderWay ? classify(pair, limits) : NO_SHAPE;
}

function classify(pair: Pair, limits: HeadOnLimits): Shape {
  const held = pair.memory?.shape ?? NO_SHAPE;
  if (isOvertaking(held) && !isPastAndClear(pair, overtaker(held))) return held;
  const fresh = freshShape(pair, limits);
  if (isOvertaking(held)) return isOvertaking(fresh) && overtaker(fresh) === overtaker(held) ? NO_SHAPE : fresh;
  if (held === NO_SHAPE || !pair.risk) return fresh;
  return becomesHeadOn(pair, held, limits) ? HEAD_ON : keepsShape(held, fresh);
}

/** A meeting with a rule to it is not let go for another; one without (each to port, otherwise) gives way to any. */
const keepsShape = (held: Shape, fresh: Shape): Shape =>
  held === EACH_TO_PORT || held === EACH_TO_STARBOARD || held === OTHERWISE ? fresh : isAssumed(fresh) ? fresh : held;

/** A crossing that has well and truly turned into a meeting end on, as where both come out of a bend. */
function becomesHeadOn(pair: Pair, held: Shape, limits: HeadOnLimits): boolean {
  if (held !== FIRST_GIVES_WAY && held !== SECOND_GIVES_WAY) return false;
  const since = pair.memory?.otherwiseSince ?? null;
  return since !== null && pair.scene.world.time - since >= valueOf('headOnDwell') && looksHeadOn(pair, limits, -valueOf('headOnHoldsBy'));
}

/** Whether an established crossing looks like a meeting end on at this moment. */
export const looksOtherwise = (pair: Pair, limits: HeadOnLimits): boolean =>
  (pair.shape === FIRST_GIVES_WAY || pair.shape === SECOND_GIVES_WAY) && looksHeadOn(pair, limits, -valueOf('headOnHoldsBy'));

function looksHeadOn(pair: Pair, limits: HeadOnLimits, margin: number): boolean {
  const ahead = Math.max(0, limits.ahead + margin);
  return pair.hasAhead(0, ahead) && pair.hasAhead(1, ahead) && pair.isReciprocal(Math.max(0, limits.reciprocal + margin));
}

/** The class by this moment's geometry alone: exactly one at each bearing and aspect. */
export function freshShape(pair: Pair, limits: HeadOnLimits): Shape {
  const [secondAbaft, firstAbaft] = [pair.seesSternOf(0), pair.seesSternOf(1)];
  if (secondAbaft || firstAbaft) {
    if (secondAbaft && !firstAbaft && comesUp(pair, 1)) return SECOND_OVERTAKES;
    if (firstAbaft && !secondAbaft && comesUp(pair, 0)) return FIRST_OVERTAKES;
    // Abaft the tug's beam, but across her tow: that is to cross her, not to come up with her.
    if (secondAbaft !== firstAbaft && crossesTow(pair, secondAbaft ? 0 : 1)) return crossingShape(pair);
    return OTHERWISE;
  }
  if (looksHeadOn(pair, limits, 0)) return HEAD_ON;
  if (limits.overtakingDoubt) {
    if (pair.scene.inDoubt(pair.first, pair.second, 'overtaking')) return FIRST_ASSUMES_OVERTAKING;
    if (pair.scene.inDoubt(pair.second, pair.first, 'overtaking')) return SECOND_ASSUMES_OVERTAKING;
  }
  const { doubtTo } = limits;
  if (doubtTo !== undefined) {
    if (pair.hasAhead(0, doubtTo) && pair.hasAhead(1, doubtTo) && pair.isReciprocal(doubtTo)) return HEAD_ON_BY_DOUBT;
    if (statesHeadOnDoubt(pair)) return HEAD_ON_BY_DOUBT;
  }
  return crossingShape(pair);
}

const statesHeadOnDoubt = (pair: Pair): boolean =>
  pair.scene.inDoubt(pair.first, pair.second, 'head-on') || pair.scene.inDoubt(pair.second, pair.first, 'head-on');

const crossesTow = (pair: Pair, tug: 0 | 1): boolean => pair.party(tug).vessel.tow !== undefined && pair.views[tug === 0 ? 1 : 0].towards > 0 && pair.risk;

/** By the side that each has the other on; a vessel right ahead is on the side that the other's view leaves her. */
function crossingShape(pair: Pair): Shape {
  const first = pair.side(0) || -pair.side(1);
  const second = pair.side(1) || -pair.side(0);
  if (first > 0 && second > 0) return EACH_TO_STARBOARD;
  if (first > 0) return FIRST_GIVES_WAY;
  return second > 0 ? SECOND_GIVES_WAY : EACH_TO_PORT;
}

/** This one comes up with the other: the range closes, by her own motion, and she gains along the other's course. */
export function comesUp(pair: Pair, index: 0 | 1): boolean {
  const least = valueOf('comingUp');
  return pair.closing >= least && pair.views[index].towards > 0 && gain(pair, index) >= least;
}

/** Speed over the ground of this one along the other's heading, less what the other makes along it, m/s. */
function gain(pair: Pair, index: 0 | 1): number {
  const [own, other] = [pair.party(index).vessel, pair.party(index === 0 ? 1 : 0).vessel];
  return dot(subtract(own.velocity, other.velocity), other.headingVector);
}

/** Coming up, and will pass near enough for the overtaking rules to speak. */
export function overtakingIsOn(pair: Pair): boolean {
  const { limits } = pair.scene;
  return (pair.tcpa <= limits.riskTime || pair.range <= limits.overtakingNear) && pair.clear < limits.overtakingPass;
}

/** The overtaking vessel is finally past and clear, or has dropped back and given it up. */
function isPastAndClear(pair: Pair, index: 0 | 1): boolean {
  if (!pair.bothUnderWay) return true;
  if (pair.closing > 0) return false;
  const { limits } = pair.scene;
  const overtaken = pair.views[index === 0 ? 1 : 0];
  const { lengths, water } = valueOf('pastAndClear');
  const [a, b] = [pair.first.vessel.length, pair.second.vessel.length];
  if (overtaken.ahead > 0) return overtaken.ahead >= (a + b) / 2 + lengths * Math.max(a, b) && pair.clearNow >= limits.riskClear * water;
  return -pair.closing >= valueOf('comingUp') && pair.range > limits.overtakingNear;
}
