/** What blocks the line from one point to another. */
import { segmentsMeet } from './polyline.ts';
import type { Point } from './vector.ts';

/** Whether a point lies inside a closed outline (even-odd). */
export function inside(outline: readonly Point[], point: Point): boolean {
  let odd = false;
  for (let i = 0, j = outline.length - 1; i < outline.length; j = i, i += 1) {
    const a = outline[i]!;
    const b = outline[j]!;
    if (a[1] > point[1] !== b[1] > point[1] && point[0] < ((b[0] - a[0]) * (point[1] - a[1])) / (b[1] - a[1]) + a[0]) odd = !odd;
  }
  return odd;
}

/** Whether a closed outline stops the view from one point to the other. */
export function blocks(outline: readonly Point[], from: Point, to: Point): boolean {
  for (let i = 0, j = outline.length - 1; i < outline.length; j = i, i += 1) {
    if (segmentsMeet(from, to, outline[j]!, outline[i]!)) return true;
  }
  return inside(outline, from) && inside(outline, to);
}
