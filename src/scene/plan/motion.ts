/** Lines that change on every frame: wakes, heading lines, vectors, tows, and where two come closest. */
import type { Graphics } from 'pixi.js';
import { add, length, scale as times, type Point } from '../../geometry/vector.ts';
import type { Encounter } from '../../rules/judgement.ts';
import { dash, dashedCircle, trace } from './dashes.ts';
import { hullOutline } from '../../geometry/outline.ts';
import type { Palette } from './palette.ts';
import type { Pose } from './poses.ts';
import { markColour, markIn } from './roleMark.ts';
import { LEAST_HULL } from './hull.ts';

export interface Motion {
  readonly graphics: Graphics;
  readonly palette: Palette;
  readonly scale: number;
  readonly put: (point: Point) => Point;
}

const VECTOR_TIMES = [10, 20, 30, 60, 120, 180, 360, 720] as const;

/** Seconds that the vectors run ahead: such that one of a usual speed has a length that can be read. */
export const vectorSeconds = (scale: number): number => VECTOR_TIMES.find(seconds => seconds * 3 * scale >= 45) ?? 1440;

/** Solid: where she heads. Dashed: where she will be over the ground. */
export function drawVectors({ graphics, palette, scale, put }: Motion, poses: readonly Pose[]): void {
  const seconds = vectorSeconds(scale);
  for (const { position, ahead, vessel, underWay } of poses) {
    if (!underWay) continue;
    const half = Math.max(LEAST_HULL / 2 / scale, vessel.length / 2);
    const bow = add(position, times(ahead, half));
    trace(graphics, [put(bow), put(add(bow, times(ahead, Math.max(20 / scale, Math.min(vessel.length, 60 / scale)))))]);
  }
  graphics.stroke({ width: 1.25, color: palette.ink });
  for (const { position, velocity, underWay } of poses) {
    if (underWay && length(velocity) > 0.05) dash(graphics, put(position), put(add(position, times(velocity, seconds))), 6, 4);
  }
  graphics.stroke({ width: 1.25, color: palette.ink, alpha: 0.65 });
  for (const { position, velocity, underWay } of poses) {
    if (!underWay || length(velocity) <= 0.05) continue;
    const [x, y] = put(add(position, times(velocity, seconds)));
    graphics.circle(x, y, 2).fill({ color: palette.ink, alpha: 0.8 });
  }
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

/** The two hulls of an encounter where they will be closest if both hold on, and the line between. Middle of it, pixels. */
export function drawClosest({ graphics, palette, put, scale }: Motion, encounter: Encounter, poses: readonly Pose[], age: number): Point | undefined {
  const { tcpa, vessels } = encounter;
  const [a, b] = vessels.map(id => poses.find(pose => pose.id === id));
  const left = tcpa === null ? 0 : tcpa - age;
  if (left <= 1 || a === undefined || b === undefined || (!encounter.risk && encounter.kind === 'none')) return undefined;
  const places = [a, b].map(pose => add(pose.position, times(pose.velocity, left)));
  const [at, bt] = places.map(put) as [Point, Point];
  [a, b].forEach((pose, i) => {
    const mark = markIn(encounter, pose.id);
    const place = places[i]!;
    if (pose.vessel.length * scale >= LEAST_HULL) trace(graphics, hullOutline(place, pose.ahead, pose.vessel.length, pose.vessel.breadth).map(put), true);
    else dashedCircle(graphics, put(place), 5, 1, 1);
    graphics.stroke({ width: 1.25, color: mark === undefined ? palette.line : markColour(mark, palette), alpha: 0.9 });
  });
  dash(graphics, at, bt, 2, 3);
  graphics.stroke({ width: 1.25, color: palette.ink });
  return [(at[0] + bt[0]) / 2, (at[1] + bt[1]) / 2];
}

/** How far each of the two can be seen, where that is not far. */
export function drawVisibility({ graphics, palette, put, scale }: Motion, visibility: number, poses: readonly Pose[]): void {
  for (const { position } of poses) dashedCircle(graphics, put(position), visibility * scale, Math.max(24, Math.min(90, Math.round(visibility * scale * 0.4))), 0.4);
  graphics.stroke({ width: 1, color: palette.line });
}
