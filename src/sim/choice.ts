/** Choosing what to do: a few plans, each followed some minutes on, and the one that keeps all duties with the least ado. */
import { headingVector } from '../geometry/bearing.ts';
import { clearWater, type Moving } from '../geometry/outline.ts';
import { blocks } from '../geometry/sight.ts';
import { distance, subtract, turnTo } from '../geometry/vector.ts';
import type { TickJudgement } from '../rules/index.ts';
import { hasBanks, overBank } from './contact.ts';
import { RATE } from './conventions.ts';
import type { Dealing } from './dealings.ts';
import { laneOf, offsetIn, roomIn, turned, type Lane } from './navigate.ts';
import { expectedTrack, trackOf, type Ahead, type Plan, type Reach, type Track } from './predict.ts';
import { driveOf } from './vessel/wind.ts';
import type { Vessel, WatchkeeperMind, World } from './world.ts';

export type Choice = Pick<WatchkeeperMind, 'alteration' | 'offset' | 'speedFactor' | 'follows'>;

export interface Bearings {
  /** Course that her way asks for. */
  readonly base: number;
  readonly lane: Lane | undefined;
  /** Where in her lane she goes with nobody about. */
  readonly home: number;
  readonly cruise: number;
  readonly limit: number;
  readonly before: WatchkeeperMind;
}

/** An alteration is readily apparent, or is not made. */
const ALTERATIONS = [0, 20, 30, 45, 60, 90, -20, -30, -45, -60, -90];
const FACTORS = [1, 0.6, 0.3, 0];
/** Three minutes in a canal, six where there is room: what ample time is grows with the room. */
const reachIn = (riskClear: number): Reach => ({ steps: 90, seconds: riskClear < 90 ? 2 : 4 });
/** How far from the limit of risk she likes to keep; and to have in hand before she goes back to her way. */
const MARGIN = 1.4;
const MARGIN_TO_GO_BACK = 1.75;
/** Of the water that she wants, what she does already may leave this part before she thinks of something else. */
const EASE = 0.88;
/** Ticks for which a change of mind is dear: what one has done must be seen to have its effect first. */
const STEADY = 30 * RATE;
/** What it costs, while she acts, to go the other way than she has turned: two who dodge alike run into each other. */
const DODGE = 90;

interface Other {
  readonly dealing: Dealing;
  readonly track: Track;
  readonly vessel: Vessel;
  readonly index: number;
  /** She goes along a channel too. */
  readonly inLane: boolean;
  /** How she is followed, where she may be overtaken: one may fall in astern of her. */
  readonly ahead: Ahead | undefined;
}

export function choose(world: World, own: number, dealings: readonly Dealing[], bearings: Bearings, judgement: TickJudgement): Choice {
  const reach = reachIn(judgement.scene.limits.riskClear);
  const vessel = world.vessels[own]!;
  const others = dealings.filter(({ stance }) => stance !== 'none')
    .map(dealing => otherOf(world, own, dealing, judgement, reach))
    // The nearest first: what she does about them most often settles whether a choice will do.
    .sort((a, b) => distance(a.vessel.state.position, vessel.state.position) - distance(b.vessel.state.position, vessel.state.position));
  let best: Choice = { alteration: 0, offset: bearings.lane === undefined ? null : bearings.home, speedFactor: bearings.limit, follows: null };
  let least = Infinity;
  // Those that are little ado in themselves first: once one costs less in all than the ado of the next, the rest need no look.
  const inOrder = choices(others, bearings).map(choice => ({ choice, ado: adoOf(choice, bearings, vessel, others, world) })).sort((a, b) => a.ado - b.ado);
  for (const { choice, ado } of inOrder) {
    if (ado >= least) break;
    const cost = ado + dangerOf(world, own, choice, others, bearings, judgement, reach, least - ado);
    if (cost < least) [least, best] = [cost, choice];
  }
  return best;
}

function otherOf(world: World, own: number, dealing: Dealing, judgement: TickJudgement, reach: Reach): Other {
  const { index, overtakes } = dealing;
  const vessel = world.vessels[index]!;
  const track = expectedTrack(world, vessel, reach);
  const ahead = overtakes ? { track, speed: vessel.state.speed, gap: gapAstern(world, own, index, judgement) } : undefined;
  return { dealing, vessel, index, track, inLane: laneOf(world, vessel) !== undefined, ahead };
}

/** Whom she falls in astern of by this choice. */
const followedBy = ({ follows }: Choice, others: readonly Other[]): Ahead | undefined =>
  (follows === null ? undefined : others.find(({ dealing }) => dealing.id === follows)?.ahead);

function choices(others: readonly Other[], { lane, home, limit, cruise, before }: Bearings): Choice[] {
  const speeds: Pick<Choice, 'speedFactor' | 'follows'>[] = [...new Set([...FACTORS.filter(factor => factor <= limit), limit])].map(speedFactor => ({ speedFactor, follows: null }));
  // To fall in astern of one that is not to be passed.
  for (const { ahead, dealing: { id } } of others) if (ahead !== undefined && cruise > 0) speeds.push({ speedFactor: limit, follows: id });
  const ways: { alteration: number; offset: number | null }[] = [];
  if (lane === undefined) for (const alteration of ALTERATIONS) ways.push({ alteration, offset: null });
  else {
    const room = roomIn(lane);
    for (const share of [0.9, 0.75, 0.5, 0.25, 0, -0.25, -0.5, -0.75, -0.9]) ways.push({ alteration: 0, offset: share * room });
    ways.push({ alteration: 0, offset: home });
    if (before.offset !== null) ways.push({ alteration: 0, offset: before.offset });
  }
  return ways.flatMap(way => speeds.map(speed => ({ ...way, ...speed })));
}

/** What a choice costs beside its ado: land, and those whom she meets; stops as soon as that is more than `most`. */
function dangerOf(world: World, own: number, choice: Choice, others: readonly Other[], bearings: Bearings, judgement: TickJudgement, reach: Reach, most: number): number {
  const vessel = world.vessels[own]!;
  const { base, lane, cruise } = bearings;
  const speed = cruise * choice.speedFactor;
  const ahead = followedBy(choice, others);
  const plan: Plan = lane === undefined || choice.offset === null ? { course: turned(base, choice.alteration), speed, ahead } : { lane, offset: choice.offset, speed, ahead };
  const track = trackOf(world, vessel, plan, reach);
  const acting = bearings.before.actingFor.length > 0;
  const margin = acting && isBack(choice, bearings) ? MARGIN_TO_GO_BACK : MARGIN;
  const goesOn = acting && isSame(choice, bearings.before);
  let cost = landCost(world, vessel, track);
  for (const other of others) {
    if (cost >= most) return cost;
    const room = lane !== undefined && other.inLane ? lane.halfWidth : Infinity;
    cost += meetingCost(own, choice, track, other, judgement, reach, { room, margin, toStarboard: altersToStarboard(choice, bearings, other.dealing.id), base, goesOn });
  }
  return cost;
}

/** The ado of a choice in itself: alteration, loss of speed, and changing one's mind. */
function adoOf(choice: Choice, bearings: Bearings, vessel: Vessel, others: readonly Other[], { tick, environment }: World): number {
  const { home, limit, before, lane, cruise } = bearings;
  const swerve = lane === undefined ? Math.abs(choice.alteration) * 0.25 : (Math.abs((choice.offset ?? 0) - home) / Math.max(1, lane.halfWidth)) * 12;
  const port = choice.alteration < 0 ? 4 : 0;
  const drive = driveOf(vessel, turned(bearings.base, choice.alteration), environment);
  // Who follows goes as slowly as the other in the end, and nobody faster than the wind drives her.
  const most = Math.min(followedBy(choice, others)?.speed ?? Infinity, drive);
  const factor = cruise > 0 ? Math.min(choice.speedFactor, most / cruise) : choice.speedFactor;
  const slow = (limit - factor) * (vessel.particulars.propulsion === 'oars' ? 6 : 32);
  // Head to wind she has no way on, and soon no steerage.
  const inIrons = drive <= 0 && choice.alteration !== 0 ? 80 : 0;
  const acting = before.actingFor.length > 0;
  const steady = tick - before.changedAt < STEADY;
  const change = steady ? 18 : isBack(choice, bearings) ? 2 : 6;
  // One that lies still does not dodge, and she may go round it by either side.
  const goes = acting && others.some(({ dealing, vessel: { state } }) => dealing.stance === 'act' && state.condition === 'under-way');
  const dodges = goes && turnsOver(choice, bearings) ? DODGE : 0;
  // In a channel she stays over to starboard until the other is past: to shift back is to head across her again.
  const shiftsBack = goes && before.offset !== null && choice.offset !== null && choice.offset < before.offset - 0.5 ? 25 : 0;
  return swerve + port + slow + inIrons + (!acting || isSame(choice, before) ? 0 : change) + shiftsBack + dodges;
}

/** She turns to the other hand than she has begun to. */
function turnsOver({ alteration, offset }: Choice, { lane, before }: Bearings): boolean {
  if (lane === undefined || offset === null || before.offset === null) return alteration * before.alteration < 0;
  const here = offsetIn(lane);
  return (offset - here) * (before.offset - here) < 0 && Math.abs(offset - before.offset) > lane.breadth;
}

/** She does what she has been doing. */
export const isSame = (choice: Choice, before: Choice): boolean =>
  choice.alteration === before.alteration && choice.offset === before.offset && choice.follows === before.follows && Math.abs(choice.speedFactor - before.speedFactor) <= 0.01;

/** She goes her way as if nobody were about. */
export const isBack = ({ alteration, offset, speedFactor, follows }: Choice, { home, limit }: Pick<Bearings, 'home' | 'limit'>): boolean =>
  alteration === 0 && follows === null && (offset === null || Math.abs(offset - home) < 0.5) && speedFactor >= limit;

/** Land is not to be touched. */
function landCost(world: World, vessel: Vessel, track: Track): number {
  const { waterway } = world;
  const { length, breadth } = vessel.particulars;
  const bounded = hasBanks(waterway);
  if (!bounded && waterway.screens.length === 0) return 0;
  for (let i = 1; i < Math.min(track.length, 30); i += 1) {
    const [position, heading] = [track.position(i), track.heading(i)];
    const stem = [position[0] + (heading[0] * length) / 2, position[1] + (heading[1] * length) / 2] as const;
    const sooner = 1 + 20 / i;
    if (bounded && (overBank(waterway.channels, position) > -breadth * 0.6 || overBank(waterway.channels, stem) > -breadth * 0.4)) return 300 * sooner;
    if (waterway.screens.some(screen => blocks(screen, track.position(i - 1), stem))) return 300 * sooner;
  }
  return 0;
}

/** Metres from midships to midships that she keeps from one that she follows: clear of the limit of risk, and two lengths of her own. */
export function gapAstern({ vessels }: World, own: number, ahead: number, { scene: { limits, parties } }: TickJudgement): number {
  return Math.max(limits.riskClear * MARGIN_TO_GO_BACK, 2 * vessels[own]!.particulars.length) + parties[own]!.reach + parties[ahead]!.reach;
}

/**
 * How a choice stands to one other vessel: the half-width of the channel that both go along, whether it takes her to starboard, and the
 * course that her way asks for. What she does already is held to a little less than what is new, so that she does not waver.
 */
interface Manner { readonly room: number; readonly margin: number; readonly toStarboard: boolean; readonly base: number; readonly goesOn: boolean }

/** She alters to starboard, or has; in a channel, shifts to that side of it, or keeps well over. */
function altersToStarboard(choice: Choice, { lane, before }: Bearings, other: string): boolean {
  if (lane === undefined || choice.offset === null) return choice.alteration > 0;
  const has = before.actingFor.includes(other) && choice.offset === before.offset;
  return has || choice.offset > offsetIn(lane) + 1 || choice.offset >= lane.halfWidth * 0.5;
}

/** What a meeting costs on a track: too little water, and a passing on the wrong side. */
function meetingCost(own: number, choice: Choice, track: Track, other: Other, judgement: TickJudgement, { seconds }: Reach, { room, margin, toStarboard, base, goesOn }: Manner): number {
  const { dealing } = other;
  const { limits, parties } = judgement.scene;
  const [mine, hers] = [parties[own]!, parties[other.index]!];
  const ease = goesOn ? EASE : 1;
  // Another that goes along the same channel is passed nearer than in the open: the channel leaves no more.
  const wanted = Math.min(limits.riskClear * margin, Math.max(8, room * 0.5)) * ease;
  const acts = dealing.stance === 'act';
  const within = 4 * wanted + 100;
  // Farther off than this nothing of hers counts, and the moments until then are passed over.
  const counts = (acts && dealing.passAstern ? within : acts && dealing.headOn ? 4 * wanted : wanted) + mine.reach + hers.reach;
  const closing = track.stride + other.track.stride;
  const [ours, theirs] = [track.numbers, other.track.numbers];
  const last = track.length - 1;
  let [least, when, ahead] = [Infinity, 0, false];
  let side = 0;
  for (let i = 0; i <= last;) {
    const [dx, dy] = [theirs[i * 4]! - ours[i * 4]!, theirs[i * 4 + 1]! - ours[i * 4 + 1]!];
    const range = Math.sqrt(dx * dx + dy * dy);
    if (range > counts + closing) {
      if (closing === 0) break;
      i += Math.floor((range - counts) / closing);
      continue;
    }
    const apart = range - mine.reach - hers.reach;
    if (apart < least && (dealing.headOn || apart < wanted)) {
      const gap = apart > wanted * 3 ? apart : clearWater(still(track, i, mine.envelope), still(other.track, i, hers.envelope), 0);
      if (gap < least) {
        [least, when] = [gap, i * seconds];
        side = ours[i * 4 + 2]! * -dy + ours[i * 4 + 3]! * dx;
      }
    }
    if (i > 0 && !ahead && acts && dealing.passAstern && crossesAhead(ours, theirs, i * 4, within)) ahead = true;
    i += 1;
  }
  let cost = 0;
  if (least < wanted) {
    const short = (wanted - least) / wanted;
    // Within the limit of risk the duty is not done.
    cost += 60 * short * short + (least < Math.min(limits.riskClear, Math.max(7, room * 0.4)) * 1.05 * ease ? 30 : 0) + (least < 1 ? 500 + 200_000 / (when + 60) : least < wanted * 0.35 ? 90 : 0);
    if (dealing.stance === 'hold' || dealing.stance === 'watch') cost *= 0.9;
  }
  if (!acts) return cost;
  if (dealing.headOn && least < 4 * wanted && side > 0) cost += 70;
  // Each alters to starboard: what the other does takes nothing off one's own duty.
  if (dealing.headOn && !toStarboard) cost += 60;
  if (dealing.passAstern && ahead) cost += 45;
  // To port for a vessel on her starboard side is the way across her bows.
  if (dealing.passAstern && choice.alteration < 0 && toStarboardOf(base, track, other.track)) cost += 40;
  if (dealing.extremis && choice.alteration < 0 && !toStarboardOf(base, track, other.track)) cost += 150;
  return cost;
}

/** The other is to starboard of a vessel on this course. */
const toStarboardOf = (course: number, own: Track, other: Track): boolean => turnTo(headingVector(course), subtract(other.position(0), own.position(0))) > 0;

const still = (track: Track, i: number, envelope: Moving['envelope']): Moving => ({ position: track.position(i), heading: track.heading(i), velocity: [0, 0], envelope });

/** Between the moment before and this one she goes from one bow of the other to the other bow, within so many metres. `at`: where the numbers of this moment begin. */
function crossesAhead(own: Float64Array, other: Float64Array, at: number, within: number): boolean {
  const [x, y, hx, hy] = [own[at]! - other[at]!, own[at + 1]! - other[at + 1]!, other[at + 2]!, other[at + 3]!];
  const ahead = x * hx + y * hy;
  if (ahead <= 0 || ahead >= within) return false;
  const before = at - 4;
  const [px, py, phx, phy] = [own[before]! - other[before]!, own[before + 1]! - other[before + 1]!, other[before + 2]!, other[before + 3]!];
  return (phy * px - phx * py) * (hy * x - hx * y) < 0;
}
