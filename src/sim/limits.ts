/** How fast a watchkeeper may go on, whatever she meets: fog, a signal against her, the order of priority at a narrow place. */
import { project } from '../geometry/polyline.ts';
import { distance } from '../geometry/vector.ts';
import { decode, explainTickPair, pairIndex, type TickJudgement } from '../rules/index.ts';
import { bankLimit, landingAhead } from './bank.ts';
import { cruiseOf } from './navigate.ts';
import { towAstern } from './vessel/tow.ts';
import type { Vessel, World } from './world.ts';

/** Metres short of a place at which she waits her turn, beside her own length and that of those who come through: room for them to come out and go over to their side. */
const SHORT = 90;
/** Fraction of cruising speed that is moderate in restricted visibility, and that is bare steerage way. */
const MODERATE = 0.6;
const BARE = 0.35;

/** The greatest fraction of her cruising speed that her duties leave her. */
export function speedLimit(world: World, index: number, judgement: TickJudgement): number {
  const duties = dutiesOf(judgement, index);
  let limit = duties.includes('moderate-speed') ? MODERATE : 1;
  if (judgement.scene.anythingSounded) limit = Math.min(limit, heardLimit(world, index, judgement));
  if (isToHoldBack(world, index, judgement)) limit = Math.min(limit, MODERATE);
  if (duties.includes('wait-for-signal')) limit = Math.min(limit, toStopShort(world.vessels[index]!, laneDistance(world, index)));
  const vessel = world.vessels[index]!;
  const landing = landingAhead(world, vessel);
  if (landing !== undefined) limit = Math.min(limit, toStopShort(vessel, landing, LANDING));
  return Math.min(limit, priorityLimit(world, index, judgement), bankLimit(world, vessel));
}

function dutiesOf({ set, duties }: TickJudgement, index: number): string[] {
  return set.vesselRules.flatMap((rule, bit) => ('duty' in rule.says && (duties[index]! & (1 << bit)) !== 0 ? [rule.says.duty] : []));
}

/** A fog signal heard forward of the beam: engines stopped, or bare steerage way. */
function heardLimit(world: World, index: number, judgement: TickJudgement): number {
  let limit = 1;
  world.vessels.forEach((_, other) => {
    if (other === index || !judgement.scene.parties[other]!.counts || !judgement.scene.parties[index]!.counts) return;
    const own = world.vessels[index]!.particulars.id;
    for (const { vessel, duty } of explainTickPair(judgement, Math.min(index, other), Math.max(index, other)).duties) {
      if (vessel !== own) continue;
      if (duty === 'stop-engines') limit = 0;
      if (duty === 'reduce-speed') limit = Math.min(limit, BARE);
    }
  });
  return limit;
}

/** Meeting end on with one that comes down the stream, where the set has the one going up hold back. */
function isToHoldBack(world: World, index: number, judgement: TickJudgement): boolean {
  const own = world.vessels[index]!.particulars.id;
  return world.vessels.some((_, other) => {
    if (other === index) return false;
    const [i, j] = [Math.min(index, other), Math.max(index, other)];
    if (decode(judgement.codes[pairIndex(world.vessels.length, i, j)]!).kind !== 'head-on') return false;
    return explainTickPair(judgement, i, j).duties.some(({ vessel, duty }) => vessel === own && duty === 'hold-back');
  });
}

/** Times her coasting distance from which she eases down: to stop in time, and to come alongside without running on. */
const EASES = 1.2;
const LANDING = 3;

/** Fraction of cruising speed that lets her stop within so many metres. */
function toStopShort(vessel: Vessel, metres: number, eases = EASES): number {
  const cruise = cruiseOf(vessel);
  if (cruise <= 0) return 1;
  // An engine stopped carries her about her speed times the time constant.
  return Math.max(0, Math.min(1, (metres - vessel.particulars.length / 2 - 5) / (eases * vessel.handling.surgeTime * cruise)));
}

function laneDistance({ waterway, vessels }: World, index: number): number {
  const { position } = vessels[index]!.state;
  return Math.min(...waterway.singleLanes.filter(lane => lane.signal === 'closed').map(lane => {
    const channel = waterway.channels.find(candidate => candidate.id === lane.channel);
    if (channel === undefined) return Infinity;
    const { station } = project(channel.centreline, position);
    return Math.min(Math.abs(lane.from - station), Math.abs(lane.to - station));
  }));
}

/** Lower in the order of priority than one who has not passed yet: she waits short of the place. */
function priorityLimit(world: World, index: number, { set, scene }: TickJudgement): number {
  const vessel = world.vessels[index]!;
  const { id } = vessel.particulars;
  let limit = 1;
  for (const { at, order } of set.priority(scene)) {
    const place = order.indexOf(id);
    const before = place <= 0 ? [] : order.slice(0, place).filter(other => !isOfUnit(vessel, other));
    if (before.length === 0) continue;
    limit = Math.min(limit, toStopShort(vessel, distanceTo(world, vessel, at) - SHORT - Math.max(...before.map(other => trainOf(world, other)))));
  }
  return limit;
}

/** Metres from her bow to the after end of her tow. */
function trainOf({ vessels }: World, id: string): number {
  const particulars = vessels.find(vessel => vessel.particulars.id === id)?.particulars;
  return particulars === undefined ? 0 : particulars.length + towAstern(particulars);
}

const isOfUnit = ({ particulars }: Vessel, other: string): boolean => particulars.tow?.vessels.includes(other) === true || particulars.towedBy === other;

function distanceTo({ waterway }: World, { state }: Vessel, id: string): number {
  const channel = waterway.channels.find(candidate => candidate.id === id);
  if (channel !== undefined) return project(channel.centreline, state.position).distance;
  const lock = waterway.locks.find(candidate => candidate.id === id);
  return lock === undefined ? Infinity : distance(lock.at, state.position) - lock.length / 2;
}
