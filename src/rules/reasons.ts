/** The facts that rule a provision out, in the forms that every set has need of. */
import { say, type Message } from './message.ts';
import type { Pair } from './pair.ts';
import type { Party } from './party.ts';
import { NOT, type Burden } from './rule.ts';
import {
  comesUp, EACH_TO_PORT, HEAD_ON, HEAD_ON_BY_DOUBT, isAssumed, isOvertaking, overtaker, overtakingIsOn, type HeadOnLimits,
} from './shape.ts';

const INDICES = [0, 1] as const;
const tenth = (value: number): number => Math.round(value * 10) / 10;

/** Bearing of the other from this one's bow in tenths of a degree, never rounded across the 112.5 border. */
export function shownBearing(pair: Pair, index: 0 | 1): number {
  const shown = tenth(pair.bearing(index));
  if (Math.abs(shown) > 112.5 && !pair.seesSternOf(index)) return shown < 0 ? -112.5 : 112.5;
  return shown;
}

/** Why she is not overtaking: forward of 22.5 abaft the beam, not coming up, or passing wide. */
export function whyNotOvertaking(pair: Pair): Message | undefined {
  if (isOvertaking(pair.shape)) {
    return overtakingIsOn(pair) ? undefined : say('why.passesWide', { clear: pair.clear, limit: pair.scene.limits.overtakingPass });
  }
  for (const index of INDICES) {
    if (!pair.seesSternOf(index)) continue;
    const [coming, ahead] = [pair.party(index === 0 ? 1 : 0), pair.party(index)];
    if (!comesUp(pair, index === 0 ? 1 : 0)) return say('why.notComingUp', { vessel: coming.id, other: ahead.id });
  }
  // The one nearer to abaft the beam of the other is the one that a reader would think of.
  const index = Math.abs(pair.bearing(0)) >= Math.abs(pair.bearing(1)) ? 0 : 1;
  return say('why.notAbaftBeam', { other: pair.party(index === 0 ? 1 : 0).id, of: pair.party(index).id, bearing: shownBearing(pair, index) });
}

/** Why the meeting is not end on: overtaking, not ahead, or not reciprocal. */
export function whyNotHeadOn(pair: Pair, limits: HeadOnLimits): Message | undefined {
  const notPower = whyNotBothPower(pair);
  if (notPower !== undefined) return notPower;
  if (pair.shape === HEAD_ON) return undefined;
  const abaft = whyAbaft(pair);
  if (abaft !== undefined) return abaft;
  for (const index of INDICES) {
    if (pair.hasAhead(index, limits.ahead)) continue;
    return say('why.notAhead', { other: pair.party(index === 0 ? 1 : 0).id, of: pair.party(index).id, bearing: shownBearing(pair, index), limit: limits.ahead });
  }
  if (!pair.isReciprocal(limits.reciprocal)) return say('why.notReciprocal', { off: tenth(pair.offReciprocal), limit: limits.reciprocal });
  return pair.memory === undefined ? undefined : say('why.established', { since: pair.memory.since });
}

/** Why the meeting is not a crossing: overtaking, end on, or nobody has the other to starboard. */
export function whyNotCrossing(pair: Pair): Message | undefined {
  const notPower = whyNotBothPower(pair);
  if (notPower !== undefined) return notPower;
  const [a, b] = [pair.first.id, pair.second.id];
  if (pair.shape === HEAD_ON) return say('why.isHeadOn', { a, b });
  if (pair.shape === HEAD_ON_BY_DOUBT) return say('why.assumesHeadOn', { a, b });
  if (pair.shape === EACH_TO_PORT) return say('why.eachToPort', { a, b });
  return whyAbaft(pair);
}

/** The other is abaft the beam of one of the two: said of the vessel whose stern is looked at. */
function whyAbaft(pair: Pair): Message | undefined {
  if (isOvertaking(pair.shape)) {
    const coming = overtaker(pair.shape);
    const ahead = coming === 0 ? 1 : 0;
    const [vessel, other] = [pair.party(coming).id, pair.party(ahead).id];
    if (pair.seesSternOf(ahead)) return say('why.abaftBeam', { vessel, other, bearing: shownBearing(pair, ahead) });
    return isAssumed(pair.shape) ? say('why.assumesOvertaking', { vessel, other }) : say('why.stillOvertaking', { vessel, other });
  }
  const index = INDICES.find(candidate => pair.seesSternOf(candidate));
  if (index === undefined) return undefined;
  return say('why.abaftBeam', { vessel: pair.party(index === 0 ? 1 : 0).id, other: pair.party(index).id, bearing: shownBearing(pair, index) });
}

export function whyNotBothPower({ first, second }: Pair): Message | undefined {
  const other = first.power ? second : first;
  return first.power && second.power ? undefined : say('why.notPowerDriven', { vessel: other.id, propulsion: other.vessel.propulsion });
}

/** For a rule between two vessels under sail. */
export const whyNotBothSailing = ({ first, second }: Pair): Message | undefined =>
  first.sailing && second.sailing ? undefined : first.sailing || second.sailing ? say('why.notBothSailing', {}) : undefined;

/** Which of the two, if exactly one, satisfies `is` towards the other. */
export function oneOf(pair: Pair, is: (one: Party, other: Party) => boolean): Burden {
  const first = is(pair.first, pair.second);
  const second = is(pair.second, pair.first);
  if (first === second) return first ? 3 : NOT;
  return first ? 1 : 2;
}
