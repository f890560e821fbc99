/** What the plan is told to show: everything, those who meet, or a little more to the left. */
import { add, scale as times, type Point } from '../../geometry/vector.ts';
import { shownEncounter, type Camera, type PlanCommand, type StandOnState } from '../../store/index.ts';
import { boxOf, fitted, pushed, zoomed, type Box, type Size } from './camera.ts';
import type { Rect } from './labels.ts';

const NEAREST = 6;
const STEP = 80;
const ZOOM = 1.5;

/** On a phone the title lies over the upper edge of the plan. */
const TITLE = 56;
const hasTitle = ({ width }: Size): boolean => width < 600;

/** The scale, and what the vectors mean, in the lower left corner. */
const LEGEND = 56;

/** What the screen lays over the plan, and labels keep off: the title, the buttons, the scale. */
export const overlays = (size: Size): readonly Rect[] => [
  { x: size.width - 70, y: size.height - (hasTitle(size) ? 110 : 170), width: 70, height: hasTitle(size) ? 110 : 170 },
  { x: 0, y: size.height - LEGEND, width: hasTitle(size) ? 200 : 230, height: LEGEND },
  ...(hasTitle(size) ? [{ x: 0, y: 0, width: size.width - 70, height: TITLE }] : []),
];

/** Where the plan is small, the picture keeps below the title and above the legend; elsewhere its margin is broad enough. */
function shown(box: Box, size: Size): Camera {
  const top = hasTitle(size) ? TITLE : 0;
  const bottom = hasTitle(size) || size.height < 480 ? LEGEND : 0;
  const clear = { width: size.width, height: size.height - top - bottom };
  const least = Math.min(clear.width, clear.height);
  const camera = fitted(box, clear, Math.max(22, Math.min(110, least * 0.17)), NEAREST);
  return pushed(camera, 0, (top - bottom) / 2);
}

/** Everybody, and where they will be within a minute. */
export function wholePicture(state: StandOnState, size: Size): Camera {
  const { vessels } = state.facts;
  const box = boxOf(vessels.flatMap(vessel => [vessel.position, add(vessel.position, times(vessel.velocity, 60))]));
  return box === undefined ? { x: 0, y: 0, scale: 1 } : shown(box, size);
}

/** The vessel picked, with those whom she meets, and their tows; else the two that meet; else everybody. */
export function followed(state: StandOnState, size: Size): Camera {
  const { vessels } = state.facts;
  const encounter = shownEncounter(state.judgement.encounters, state.selectedEncounter);
  const ids = encounter?.vessels ?? vessels.map(({ id }) => id);
  const wanted = (id: string): boolean => ids.includes(id) || id === state.selectedVessel;
  const seen = vessels.filter(({ id, towedBy }) => wanted(id) || (typeof towedBy === 'string' && wanted(towedBy)));
  const reach = (length: number): Point[] => [[-length, -length], [length, length]];
  const box = boxOf(seen.flatMap(vessel => reach(vessel.length).map(by => add(vessel.position, by))));
  return box === undefined ? wholePicture(state, size) : shown(box, size);
}

/** The view after a command of the buttons or the keys. */
export function toldTo(what: PlanCommand, camera: Camera, size: Size, state: StandOnState): Camera {
  const middle: Point = [size.width / 2, size.height / 2];
  switch (what) {
    case 'zoom-in': return zoomed(camera, size, ZOOM, middle);
    case 'zoom-out': return zoomed(camera, size, 1 / ZOOM, middle);
    case 'left': return pushed(camera, STEP, 0);
    case 'right': return pushed(camera, -STEP, 0);
    case 'up': return pushed(camera, 0, STEP);
    case 'down': return pushed(camera, 0, -STEP);
    case 'fit': return wholePicture(state, size);
  }
}
