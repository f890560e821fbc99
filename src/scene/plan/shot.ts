/** All that one frame of the plan is drawn from. */
import { bearingOf } from '../../geometry/bearing.ts';
import type { Point } from '../../geometry/vector.ts';
import type { Encounter } from '../../rules/judgement.ts';
import { isAsking, themeOf, type StandOnState } from '../../store/index.ts';
import { toScreen, type Size, type View } from './camera.ts';
import { palettes, type Palette } from './palette.ts';
import type { Pose } from './poses.ts';
import type { Told } from './told.ts';

export interface Shot {
  readonly state: StandOnState;
  readonly told: Told;
  /** The meeting that is shown; none while the question about it is open. */
  readonly encounter: Encounter | undefined;
  readonly palette: Palette;
  readonly view: View;
  /** The heading that is up. */
  readonly up: number;
  readonly size: Size;
  /** Metres to pixels. */
  readonly put: (point: Point) => Point;
  /** Those that are drawn, and those of whom no more than the bearing is. */
  readonly poses: readonly Pose[];
  readonly heard: readonly Pose[];
  readonly own: Pose | undefined;
}

export const ownAmong = (poses: readonly Pose[], { ownVessel }: Pick<StandOnState, 'ownVessel'>): Pose | undefined => poses.find(({ id }) => id === ownVessel);

export function shotOf(state: StandOnState, told: Told, everybody: readonly Pose[], view: View, size: Size): Shot {
  return {
    state, told, view, size, palette: palettes[themeOf(state)], up: bearingOf(view.ahead), put: point => toScreen(view, size, point),
    encounter: isAsking(state) ? undefined : told.shown,
    poses: everybody.filter(({ id }) => told.seen.has(id)), heard: everybody.filter(({ id }) => told.heard.includes(id)),
    own: ownAmong(everybody, state),
  };
}

/** The vessel that the bearing line runs to: the one picked, else the other one of the meeting that is shown. */
export function bearingTo({ state, own, poses, encounter }: Pick<Shot, 'state' | 'own' | 'poses' | 'encounter'>): Pose | undefined {
  if (!state.settings.bearingLine || own === undefined) return undefined;
  const picked = state.selectedVessel === own.id ? undefined : poses.find(({ id }) => id === state.selectedVessel);
  const other = encounter?.vessels.includes(own.id) ? encounter.vessels.find(id => id !== own.id) : undefined;
  return picked ?? poses.find(({ id }) => id === other);
}

/** The meetings of which the closest point is shown, that of the shown one first. */
export function closestOf({ state, own, told, encounter }: Pick<Shot, 'state' | 'own' | 'told' | 'encounter'>): readonly Encounter[] {
  const first = encounter === undefined ? [] : [encounter];
  if (!state.settings.closestOfAll || own === undefined || isAsking(state)) return first;
  return [...first, ...told.encounters.filter(one => one !== encounter && one.vessels.includes(own.id))];
}
