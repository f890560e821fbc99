/** One vessel through one tick: rudder, turn, speed and way over the ground. */
import { headingVector, normalise, signed, toRadians } from '../../geometry/bearing.ts';
import { add, type Point } from '../../geometry/vector.ts';
import { conventions } from '../conventions.ts';
import { speedOrdered } from '../orders.ts';
import type { Vessel, VesselState } from '../world.ts';
import { driveOf, leewayOf, type Wind } from './wind.ts';

const held = (value: number, least: number, most: number): number => (value < least ? least : value > most ? most : value);

/** What moves a vessel beside herself. */
export interface Surroundings extends Wind {
  /** m/s over the ground. */
  readonly current: Point;
}

/** Moves a vessel that is under way by `dt` seconds. */
export function move(vessel: Vessel, around: Surroundings, dt: number): VesselState {
  const { state, handling } = vessel;
  const ordered = vessel.state.orders;
  const flow = flowOver(vessel);
  // The gain goes with the flow and the time against it: K' and T' are what stays.
  const gain = (handling.turnGain * flow) / handling.maxSpeed;
  const time = (handling.turnTime * handling.maxSpeed) / Math.max(flow, 0.1 * handling.maxSpeed);
  const wanted = ordered.rudder ?? (ordered.course === undefined ? 0 : rudderFor(ordered.course, vessel, gain, time));
  const swing = handling.rudderRate * dt;
  const rudder = held(held(wanted, -handling.maxRudder, handling.maxRudder), state.rudder - swing, state.rudder + swing);
  // With sternway on, the water comes over the rudder from astern, and turns her the other way.
  const works = state.speed < -STERNWAY ? -gain : gain;
  // Implicit steps: stable however short the time constants are.
  const turnRate = (state.turnRate + (dt / time) * works * rudder) / (1 + dt / time);
  const asked = held(speedOrdered(vessel) ?? state.speed, -handling.maxAstern, handling.maxSpeed);
  const given = Math.min(asked, driveOf(vessel, state.heading, around));
  const speed = (state.speed + (dt / handling.surgeTime) * given) / (1 + dt / handling.surgeTime + dt * turnDrag(vessel, turnRate));
  const heading = normalise(state.heading + ((state.turnRate + turnRate) / 2) * dt);
  const way = headingVector(normalise(state.heading + turnRate * dt * 0.5));
  const run = ((state.speed + speed) / 2) * dt;
  const leeway = leewayOf(vessel, around);
  const drift = leeway === undefined ? around.current : add(around.current, leeway);
  const centre: Point = [state.position[0] + way[0] * run + drift[0] * dt, state.position[1] + way[1] * run + drift[1] * dt];
  const engine = speedOrdered(vessel) === undefined ? state.engine : engineFor(asked, speed);
  return { ...state, position: turnedAbout(vessel, centre, heading), heading, speed: Math.abs(speed) < 1e-4 && asked === 0 ? 0 : speed, turnRate, rudder, engine };
}

/** Her midships once she has turned to `heading`: where hulls are pushed before her, it swings out the other way. */
function turnedAbout({ state, handling: { pivot } }: Vessel, midships: Point, heading: number): Point {
  if (pivot === undefined || heading === state.heading) return midships;
  const [before, after] = [headingVector(state.heading), headingVector(heading)];
  return [midships[0] + (before[0] - after[0]) * pivot, midships[1] + (before[1] - after[1]) * pivot];
}

/** m/s astern from which the rudder works the other way: below it the wash of the propeller is all there is. */
const STERNWAY = 0.3;

/** How fast the turn takes her way off, per second: as the square of r L / V. */
function turnDrag({ state, handling: { span } }: Vessel, turnRate: number): number {
  const speed = Math.abs(state.speed);
  if (speed < STERNWAY || turnRate === 0) return 0;
  const rate = toRadians(turnRate) * span / speed;
  return conventions.turnDrag * (speed / span) * Math.min(1, rate * rate);
}

const engineFor = (ordered: number, speed: number): VesselState['engine'] =>
  (ordered < 0 ? 'astern' : ordered === 0 || ordered < speed - 0.5 ? 'stopped' : 'ahead');

/** Speed of the water past the rudder; oars, and a propeller that turns, make some of their own. */
function flowOver(vessel: Vessel): number {
  const { state, particulars } = vessel;
  const own = Math.abs(state.speed);
  if (particulars.propulsion === 'oars') return Math.max(own, conventions.oarsTurnAt);
  const turning = particulars.propulsion === 'power' && state.engine === 'ahead' && (speedOrdered(vessel) ?? own) > 0;
  return turning ? Math.max(own, conventions.wash) : own;
}

/**
 * Rudder that brings her to a course and holds her there without overshoot: proportional to the course still to go,
 * less what the turn itself calls for, damped critically for the Nomoto constants of the moment. The course still to go
 * is looked at ahead by the time in which the rudder can be brought amidships.
 */
function rudderFor(course: number, { state: { heading, turnRate, rudder }, handling: { maxRudder, rudderRate } }: Vessel, gain: number, time: number): number {
  if (gain <= 1e-6) return 0;
  const proportional = 1.5;
  const damping = Math.max(0, (2 * Math.sqrt(gain * proportional * time) - 1) / gain);
  const soon = signed(course - heading) - (turnRate * Math.abs(rudder)) / rudderRate;
  return held(proportional * soon - damping * turnRate, -maxRudder, maxRudder);
}
