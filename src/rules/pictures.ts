/** Pictures for the cases of the rule sets and the tests of the core: plain vessels in plain waters, changed where a case says so. */
import { headingVector } from '../geometry/bearing.ts';
import type { EnvironmentFacts, HappenedFacts, SettingsFacts, VesselFacts, WaterwayFacts, Waters, WorldFacts } from './facts.ts';
import { KNOT } from '../units/nautical.ts';


export type VesselChange = Partial<Omit<VesselFacts, 'headingVector' | 'velocity' | 'speed'>> & { readonly knots?: number };

/** A plain power-driven vessel, 18 m by 4 m, under way at 6 knots on 000 at the origin; over the ground as through the water. */
export function vessel(id: string, change: VesselChange = {}): VesselFacts {
  const { knots = 6, ...rest } = change;
  const heading = rest.heading ?? 0;
  const h = headingVector(heading);
  const condition = rest.condition ?? 'under-way';
  const speed = condition === 'under-way' ? knots * KNOT : 0;
  return {
    propulsion: 'power', restrictions: [], engagedIn: [], service: 'cargo', laden: false, licensed: true, permissions: [],
    length: 18, breadth: 4, draught: 1.2, radar: false, manned: true, position: [0, 0], engine: 'ahead', drifting: false,
    ...rest, id, condition, heading, headingVector: h, speed, velocity: [h[0] * speed, h[1] * speed],
  };
}

export interface PictureChange {
  readonly time?: number;
  readonly waters?: Waters;
  readonly environment?: Partial<EnvironmentFacts>;
  readonly waterway?: Partial<WaterwayFacts>;
  readonly settings?: SettingsFacts;
  readonly happened?: readonly HappenedFacts[];
}

/** A picture by day in good visibility; open water unless another is named. */
export function picture(vessels: readonly VesselFacts[], change: PictureChange = {}): WorldFacts {
  return {
    time: change.time ?? 0, vessels,
    environment: { light: 'day', visibility: 18520, badWeatherMessage: false, ...change.environment },
    waterway: {
      waters: change.waters ?? 'open', channels: [], bends: [], screens: [], locks: [], bridges: [], singleLanes: [], berths: [], anchorages: [], marks: [],
      ...change.waterway,
    },
    settings: change.settings ?? {}, happened: change.happened ?? [],
  };
}

/** A straight narrow channel along the north-south axis, upstream to the north. */
export const reach = (width = 40, change: Partial<WaterwayFacts['channels'][number]> = {}): WaterwayFacts['channels'][number] =>
  ({ id: 'reach', centreline: [[0, -3000], [0, 3000]], width, depth: 3, narrow: true, upstream: 'forward', constriction: false, ...change });

/** A on 000; B 850 m off on her bow to one side, crossing at right angles: they would meet in 600 m. */
export const crossing = (side: 'starboard' | 'port', a: VesselChange = {}, b: VesselChange = {}): VesselFacts[] => [
  vessel('A', a), vessel('B', { position: [side === 'starboard' ? 600 : -600, 600], heading: side === 'starboard' ? 270 : 90, ...b }),
];

/** A on 000 and B on 180, right ahead of her at 1000 m. */
export const meeting = (a: VesselChange = {}, b: VesselChange = {}): VesselFacts[] => [vessel('A', a), vessel('B', { position: [0, 1000], heading: 180, ...b })];

/** B comes up from right astern of A, 400 m off, at twice her speed. */
export const overtaking = (a: VesselChange = {}, b: VesselChange = {}): VesselFacts[] => [vessel('A', { position: [0, 400], knots: 4, ...a }), vessel('B', { knots: 8, ...b })];

// ---- what the tables of cases say again and again: waters, manners of vessel, and how a meeting of A and B is answered

export const fog = { environment: { visibility: 150 } } as const;
export const oars = { propulsion: 'oars', length: 6, breadth: 1.5, service: 'pleasure', knots: 2 } as const;
export const sail = { propulsion: 'sail', length: 10, breadth: 2, service: 'pleasure', knots: 4 } as const;
export const fishing = { engagedIn: ['fishing'], service: 'fishing' } as const;
export const nuc = { restrictions: ['not-under-command'] } as const;
export const ram = { restrictions: ['restricted-manoeuvrability'] } as const;
export const portTack = { sail: { mainsail: 'starboard', pointOfSail: 'close-hauled' } } as const;
export const starboardTack = { sail: { mainsail: 'port', pointOfSail: 'close-hauled' } } as const;
export const northWind = { environment: { wind: { from: 0, speed: 5 } } } as const;
export const bend = { channels: [reach(40, { centreline: [[0, -2000], [0, 0], [2000, 0]] })], bends: [{ id: 'b', at: [0, 0], hides: true }] } as const;
export const sounds = (vesselId: string, heardBy: string[]) => ({ happened: [{ at: 0, vessel: vesselId, does: 'sound', pattern: 'P', heardBy }] });
export const givesWay = { A: 'give-way', B: 'stand-on' } as const;
export const hasWay = { A: 'stand-on', B: 'give-way' } as const;
export const silent = { A: 'none', B: 'none' } as const;
