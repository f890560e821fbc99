/** Where on the edge of the picture one is pointed to who lies outside it. */
import type { Point } from '../../geometry/vector.ts';
import type { Size } from './camera.ts';

/** Pixels. `towards`: unit vector on the screen, right and down. */
export interface Edge { readonly at: Point; readonly towards: Point }

/** Pixels from the edge of the picture to the middle of an arrow. */
const INSET = 20;

/** Where the way from the middle of the picture to a point outside leaves a frame within its edges; undefined for a point inside. */
export function edgeTowards([x, y]: Point, { width, height }: Size): Edge | undefined {
  if (x >= 0 && y >= 0 && x <= width && y <= height) return undefined;
  const [dx, dy] = [x - width / 2, y - height / 2];
  const size = Math.sqrt(dx * dx + dy * dy);
  const share = Math.min((width / 2 - INSET) / Math.abs(dx), (height / 2 - INSET) / Math.abs(dy));
  return { at: [width / 2 + dx * share, height / 2 + dy * share], towards: [dx / size, dy / size] };
}
