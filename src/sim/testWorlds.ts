/** Vessels and worlds for tests, with all that a test does not care about filled in. */
import type { EnvironmentFacts, VesselParticulars, WaterwayFacts } from '../rules/facts.ts';
import { NOTHING_REMEMBERED } from '../rules/index.ts';
import { KNOT } from '../units/nautical.ts';
import { step } from './step.ts';
import { handlingOf } from './vessel/handling.ts';
import type { Orders, Vessel, World } from './world.ts';

export interface Start { readonly particulars?: Partial<VesselParticulars>; readonly position?: [number, number]; readonly heading?: number; readonly knots?: number; readonly by?: Vessel['helm']['by']; readonly condition?: Vessel['state']['condition'] }

/** A motor boat of 18 m at 6 knots, heading north, where nothing else is said. */
export function vessel(id: string, { particulars = {}, position = [0, 0], heading = 0, knots = 6, by = 'hold', condition = 'under-way' }: Start = {}): Vessel {
  const what: VesselParticulars = {
    id, propulsion: 'power', restrictions: [], engagedIn: [], service: 'cargo', laden: false, licensed: true, permissions: [],
    length: 18, breadth: 4, draught: 1.2, radar: false, manned: true, ...particulars,
  };
  return { particulars: what, handling: handlingOf(what), helm: { by }, state: { condition, position, heading, speed: knots * KNOT, turnRate: 0, rudder: 0, engine: 'ahead', drifting: false, orders: {}, leg: 0 } };
}

export function world(vessels: Vessel[], change: { waterway?: Partial<WaterwayFacts>; current?: { towards: number; speed: number }; wind?: EnvironmentFacts['wind']; duration?: number } = {}): World {
  return {
    tick: 0, time: 0, seed: 1, ruleSet: 'colregs-1972', duration: change.duration ?? 600,
    environment: { light: 'day', visibility: 18520, badWeatherMessage: false, ...(change.current === undefined ? {} : { current: change.current }), ...(change.wind === undefined ? {} : { wind: change.wind }) },
    waterway: { waters: 'open', channels: [], bends: [], screens: [], locks: [], bridges: [], singleLanes: [], berths: [], anchorages: [], marks: [], ...change.waterway },
    settings: {}, vessels, events: [],
    memories: { 'dvc-1963': NOTHING_REMEMBERED, 'voc-2017': NOTHING_REMEMBERED, 'colregs-1972': NOTHING_REMEMBERED },
  };
}

/** The world so many seconds on, under orders that stand. */
export function after(start: World, seconds: number, orders: Record<string, Orders> = {}): World {
  let now = start;
  for (let i = 0; i < seconds * 10; i += 1) now = step(now, orders);
  return now;
}
