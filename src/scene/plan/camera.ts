/** Between metres on the water and pixels on the plan. North is up. */
import type { Point } from '../../geometry/vector.ts';
import type { Camera } from '../../store/index.ts';
import { NAUTICAL_MILE } from '../../units/nautical.ts';

export interface Size { readonly width: number; readonly height: number }
export interface Box { readonly west: number; readonly south: number; readonly east: number; readonly north: number }

/** Pixels to the metre: from a whole gulf in view to a hull that fills it. */
const LEAST = 0.004;
const MOST = 24;

export const toScreen = (camera: Camera, { width, height }: Size, [east, north]: Point): Point =>
  [(east - camera.x) * camera.scale + width / 2, (camera.y - north) * camera.scale + height / 2];

export const toWater = (camera: Camera, { width, height }: Size, [x, y]: Point): Point =>
  [(x - width / 2) / camera.scale + camera.x, camera.y - (y - height / 2) / camera.scale];

const within = (scale: number): number => Math.min(MOST, Math.max(LEAST, scale));

/** Zooms by a factor, with the water under `at` (pixels) staying where it is. */
export function zoomed(camera: Camera, size: Size, factor: number, at: Point): Camera {
  const scale = within(camera.scale * factor);
  const [east, north] = toWater(camera, size, at);
  return { scale, x: east - (at[0] - size.width / 2) / scale, y: north + (at[1] - size.height / 2) / scale };
}

/** Moved by so many pixels, as a hand pushes a sheet of paper. */
export const pushed = (camera: Camera, dx: number, dy: number): Camera =>
  ({ ...camera, x: camera.x - dx / camera.scale, y: camera.y + dy / camera.scale });

/** The smallest box round these points; undefined for none. */
export function boxOf(points: readonly Point[]): Box | undefined {
  if (points.length === 0) return undefined;
  const [easts, norths] = [points.map(point => point[0]), points.map(point => point[1])];
  return { west: Math.min(...easts), east: Math.max(...easts), south: Math.min(...norths), north: Math.max(...norths) };
}

/** Shows a box whole, with `margin` pixels about it, and never nearer than `most` pixels to the metre. */
export function fitted(box: Box, { width, height }: Size, margin: number, most: number): Camera {
  const room = (pixels: number): number => Math.max(40, pixels - 2 * margin);
  const scale = Math.min(most, room(width) / Math.max(1, box.east - box.west), room(height) / Math.max(1, box.north - box.south));
  return { x: (box.west + box.east) / 2, y: (box.south + box.north) / 2, scale: within(scale) };
}

/** Of 1, 2 and 5 times a power of ten, the greatest that is no more than this. */
export function roundStep(most: number): number {
  const power = 10 ** Math.floor(Math.log10(most));
  const lead = most / power;
  return (lead >= 5 ? 5 : lead >= 2 ? 2 : 1) * power;
}


/** The same for a distance in metres, which is round in the unit that it is told in: nautical miles from one upwards. */
export const roundDistance = (most: number): number => (most >= NAUTICAL_MILE ? roundStep(most / NAUTICAL_MILE) * NAUTICAL_MILE : roundStep(most));
