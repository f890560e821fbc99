/** Hulls that touch, and hulls on the bank. */
import { headingVector } from '../geometry/bearing.ts';
import { hullOutline, outlinesOverlap } from '../geometry/outline.ts';
import { lineLength, project, segmentsMeet } from '../geometry/polyline.ts';
import { inside } from '../geometry/sight.ts';
import { distance, type Point } from '../geometry/vector.ts';
import type { ChannelFacts, WaterwayFacts } from '../rules/facts.ts';
import { inOneUnit } from '../rules/party.ts';
import { conventions } from './conventions.ts';
import type { Vessel, World } from './world.ts';

type Ended = NonNullable<World['ended']>;

const outlineOf = ({ particulars, state }: Vessel): Point[] => hullOutline(state.position, headingVector(state.heading), particulars.length, particulars.breadth);

/** The first collision or grounding there is; undefined where all is well. */
export function contactIn({ vessels, waterway }: Pick<World, 'vessels' | 'waterway'>): Ended | undefined {
  return collisionIn(vessels) ?? groundingIn(vessels, waterway);
}

function collisionIn(vessels: readonly Vessel[]): Ended | undefined {
  for (let i = 0; i < vessels.length; i += 1) {
    for (let j = i + 1; j < vessels.length; j += 1) {
      const [a, b] = [vessels[i]!, vessels[j]!];
      if (distance(a.state.position, b.state.position) > reach(a) + reach(b) || inOneUnit(a.particulars, b.particulars)) continue;
      if (!moves(a) && !moves(b)) continue;
      if (outlinesOverlap(outlineOf(a), outlineOf(b))) return { how: 'collision', vessels: [a.particulars.id, b.particulars.id] };
    }
  }
  return undefined;
}

/** Two that lie still, made fast alongside say, do not collide. */
const moves = ({ state }: Vessel): boolean => state.condition === 'under-way';
const reach = ({ particulars: { length, breadth } }: Vessel): number => (length + breadth) / 2;

function groundingIn(vessels: readonly Vessel[], waterway: WaterwayFacts): Ended | undefined {
  const found = vessels.find(vessel => moves(vessel) && isAground(vessel, waterway));
  return found === undefined ? undefined : { how: 'grounding', vessels: [found.particulars.id] };
}

function isAground(vessel: Vessel, waterway: WaterwayFacts): boolean {
  const outline = outlineOf(vessel);
  return waterway.screens.some(screen => touches(screen, outline))
    || isTooDeep(vessel, waterway)
    || (waterway.waters === 'canal' && waterway.channels.length > 0 && outline.some(corner => overBank(waterway.channels, corner) > conventions.bankHair));
}

function touches(screen: readonly Point[], outline: readonly Point[]): boolean {
  return outline.some((corner, i) => inside(screen, corner) || screen.some((point, j) => segmentsMeet(corner, outline[(i + 1) % outline.length]!, point, screen[(j + 1) % screen.length]!)));
}

function isTooDeep({ particulars, state }: Vessel, { channels }: WaterwayFacts): boolean {
  const over = channels.filter(channel => overBank([channel], state.position) <= 0);
  return over.length > 0 && over.every(channel => channel.depth < particulars.draught);
}

/** Metres by which a point lies beyond the banks of every channel. Past the end of a channel the picture ends, not the water. */
export function overBank(channels: readonly ChannelFacts[], point: Point): number {
  let least = Infinity;
  for (const channel of channels) {
    const at = project(channel.centreline, point);
    const atEnd = at.station <= 0 || at.station >= lineLength(channel.centreline);
    const away = atEnd ? Math.abs(beside(channel, at.segment, point)) : at.distance;
    least = Math.min(least, away - channel.width / 2);
  }
  return least;
}

/** Metres to the side of the line through a leg. */
function beside({ centreline }: ChannelFacts, segment: number, point: Point): number {
  const [from, to] = [centreline[segment]!, centreline[segment + 1]!];
  const size = distance(from, to);
  return ((to[1] - from[1]) * (point[0] - from[0]) - (to[0] - from[0]) * (point[1] - from[1])) / size;
}
