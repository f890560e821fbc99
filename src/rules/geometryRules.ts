/** The burdens of the three geometric classes, alike in every set: who overtakes, who meets end on, who crosses. */
import type { Pair } from './pair.ts';
import { BOTH, FIRST, NOT, SECOND, type Burden } from './rule.ts';
import {
  EACH_TO_STARBOARD, FIRST_GIVES_WAY, HEAD_ON, isOvertaking, overtaker, SECOND_GIVES_WAY,
} from './shape.ts';

export const overtakingBurden = ({ shape }: Pair): Burden => (!isOvertaking(shape) ? NOT : overtaker(shape) === 0 ? FIRST : SECOND);

/** Two vessels that meet end on. */
export const headOnBurden = (pair: Pair): Burden => (pair.shape === HEAD_ON && pair.first.power && pair.second.power ? BOTH : NOT);

/** The one that has the other on her own starboard side. */
export function crossingBurden({ shape, first, second }: Pair): Burden {
  if (!first.power || !second.power) return NOT;
  if (shape === FIRST_GIVES_WAY) return FIRST;
  if (shape === SECOND_GIVES_WAY) return SECOND;
  return shape === EACH_TO_STARBOARD ? BOTH : NOT;
}
