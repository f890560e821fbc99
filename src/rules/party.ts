/**
 * A party to encounters: a vessel with all that moves with her. What the rules ask of one vessel, worked out once a
 * tick; what few rules ask (her channel, the stream) only when asked.
 */
import { hullEnvelope, reachOf, type Envelope } from '../geometry/outline.ts';
import { dot, type Point } from '../geometry/vector.ts';
import { within } from './angles.ts';
import type { VesselFacts, VesselParticulars, WorldFacts } from './facts.ts';
import { valueOf } from './interpretations.ts';
import { channelAt, downstreamAt, type ChannelPlace } from './stream.ts';

/** Up or down the stream, or across it. */
export type AlongStream = 'up' | 'down' | 'across';

export class Party {
  readonly index: number;
  readonly vessel: VesselFacts;
  /** Not a party where another vessel tows or pushes her: that one stands for the unit. */
  readonly counts: boolean;
  readonly underWay: boolean;
  readonly envelope: Envelope;
  readonly reach: number;
  readonly power: boolean;
  readonly sailing: boolean;
  readonly oars: boolean;
  /** Hauled from the bank. */
  readonly bankHauled: boolean;
  /** Without means of her own, and nobody hauls her. */
  readonly adrift: boolean;
  readonly notUnderCommand: boolean;
  readonly restricted: boolean;
  readonly fishing: boolean;
  /** Propelled by machinery and not otherwise ranked: the plain power-driven vessel. */
  readonly plainPower: boolean;
  readonly countryBoat: boolean;
  readonly confined: boolean;
  readonly byDraught: boolean;
  readonly ferrying: boolean;
  /** Tows, or is hauled in tow from the bank: a vessel under tow is in the unit. */
  readonly underTow: boolean;

  private readonly world: WorldFacts;
  private foundPlace: ChannelPlace | null | undefined;
  private foundStream: Point | null | undefined;

  constructor(index: number, vessel: VesselFacts, world: WorldFacts) {
    this.index = index;
    this.vessel = vessel;
    this.world = world;
    this.counts = typeof vessel.towedBy !== 'string';
    this.underWay = vessel.condition === 'under-way';
    this.envelope = unitEnvelope(vessel, world);
    this.reach = reachOf(this.envelope);
    this.power = vessel.propulsion === 'power';
    this.sailing = vessel.propulsion === 'sail';
    this.oars = vessel.propulsion === 'oars';
    this.bankHauled = typeof vessel.towedBy === 'object';
    this.adrift = vessel.propulsion === 'none' && vessel.towedBy === undefined;
    this.notUnderCommand = vessel.restrictions.includes('not-under-command');
    this.restricted = vessel.restrictions.includes('restricted-manoeuvrability');
    this.fishing = vessel.engagedIn.includes('fishing') || vessel.engagedIn.includes('trawling');
    this.plainPower = this.power && !this.notUnderCommand && !this.restricted && !this.fishing;
    this.countryBoat = vessel.service === 'country-boat' && !this.power;
    this.confined = vessel.restrictions.includes('confined-to-channel');
    this.byDraught = vessel.restrictions.includes('constrained-by-draught');
    this.ferrying = vessel.engagedIn.includes('ferrying');
    this.underTow = vessel.tow !== undefined || this.bankHauled;
  }

  get id(): string { return this.vessel.id; }

  /** The channel that she lies in. */
  get place(): ChannelPlace | undefined {
    if (this.foundPlace === undefined) this.foundPlace = channelAt(this.world.waterway, this.vessel.position) ?? null;
    return this.foundPlace ?? undefined;
  }

  get inNarrowChannel(): boolean { return this.place?.channel.narrow === true; }

  /** Cosine of the angle between her heading and the axis of her channel, in its direction; undefined outside. */
  get alongAxis(): number | undefined {
    return this.place === undefined ? undefined : dot(this.vessel.headingVector, this.place.along);
  }

  /** Proceeds along the course of the channel that she is in, one way or the other. */
  get followsChannel(): boolean {
    const along = this.alongAxis;
    return along !== undefined && within(Math.abs(along), valueOf('alongChannel'));
  }

  /** The way downstream where she is, for the sets that read the current. */
  get downstream(): Point | undefined {
    if (this.foundStream === undefined) this.foundStream = downstreamAt(this.world, this.vessel.position) ?? null;
    return this.foundStream ?? undefined;
  }

  /** How she proceeds in the current; undefined where there is none. */
  get alongStream(): AlongStream | undefined {
    const downstream = this.downstream;
    if (downstream === undefined) return undefined;
    const along = dot(this.vessel.headingVector, downstream);
    if (within(along, valueOf('alongChannel'))) return 'down';
    return within(-along, valueOf('alongChannel')) ? 'up' : 'across';
  }

  /** Upward or downward by the channel's own `upstream`, as DVC reads it; undefined where it has none, or across. */
  get upward(): 'up' | 'down' | undefined {
    const { place, alongAxis } = this;
    if (place === undefined || alongAxis === undefined || place.channel.upstream === 'none') return undefined;
    const towards = place.channel.upstream === 'forward' ? alongAxis : -alongAxis;
    if (within(towards, valueOf('alongChannel'))) return 'up';
    return within(-towards, valueOf('alongChannel')) ? 'down' : undefined;
  }

  /** Metres to starboard (positive) of mid-channel, as she heads; undefined where she does not follow a channel. */
  get starboardOfMid(): number | undefined {
    const { place, alongAxis } = this;
    if (place === undefined || alongAxis === undefined || !this.followsChannel) return undefined;
    return alongAxis >= 0 ? place.offset : -place.offset;
  }
}

/** The one tows or pushes the other, or a third both. */
export const inOneUnit = (a: VesselParticulars, b: VesselParticulars): boolean =>
  a.towedBy === b.id || b.towedBy === a.id || (typeof a.towedBy === 'string' && a.towedBy === b.towedBy);

/**
 * The envelope of the unit that a vessel stands for. A tow lengthens it astern (pushed: ahead) by the stated length of
 * the tow along her own heading; vessels alongside broaden it; it is as broad as the broadest of them.
 */
function unitEnvelope(vessel: VesselFacts, world: WorldFacts): Envelope {
  const { tow } = vessel;
  if (tow === undefined) return hullEnvelope(vessel.length, vessel.breadth);
  const towed = world.vessels.filter(other => tow.vessels.includes(other.id));
  if (tow.arrangement === 'alongside') {
    const breadth = towed.reduce((sum, other) => sum + 2 * other.breadth, vessel.breadth);
    return hullEnvelope(Math.max(vessel.length, ...towed.map(other => other.length)), breadth);
  }
  const radius = Math.max(vessel.breadth, ...towed.map(other => other.breadth)) / 2;
  const half = vessel.length / 2;
  const aft = tow.arrangement === 'astern' ? -half - tow.length : -half;
  const fore = tow.arrangement === 'astern' ? half : half + tow.length;
  return { aft: aft + radius, fore: fore - radius, radius };
}
