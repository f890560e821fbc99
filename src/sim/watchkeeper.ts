/**
 * A watchkeeper: a helm that obeys the judgement as a good serang would. Who gives way she reads from the judgement of
 * the world's rule set and never works out herself; how she does it is seamanship: each second she looks at a few
 * things she could do, follows each some minutes on, and takes the one that keeps all duties with the least ado.
 */
import type { TickJudgement } from '../rules/index.ts';
import { distance } from '../geometry/vector.ts';
import { backsOff, courseAlongBank } from './bank.ts';
import { choose, gapAstern, isBack, isSame } from './choice.ts';
import { conventions, RATE } from './conventions.ts';
import { dealingsOf } from './dealings.ts';
import { speedLimit } from './limits.ts';
import { generator } from './random.ts';
import { courseAlongRoute, courseInLane, cruiseOf, laneOf, offsetIn, turned, type Lane } from './navigate.ts';
import { speedAstern } from './predict.ts';
import type { Orders, Vessel, WatchkeeperMind, World } from './world.ts';

/** What a watchkeeper orders at this tick, and what she then has in mind. */
export function keepWatch(world: World, index: number, judgement: TickJudgement): { orders: Orders; mind: WatchkeeperMind } {
  const vessel = world.vessels[index]!;
  const lane = laneOf(world, vessel);
  const before = vessel.mind ?? firstMind(vessel, lane);
  const due = before.decidedAt < 0 || (world.tick + turnOf(world.seed, index)) % RATE === 0;
  const mind = due ? decide(world, index, judgement, before, lane) : before;
  return { orders: ordersOf(world, index, mind, lane, judgement), mind };
}

/** Each looks round once a second, at a moment of her own that the seed gives. */
const turnOf = (seed: number, index: number): number => Math.floor(generator(seed + index * 7919)() * RATE);

const firstMind = ({ state }: Vessel, lane: Lane | undefined): WatchkeeperMind =>
  ({ decidedAt: -1, track: state.heading, alteration: 0, offset: lane === undefined ? null : offsetIn(lane), speedFactor: 1, follows: null, actingFor: [], changedAt: -1 });

function decide(world: World, index: number, judgement: TickJudgement, before: WatchkeeperMind, lane: Lane | undefined): WatchkeeperMind {
  const vessel = world.vessels[index]!;
  const limit = speedLimit(world, index, judgement);
  const dealings = dealingsOf(world, index, judgement, before);
  const acting = dealings.filter(({ stance }) => stance === 'act').map(({ id }) => id);
  const home = lane === undefined ? 0 : homeOffset(vessel, lane, judgement, index);
  const decided = { ...before, decidedAt: world.tick, track: trackAlong(world, vessel) ?? before.track };
  if (acting.length === 0) {
    const stands = dealings.some(({ stance }) => stance === 'hold');
    // She keeps her course and speed: along a channel, her place in it.
    if (stands) return { ...decided, offset: lane === undefined ? null : before.offset ?? home, speedFactor: Math.min(before.speedFactor, limit), follows: null, actingFor: [] };
    return { ...decided, alteration: 0, offset: lane === undefined ? null : home, speedFactor: limit, follows: null, actingFor: [] };
  }
  const choice = choose(world, index, dealings, { base: baseCourse(world, vessel, before, lane), lane, home, cruise: cruiseOf(vessel), limit, before }, judgement);
  const changes = !isSame(choice, before);
  const seesThrough = before.actingFor.length > 0 && !changes;
  const plain = !seesThrough && isBack(choice, { home, limit });
  // What she does as a matter of course is no action that she must see through.
  return { ...decided, ...choice, actingFor: plain ? [] : acting, changedAt: changes ? world.tick : before.changedAt };
}

/** Where she goes in a channel with nobody about: her own side where she is to keep to it, otherwise where she is. */
function homeOffset(vessel: Vessel, lane: Lane, { set, duties }: TickJudgement, index: number): number {
  const room = Math.max(0, lane.halfWidth - vessel.particulars.breadth);
  const keepsSide = set.vesselRules.some((rule, bit) => 'duty' in rule.says && rule.says.duty === 'keep-starboard-side' && (duties[index]! & (1 << bit)) !== 0);
  if (keepsSide || lane.place.channel.narrow) return Math.max(conventions.ownSide * room, 0);
  return vessel.mind?.offset ?? offsetIn(lane);
}

/** Course of the leg that she is on, to be kept after the last one; close to a waypoint it says nothing. */
function trackAlong(world: World, vessel: Vessel): number | undefined {
  const point = vessel.helm.route?.[vessel.state.leg];
  return point === undefined || distance(point, vessel.state.position) < conventions.lookAhead.least ? undefined : courseAlongRoute(world, vessel);
}

/** Course that her route, her channel or her heading asks for. */
function baseCourse(world: World, vessel: Vessel, mind: WatchkeeperMind, lane: Lane | undefined): number {
  const alongRoute = courseAlongRoute(world, vessel);
  if (alongRoute !== undefined) return alongRoute;
  return lane === undefined ? courseAlongBank(world, vessel, mind.track) ?? mind.track : courseInLane(world, vessel, lane, mind.offset ?? 0);
}

function ordersOf(world: World, index: number, mind: WatchkeeperMind, lane: Lane | undefined, judgement: TickJudgement): Orders {
  const vessel = world.vessels[index]!;
  const course = turned(baseCourse(world, vessel, mind, lane), mind.alteration);
  if (mind.speedFactor === 0 && backsOff(world, vessel)) return { course, speed: -vessel.handling.maxAstern };
  const speed = cruiseOf(vessel) * mind.speedFactor;
  const ahead = mind.follows === null ? -1 : world.vessels.findIndex(({ particulars }) => particulars.id === mind.follows);
  if (ahead < 0) return { course, speed };
  const followed = world.vessels[ahead]!.state;
  const range = distance(vessel.state.position, followed.position);
  return { course, speed: speedAstern(vessel, range, { speed: followed.speed, gap: gapAstern(world, index, ahead, judgement) }, speed) };
}
