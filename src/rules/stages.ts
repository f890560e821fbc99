/** How far a stand-on vessel's duty has come: to keep course and speed, to be free to act, to have to act. */
import { relativeBearing } from '../geometry/bearing.ts';
import { valueOf } from './interpretations.ts';
import { STAGES, type Stage } from './judgement.ts';
import type { Pair } from './pair.ts';
import { otherOf } from './rule.ts';

const KEEP = STAGES.indexOf('keep');
const MAY_ACT = STAGES.indexOf('may-act');
const MUST_ACT = STAGES.indexOf('must-act');

/** Seconds within which the give-way vessel alone can no longer avoid a collision. */
export function extremisTime(pair: Pair, giveWay: 0 | 1): number {
  const { vessel } = pair.party(giveWay);
  return (valueOf('extremisLengths') * vessel.length) / Math.max(1, Math.abs(vessel.speed)) + valueOf('extremisPause');
}

/** Seconds to the closest point at which it has become apparent that the give-way vessel is not acting. */
export const apparentTime = (pair: Pair, giveWay: 0 | 1): number =>
  Math.max(valueOf('mayActTimes') * extremisTime(pair, giveWay), pair.scene.limits.mayActLeast);

/** A close quarters with another, seen only by radar, can no longer be avoided by this one alone. */
export const isUnavoidable = (pair: Pair, who: 0 | 1): boolean => pair.tcpa <= apparentTime(pair, who);

/** The stage of the stand-on vessel `who`. It never goes back while the meeting lasts. */
export function stageOf(pair: Pair, who: 0 | 1, setLetsAct: boolean): Stage {
  const before = pair.memory?.shape === pair.shape ? pair.memory.stage : 0;
  return STAGES[Math.max(before, freshStage(pair, who, setLetsAct))]!;
}

function freshStage(pair: Pair, who: 0 | 1, setLetsAct: boolean): number {
  const giveWay = otherOf(who);
  if (pair.tcpa <= extremisTime(pair, giveWay) && pair.clear < pair.scene.limits.extremisClear) return MUST_ACT;
  if (!setLetsAct) return KEEP;
  if (pair.scene.inDoubt(pair.party(who), pair.party(giveWay), 'intentions')) return MAY_ACT;
  const near = pair.risk && pair.tcpa <= apparentTime(pair, giveWay);
  return near && !hasActed(pair, giveWay) ? MAY_ACT : KEEP;
}

/** Whether a vessel has altered course or speed, readily apparent, since the meeting began. */
export function hasActed(pair: Pair, who: 0 | 1): boolean {
  const { memory } = pair;
  if (memory === undefined) return false;
  const { vessel } = pair.party(who);
  const least = valueOf('hasActed');
  return Math.abs(relativeBearing(memory.headings[who], vessel.heading)) >= least.course
    || Math.abs(vessel.speed - memory.speeds[who]) >= least.speed * Math.abs(memory.speeds[who]) + 1e-9;
}
