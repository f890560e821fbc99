/** A watchkeeper who is bound for no place, along no channel, and comes to a bank: she turns along it, and stops short of it where she cannot. */
import { bearingOf, headingVector, signed, toRadians } from '../geometry/bearing.ts';
import { add, distance, dot, length, scale, subtract } from '../geometry/vector.ts';
import { channelAt, currentAt } from '../rules/stream.ts';
import { hasBanks, overBank } from './contact.ts';
import { cruiseOf, laneOf } from './navigate.ts';
import { move } from './vessel/kinematics.ts';
import { outlineOf } from './vessel/tow.ts';
import type { Vessel, World } from './world.ts';

/** Degrees of rudder that she turns by with some in hand. */
const RUDDER = 25;
/** Metres left between her and the bank. */
const CLEAR = 8;

/** Metres that her midships go on by while she turns through a right angle: the radius of her circle, and what she runs until she swings. */
function advanceOf({ handling: { turnGain, turnTime, maxSpeed, span } }: Vessel): number {
  const [gain, time] = [(turnGain * span) / maxSpeed, (turnTime * maxSpeed) / span];
  return span * (1 / (gain * toRadians(RUDDER)) + time);
}

/** Metres from midships in which she turns along a bank, stem and all. */
const roomToTurn = (vessel: Vessel): number => advanceOf(vessel) + vessel.particulars.length / 2 + CLEAR;

const isBounded = ({ waterway }: World, { helm: { route }, state }: Vessel): boolean => hasBanks(waterway) && (route === undefined || state.leg >= route.length);

/** So many metres from her midships on this course lies the bank. */
const bankWithin = ({ waterway }: World, { state }: Vessel, course: number, metres: number): boolean =>
  overBank(waterway.channels, add(state.position, scale(headingVector(course), metres))) > 0;

/** The course along the bank that she comes to on this one, so that it is on her starboard side; undefined where there is none so near. */
export function courseAlongBank(world: World, vessel: Vessel, course: number): number | undefined {
  if (!isBounded(world, vessel) || !bankWithin(world, vessel, course, roomToTurn(vessel))) return undefined;
  const place = channelAt(world.waterway, vessel.state.position);
  if (place === undefined) return undefined;
  const [ahead, { along }] = [headingVector(course), place];
  const right = ahead[0] * along[1] - ahead[1] * along[0] > 0;
  return bearingOf(right ? along : scale(along, -1));
}

/** How far she looks whether a turn along the bank leaves her afloat, in seconds, and by what steps. */
const LOOK = { seconds: 120, step: 0.5 } as const;

/** As she heads, and knowing how she turns: whether a turn to this course leaves so much water between her and the bank. */
function turnsClear(world: World, vessel: Vessel, course: number, spare: number): boolean {
  const { waterway: { channels }, environment: { wind } } = world;
  const current = currentAt(world, vessel.state.position);
  let now: Vessel = { ...vessel, state: { ...vessel.state, engine: 'ahead', orders: { course, speed: Math.max(cruiseOf(vessel), vessel.state.speed) } } };
  for (let t = 0; t < LOOK.seconds; t += LOOK.step) {
    now = { ...now, state: move(now, { current, wind }, LOOK.step) };
    if (outlineOf(now).some(corner => overBank(channels, corner) > -spare)) return false;
    if (Math.abs(signed(now.state.heading - course)) < 5) return true;
  }
  return true;
}

/** Cosine of the angle to her channel up to which she goes along it and needs no look at the banks. */
const ALONG = 0.93;

/** Degrees a second, and m/s, from which she is in a turn. */
const SWINGS = 0.3;

/** As she heads the bank is near, and too near for her to turn along it. */
function isTooNear(world: World, vessel: Vessel): boolean {
  const { state: { heading, speed, turnRate }, particulars } = vessel;
  const lane = laneOf(world, vessel);
  if (!isBounded(world, vessel) || (lane !== undefined && Math.abs(dot(headingVector(heading), lane.place.along)) > ALONG)) return false;
  if (!bankWithin(world, vessel, heading, roomToTurn(vessel))) return false;
  const turn = lane === undefined ? courseAlongBank(world, vessel, heading) : bearingOf(lane.forward ? lane.place.along : scale(lane.place.along, -1));
  if (turn === undefined) return true;
  // She begins a turn with some water in hand; once she swings she goes through with it as long as it leaves any.
  const swings = Math.abs(turnRate) > SWINGS && speed > SWINGS;
  const spare = swings ? 0 : particulars.length / 6;
  return !turnsClear(world, vessel, turn, spare);
}

/** The part of her speed that a bank ahead leaves her. */
export const bankLimit = (world: World, vessel: Vessel): number => (isTooNear(world, vessel) ? 0 : 1);

/** The way that she has carries her on to the bank: the engine goes astern until it is off her. */
export const backsOff = (world: World, vessel: Vessel): boolean => vessel.state.speed > 0.1 && isTooNear(world, vessel);

/** Metres to the last point of her route, where beyond it the bank leaves no room to turn: there is her landing. Undefined where she may go on, or is not on her last leg. */
export function landingAhead(world: World, vessel: Vessel): number | undefined {
  const { helm: { route = [] }, state } = vessel;
  const [from, last] = [route.at(-2) ?? state.position, route.at(-1)];
  if (last === undefined || !hasBanks(world.waterway) || state.leg < route.length - 1) return undefined;
  const [left, way] = [distance(state.position, last), subtract(last, from)];
  const size = Math.max(1e-6, length(way));
  return overBank(world.waterway.channels, add(last, scale(way, roomToTurn(vessel) / size))) > 0 ? (state.leg < route.length ? left : 0) : undefined;
}
