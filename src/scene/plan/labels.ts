/** Where labels go: beside their hull, on no hull and on no other label as long as there is room. */
import type { Point } from '../../geometry/vector.ts';

/** Who comes first: the pair that is shown, then what is picked or noted, then the others, then what is written on the chart. Only the last two may be left out. */
export const RANK = { shown: 0, picked: 1, other: 2, chart: 3 } as const;

/** What a label belongs to: where, and how far from there it has to keep. Pixels. */
export interface Labelled {
  readonly at: Point; readonly radius: number; readonly width: number; readonly height: number; readonly rank: (typeof RANK)[keyof typeof RANK];
}

export interface Rect { readonly x: number; readonly y: number; readonly width: number; readonly height: number }

/** The choice for a label that has no room. */
export const LEFT_OUT = -1;

/** The share of a label, or of what it lies on, from which it is left out; and down to which it stays out, so that it does not flicker. */
const TOO_MUCH = 0.25;
const LITTLE = 0.1;
/** How much worse it is to be cut by the edge of the screen. */
const CUT = 10;

/** Sides to try, the best first: right, left, then the corners, above and below. */
const SIDES: readonly (readonly [number, number])[] = [[1, 0], [-1, 0], [0.8, -0.8], [0.8, 0.8], [-0.8, -0.8], [-0.8, 0.8], [0, 1], [0, -1]];
const STANDOFFS = [6, 22] as const;

/** Letters of a label on the plan; the panels tell a longer name whole. */
const LONGEST = 26;

/** A name as it stands on the plan: not blank, and not longer than there is room for. */
export function labelOf(name: string, id: string): string {
  const whole = name.trim() === '' ? id : name.trim();
  const letters = Array.from(new Intl.Segmenter().segment(whole), ({ segment }) => segment);
  return letters.length <= LONGEST ? whole : `${letters.slice(0, LONGEST - 1).join('').trimEnd()}…`;
}

const rectAt = ({ at, radius, width, height }: Labelled, [sx, sy]: readonly [number, number], standoff: number): Rect => {
  const reach = radius + standoff;
  const x = at[0] + sx * reach + (sx > 0 ? 0 : sx < 0 ? -width : -width / 2);
  const y = at[1] + sy * reach + (sy > 0.9 ? 0 : sy < -0.9 ? -height : -height / 2);
  return { x, y, width, height };
};

/** Pixels of ground that two boxes share. */
export const shared = (a: Rect, b: Rect): number =>
  Math.max(0, Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x)) * Math.max(0, Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y));

interface Area { readonly width: number; readonly height: number }

/** The places that a label may have: one for each choice. */
const PLACES = STANDOFFS.flatMap(standoff => SIDES.map(side => ({ side, standoff })));

/** The place of a label by the choice that was made for it: it goes with what it belongs to until a new one is made. Undefined where it was left out. */
export function rectFor(item: Labelled, choice: number | undefined): Rect | undefined {
  const place = choice === undefined ? undefined : PLACES[choice];
  return place === undefined ? undefined : rectAt(item, place.side, place.standoff);
}

const areaOf = ({ width, height }: Area): number => width * height;

/** Pixels that the border of the plan takes up on each side. */
const BORDER = 8;

/** Pixels of a box that are not on the screen, or on its border. */
const outside = (rect: Rect, { width, height }: Area): number =>
  areaOf(rect) - shared(rect, { x: BORDER, y: BORDER, width: width - 2 * BORDER, height: height - 2 * BORDER });

export const inPicture = (rect: Rect, size: Area): boolean => outside(rect, size) <= 0;

/** How badly a box lies: its share that is off the screen, or the greatest that it has in common with another one, of either. */
const crowding = (rect: Rect, size: Area, others: readonly Rect[]): number => others.reduce(
  (most, other) => Math.max(most, shared(rect, other) / Math.max(1, Math.min(areaOf(rect), areaOf(other)))),
  (CUT * outside(rect, size)) / Math.max(1, areaOf(rect)),
);

const round = ({ at: [x, y], radius }: Labelled): Rect => ({ x: x - radius, y: y - radius, width: 2 * radius, height: 2 * radius });

/** The place of a label that costs least, and which of the choices it is. */
function bestPlace(item: Labelled, size: Area, before: number | undefined, taken: readonly Rect[]): { rect: Rect; choice: number } {
  let [best, rect, choice] = [Infinity, undefined as Rect | undefined, 0];
  for (let i = 0; i < PLACES.length; i += 1) {
    const candidate = rectAt(item, PLACES[i]!.side, PLACES[i]!.standoff);
    let cost = outside(candidate, size) * 8 + i * 4 - (i === before ? 40 : 0);
    for (let j = 0; j < taken.length && cost < best; j += 1) cost += shared(candidate, taken[j]!) * 4;
    if (cost < best) [best, rect, choice] = [cost, candidate, i];
  }
  return { rect: rect ?? rectAt(item, PLACES[0]!.side, PLACES[0]!.standoff), choice };
}

/**
 * Places one label for each, by rank and then in order. `before` holds the choices of the last time: one that still
 * does is kept, so that labels do not jump about. `keepOff`: other things not to be covered. A label that would lie on
 * much of another one or of a hull, or off the screen, is left out, if its rank allows.
 */
export function placeLabels(
  items: readonly Labelled[], size: Area, before: readonly (number | undefined)[] = [], keepOff: readonly Rect[] = [],
): { rects: (Rect | undefined)[]; choices: number[] } {
  const hulls = items.map(round);
  const placed: Rect[] = [];
  const rects: (Rect | undefined)[] = items.map(() => undefined);
  const choices = items.map(() => LEFT_OUT);
  const inOrder = items.map((item, i) => ({ item, i })).sort((a, b) => a.item.rank - b.item.rank || a.i - b.i);
  const taken = [...hulls, ...keepOff];
  for (const { item, i } of inOrder) {
    const { rect, choice } = bestPlace(item, size, before[i], taken);
    const most = before[i] === LEFT_OUT ? LITTLE : TOO_MUCH;
    if (item.rank === RANK.other && crowding(rect, size, [...hulls, ...placed]) > most) continue;
    if (item.rank === RANK.chart && crowding(rect, size, taken) > most) continue;
    rects[i] = rect;
    choices[i] = choice;
    placed.push(rect);
    taken.push(rect);
  }
  return { rects, choices };
}
