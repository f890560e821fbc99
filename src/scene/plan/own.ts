/** What is worked out about the own vessel: rings of round distances, the bearing of another, and from where one is heard. */
import { bearingOf, headingVector, normalise, relativeBearing } from '../../geometry/bearing.ts';
import { distance, length, subtract, type Point } from '../../geometry/vector.ts';
import type { Settings } from '../../store/index.ts';
import { roundDistance, type Size } from './camera.ts';
import type { Pose } from './poses.ts';

/** Pixels that the rings are apart at least, and how many there are at most. */
const APART = 96;
const MOST = 8;

/** Metres of each range ring that can be seen in part, about an own vessel at this pixel. */
export function ringsAbout(at: Point, size: Size, scale: number, lengths: Settings['lengths']): number[] {
  // The round distance that is no less than so many pixels: the next one up of those that are no more.
  const least = APART / scale;
  const step = [1, 2, 2.5, 5].map(by => roundDistance(least * by, lengths)).find(metres => metres >= least) ?? least;
  const farthest = Math.max(...[0, size.width].flatMap(x => [0, size.height].map(y => distance(at, [x, y]))));
  const [dx, dy] = [Math.max(0, -at[0], at[0] - size.width), Math.max(0, -at[1], at[1] - size.height)];
  const first = Math.max(1, Math.ceil(length([dx, dy]) / (step * scale)));
  const count = Math.max(0, Math.min(MOST, Math.floor(farthest / (step * scale)) - first + 1));
  return Array.from({ length: count }, (_, i) => (first + i) * step);
}

export interface Bearing { readonly bearing: number; readonly relative: number; readonly range: number }

/** Of another vessel from the own one, midships to midships. `relative`: -180 to 180, starboard positive. */
export function bearingFrom(own: Pose, other: Pose): Bearing {
  const bearing = bearingOf(subtract(other.position, own.position));
  return { bearing, relative: relativeBearing(own.heading, bearing), range: distance(own.position, other.position) };
}

/** Degrees to which an ear tells the bearing of a whistle: what is heard gives away no closer bearing than that. */
export const EAR = 10;

/** The direction from which the own vessel hears a place, a unit vector, as closely as the ear tells it. */
export const heardFrom = (own: Point, place: Point): Point => headingVector(normalise(Math.round(bearingOf(subtract(place, own)) / EAR) * EAR));
