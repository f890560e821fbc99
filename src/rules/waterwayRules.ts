/** What several sets ask of a vessel's place in a channel: which side, abreast, made fast outside another, at a lane. */
import { project, lineLength } from '../geometry/polyline.ts';
import { distance, dot, subtract } from '../geometry/vector.ts';
import { within } from './angles.ts';
import type { SingleLaneFacts } from './facts.ts';
import { valueOf } from './interpretations.ts';
import type { Pair } from './pair.ts';
import { inOneUnit, type Party } from './party.ts';
import { BOTH, FIRST, NOT, SECOND, type Burden } from './rule.ts';
import type { Scene } from './scene.ts';

/** Proceeds along the course of a narrow channel. */
export const proceedsAlongNarrow = (party: Party): boolean => party.counts && party.underWay && party.inNarrowChannel && party.followsChannel;

/** On the port side of mid-channel, by more than the tolerance, as she proceeds along a narrow channel, and not because her own side is taken. */
export function onWrongSide(party: Party, scene: Scene): boolean {
  const offset = party.starboardOfMid;
  return offset !== undefined && proceedsAlongNarrow(party) && offset < -valueOf('wrongSide') * party.vessel.breadth && !hasToGoRound(party, scene);
}

/** One that lies still leaves her no room on her own side: to keep to that is not practicable until she has gone round. */
function hasToGoRound({ place, alongAxis, vessel }: Party, { parties }: Scene): boolean {
  if (place === undefined || alongAxis === undefined) return false;
  const { ahead, past, room } = valueOf('goesRound');
  const way = alongAxis >= 0 ? 1 : -1;
  return parties.some(({ vessel: other }) => {
    if (other.condition === 'under-way' || inOneUnit(vessel, other)) return false;
    const at = project(place.channel.centreline, other.position);
    const [on, side] = [way * (at.station - place.station), way * at.offset];
    const inner = side - other.breadth / 2;
    return at.distance <= place.channel.width / 2 && on > -past && on < ahead && side > -other.breadth / 2 && inner < room * vessel.breadth;
  });
}

/** Crosses a channel: is in it and heads across, or heads so as to come into it shortly. */
export function crossesChannel(party: Party, of: Party): boolean {
  const channel = of.place?.channel;
  if (channel === undefined || !of.followsChannel) return false;
  const { vessel } = party;
  const at = project(channel.centreline, vessel.position);
  if (within(Math.abs(dot(vessel.headingVector, at.along)), valueOf('alongChannel'))) return false;
  if (at.distance <= channel.width / 2) return true;
  // Outside: her way over the ground brings her to its edge within the time.
  const time = valueOf('channelJoins');
  const then = project(channel.centreline, [vessel.position[0] + vessel.velocity[0] * time, vessel.position[1] + vessel.velocity[1] * time]);
  return then.distance <= channel.width / 2 || Math.sign(then.offset) !== Math.sign(at.offset);
}

/** Two vessels under way the same way, side by side, neither passing the other. */
export function runAbreast(pair: Pair): Burden {
  const { first, second } = pair;
  if (!pair.bothUnderWay || !first.counts || !second.counts || first.place === undefined || second.place === undefined) return NOT;
  const [a, b] = [first.vessel, second.vessel];
  if (!first.followsChannel || !second.followsChannel || !within(dot(a.headingVector, b.headingVector), valueOf('alongChannel'))) return NOT;
  if (a.speed <= 0 || b.speed <= 0 || first.place.channel !== second.place.channel) return NOT;
  const apart = Math.abs(first.place.station - second.place.station);
  const paces = Math.abs(dot(subtract(a.velocity, b.velocity), first.place.along));
  return apart < valueOf('abreastOffset') * Math.max(a.length, b.length) && paces < valueOf('abreastFor') ? BOTH : NOT;
}

/** Made fast outside another made fast: alongside her, and further from the bank or berth. */
export function liesOutside(pair: Pair): Burden {
  const [a, b] = [pair.first.vessel, pair.second.vessel];
  if (a.condition !== 'made-fast' || b.condition !== 'made-fast') return NOT;
  const overlap = (a.length + b.length) / 2;
  const beams = (a.breadth + b.breadth) / 2;
  const view = pair.view(0);
  const gap = Math.abs(view.starboard) - beams;
  if (Math.abs(view.ahead) >= overlap || gap > valueOf('bankedWithin') * Math.max(a.breadth, b.breadth)) return NOT;
  const [fromA, fromB] = [fromShore(pair.first, pair.scene), fromShore(pair.second, pair.scene)];
  // Two in line along the bank are as far from it, the one as the other.
  if (Math.abs(fromA - fromB) < Math.min(a.breadth, b.breadth) / 2) return NOT;
  return fromA > fromB ? FIRST : SECOND;
}

/** Metres from the nearest berth or bank. */
function fromShore(party: Party, { world: { waterway } }: Scene): number {
  const { position } = party.vessel;
  const berths = waterway.berths.map(berth => distance(berth.at, position));
  const banks = waterway.channels.map(channel => Math.max(0, channel.width / 2 - project(channel.centreline, position).distance));
  return Math.min(...berths, ...banks, Infinity);
}

export interface AtLane { readonly lane: SingleLaneFacts; readonly inside: boolean }

/** The single lane that a vessel is in, or is about to enter. */
export function laneOf(party: Party, { world: { waterway } }: Scene): AtLane | undefined {
  if (!party.counts || party.vessel.condition === 'made-fast') return undefined;
  for (const lane of waterway.singleLanes) {
    const channel = waterway.channels.find(candidate => candidate.id === lane.channel);
    if (channel === undefined) continue;
    const at = project(channel.centreline, party.vessel.position);
    if (at.distance > channel.width / 2) continue;
    const way = dot(party.vessel.headingVector, at.along);
    if (at.station > lane.from && at.station < lane.to) return { lane, inside: true };
    if (!within(Math.abs(way), valueOf('alongChannel'))) continue;
    const ahead = way > 0 ? lane.from - at.station : at.station - lane.to;
    const near = Math.max(valueOf('laneEntry'), Math.abs(party.vessel.speed) * valueOf('laneWarning'));
    if (ahead >= 0 && ahead <= near) return { lane, inside: false };
  }
  return undefined;
}

/** A bend that hides what comes the other way, ahead of a vessel that follows its channel, within this distance. */
export function nearsHiddenBend(party: Party, { world: { waterway } }: Scene, metres: number): boolean {
  if (!party.counts || !party.underWay || party.place === undefined || !party.followsChannel) return false;
  const { place, alongAxis } = party;
  return waterway.bends.some(bend => {
    if (!bend.hides) return false;
    const at = project(place.channel.centreline, bend.at);
    const ahead = (alongAxis ?? 0) >= 0 ? at.station - place.station : place.station - at.station;
    return ahead >= 0 && ahead <= metres && ahead <= lineLength(place.channel.centreline);
  });
}

/** Passes, or is about to pass, near a vessel made fast. */
export function passesMadeFast(party: Party, { parties }: Scene): boolean {
  if (!party.counts || !party.underWay || party.vessel.speed === 0) return false;
  const { beside, ahead } = valueOf('wash');
  const { position, headingVector: h, length } = party.vessel;
  return parties.some(({ vessel: other }) => {
    if (other.condition !== 'made-fast') return false;
    const [dx, dy] = subtract(other.position, position);
    const run = dx * h[0] + dy * h[1];
    return run > -length && run < ahead && Math.abs(dx * h[1] - dy * h[0]) < beside;
  });
}

/** At anchor in a narrow channel. */
export const isAtAnchorInNarrow = (party: Party): boolean => party.vessel.condition === 'at-anchor' && party.inNarrowChannel;
