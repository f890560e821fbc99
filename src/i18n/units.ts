/** In what units figures are told: what a person has chosen of them, and nothing else, decides how a number is written. */

export interface Units {
  /** degrees: from the bow, three figures. points: as a seaman says them, of eleven and a quarter degrees each. */
  readonly bearings: 'degrees' | 'points';
  readonly lengths: 'metres' | 'feet';
}

export const METRIC: Units = { bearings: 'degrees', lengths: 'metres' };

export const POINT = 360 / 32;

/** An angle from the bow as a number of points on its side, and what is left over. */
export interface InPoints {
  /** 0 right ahead, 8 abeam, 16 right astern. */
  readonly points: number;
  /** Degrees beyond that point (towards astern), negative short of it: at most half a point. */
  readonly rest: number;
}

export function inPoints(relative: number): InPoints {
  const off = Math.abs(relative);
  const points = Math.round(off / POINT);
  return { points, rest: off - points * POINT };
}

/** The point of the compass that is nearest to a true direction: 0 is north, 31 north by west. */
export const compassPoint = (degrees: number): number => ((Math.round(degrees / POINT) % 32) + 32) % 32;
