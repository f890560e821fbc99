/** What is drawn about the own vessel: range rings, a line of bearing, and from where another is heard. Pixels. */
import type { Graphics } from 'pixi.js';
import { scale as times, type Point } from '../../geometry/vector.ts';
import { dash } from './dashes.ts';
import { EAR } from './own.ts';
import type { Palette } from './palette.ts';

/** Circles about the origin. */
export function drawRings(graphics: Graphics, radii: readonly number[], palette: Palette): void {
  graphics.clear();
  for (const radius of radii) graphics.circle(0, 0, radius);
  if (radii.length > 0) graphics.stroke({ width: 1, color: palette.line, alpha: 0.6 });
}

/** A chain line between two hulls, from the edge of the one to the edge of the other. */
export function drawBearingLine(graphics: Graphics, from: Point, to: Point, palette: Palette): void {
  dash(graphics, from, to, 12, 5);
  graphics.stroke({ width: 1.25, color: palette.ink, alpha: 0.7 });
}

/** Steps by which what is heard fades outwards. */
const FADES = 6;

/** A soft sector as wide as an ear is unsure, and its middle, broken; both fade, as nobody can hear how far off it is. */
export function drawHeard(graphics: Graphics, at: Point, towards: Point, from: number, reach: number, palette: Palette): void {
  const middle = Math.atan2(towards[1], towards[0]);
  const half = (EAR * Math.PI) / 360;
  const step = (reach - from) / FADES;
  const point = (radius: number, angle: number): [number, number] => [at[0] + radius * Math.cos(angle), at[1] + radius * Math.sin(angle)];
  for (let i = 0; i < FADES; i += 1) {
    const [near, far] = [from + i * step, from + (i + 1) * step];
    graphics.poly([...point(near, middle - half), ...point(far, middle - half), ...point(far, middle + half), ...point(near, middle + half)], true)
      .fill({ color: palette.line, alpha: 0.2 * (1 - i / FADES) });
    const [a, b] = [near, far].map(radius => [at[0] + times(towards, radius)[0], at[1] + times(towards, radius)[1]] as Point);
    dash(graphics, a!, b!, 7, 5);
    graphics.stroke({ width: 1.5, color: palette.ink, alpha: 0.9 * (1 - i / FADES) });
  }
}
