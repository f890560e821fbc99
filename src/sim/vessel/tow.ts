/** Vessels in tow: on a line astern they follow in the wake; pushed, alongside or in a composite unit they turn as one. */
import { bearingOf, headingVector, normalise } from '../../geometry/bearing.ts';
import { hullOutline, outlinesOverlap } from '../../geometry/outline.ts';
import { add, distance, dot, scale, subtract, turnTo, type Point } from '../../geometry/vector.ts';
import type { VesselParticulars } from '../../rules/facts.ts';
import type { Link, Vessel, VesselState } from '../world.ts';

/** Her bow (1) or her stern (-1). */
export const endOf = ({ particulars, state }: Vessel, ahead: 1 | -1): Point => add(state.position, scale(headingVector(state.heading), (ahead * particulars.length) / 2));

/** Her hull on the water. */
export const outlineOf = ({ particulars, state }: Pick<Vessel, 'particulars' | 'state'>): Point[] =>
  hullOutline(state.position, headingVector(state.heading), particulars.length, particulars.breadth);

/** Metres of tow astern of her, from her stern to its after end; none where it is pushed or alongside. */
export const towAstern = ({ tow }: Pick<VesselParticulars, 'tow'>): number => (tow?.arrangement === 'astern' ? tow.length : 0);

/** How each vessel in tow hangs on to the one before her, as she lies at the start. */
export function linked(vessels: readonly Vessel[]): Vessel[] {
  return vessels.map(vessel => {
    const tug = vessels.find(other => other.particulars.id === vessel.particulars.towedBy);
    const tow = tug?.particulars.tow;
    if (tug === undefined || tow === undefined || vessel.link !== undefined) return vessel;
    return { ...vessel, link: linkOf(vessel, tug, vessels) };
  });
}

function linkOf(vessel: Vessel, tug: Vessel, vessels: readonly Vessel[]): Link {
  const tow = tug.particulars.tow!;
  const place = tow.vessels.indexOf(vessel.particulars.id);
  const leader = place > 0 ? vessels.find(other => other.particulars.id === tow.vessels[place - 1]) ?? tug : tug;
  if (tow.arrangement === 'astern') return { to: leader.particulars.id, line: distance(endOf(leader, -1), endOf(vessel, 1)), apart: !outlinesOverlap(outlineOf(leader), outlineOf(vessel)) };
  const h = headingVector(tug.state.heading);
  const off = subtract(vessel.state.position, tug.state.position);
  return { to: tug.particulars.id, ahead: dot(off, h), starboard: turnTo(h, off), turned: normalise(vessel.state.heading - tug.state.heading) };
}

/** Metres of water that a crew fends her off with, who runs up on the one that tows her. */
const FENDED = 1;

/** With her line slack she runs on with the way that she has, and the stream takes her along; she does not run into the one before her, and is pushed astern by one who comes back on her. */
function slack({ state, handling, particulars }: Vessel, leader: Vessel, current: Point, dt: number): VesselState {
  const h = headingVector(state.heading);
  const speed = state.speed / (1 + dt / handling.surgeTime);
  const on = add(state.position, [h[0] * speed * dt + current[0] * dt, h[1] * speed * dt + current[1] * dt]);
  const still = { turnRate: 0, engine: 'stopped' } as const;
  const lead = endOf(leader, -1);
  const room = particulars.length / 2 + FENDED;
  if (distance(lead, on) >= room) return { ...state, ...still, position: on, speed: Math.max(0, speed) };
  const carried = add(state.position, scale(current, dt));
  const off = distance(lead, carried);
  // No faster than the one who pushes: who lies nearer from the start is not flung away.
  const pushed = Math.min(room - off, Math.max(0, -leader.state.speed) * dt);
  const position = pushed <= 0 || off === 0 ? carried : add(carried, scale(subtract(carried, lead), pushed / off));
  return { ...state, ...still, position, speed: Math.max(0, Math.min(speed, leader.state.speed)) };
}

/** Where a vessel in tow is once the one before her has moved. `leader` is as she is now. */
export function follow(vessel: Vessel, leader: Vessel, current: Point, dt: number): VesselState {
  const { link, state, particulars } = vessel;
  if (link === undefined) return state;
  const { heading, speed, turnRate } = leader.state;
  if ('line' in link) {
    // She points to where her line leads, and lies a line's length and half her own behind it.
    const lead = endOf(leader, -1);
    const towards = subtract(lead, state.position);
    const apart = distance(lead, state.position);
    const length = link.line + particulars.length / 2;
    if (apart <= length) return slack(vessel, leader, current, dt);
    const way = scale(towards, 1 / apart);
    return { ...state, position: subtract(lead, scale(way, length)), heading: bearingOf(way), speed: Math.max(0, speed), turnRate: 0, engine: 'stopped' };
  }
  const h = headingVector(heading);
  const position = add(leader.state.position, [h[0] * link.ahead + h[1] * link.starboard, h[1] * link.ahead - h[0] * link.starboard]);
  return { ...state, position, heading: normalise(heading + link.turned), speed, turnRate, engine: 'stopped' };
}
