/** Where a vessel would steer with nobody about: along her route, along her channel, or straight on. */
import { bearingOf, headingVector, normalise } from '../geometry/bearing.ts';
import { lineLength, pointAt } from '../geometry/polyline.ts';
import { add, distance, dot, scale, subtract, type Point } from '../geometry/vector.ts';
import { channelAt, currentAt, type ChannelPlace } from '../rules/stream.ts';
import { conventions } from './conventions.ts';
import type { Vessel, World } from './world.ts';

/** A lane in a channel: which way along it, and how far to starboard of mid-channel (metres, as she goes). */
export interface Lane { readonly place: ChannelPlace; readonly forward: boolean; readonly halfWidth: number }

/** The lane of a vessel that goes along the channel she is in; undefined where she has a route, or is in none, or crosses it. */
export function laneOf(world: World, { state, helm }: Vessel): Lane | undefined {
  if (helm.route !== undefined) return undefined;
  const place = channelAt(world.waterway, state.position);
  if (place === undefined) return undefined;
  const along = dot(headingVector(state.heading), place.along);
  // Steering along it she may be turned by up to 60 degrees while she shifts; across it she is not following it.
  return Math.abs(along) < 0.5 ? undefined : { place, forward: along > 0, halfWidth: place.channel.width / 2 };
}

/** Metres to starboard of mid-channel at which she is now. */
export const offsetIn = ({ place, forward }: Lane): number => (forward ? place.offset : -place.offset);

/** A point of the channel so many metres on, at so many metres to starboard of mid-channel. */
export function laneAhead({ place, forward }: Lane, metres: number, offset: number): { point: Point; along: Point; ends: boolean } {
  const station = place.station + (forward ? metres : -metres);
  const { point, along } = pointAt(place.channel.centreline, station);
  const way = forward ? along : scale(along, -1);
  const beyond = forward ? station - lineLength(place.channel.centreline) : -station;
  const on = beyond > 0 ? add(point, scale(way, beyond)) : point;
  return { point: [on[0] + way[1] * offset, on[1] - way[0] * offset], along: way, ends: beyond > 0 };
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
