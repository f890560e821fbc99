/** Where a vessel would steer with nobody about: along her route, along her channel, or straight on. */
import { bearingOf, headingVector, normalise } from '../geometry/bearing.ts';
import { lineLength, pointAt } from '../geometry/polyline.ts';
import { add, distance, dot, scale, subtract, type Point } from '../geometry/vector.ts';
import type { ChannelFacts } from '../rules/facts.ts';
import { channelAt, currentAt, type ChannelPlace } from '../rules/stream.ts';
import { conventions } from './conventions.ts';
import { towAstern } from './vessel/tow.ts';
import type { Vessel, World } from './world.ts';

/** A lane in a channel: which way along it, and how far to starboard of mid-channel (metres, as she goes). */
export interface Lane {
  readonly place: ChannelPlace;
  readonly forward: boolean;
  readonly halfWidth: number;
  /** Metres from her midships to the after end of all that goes along with her. */
  readonly tail: number;
  /** Of what goes along it, the broadest of a tow. */
  readonly breadth: number;
  /** Metres that she keeps more from a bank for her length: a long hull swings wide, and its stern wider. */
  readonly swing: number;
  /** All that there are: where this one ends, another may go on. */
  readonly channels: readonly ChannelFacts[];
}

/** The lane of a vessel that goes along the channel she is in; undefined where she has a route, or is in none, or crosses it. */
export function laneOf(world: World, vessel: Vessel): Lane | undefined {
  const { state, helm } = vessel;
  if (helm.route !== undefined) return undefined;
  const place = channelAt(world.waterway, state.position);
  if (place === undefined) return undefined;
  const along = dot(headingVector(state.heading), place.along);
  // Steering along it she may be turned by up to 60 degrees while she shifts; across it she is not following it.
  return Math.abs(along) < 0.5 ? undefined : { place, forward: along > 0, halfWidth: place.channel.width / 2, breadth: broadest(world, vessel), tail: vessel.particulars.length / 2 + towAstern(vessel.particulars), swing: conventions.swing(vessel.particulars.length), channels: world.waterway.channels };
}

function broadest({ vessels }: World, { particulars: { breadth, tow } }: Vessel): number {
  if (tow === undefined) return breadth;
  const towed = vessels.filter(({ particulars }) => tow.vessels.includes(particulars.id)).map(({ particulars }) => particulars.breadth);
  return tow.arrangement === 'alongside' ? towed.reduce((sum, one) => sum + one, breadth) : Math.max(breadth, ...towed);
}

/** Metres to either side of mid-channel that she has, here or where the next channel begins. */
export function roomIn(lane: Lane): number {
  const here = lane.channels.length > 1 ? Math.max(lane.halfWidth, goesOn(lane)?.halfWidth ?? 0) : lane.halfWidth;
  return Math.max(Math.min(here / 2, here - lane.breadth), here - lane.breadth - lane.swing, 0);
}

/** Metres to starboard of mid-channel at which she is now. */
export const offsetIn = ({ place, forward }: Lane): number => (forward ? place.offset : -place.offset);

/** Metres before a narrower channel from which she keeps to its breadth. */
const FUNNEL = 35;

/**
 * A point of the channel so many metres on, at so many metres to starboard of mid-channel; past its end, of the channel
 * that goes on there, as far over as that one allows.
 */
export function laneAhead(lane: Lane, metres: number, offset: number): { point: Point; along: Point } {
  const { place, forward, channels } = lane;
  const total = lineLength(place.channel.centreline);
  const station = place.station + (forward ? metres : -metres);
  const gone = forward ? station : total - station;
  const { point, along } = pointAt(place.channel.centreline, station);
  const way = forward ? along : scale(along, -1);
  const beyond = gone - total;
  const next = beyond > -FUNNEL && channels.length > 1 ? goesOn(lane) : undefined;
  if (next !== undefined && beyond > 0) return laneAhead({ ...lane, ...next }, beyond, offset);
  const off = channels.length > 1 ? held(offset, Math.min(lane.halfWidth, next?.halfWidth ?? Infinity, behindOf(lane, gone)), lane.breadth) : offset;
  const on = beyond > 0 ? add(point, scale(way, beyond)) : point;
  return { point: [on[0] + way[1] * off, on[1] - way[0] * off], along: way };
}

/** Half the width of the channel that she comes from, as long as her tail is in it. */
function behindOf(lane: Lane, gone: number): number {
  return gone > FUNNEL + lane.tail ? Infinity : goesOn({ ...lane, forward: !lane.forward })?.halfWidth ?? Infinity;
}

/** No farther over than leaves water between her and the bank. */
function held(offset: number, halfWidth: number, breadth: number): number {
  const room = Math.max(0, halfWidth - breadth);
  return Math.max(-room, Math.min(room, offset));
}

/** The channel that goes on where this one ends, in about the same direction; undefined where none does. */
function goesOn({ place: { channel }, forward, channels }: Lane): Pick<Lane, 'place' | 'forward' | 'halfWidth'> | undefined {
  const { point: end, along } = pointAt(channel.centreline, forward ? lineLength(channel.centreline) : 0);
  const way = forward ? along : scale(along, -1);
  let best: Pick<Lane, 'place' | 'forward' | 'halfWidth'> | undefined;
  let most = 0.5;
  for (const other of channels) {
    if (other === channel) continue;
    for (const starts of [true, false]) {
      const station = starts ? 0 : lineLength(other.centreline);
      const begin = pointAt(other.centreline, station);
      const on = dot(way, starts ? begin.along : scale(begin.along, -1));
      if (on <= most || distance(begin.point, end) > Math.min(channel.width, other.width) / 2) continue;
      most = on;
      best = { place: { channel: other, station, offset: 0, along: begin.along }, forward: starts, halfWidth: other.width / 2 };
    }
  }
  return best;
}

const lookAhead = ({ particulars }: Vessel): number => Math.max(conventions.lookAhead.least, conventions.lookAhead.lengths * particulars.length);

/** Course that brings her into a lane at so many metres to starboard of mid-channel, and keeps her there. */
export function courseInLane(world: World, vessel: Vessel, lane: Lane, offset: number): number {
  const { point } = laneAhead(lane, lookAhead(vessel), offset);
  return courseTo(world, vessel, point);
}

/** Course through the water that makes good the way to a point in the current that runs here. */
export function courseTo(world: World, { state }: Vessel, point: Point): number {
  const towards = subtract(point, state.position);
  const size = distance(point, state.position);
  if (size < 1e-6) return state.heading;
  const way = scale(towards, 1 / size);
  const current = currentAt(world, state.position);
  const across = way[1] * current[0] - way[0] * current[1];
  const made = Math.max(Math.abs(state.speed), 0.5);
  const lean = Math.max(-0.7, Math.min(0.7, across / made));
  // Heads up into the current by the angle whose sine is `lean`.
  const ahead = Math.sqrt(1 - lean * lean);
  return bearingOf([way[0] * ahead - way[1] * lean, way[1] * ahead + way[0] * lean]);
}

/** The next waypoint of a route, passing over those that she has reached; its index is `length` when there is none left. */
export function legOf({ state, helm, particulars }: Vessel): number {
  const route = helm.route ?? [];
  let { leg } = state;
  while (leg < route.length) {
    const point = route[leg]!;
    const near = distance(point, state.position) <= Math.max(12, 1.5 * particulars.length);
    const from = leg > 0 ? route[leg - 1]! : undefined;
    const passed = from !== undefined && dot(subtract(state.position, point), subtract(point, from)) > 0;
    if (!near && !passed) break;
    leg += 1;
  }
  return leg;
}

/** Course along a route; undefined past its end. */
export function courseAlongRoute(world: World, vessel: Vessel): number | undefined {
  const point = vessel.helm.route?.[vessel.state.leg];
  return point === undefined ? undefined : courseTo(world, vessel, point);
}

/** The speed she makes when nothing asks for another. */
export const cruiseOf = ({ helm, state }: Vessel): number => helm.cruise ?? state.speed;

export const turned = (course: number, by: number): number => normalise(course + by);
