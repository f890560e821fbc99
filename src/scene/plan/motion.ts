/** Lines that change on every frame: wakes, heading lines, vectors, tows, and where two come closest. */
import type { Graphics } from 'pixi.js';
import { hullOutline } from '../../geometry/outline.ts';
import { add, dot, length, scale as times, subtract, type Point } from '../../geometry/vector.ts';
import type { Encounter } from '../../rules/judgement.ts';
import { isWater } from '../../sim/contact.ts';
import type { World } from '../../sim/world.ts';
import { FAR_OFF } from '../../store/index.ts';
import { dash, dashedCircle, strokeCased, trace } from './dashes.ts';
import type { Palette } from './palette.ts';
import { isTowed, type Pose } from './poses.ts';
import { markColour, markIn } from './roleMark.ts';
import { LEAST_HULL } from './hull.ts';

export interface Motion {
  readonly graphics: Graphics;
  readonly palette: Palette;
  readonly scale: number;
  readonly put: (point: Point) => Point;
}

const VECTOR_TIMES = [10, 15, 20, 30, 45, 60, 90, 120, 180, 240, 360, 480, 720, 1200, 1800, 3600, 7200] as const;

/** Seconds that the vectors run ahead: such that one of a usual speed, 3 m/s, has a length that can be read. */
export const vectorSeconds = (scale: number): number => VECTOR_TIMES.find(seconds => seconds * 3 * scale >= 72) ?? VECTOR_TIMES.at(-1)!;

/** Pixels of heading line before the bow: no more than the vector of one who makes a knot. */
const HEADING_LINE = 12;

/** Metres a second below which she is taken to lie still. */
const STILL = 0.05;

interface Line { readonly from: Point; readonly to: Point }

/** Half of what is drawn of her, metres. */
const halfOf = ({ vessel }: Pose, scale: number): number => Math.max(LEAST_HULL / 2 / scale, vessel.length / 2);

/** Solid: where she heads. */
export function headingLine(pose: Pose, scale: number): Line | undefined {
  if (!pose.underWay || isTowed(pose.vessel)) return undefined;
  const half = halfOf(pose, scale);
  return { from: add(pose.position, times(pose.ahead, half)), to: add(pose.position, times(pose.ahead, half + HEADING_LINE / scale)) };
}

/**
 * Dashed: where she will be over the ground, or relative to the own vessel where one is given, who has none then. It
 * begins at the bow, or at the stern of one who makes sternway, so that no hull hides it; of one who is set sideways it
 * begins between them. Relative to one who moves, those have one too who lie still.
 */
export function vectorOf(pose: Pose, scale: number, own?: Pose): Line | undefined {
  const velocity = own === undefined ? pose.velocity : subtract(pose.velocity, own.velocity);
  const speed = length(velocity);
  if (pose.id === own?.id || isTowed(pose.vessel) || speed <= STILL || (own === undefined && !pose.underWay)) return undefined;
  const towards = Math.max(-1, Math.min(1, (3 * dot(velocity, pose.ahead)) / speed));
  const from = add(pose.position, times(pose.ahead, towards * halfOf(pose, scale)));
  return { from, to: add(from, times(velocity, vectorSeconds(scale))) };
}

/** The heading lines, and the vectors with a dot at the end. */
export function drawVectors({ graphics, palette, scale, put }: Motion, poses: readonly Pose[], own?: Pose): void {
  for (const pose of poses) {
    const line = headingLine(pose, scale);
    if (line !== undefined) trace(graphics, [put(line.from), put(line.to)]);
  }
  graphics.stroke({ width: 1.25, color: palette.ink });
  const vectors = poses.map(pose => vectorOf(pose, scale, own)).filter(line => line !== undefined);
  for (const { from, to } of vectors) dash(graphics, put(from), put(to), 6, 4);
  graphics.stroke({ width: 1.25, color: palette.ink, alpha: 0.65 });
  if (vectors.length === 0) return;
  for (const { to } of vectors) graphics.circle(...put(to), 2);
  graphics.fill({ color: palette.ink });
}

/** From the stern of the one to the bow of the next, outwards from the tug. */
export function drawTows({ graphics, palette, put }: Motion, poses: readonly Pose[]): void {
  const byId = new Map(poses.map(pose => [pose.id, pose]));
  for (const pose of poses) {
    if (pose.vessel.tow === undefined || pose.vessel.tow.arrangement !== 'astern') continue;
    let from = pose;
    for (const id of pose.vessel.tow.vessels) {
      const next = byId.get(id);
      if (next === undefined) break;
      trace(graphics, [put(add(from.position, times(from.ahead, -from.vessel.length / 2))), put(add(next.position, times(next.ahead, next.vessel.length / 2)))]);
      from = next;
    }
  }
  graphics.stroke({ width: 1.5, color: palette.ink });
}

/** Degrees a second: one who turns faster does not hold on, and a straight line ahead of her says nothing. */
const SWINGING = 0.3;

/** Pixels: an outline shorter than this is a blot, and a circle stands for it. */
const LEAST_OUTLINE = 2 * LEAST_HULL;

/** What of a world decides whether a closest point is shown. */
type Run = Pick<World, 'ended' | 'waterway'>;

/**
 * Where the two of an encounter will be closest if both hold on, in the order of its vessels. Undefined where that says
 * nothing: when they swing, when it is long until then or past, after the run, and on land.
 */
export function closestPlaces(encounter: Encounter, poses: readonly Pose[], run: Run, age: number): [Point, Point] | undefined {
  const { tcpa, vessels } = encounter;
  const [a, b] = vessels.map(id => poses.find(pose => pose.id === id));
  const left = tcpa === null ? 0 : tcpa - age;
  if (run.ended !== undefined || left <= 1 || left > FAR_OFF || (!encounter.risk && encounter.kind === 'none')) return undefined;
  if (a === undefined || b === undefined || Math.abs(a.turnRate) > SWINGING || Math.abs(b.turnRate) > SWINGING) return undefined;
  const [at, bt] = [a, b].map(pose => add(pose.position, times(pose.velocity, left))) as [Point, Point];
  return isWater(run.waterway, at) && isWater(run.waterway, bt) ? [at, bt] : undefined;
}

/** The two hulls of an encounter at these places, and the line between. Middle of it, pixels. */
export function drawClosest({ graphics, palette, put, scale }: Motion, encounter: Encounter, poses: readonly Pose[], places: readonly [Point, Point]): Point {
  encounter.vessels.forEach((id, i) => {
    const { ahead, vessel } = poses.find(pose => pose.id === id)!;
    const mark = markIn(encounter, id);
    const outline = (): void => {
      if (vessel.length * scale >= LEAST_OUTLINE) trace(graphics, hullOutline(places[i]!, ahead, vessel.length, vessel.breadth).map(put), true);
      else dashedCircle(graphics, put(places[i]!), 5, 1, 1);
    };
    strokeCased(graphics, outline, { width: 1.25, color: mark === undefined ? palette.line : markColour(mark, palette) }, palette);
  });
  const [at, bt] = [put(places[0]), put(places[1])];
  dash(graphics, at, bt, 2, 3);
  graphics.stroke({ width: 1.25, color: palette.ink });
  return [(at[0] + bt[0]) / 2, (at[1] + bt[1]) / 2];
}

/** The same in brief, where many are shown: a line between two small rings. Middle of it, pixels. */
export function drawClosestInBrief({ graphics, palette, put }: Motion, places: readonly [Point, Point]): Point {
  const [at, bt] = [put(places[0]), put(places[1])];
  dash(graphics, at, bt, 2, 3);
  graphics.circle(...at, 3).circle(...bt, 3).stroke({ width: 1.25, color: palette.line });
  return [(at[0] + bt[0]) / 2, (at[1] + bt[1]) / 2];
}

/** How far each of the two can be seen, where that is not far. */
export function drawVisibility({ graphics, palette, put, scale }: Motion, visibility: number, poses: readonly Pose[]): void {
  for (const { position } of poses) dashedCircle(graphics, put(position), visibility * scale, Math.max(24, Math.min(90, Math.round(visibility * scale * 0.4))), 0.4);
  graphics.stroke({ width: 1, color: palette.line });
}
