/** The lines of a frame, and what is noted beside them: wakes, vectors, closest points, rings, bearings. */
import { Container, Graphics } from 'pixi.js';
import { distance, scale as times, type Point } from '../../geometry/vector.ts';
import { formatOf, t } from '../../i18n/index.ts';
import { turned, type Size } from './camera.ts';
import type { Fleet } from './fleet.ts';
import { LEAST_HULL } from './hull.ts';
import type { Keyed } from './labelling.ts';
import { inPicture, RANK, shared, type Labelled, type Rect } from './labels.ts';
import { closestPlaces, drawClosest, drawClosestInBrief, drawTows, drawVectors, drawVisibility, type Motion } from './motion.ts';
import { bearingFrom, heardFrom, ringsAbout } from './own.ts';
import { drawBearingLine, drawHeard, drawRings } from './ownMarks.ts';
import type { Palette } from './palette.ts';
import type { Pose } from './poses.ts';
import { bearingTo, closestOf, type Shot } from './shot.ts';
import type { Kind, Line, Writing } from './type.ts';
import { keptClear } from './views.ts';
import type { Wakes } from './wakes.ts';

/** Metres: visibility above this is not drawn. */
const CLEAR = 3704;

/** A note, and where it wants to be. */
export interface Note extends Keyed { readonly line: Line }

/** A note about a place on the screen. */
export const noteAt = (key: string, line: Line, at: Point, radius: number, rank: Labelled['rank']): Note => ({ key, line, item: { at, radius, width: line.width, height: line.height, rank } });

/** Where a ring is labelled, radians clockwise from the right: the first of these at which there is room. Not right ahead, where the others are. */
const RING_LABELS = [-0.9, 0.9, -2.2, 2.2, -0.2, 2.9] as const;

export class Lines {
  readonly container = new Container();
  /** Ground that labels keep off. */
  readonly keepOff: Rect[] = [];
  private readonly rings = new Graphics();
  private readonly motion = new Graphics();
  private ringed: { readonly radii: readonly number[]; readonly palette: Palette } | undefined;

  constructor(private readonly fleet: Fleet, private readonly wakes: Wakes, private readonly writing: Writing) {
    this.container.addChild(this.rings, this.motion);
  }

  draw(shot: Shot): Note[] {
    const { state, palette, poses, own, view: { scale }, put } = shot;
    const motion: Motion = { graphics: this.motion.clear(), palette, scale, put };
    this.keepOff.length = 0;
    this.drawRings(shot);
    this.wakes.draw(this.motion, poses, put, palette);
    const { visibility } = state.world.environment;
    if (visibility < CLEAR) drawVisibility(motion, visibility, poses.filter(({ id }) => shot.encounter?.vessels.includes(id)));
    drawTows(motion, poses);
    const goesOn = state.world.ended === undefined;
    if (goesOn) drawVectors(motion, poses, state.settings.vectors === 'relative' ? own : undefined);
    return [...this.drawBearing(shot), ...(goesOn ? this.drawHeard(shot) : []), ...this.drawClosest(shot, motion)];
  }

  private write(key: string, words: string, palette: Palette, kind: Kind = 'note'): Line {
    return this.writing.write(key, words, kind, palette);
  }

  /** Drawn about the origin and carried along, as their radii change only with the scale. */
  private drawRings({ state: { settings }, own, poses, size, view: { scale }, palette, put }: Shot): void {
    const at = own === undefined ? undefined : put(own.position);
    const metres = settings.rings && at !== undefined ? ringsAbout(at, size, scale, settings.lengths) : [];
    const radii = metres.map(radius => radius * scale);
    if (this.ringed?.palette !== palette || radii.length !== this.ringed.radii.length || radii.some((radius, i) => radius !== this.ringed!.radii[i])) {
      this.ringed = { radii, palette };
      drawRings(this.rings, radii, palette);
    }
    if (at === undefined) return;
    this.rings.position.set(at[0], at[1]);
    const taken = metres.length === 0 ? [] : poses.map(pose => this.fleet.groundOf(pose.id, put(pose.position), scale));
    metres.forEach((radius, i) => {
      const line = this.write(`ring/${i}`, formatOf().distance(radius), palette);
      const rect = RING_LABELS.map(angle => rectAbout(at[0] + radii[i]! * Math.cos(angle), at[1] + radii[i]! * Math.sin(angle), line)).find(one => isClear(one, size, taken));
      line.text.visible = rect !== undefined;
      if (rect === undefined) return;
      line.text.position.set(Math.round(rect.x), Math.round(rect.y));
      this.keepOff.push(rect);
    });
  }

  private drawBearing(shot: Shot): Note[] {
    const { own, palette, put, view: { scale } } = shot;
    const other = bearingTo(shot);
    if (own === undefined || other === undefined) return [];
    const [from, to] = [put(own.position), put(other.position)];
    const size = distance(from, to);
    const [off, reach] = [roundOf(own, scale), size - roundOf(other, scale)];
    if (reach <= off) return [];
    const at = (along: number): Point => [from[0] + ((to[0] - from[0]) * along) / size, from[1] + ((to[1] - from[1]) * along) / size];
    drawBearingLine(this.motion, at(off), at(reach), palette);
    return [noteAt('bearing', this.write('bearing', t('plan.bearing', bearingFrom(own, other)), palette), at(withinPicture(shot, at, size)), 7, RANK.picked)];
  }

  private drawHeard({ own, heard, palette, put, size, view: { ahead, scale } }: Shot): Note[] {
    if (own === undefined) return [];
    const [at, from] = [put(own.position), roundOf(own, scale) + 16];
    const reach = from + Math.max(60, Math.min(size.width, size.height) * 0.28);
    return heard.map(({ id, position }) => {
      const towards = turned(ahead, heardFrom(own.position, position));
      drawHeard(this.motion, at, towards, from, reach, palette);
      const end = times(towards, reach);
      return noteAt(`heard/${id}`, this.write(`heard/${id}`, t('plan.heard'), palette, 'name'), [at[0] + end[0], at[1] + end[1]], 1, RANK.picked);
    });
  }

  private drawClosest(shot: Shot, motion: Motion): Note[] {
    const { state: { world, judgement }, encounter, poses, palette, put, view: { scale } } = shot;
    return closestOf(shot).flatMap(one => {
      const places = closestPlaces(one, poses, world, world.time - judgement.time);
      if (places === undefined) return [];
      const isShown = one === encounter;
      const key = `closest/${one.vessels.join('/')}`;
      const at = isShown ? drawClosest(motion, one, poses, places) : drawClosestInBrief(motion, places);
      if (isShown) this.keepOff.push(...one.vessels.map((id, i) => this.fleet.groundOf(id, put(places[i]!), scale)));
      return [noteAt(key, this.write(key, t('plan.cpa', { clear: one.clear }), palette), at, 9, isShown ? RANK.picked : RANK.other)];
    });
  }
}

const rectAbout = (x: number, y: number, { width, height }: Line): Rect => ({ x: x - width / 2, y: y - height / 2, width, height });

/** Wholly in the picture, under nothing that lies over it, and on none of these. */
const isClear = (rect: Rect, size: Size, taken: readonly Rect[]): boolean => inPicture(rect, size) && [...keptClear(size), ...taken].every(other => shared(other, rect) === 0);

/** Pixels about a vessel that her hull takes up, and what marks her. */
const roundOf = ({ vessel }: Pose, scale: number): number => Math.max(LEAST_HULL, (vessel.length * scale) / 2) + 6;

/** How far along a line its note belongs: in the middle of it, or of the part of it that is in the picture. */
function withinPicture({ size: { width, height } }: Shot, at: (along: number) => Point, size: number): number {
  const inside = Array.from({ length: 21 }, (_, i) => (i / 20) * size).filter(along => {
    const [x, y] = at(along);
    return x > 0 && y > 0 && x < width && y < height;
  });
  return inside[Math.floor(inside.length / 2)] ?? size / 2;
}
