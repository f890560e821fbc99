/** One vessel through one tick: rudder, turn, speed and way over the ground. */
import { headingVector, normalise, signed } from '../../geometry/bearing.ts';
import type { Point } from '../../geometry/vector.ts';
import { conventions } from '../conventions.ts';
import type { Vessel, VesselState } from '../world.ts';

const held = (value: number, least: number, most: number): number => (value < least ? least : value > most ? most : value);

/** Moves a vessel that is under way by `dt` seconds in water that moves at `current` (m/s, over the ground). */
export function move(vessel: Vessel, current: Point, dt: number): VesselState {
  const { state, handling } = vessel;
  const ordered = vessel.state.orders;
  const flow = flowOver(vessel);
  // The gain goes with the flow and the time against it: K' and T' are what stays.
  const gain = (handling.turnGain * flow) / handling.maxSpeed;
  const time = (handling.turnTime * handling.maxSpeed) / Math.max(flow, 0.1 * handling.maxSpeed);
  const wanted = ordered.rudder ?? (ordered.course === undefined ? 0 : rudderFor(ordered.course, vessel, gain, time));
  const swing = handling.rudderRate * dt;
  const rudder = held(held(wanted, -handling.maxRudder, handling.maxRudder), state.rudder - swing, state.rudder + swing);
  // Implicit steps: stable however short the time constants are.
  const turnRate = (state.turnRate + (dt / time) * gain * rudder) / (1 + dt / time);
  const speedOrdered = held(ordered.speed ?? state.speed, -handling.maxAstern, handling.maxSpeed);
  const speed = (state.speed + (dt / handling.surgeTime) * speedOrdered * backing(state.speed, speedOrdered)) / (1 + (dt / handling.surgeTime) * backing(state.speed, speedOrdered));
  const heading = normalise(state.heading + ((state.turnRate + turnRate) / 2) * dt);
  const way = headingVector(normalise(state.heading + turnRate * dt * 0.5));
  const run = ((state.speed + speed) / 2) * dt;
  const position: Point = [state.position[0] + way[0] * run + current[0] * dt, state.position[1] + way[1] * run + current[1] * dt];
  const engine = ordered.speed === undefined ? state.engine : engineFor(speedOrdered, speed);
  return { ...state, position, heading, speed: Math.abs(speed) < 1e-4 && speedOrdered === 0 ? 0 : speed, turnRate, rudder, engine };
}

/** With the engine astern she loses her way faster than with it stopped. */
const backing = (speed: number, ordered: number): number => (ordered < 0 && speed > 0 ? 2 : 1);

const engineFor = (ordered: number, speed: number): VesselState['engine'] =>
  (ordered < 0 ? 'astern' : ordered === 0 || ordered < speed - 0.5 ? 'stopped' : 'ahead');

/** Speed of the water past the rudder; oars, and a propeller that turns, make some of their own. */
function flowOver({ state, particulars }: Vessel): number {
  const own = Math.abs(state.speed);
  if (particulars.propulsion === 'oars') return Math.max(own, conventions.oarsTurnAt);
  const turning = particulars.propulsion === 'power' && state.engine === 'ahead' && (state.orders.speed ?? own) > 0;
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
