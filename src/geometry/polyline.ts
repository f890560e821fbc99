/** Lines of several legs: centrelines of channels, edges of screens. */
import { distance, dot, length, scale, subtract, turnTo, type Point } from './vector.ts';

export interface Projection {
  /** Metres along the line from its start to the nearest point on it. */
  readonly station: number;
  /** Metres from the line, positive to the right of its direction. */
  readonly offset: number;
  /** Metres from the point to the nearest point of the line. */
  readonly distance: number;
  /** Index of the leg that the nearest point is on. */
  readonly segment: number;
  /** Unit vector of that leg. */
  readonly along: Point;
}

/** The nearest point of a line. @throws Error when the line has fewer than two points. */
export function project(line: readonly Point[], point: Point): Projection {
  let best: Projection | undefined;
  let before = 0;
  for (let i = 0; i + 1 < line.length; i += 1) {
    const from = line[i]!;
    const leg = subtract(line[i + 1]!, from);
    const size = length(leg);
    if (size === 0) continue;
    const along = scale(leg, 1 / size);
    const away = subtract(point, from);
    const run = Math.max(0, Math.min(size, dot(away, along)));
    const near = distance(away, scale(along, run));
    if (best === undefined || near < best.distance) {
      const side = turnTo(along, away);
      best = { station: before + run, offset: side < 0 ? -near : near, distance: near, segment: i, along };
    }
    before += size;
  }
  if (best === undefined) throw new Error('a line needs two points that differ');
  return best;
}

/** Metres from end to end. */
export function lineLength(line: readonly Point[]): number {
  let sum = 0;
  for (let i = 0; i + 1 < line.length; i += 1) sum += distance(line[i]!, line[i + 1]!);
  return sum;
}

/** The point at a station, held within the ends, and the direction (unit vector) of the line there. */
export function pointAt(line: readonly Point[], station: number): { point: Point; along: Point } {
  let left = Math.max(0, station);
  for (let i = 0; i + 1 < line.length; i += 1) {
    const from = line[i]!;
    const leg = subtract(line[i + 1]!, from);
    const size = length(leg);
    if (size === 0) continue;
    const last = i + 2 >= line.length;
    if (left <= size || last) {
      const along = scale(leg, 1 / size);
      const run = Math.min(left, size);
      return { point: [from[0] + along[0] * run, from[1] + along[1] * run], along };
    }
    left -= size;
  }
  throw new Error('a line needs two points that differ');
}

/** Whether the open segments pq and rs cross or touch. */
export function segmentsMeet(p: Point, q: Point, r: Point, s: Point): boolean {
  const d1 = turnTo(subtract(q, p), subtract(r, p));
  const d2 = turnTo(subtract(q, p), subtract(s, p));
  const d3 = turnTo(subtract(s, r), subtract(p, r));
  const d4 = turnTo(subtract(s, r), subtract(q, r));
  if (((d1 > 0 && d2 < 0) || (d1 < 0 && d2 > 0)) && ((d3 > 0 && d4 < 0) || (d3 < 0 && d4 > 0))) return true;
  return (d1 === 0 && within(p, q, r)) || (d2 === 0 && within(p, q, s)) || (d3 === 0 && within(r, s, p)) || (d4 === 0 && within(r, s, q));
}

function within(p: Point, q: Point, on: Point): boolean {
  return Math.min(p[0], q[0]) <= on[0] && on[0] <= Math.max(p[0], q[0]) && Math.min(p[1], q[1]) <= on[1] && on[1] <= Math.max(p[1], q[1]);
}

/** The first two legs that cross or touch though they are not neighbours, as indices; undefined when none do. */
export function selfCrossing(line: readonly Point[]): [number, number] | undefined {
  for (let i = 0; i + 1 < line.length; i += 1) {
    for (let j = i + 2; j + 1 < line.length; j += 1) {
      if (segmentsMeet(line[i]!, line[i + 1]!, line[j]!, line[j + 1]!)) return [i, j];
    }
  }
  return undefined;
}
