/** Hulls that touch, and hulls on the bank. */
import { outlinesOverlap } from '../geometry/outline.ts';
import { lineLength, project, segmentsMeet } from '../geometry/polyline.ts';
import { inside } from '../geometry/sight.ts';
import { distance, type Point } from '../geometry/vector.ts';
import type { ChannelFacts, WaterwayFacts } from '../rules/facts.ts';
import { inOneUnit } from '../rules/party.ts';
import { conventions } from './conventions.ts';
import { endOf, outlineOf } from './vessel/tow.ts';
import type { Struck, Vessel, World } from './world.ts';

type Ended = NonNullable<World['ended']>;

/** Waters where what is not channel is land: a canal, and a river. Elsewhere a channel is a fairway in wider water. */
export const hasBanks = ({ waters, channels }: Pick<WaterwayFacts, 'waters' | 'channels'>): boolean => (waters === 'canal' || waters === 'river') && channels.length > 0;

/** The first collision or grounding there is; undefined where all is well. */
export function contactIn({ vessels, waterway }: Pick<World, 'vessels' | 'waterway'>): Ended | undefined {
  return collisionIn(vessels) ?? fouledIn(vessels) ?? groundingIn(vessels, waterway);
}

function collisionIn(vessels: readonly Vessel[]): Ended | undefined {
  for (let i = 0; i < vessels.length; i += 1) {
    for (let j = i + 1; j < vessels.length; j += 1) {
      const [a, b] = [vessels[i]!, vessels[j]!];
      if (distance(a.state.position, b.state.position) > reach(a) + reach(b) || (inOneUnit(a.particulars, b.particulars) && !onOneLine(a, b))) continue;
      if (!moves(a) && !moves(b)) continue;
      if (outlinesOverlap(outlineOf(a), outlineOf(b))) return { how: 'collision', vessels: [a.particulars.id, b.particulars.id] };
    }
  }
  return undefined;
}

/** Two that lie still, made fast alongside say, do not collide. */
const moves = ({ state }: Vessel): boolean => state.condition === 'under-way';
const reach = ({ particulars: { length, breadth } }: Vessel): number => (length + breadth) / 2;

/**
 * One of the two hangs on the other's line, and they can run into each other. Pushed or alongside they touch all the time; a
 * tow that is drawn over her tug is drawn as it may be, and does not.
 */
const onOneLine = (a: Vessel, b: Vessel): boolean => hangsOn(a, b) || hangsOn(b, a);
const hangsOn = ({ link }: Vessel, { particulars }: Vessel): boolean => link !== undefined && 'line' in link && link.apart && link.to === particulars.id;

/** One who runs over the line between two of a tow. */
function fouledIn(vessels: readonly Vessel[]): Ended | undefined {
  for (const towed of vessels) {
    const leader = leaderOf(towed, vessels);
    if (leader === undefined) continue;
    const [from, to] = [endOf(leader, -1), endOf(towed, 1)];
    for (const other of vessels) {
      if (other === towed || other === leader || inOneUnit(other.particulars, towed.particulars)) continue;
      if (distance(other.state.position, from) > distance(from, to) + reach(other)) continue;
      const hull = outlineOf(other);
      if (!hull.some((corner, i) => segmentsMeet(corner, hull[(i + 1) % hull.length]!, from, to))) continue;
      return { how: 'collision', vessels: [other.particulars.id, String(towed.particulars.towedBy)], on: { what: 'tow-line', from: leader.particulars.id, to: towed.particulars.id } };
    }
  }
  return undefined;
}

/** The vessel whose line she hangs on; undefined of one who is in no tow, or in a rigid one. */
function leaderOf({ link }: Vessel, vessels: readonly Vessel[]): Vessel | undefined {
  return link === undefined || !('line' in link) ? undefined : vessels.find(({ particulars }) => particulars.id === link.to);
}

function groundingIn(vessels: readonly Vessel[], waterway: WaterwayFacts): Ended | undefined {
  for (const vessel of vessels) {
    const on = moves(vessel) ? groundOf(vessel, waterway) : undefined;
    if (on !== undefined) return { how: 'grounding', vessels: [vessel.particulars.id], on };
  }
  return undefined;
}

/** What she is aground on; undefined where she floats. */
function groundOf(vessel: Vessel, waterway: WaterwayFacts): Struck | undefined {
  const { channels, screens } = waterway;
  if (channels.length === 0 && screens.length === 0) return undefined;
  const shallow = shallowOf(vessel, channels);
  if (shallow !== undefined) return { what: 'shallow', channel: shallow };
  const banked = hasBanks(waterway) && mayTouchBank(vessel, channels);
  if (!banked && screens.length === 0) return undefined;
  const outline = outlineOf(vessel);
  const index = screens.findIndex(screen => touches(screen, outline));
  if (index >= 0) return { what: 'screen', index };
  const over = banked ? outline.find(corner => overBank(channels, corner) > conventions.bankHair) : undefined;
  return over === undefined ? undefined : bankAt(channels, over);
}

/** Well within the banks nobody need look at each corner of a hull. */
const mayTouchBank = (vessel: Vessel, channels: readonly ChannelFacts[]): boolean => overBank(channels, vessel.state.position) > -reach(vessel);

function bankAt(channels: readonly ChannelFacts[], point: Point): Struck {
  const over = channels.map(channel => ({ channel, by: overBankOf(channel, channels, point) }));
  const { channel } = over.reduce((nearest, one) => (one.by < nearest.by ? one : nearest));
  const at = project(channel.centreline, point);
  return { what: 'bank', channel: channel.id, side: at.offset >= 0 ? 'starboard' : 'port' };
}

function touches(screen: readonly Point[], outline: readonly Point[]): boolean {
  return outline.some((corner, i) => inside(screen, corner) || screen.some((point, j) => segmentsMeet(corner, outline[(i + 1) % outline.length]!, point, screen[(j + 1) % screen.length]!)));
}

/** The channel, of those that she is in, that has the most water: its id where that is too little. */
function shallowOf({ particulars, state }: Vessel, channels: readonly ChannelFacts[]): string | undefined {
  if (channels.every(({ depth }) => depth >= particulars.draught)) return undefined;
  const deepest = deepestAt(channels, state.position);
  return deepest !== undefined && deepest.depth < particulars.draught ? deepest.id : undefined;
}

/** The channel with the most water of those that a point lies in; undefined outside all of them, where nothing is known of the depth. */
export function deepestAt(channels: readonly ChannelFacts[], point: Point): ChannelFacts | undefined {
  let deepest: ChannelFacts | undefined;
  for (const channel of channels) if (channel.depth > (deepest?.depth ?? 0) && overBankOf(channel, channels, point) <= 0) deepest = channel;
  return deepest;
}

/**
 * Metres by which a point lies beyond the banks of every channel. Past the free end of a channel the picture ends, not the
 * water; where another channel begins there, its banks begin too.
 */
export function overBank(channels: readonly ChannelFacts[], point: Point): number {
  let least = Infinity;
  for (const channel of channels) least = Math.min(least, overBankOf(channel, channels, point));
  return least;
}

/** Whether there is water at a place; where nothing is said of banks there is. */
export const isWater = (waterway: WaterwayFacts, point: Point): boolean => !hasBanks(waterway) || overBank(waterway.channels, point) <= 0;

function overBankOf(channel: ChannelFacts, channels: readonly ChannelFacts[], point: Point): number {
  const half = channel.width / 2;
  const at = project(channel.centreline, point);
  const first = at.station <= 0;
  if (!first && at.station < lineLength(channel.centreline)) return at.distance - half;
  const radius = channels.length > 1 ? joinedAt(channels, channel, first ? 0 : channel.centreline.length - 1) : undefined;
  return radius === undefined ? Math.abs(beside(channel, at.segment, point)) - half : at.distance - radius;
}

const joins = new WeakMap<readonly ChannelFacts[], Map<string, number | undefined>>();

/** Half the breadth of the narrowest of those that meet at an end of a channel, metres; undefined at a free end. */
function joinedAt(channels: readonly ChannelFacts[], channel: ChannelFacts, corner: number): number | undefined {
  const known = joins.get(channels) ?? new Map<string, number | undefined>();
  joins.set(channels, known);
  const key = `${channel.id} ${corner}`;
  if (!known.has(key)) {
    const end = channel.centreline[corner]!;
    const met = channels.filter(other => other !== channel && project(other.centreline, end).distance <= other.width / 2);
    known.set(key, met.length === 0 ? undefined : Math.min(channel.width, ...met.map(other => other.width)) / 2);
  }
  return known.get(key);
}

/** Metres to the side of the line through a leg. */
function beside({ centreline }: ChannelFacts, segment: number, point: Point): number {
  const [from, to] = [centreline[segment]!, centreline[segment + 1]!];
  const size = distance(from, to);
  return ((to[1] - from[1]) * (point[0] - from[0]) - (to[0] - from[0]) * (point[1] - from[1])) / size;
}
