/** The stream: how the water moves at a place, and which way is up. */
import { headingVector } from '../geometry/bearing.ts';
import { project } from '../geometry/polyline.ts';
import { dot, scale, type Point } from '../geometry/vector.ts';
import type { ChannelFacts, EnvironmentFacts, WaterwayFacts } from './facts.ts';
import { valueOf } from './interpretations.ts';
import { within } from './angles.ts';

export interface Stream { readonly waterway: WaterwayFacts; readonly environment: EnvironmentFacts }

export interface ChannelPlace {
  readonly channel: ChannelFacts;
  /** Metres along the centreline. */
  readonly station: number;
  /** Metres from the centreline, positive to the right of its direction. */
  readonly offset: number;
  /** Unit vector of the centreline there. */
  readonly along: Point;
}

/** The channel that a position lies in, the narrowest where several do; undefined outside every channel. */
export function channelAt(waterway: WaterwayFacts, position: Point): ChannelPlace | undefined {
  let best: ChannelPlace | undefined;
  for (const channel of waterway.channels) {
    const at = project(channel.centreline, position);
    if (at.distance > channel.width / 2) continue;
    if (best === undefined || channel.width < best.channel.width) best = { channel, station: at.station, offset: at.offset, along: at.along };
  }
  return best;
}

const current = (environment: EnvironmentFacts): Point =>
  environment.current ? scale(headingVector(environment.current.towards), environment.current.speed) : [0, 0];

/** How the water moves at a position: [east, north], m/s. A channel's own current comes before that of the environment. */
export function currentAt({ waterway, environment }: Stream, position: Point): Point {
  const place = channelAt(waterway, position);
  const own = place?.channel.current;
  if (place === undefined || own === undefined || own === 0) return current(environment);
  return scale(place.along, place.channel.upstream === 'forward' ? -own : own);
}

/**
 * The way downstream at a position, unit vector, as VOC reads it: with the current, a channel's own or that of the
 * environment within 45 degrees of the channel's axis; in a river or canal without a channel, that of the environment.
 * Undefined where there is none: "upstream" then means nothing.
 */
export function downstreamAt({ waterway, environment }: Stream, position: Point): Point | undefined {
  const place = nearestChannel(waterway, position);
  if (place === undefined) {
    const flows = environment.current !== undefined && environment.current.speed > 0;
    return flows && (waterway.waters === 'river' || waterway.waters === 'canal') ? headingVector(environment.current!.towards) : undefined;
  }
  const own = place.channel.current;
  if (own !== undefined && own !== 0) return scale(place.along, place.channel.upstream === 'forward' ? -1 : 1);
  if (environment.current === undefined || environment.current.speed <= 0) return undefined;
  const along = dot(headingVector(environment.current.towards), place.along);
  if (within(along, valueOf('alongChannel'))) return place.along;
  return within(-along, valueOf('alongChannel')) ? scale(place.along, -1) : undefined;
}

/** The channel she is in or, outside every channel, the nearest one. */
function nearestChannel(waterway: WaterwayFacts, position: Point): ChannelPlace | undefined {
  const inside = channelAt(waterway, position);
  if (inside !== undefined) return inside;
  let best: ChannelPlace | undefined;
  let least = Infinity;
  for (const channel of waterway.channels) {
    const at = project(channel.centreline, position);
    if (at.distance >= least) continue;
    least = at.distance;
    best = { channel, station: at.station, offset: at.offset, along: at.along };
  }
  return best;
}
