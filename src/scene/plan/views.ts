/** What the plan is told to show: everything, those who meet, or a little more to the left. */
import { add, scale as times, type Point } from '../../geometry/vector.ts';
import type { PlanCommand, StandOnState } from '../../store/index.ts';
import { fitted, NORTH, placedAt, pushed, zoomed, type Size, type View } from './camera.ts';
import type { Rect } from './labels.ts';
import { toldAt, type Told } from './told.ts';

const NEAREST = 6;
const STEP = 80;
const ZOOM = 1.5;

/** On a phone the title lies over the upper edge of the plan. */
const TITLE = 56;
const hasTitle = ({ width }: Size): boolean => width < 600;

/** The scale, and what the vectors mean, in the lower left corner. */
const LEGEND = 56;

/** Pixels up the right side that the buttons of the view take: on a phone two of them, elsewhere the switches too. */
const buttonsOf = (size: Size): number => (hasTitle(size) ? 110 : 280);

/** Pixels of the corner in which north is shown. */
const NORTH_ARROW = { width: 58, height: 64 };

/** What the screen lays over the plan: the title, the buttons, the scale. */
export const overlays = (size: Size): readonly Rect[] => [
  { x: size.width - 70, y: size.height - buttonsOf(size), width: 70, height: buttonsOf(size) },
  { x: 0, y: size.height - LEGEND, width: hasTitle(size) ? 200 : 230, height: LEGEND },
  ...(hasTitle(size) ? [{ x: 0, y: 0, width: size.width - 70, height: TITLE }] : []),
];

/** What labels keep off, whatever they are of: that, and the arrow to the north. */
export const keptClear = (size: Size): readonly Rect[] => [...overlays(size), { x: size.width - NORTH_ARROW.width, y: 0, ...NORTH_ARROW }];

/** Metres about one who sees nobody else: to show nothing but her hull would say little of where she is. */
const ALONE = 150;

/** Where the plan is small, the picture keeps below the title and above the legend; elsewhere its margin is broad enough. */
function shown(points: readonly Point[], size: Size, ahead: Point): View {
  const top = hasTitle(size) ? TITLE : 0;
  const bottom = hasTitle(size) || size.height < 480 ? LEGEND : 0;
  const clear = { width: size.width, height: size.height - top - bottom };
  const least = Math.min(clear.width, clear.height);
  const view = fitted(points, ahead, clear, Math.max(22, Math.min(110, least * 0.17)), NEAREST);
  return pushed(view, 0, (top - bottom) / 2);
}

/** A square about a place, so many metres each way. */
const about = (place: Point, reach: number): Point[] => [[-1, -1], [1, -1], [1, 1], [-1, 1]].map(([x, y]) => add(place, [x! * reach, y! * reach]));

/** Everybody that may be told of, and where they will be within a minute. */
export function wholePicture(state: StandOnState, size: Size, ahead: Point = NORTH, told: Told = toldAt(state)): View {
  const vessels = state.facts.vessels.filter(({ id }) => told.seen.has(id));
  if (vessels.length === 1) return shown(about(vessels[0]!.position, ALONE), size, ahead);
  const points = vessels.flatMap(vessel => [vessel.position, add(vessel.position, times(vessel.velocity, 60))]);
  return points.length === 0 ? { x: 0, y: 0, scale: 1, ahead } : shown(points, size, ahead);
}

/** The vessel picked, with those whom she meets, and their tows; else the two that meet; else everybody. Of those that may be told of. */
export function followed(state: StandOnState, size: Size, ahead: Point = NORTH, told: Told = toldAt(state)): View {
  const vessels = state.facts.vessels.filter(({ id }) => told.seen.has(id));
  const ids = told.shown?.vessels ?? vessels.map(({ id }) => id);
  const wanted = (id: string): boolean => ids.includes(id) || id === state.selectedVessel;
  const those = vessels.filter(({ id, towedBy }) => wanted(id) || (typeof towedBy === 'string' && wanted(towedBy)));
  if (those.length === 0) return wholePicture(state, size, ahead, told);
  const points = those.flatMap(({ position, length }) => about(position, length));
  return shown(those.length === 1 ? about(those[0]!.position, ALONE) : points, size, ahead);
}

/** How far down the picture the own vessel is kept: more of what lies before her is shown where her head is up. */
const DOWN = { north: 0.5, head: 0.6 } as const;

/** The view with the own vessel kept in her place, at the scale that it has. */
export const withOwn = (view: View, size: Size, own: Point, up: keyof typeof DOWN): View => placedAt(view, size, own, [size.width / 2, size.height * DOWN[up]]);

/** The view after a command of the buttons or the keys. */
export function toldTo(what: PlanCommand, camera: View, size: Size, state: StandOnState): View {
  const middle: Point = [size.width / 2, size.height / 2];
  switch (what) {
    case 'zoom-in': return zoomed(camera, size, ZOOM, middle);
    case 'zoom-out': return zoomed(camera, size, 1 / ZOOM, middle);
    case 'left': return pushed(camera, STEP, 0);
    case 'right': return pushed(camera, -STEP, 0);
    case 'up': return pushed(camera, 0, STEP);
    case 'down': return pushed(camera, 0, -STEP);
    case 'fit': return wholePicture(state, size, camera.ahead);
  }
}
