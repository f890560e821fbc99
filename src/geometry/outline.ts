/**
 * Outlines of vessels on the water, and the clear water between them.
 *
 * Two are used. The **hull** is a polygon with a pointed bow: what is drawn and what touches. The **envelope** is a
 * capsule along the heading, as long as the unit and as broad as its broadest hull: what "clear water" is measured
 * between when two vessels are predicted to pass (contract: "the outline by a stated approximation"). Within a hull's
 * length the two differ by less than half a breadth, at the corners.
 */
import { dot, type Point } from './vector.ts';

/** A capsule: the points within `radius` of the line from `aft` to `fore`, metres along the heading from midships. */
export interface Envelope { readonly aft: number; readonly fore: number; readonly radius: number }

/** The envelope of a single hull. Lengths in metres. */
export function hullEnvelope(length: number, breadth: number): Envelope {
  const radius = Math.min(breadth, length) / 2;
  const end = length / 2 - radius;
  return { aft: -end, fore: end, radius };
}

/** Furthest point of an envelope from midships, metres. */
export const reachOf = (envelope: Envelope): number => Math.max(-envelope.aft, envelope.fore) + envelope.radius;

/** Corners of a hull, clockwise from the stem: pointed bow over the foremost fifth of the length, square stern. */
export function hullOutline(position: Point, heading: Point, length: number, breadth: number): Point[] {
  const half = length / 2;
  const beam = breadth / 2;
  const shoulder = half - length / 5;
  const at = (ahead: number, starboard: number): Point =>
    [position[0] + heading[0] * ahead + heading[1] * starboard, position[1] + heading[1] * ahead - heading[0] * starboard];
  return [at(half, 0), at(shoulder, beam), at(-half, beam), at(-half, -beam), at(shoulder, -beam)];
}

/** Whether two convex outlines overlap (touching counts). Separating axes. */
export function outlinesOverlap(a: readonly Point[], b: readonly Point[]): boolean {
  return !separatedByASideOf(a, b) && !separatedByASideOf(b, a);
}

function separatedByASideOf(a: readonly Point[], b: readonly Point[]): boolean {
  for (let i = 0; i < a.length; i += 1) {
    const p = a[i]!;
    const q = a[(i + 1) % a.length]!;
    const normal: Point = [q[1] - p[1], p[0] - q[0]];
    const [, highA] = extent(a, normal);
    const [lowA] = extent(a, normal);
    const [lowB, highB] = extent(b, normal);
    if (highA < lowB || highB < lowA) return true;
  }
  return false;
}

function extent(points: readonly Point[], along: Point): [number, number] {
  let low = Infinity;
  let high = -Infinity;
  for (const point of points) {
    const value = dot(point, along);
    if (value < low) low = value;
    if (value > high) high = value;
  }
  return [low, high];
}

/** A moving envelope: where it is, how it heads (unit vector) and its velocity. */
export interface Moving { readonly position: Point; readonly heading: Point; readonly velocity: Point; readonly envelope: Envelope }

/**
 * Least clear water between two envelopes over the next `seconds`, if both keep course and speed: metres, negative
 * when they would overlap. Exact for capsules: the set of all differences between a point of one centreline and a
 * point of the other over that time is a zonogon with at most six sides, and the answer is its distance from nought.
 */
export function clearWater(a: Moving, b: Moving, seconds: number): number {
  const lengthA = a.envelope.fore - a.envelope.aft;
  const lengthB = b.envelope.fore - b.envelope.aft;
  // The corner of the zonogon with both sterns at time 0, and its three generators.
  const x = b.position[0] + b.heading[0] * b.envelope.aft - a.position[0] - a.heading[0] * a.envelope.aft;
  const y = b.position[1] + b.heading[1] * b.envelope.aft - a.position[1] - a.heading[1] * a.envelope.aft;
  const gap = zonogonDistance(
    x, y,
    -a.heading[0] * lengthA, -a.heading[1] * lengthA,
    b.heading[0] * lengthB, b.heading[1] * lengthB,
    (b.velocity[0] - a.velocity[0]) * seconds, (b.velocity[1] - a.velocity[1]) * seconds,
  );
  return gap - a.envelope.radius - b.envelope.radius;
}

/** Distance from the origin to the zonogon { (x, y) + s p + t q + u r : 0 <= s, t, u <= 1 }; 0 inside. */
function zonogonDistance(x: number, y: number, px: number, py: number, qx: number, qy: number, rx: number, ry: number): number {
  const along = [sidesAlong(x, y, px, py, qx, qy, rx, ry), sidesAlong(x, y, qx, qy, px, py, rx, ry), sidesAlong(x, y, rx, ry, px, py, qx, qy)];
  let best = Infinity;
  let inside = true;
  for (const found of along) {
    if (found === undefined) continue;
    if (found.distance < best) best = found.distance;
    if (!found.between) inside = false;
  }
  if (best === Infinity) return Math.sqrt(x * x + y * y); // all three generators are null
  return inside ? 0 : best;
}

/** The two sides parallel to (gx, gy): their distance from the origin, and whether it lies between them. */
function sidesAlong(x: number, y: number, gx: number, gy: number, hx: number, hy: number, kx: number, ky: number): { distance: number; between: boolean } | undefined {
  const size = gx * gx + gy * gy;
  if (size < 1e-18) return undefined;
  const nx = gy;
  const ny = -gx;
  // Along the normal each other generator goes wholly to one side; a parallel one lengthens the sides instead.
  let lowX = x, lowY = y, highX = x, highY = y, sideX = gx, sideY = gy, backX = 0, backY = 0;
  for (let turn = 0; turn < 2; turn += 1) {
    const ox = turn === 0 ? hx : kx;
    const oy = turn === 0 ? hy : ky;
    const across = nx * ox + ny * oy;
    if (across * across <= 1e-20 * size * (ox * ox + oy * oy)) {
      if (gx * ox + gy * oy < 0) { backX += ox; backY += oy; sideX -= ox; sideY -= oy; } else { sideX += ox; sideY += oy; }
    } else if (across > 0) { highX += ox; highY += oy; } else { lowX += ox; lowY += oy; }
  }
  const low = toSegment(lowX + backX, lowY + backY, sideX, sideY);
  const high = toSegment(highX + backX, highY + backY, sideX, sideY);
  const [lowAcross, highAcross] = [nx * lowX + ny * lowY, nx * highX + ny * highY];
  // Where all generators are parallel there is no inside: the distance to the line that is left says all.
  const between = lowAcross <= 0 && highAcross >= 0 && highAcross - lowAcross > 1e-9 * Math.sqrt(size);
  return { distance: Math.min(low, high), between };
}

/** Distance from the origin to the segment from (x, y) along (dx, dy). */
function toSegment(x: number, y: number, dx: number, dy: number): number {
  const size = dx * dx + dy * dy;
  const t = size > 0 ? Math.max(0, Math.min(1, -(x * dx + y * dy) / size)) : 0;
  const nearX = x + dx * t;
  const nearY = y + dy * t;
  return Math.sqrt(nearX * nearX + nearY * nearY);
}
