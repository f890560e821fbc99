/** A vessel at anchor: she lies to it at the end of her cable, and swings with stream and wind. */
import { bearingOf, headingVector, normalise, signed } from '../../geometry/bearing.ts';
import { add, scale, type Point } from '../../geometry/vector.ts';
import type { WaterwayFacts } from '../../rules/facts.ts';
import { channelAt } from '../../rules/stream.ts';
import { conventions } from '../conventions.ts';
import type { Vessel, VesselState } from '../world.ts';

/** Metres from her midships to her anchor, over the ground. */
function radiusOf({ particulars }: Vessel, waterway: WaterwayFacts, position: Point): number {
  const depth = channelAt(waterway, position)?.channel.depth ?? conventions.anchor.depth;
  return particulars.length / 2 + conventions.anchor.scope * Math.min(depth, conventions.anchor.deepest);
}

/** Brought up where she is: her anchor lies ahead of her, at the end of the cable. */
export function anchored(vessel: Vessel, waterway: WaterwayFacts): Vessel {
  const { state } = vessel;
  if (state.condition !== 'at-anchor' || state.anchor !== undefined) return vessel;
  const anchor = add(state.position, scale(headingVector(state.heading), radiusOf(vessel, waterway, state.position)));
  return { ...vessel, state: { ...state, anchor } };
}

/** Anchor weighed: she is under way, with no way on, and the stream takes her as the cable lets her go. */
export function underWayAgain(state: VesselState): VesselState {
  const { anchor: _, ...rest } = state;
  return { ...rest, condition: 'under-way', speed: 0, free: 0 };
}

const isLettingGo = ({ orders, speed }: VesselState): boolean => orders.anchor === 'let-go' && Math.abs(speed) <= conventions.anchor.letGoBelow;

/** She lets go once her way is off, if that is ordered, and her cable brings her up; weighed, it lets her go. `before`: the tick before, `dt` seconds ago. */
export function onCable(before: VesselState, vessel: Vessel, waterway: WaterwayFacts, dt: number): Vessel {
  const { state } = vessel;
  if (before.free === undefined && !isLettingGo(state)) return vessel;
  const free = (before.free ?? 1) + ((isLettingGo(state) ? -1 : 1) * dt) / conventions.anchor.bringsUp;
  if (free >= 1) {
    const { free: _, ...rest } = state;
    return { ...vessel, state: rest };
  }
  const position: Point = [between(before.position[0], state.position[0], free), between(before.position[1], state.position[1], free)];
  if (free > 0) return { ...vessel, state: { ...state, position, free } };
  const { free: _, ...rest } = state;
  return anchored({ ...vessel, state: { ...rest, position: before.position, condition: 'at-anchor', speed: 0, turnRate: 0, rudder: 0, orders: {}, engine: 'stopped' } }, waterway);
}

const between = (a: number, b: number, share: number): number => a + (b - a) * share;

/** Swings towards where stream and wind together come from, by `dt` seconds; `set` as of a stream, m/s. */
export function swing({ state }: Vessel, set: Point, dt: number): VesselState {
  const strength = Math.sqrt(set[0] * set[0] + set[1] * set[1]);
  if (state.anchor === undefined || strength < conventions.anchor.least) return state.turnRate === 0 ? state : { ...state, turnRate: 0 };
  const left = signed(bearingOf([-set[0], -set[1]]) - state.heading);
  if (Math.abs(left) < 0.01 && state.turnRate === 0) return state;
  const fastest = conventions.anchor.swing * strength;
  const turnRate = Math.max(-fastest, Math.min(fastest, left * conventions.anchor.ease));
  const heading = normalise(state.heading + turnRate * dt);
  const [before, after] = [headingVector(state.heading), headingVector(heading)];
  // Her anchor stays; the distance to it too.
  const off = [state.position[0] - state.anchor[0], state.position[1] - state.anchor[1]] as const;
  const radius = Math.abs(off[0] * before[0] + off[1] * before[1]);
  return { ...state, heading, turnRate, position: add(state.anchor, scale(after, -radius)) };
}
