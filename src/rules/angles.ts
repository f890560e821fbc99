/** Cosines and tangents of the limits, by deterministic arithmetic, kept once computed: classification needs no other trigonometry. */
import { toRadians } from '../geometry/bearing.ts';
import { cos, sin } from '../geometry/maths.ts';

const cosines = new Map<number, number>();
const tangents = new Map<number, number>();

export function cosOf(degrees: number): number {
  let value = cosines.get(degrees);
  if (value === undefined) cosines.set(degrees, value = cos(toRadians(degrees)));
  return value;
}

export function tanOf(degrees: number): number {
  let value = tangents.get(degrees);
  if (value === undefined) tangents.set(degrees, value = sin(toRadians(degrees)) / cos(toRadians(degrees)));
  return value;
}

/** Whether a direction whose cosine to an axis is given lies within this many degrees of it, the border included. */
export const within = (cosine: number, degrees: number): boolean => cosine >= cosOf(degrees) - 1e-9;
