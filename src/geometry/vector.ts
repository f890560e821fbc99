/** Plane vectors [east, north], metres or metres per second. */
export type Point = readonly [number, number];

export const add = (a: Point, b: Point): Point => [a[0] + b[0], a[1] + b[1]];
export const subtract = (a: Point, b: Point): Point => [a[0] - b[0], a[1] - b[1]];
export const scale = (a: Point, by: number): Point => [a[0] * by, a[1] * by];
export const dot = (a: Point, b: Point): number => a[0] * b[0] + a[1] * b[1];
/** Positive when b points to the right (clockwise) of a, as a compass turns. */
export const turnTo = (a: Point, b: Point): number => a[1] * b[0] - a[0] * b[1];
export const length = (a: Point): number => Math.sqrt(a[0] * a[0] + a[1] * a[1]);
export const distance = (a: Point, b: Point): number => length(subtract(a, b));
