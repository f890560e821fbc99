/** Where labels go: beside their hull, on no hull and on no other label as long as there is room. */
import type { Point } from '../../geometry/vector.ts';

/** What a label belongs to: where, and how far from there it has to keep. Pixels. */
export interface Labelled { readonly at: Point; readonly radius: number; readonly width: number; readonly height: number }

export interface Rect { readonly x: number; readonly y: number; readonly width: number; readonly height: number }

/** Sides to try, the best first: right, left, then the corners, above and below. */
const SIDES: readonly (readonly [number, number])[] = [[1, 0], [-1, 0], [0.8, -0.8], [0.8, 0.8], [-0.8, -0.8], [-0.8, 0.8], [0, 1], [0, -1]];
const STANDOFFS = [6, 22] as const;

const rectAt = ({ at, radius, width, height }: Labelled, [sx, sy]: readonly [number, number], standoff: number): Rect => {
  const reach = radius + standoff;
  const x = at[0] + sx * reach + (sx > 0 ? 0 : sx < 0 ? -width : -width / 2);
  const y = at[1] + sy * reach + (sy > 0.9 ? 0 : sy < -0.9 ? -height : -height / 2);
  return { x, y, width, height };
};

/** Pixels of ground that two boxes share. */
const shared = (a: Rect, b: Rect): number =>
  Math.max(0, Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x)) * Math.max(0, Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y));

const round = ({ at: [x, y], radius }: Labelled): Rect => ({ x: x - radius, y: y - radius, width: 2 * radius, height: 2 * radius });

/**
 * Places one label for each, in order. `before` holds the choices of the last time: one that still does is kept, so
 * that labels do not jump about. `keepOff`: other things not to be covered.
 */
export function placeLabels(
  items: readonly Labelled[], size: { width: number; height: number }, before: readonly (number | undefined)[] = [], keepOff: readonly Rect[] = [],
): { rects: Rect[]; choices: number[] } {
  const hulls = [...items.map(round), ...keepOff];
  const rects: Rect[] = [];
  const choices: number[] = [];
  items.forEach((item, i) => {
    const candidates = STANDOFFS.flatMap(standoff => SIDES.map(side => rectAt(item, side, standoff)));
    const costs = candidates.map((rect, choice) => {
      const onOthers = [...hulls, ...rects].reduce((sum, other) => sum + shared(rect, other), 0);
      const outside = rect.width * rect.height - shared(rect, { x: 0, y: 0, ...size });
      return onOthers * 4 + outside * 3 + choice * 4 - (choice === before[i] ? 40 : 0);
    });
    const best = costs.indexOf(Math.min(...costs));
    choices.push(best);
    rects.push(candidates[best]!);
  });
  return { rects, choices };
}
