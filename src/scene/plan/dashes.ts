/** Lines that Pixi has not: broken ones, and ones with a casing. */
import type { Graphics } from 'pixi.js';
import type { Point } from '../../geometry/vector.ts';
import type { Palette } from './palette.ts';

/** Adds a dashed line to a path, to be stroked by the caller. Pixels; at most 400 dashes, however long the line. */
export function dash(graphics: Graphics, from: Point, to: Point, on: number, off: number): void {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const length = Math.hypot(dx, dy);
  if (length === 0) return;
  const period = Math.max(on + off, length / 400);
  for (let at = 0; at < length; at += period) {
    const end = Math.min(length, at + (period * on) / (on + off));
    graphics.moveTo(from[0] + (dx * at) / length, from[1] + (dy * at) / length).lineTo(from[0] + (dx * end) / length, from[1] + (dy * end) / length);
  }
}

/** Adds a dashed line of several legs to a path; each leg begins with a dash. */
export function dashLine(graphics: Graphics, points: readonly Point[], on: number, off: number): void {
  for (let i = 1; i < points.length; i += 1) dash(graphics, points[i - 1]!, points[i]!, on, off);
}

/** Adds a circle of so many dashes to a path. */
export function dashedCircle(graphics: Graphics, [x, y]: Point, radius: number, dashes: number, share: number): void {
  for (let i = 0; i < dashes; i += 1) {
    const from = (i / dashes) * 2 * Math.PI;
    graphics.moveTo(x + radius * Math.cos(from), y + radius * Math.sin(from)).arc(x, y, radius, from, from + (share * 2 * Math.PI) / dashes);
  }
}

/** Adds an open or closed line through these points. */
export function trace(graphics: Graphics, points: readonly Point[], closed = false): void {
  points.forEach(([x, y], i) => (i === 0 ? graphics.moveTo(x, y) : graphics.lineTo(x, y)));
  if (closed) graphics.closePath();
}

/** Pixels of casing on either side of a line. */
const CASING = 0.75;

/** Strokes a path with a thin edge round it, so that it stands out from any ground. */
export function strokeCased(graphics: Graphics, path: () => void, line: { width: number; color: number }, palette: Palette): void {
  path();
  graphics.stroke({ width: line.width + 2 * CASING, color: palette.casing, join: 'round' });
  path();
  graphics.stroke({ ...line, join: 'round' });
}
