/** Which vessel a tap on the plan means. Pixels. */
import { add, distance, dot, scale as times, subtract, type Point } from '../../geometry/vector.ts';
import type { Rect } from './labels.ts';

/** A vessel as she is drawn: where, which way (unit vector on the screen), half her length and her breadth; and her label. */
export interface Target {
  readonly id: string; readonly at: Point; readonly ahead: Point; readonly half: number; readonly beam: number; readonly label: Rect | undefined;
}

/** Pixels from a hull within which a tap picks it. */
const NEAR = 24;

/** From a point to the hull; nought or less on it. */
function gapTo(point: Point, { at, ahead, half, beam }: Target): number {
  const reach = Math.max(0, half - beam);
  const along = Math.max(-reach, Math.min(reach, dot(subtract(point, at), ahead)));
  return distance(point, add(at, times(ahead, along))) - beam;
}

const holds = (rect: Rect, [x, y]: Point): boolean => x >= rect.x && x <= rect.x + rect.width && y >= rect.y && y <= rect.y + rect.height;

/** The one whose hull is under the finger; else the one whose label is; else the nearest that is near. */
export function pickedAt(point: Point, targets: readonly Target[]): string | undefined {
  const nearest = targets.map(target => ({ id: target.id, gap: gapTo(point, target) })).sort((a, b) => a.gap - b.gap)[0];
  if (nearest === undefined || nearest.gap <= 0) return nearest?.id;
  const labelled = targets.find(({ label }) => label !== undefined && holds(label, point));
  return labelled?.id ?? (nearest.gap <= NEAR ? nearest.id : undefined);
}
