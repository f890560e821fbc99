/** Between metres on the water and pixels on the plan. */
import type { Point } from '../../geometry/vector.ts';
import type { Camera, Settings } from '../../store/index.ts';
import { NAUTICAL_MILE } from '../../units/nautical.ts';

export interface Size { readonly width: number; readonly height: number }
export interface Box { readonly west: number; readonly south: number; readonly east: number; readonly north: number }

/** How the water is looked at, and turned: `ahead` is the unit vector on the water that points up the screen. */
export interface View extends Camera { readonly ahead: Point }

/** North up. */
export const NORTH: Point = [0, 1];

/** Pixels to the metre: from a whole gulf in view to a hull that fills it. */
const LEAST = 0.004;
const MOST = 24;

/** A vector on the water as it lies on the screen: to the right, and down. */
export const turned = ([x, y]: Point, [east, north]: Point): Point => [east * y - north * x, -(east * x + north * y)];

/** A vector on the screen, right and down, as it lies on the water. */
const turnedBack = ([x, y]: Point, [right, down]: Point): Point => [right * y - down * x, -right * x - down * y];

export function toScreen({ x, y, scale, ahead }: View, { width, height }: Size, [east, north]: Point): Point {
  const [right, down] = turned(ahead, [east - x, north - y]);
  return [right * scale + width / 2, down * scale + height / 2];
}

export function toWater({ x, y, scale, ahead }: View, { width, height }: Size, at: Point): Point {
  const [east, north] = turnedBack(ahead, [(at[0] - width / 2) / scale, (at[1] - height / 2) / scale]);
  return [x + east, y + north];
}

const within = (scale: number): number => Math.min(MOST, Math.max(LEAST, scale));

/** The view with this place on the water at this pixel. */
export function placedAt(view: View, size: Size, place: Point, at: Point): View {
  const [east, north] = toWater({ ...view, x: 0, y: 0 }, size, at);
  return { ...view, x: place[0] - east, y: place[1] - north };
}

/** Zooms by a factor, with the water under `at` (pixels) staying where it is. */
export const zoomed = (view: View, size: Size, factor: number, at: Point): View =>
  placedAt({ ...view, scale: within(view.scale * factor) }, size, toWater(view, size, at), at);

/** Moved by so many pixels, as a hand pushes a sheet of paper. */
export function pushed(view: View, dx: number, dy: number): View {
  const [east, north] = turnedBack(view.ahead, [dx / view.scale, dy / view.scale]);
  return { ...view, x: view.x - east, y: view.y - north };
}

/** The smallest box round these points; undefined for none. */
export function boxOf(points: readonly Point[]): Box | undefined {
  if (points.length === 0) return undefined;
  const [easts, norths] = [points.map(point => point[0]), points.map(point => point[1])];
  return { west: Math.min(...easts), east: Math.max(...easts), south: Math.min(...norths), north: Math.max(...norths) };
}

/** Shows these points whole, with `margin` pixels about them, and never nearer than `most` pixels to the metre. */
export function fitted(points: readonly Point[], ahead: Point, { width, height }: Size, margin: number, most: number): View {
  const box = boxOf(points.map(point => turned(ahead, point))) ?? { west: 0, east: 0, south: 0, north: 0 };
  const room = (pixels: number): number => Math.max(40, pixels - 2 * margin);
  const scale = Math.min(most, room(width) / Math.max(1, box.east - box.west), room(height) / Math.max(1, box.north - box.south));
  const [x, y] = turnedBack(ahead, [(box.west + box.east) / 2, (box.south + box.north) / 2]);
  return { x, y, scale: within(scale), ahead };
}

/** Of 1, 2 and 5 times a power of ten, the greatest that is no more than this. */
export function roundStep(most: number): number {
  const power = 10 ** Math.floor(Math.log10(most));
  const lead = most / power;
  return (lead >= 5 ? 5 : lead >= 2 ? 2 : 1) * power;
}

/** Metres in a foot. */
const FOOT = 0.3048;

/** The same for a distance in metres, which is round in the unit that it is told in: nautical miles from one upwards. */
export function roundDistance(most: number, lengths: Settings['lengths'] = 'metres'): number {
  const unit = most >= NAUTICAL_MILE ? NAUTICAL_MILE : lengths === 'feet' ? FOOT : 1;
  return roundStep(most / unit) * unit;
}
