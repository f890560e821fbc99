/** Points of the bearing and of the compass, as they are said at the helm. */
import { compassPoint, inPoints } from '../units.ts';

const NUMBERS = ['', 'one point', 'two points', 'three points', 'four points'] as const;

/** Off this many degrees from right ahead or astern, she is not right there but fine on one side. */
const RIGHT = 0.5;
/** What is towed sheers a little to either side, and is right astern all the same; no rule turns on it. */
const ASTERN = 3;
/** The end of the arc of the sidelights: more than two points abaft the beam she overtakes, so there it is said on which side of it. */
const ABAFT = 10;
const BORDER = 0.05;

function ofPoint(points: number, side: string): string {
  if (points <= 4) return `${NUMBERS[points]} on the ${side} bow`;
  if (points < 8) return `${NUMBERS[8 - points]} before the ${side} beam`;
  if (points === 8) return `on the ${side} beam`;
  if (points < 12) return `${NUMBERS[points - 8]} abaft the ${side} beam`;
  return points === 12 ? `on the ${side} quarter` : `${NUMBERS[16 - points]} on the ${side} quarter`;
}

/**
 * An angle from the bow (starboard positive) to the nearest point: "two points on the port bow". `exact` is the same
 * angle in degrees, added where a rule turns on less than half a point: near the bow, and two points abaft the beam.
 */
export function relativeInPoints(relative: number, exact: string): string {
  const { points, rest } = inPoints(relative);
  const side = relative < 0 ? 'port' : 'starboard';
  if (points === 0) return Math.abs(relative) <= RIGHT ? 'right ahead' : `fine on the ${side} bow (${exact})`;
  if (points === 16) return 180 - Math.abs(relative) <= RIGHT ? 'right astern' : `fine on the ${side} quarter (${exact})`;
  if (Math.abs(rest) < BORDER) return ofPoint(points, side);
  if (points === 1) return `${ofPoint(points, side)} (${exact})`;
  if (points !== ABAFT) return ofPoint(points, side);
  return `${rest > 0 ? 'more' : 'less'} than ${ofPoint(points, side)} (${exact})`;
}

/** An angle from the bow in degrees, with its side and the part of the vessel that it is on. */
export function relativeInDegrees(relative: number, figures: string): string {
  if (figures === '000°') return 'right ahead, 000°';
  const off = Math.abs(relative);
  if (180 - off <= ASTERN) return `right astern, ${figures}`;
  const part = off < 85 ? 'bow' : off <= 95 ? 'beam' : 'quarter';
  return `${figures} on the ${relative < 0 ? 'port' : 'starboard'} ${part}`;
}

const CARDINAL = ['N', 'NE', 'E', 'SE', 'S', 'SW', 'W', 'NW'] as const;
const BETWEEN = ['NNE', 'ENE', 'ESE', 'SSE', 'SSW', 'WSW', 'WNW', 'NNW'] as const;

/** A true direction by the nearest of the 32 points: NE by N. */
export function compassName(degrees: number): string {
  const point = compassPoint(degrees);
  const [octant, within] = [Math.floor(point / 4), point % 4];
  const [here, next] = [CARDINAL[octant]!, CARDINAL[(octant + 1) % 8]!];
  // Towards the nearer of the four cardinal points from a quadrantal one, and towards the next from a cardinal one.
  const towards = (from: string, to: string): string => (from.length === 1 ? `${from} by ${letterToOther(from, to)}` : `${from} by ${to}`);
  if (within === 0) return here;
  if (within === 2) return BETWEEN[octant]!;
  return within === 1 ? towards(here, next) : towards(next, here);
}

/** "N by E", not "N by NE": a cardinal point is left towards the other letter of the quadrant. */
const letterToOther = (from: string, to: string): string => to.replace(from, '');
