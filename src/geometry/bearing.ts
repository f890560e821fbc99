/** Bearings and headings in degrees, clockwise from north. */
import { atan2, cos, sin } from './maths.ts';
import type { Point } from './vector.ts';

const DEGREES = 180 / Math.PI;

export const toRadians = (degrees: number): number => degrees / DEGREES;
export const toDegrees = (radians: number): number => radians * DEGREES;

/** Into 0 up to 360. */
export function normalise(degrees: number): number {
  const turned = degrees % 360;
  const positive = turned < 0 ? turned + 360 : turned;
  return positive >= 360 ? 0 : positive + 0;
}

/** Into -180 (excluded) to 180. */
export function signed(degrees: number): number {
  const positive = normalise(degrees);
  return positive > 180 ? positive - 360 : positive;
}

/** Unit vector of a heading. The four cardinal points are exact. */
export function headingVector(heading: number): Point {
  const h = normalise(heading);
  if (h === 0) return [0, 1];
  if (h === 90) return [1, 0];
  if (h === 180) return [0, -1];
  if (h === 270) return [-1, 0];
  const radians = toRadians(h);
  return [sin(radians), cos(radians)];
}

/** Direction of a vector, 0 up to 360; 0 for the null vector. */
export const bearingOf = (v: Point): number => normalise(toDegrees(atan2(v[0], v[1])));

/** Of something at `bearing` as seen from a vessel on `heading`: -180 to 180, starboard positive. */
export const relativeBearing = (heading: number, bearing: number): number => signed(bearing - heading);
