/**
 * The world: everything that a run is, as plain data. `step` makes the next one from it; nothing else does.
 *
 * Units: metres, seconds, m/s; degrees true, clockwise from north, for headings; degrees, starboard positive, for
 * rudder; degrees a second, starboard positive, for the rate of turn.
 */
import type { Point } from '../geometry/vector.ts';
import type { Condition, Engine, EnvironmentFacts, HappenedFacts, RuleSetId, SettingsFacts, VesselParticulars, WaterwayFacts } from '../rules/facts.ts';
import type { Memory } from '../rules/memory.ts';

export const HELMS = ['candidate', 'watchkeeper', 'hold', 'route', 'script'] as const;
export type HelmKind = (typeof HELMS)[number];

export interface Helm {
  readonly by: HelmKind;
  /** Waypoints to steer through, for `route`, `watchkeeper` and `script`; after the last she keeps her heading. */
  readonly route?: readonly Point[];
  /** The speed she makes when nothing asks for another, m/s; her speed at the start where it is left out. */
  readonly cruise?: number;
}

/** The engine telegraph, from full astern to full ahead. */
export const TELEGRAPH = [
  'full-astern', 'half-astern', 'slow-astern', 'dead-slow-astern', 'stop', 'dead-slow-ahead', 'slow-ahead', 'half-ahead', 'full-ahead',
] as const;
export type Telegraph = (typeof TELEGRAPH)[number];

/** What the helm has asked for: course to steer (or wheel), speed through the water (or engine), and the anchor. */
export interface Orders {
  readonly course?: number;
  /** Wheel: rudder angle ordered, degrees, starboard positive; wins over `course`. Starboard turns her head to starboard: DVC r.23 has the order mean the same. */
  readonly rudder?: number;
  /** Speed ordered, m/s; negative = astern. */
  readonly speed?: number;
  /** The engine as the telegraph has it; wins over `speed`. */
  readonly telegraph?: Telegraph;
  /** Anchor: she takes her way off and brings up, or weighs. */
  readonly anchor?: 'let-go' | 'weigh';
}

/** How she handles, from her length and type; see `vessel/handling.ts` for the sources. */
export interface Handling {
  /** Nomoto gain, (degrees a second of turn) per (degree of rudder) at her full speed. */
  readonly turnGain: number;
  /** Nomoto time constant, seconds. */
  readonly turnTime: number;
  /** Surge time constant, seconds. */
  readonly surgeTime: number;
  readonly maxSpeed: number;
  readonly maxAstern: number;
  /** Degrees. */
  readonly maxRudder: number;
  /** Degrees a second. */
  readonly rudderRate: number;
  /** Metres that turn as one. */
  readonly span: number;
  /** Metres ahead of her midships about which she turns, where hulls are pushed before her; midships where it is left out. */
  readonly pivot?: number;
}

export interface VesselState {
  readonly condition: Condition;
  /** Midships. */
  readonly position: Point;
  readonly heading: number;
  /** Through the water, ahead positive. */
  readonly speed: number;
  readonly turnRate: number;
  readonly rudder: number;
  readonly engine: Engine;
  readonly drifting: boolean;
  readonly orders: Orders;
  /** While her cable brings her up, or lets her go: the part of her way over the ground that it leaves her, 0 to 1. */
  readonly free?: number;
  /** Where her anchor lies, at anchor. */
  readonly anchor?: Point;
  /** Index of the next waypoint of her route. */
  readonly leg: number;
}

/** How a vessel in tow hangs on to the one before her: by a line of so many metres, or rigidly (metres ahead and to starboard of her, degrees turned). */
export type Link =
  | { readonly to: string; readonly line: number; readonly apart: boolean }
  | { readonly to: string; readonly ahead: number; readonly starboard: number; readonly turned: number };

export interface Vessel {
  readonly particulars: VesselParticulars;
  readonly handling: Handling;
  readonly helm: Helm;
  readonly state: VesselState;
  /** Set on vessels in tow, from how they lie at the start. */
  readonly link?: Link;
  /** What her watchkeeper has in mind; plain data, so that a run can be stored and taken up again. */
  readonly mind?: WatchkeeperMind;
}

/** A watchkeeper's standing decision; see `watchkeeper.ts`. */
export interface WatchkeeperMind {
  /** Tick of the decision; -1 before the first. */
  readonly decidedAt: number;
  /** Course that she keeps where she has neither route nor channel, degrees true. */
  readonly track: number;
  /** Degrees away from the course that her way asks for, starboard positive. */
  readonly alteration: number;
  /** Metres to starboard of mid-channel that she steers for in a channel; null where she is in none. */
  readonly offset: number | null;
  /** Fraction of her cruising speed. */
  readonly speedFactor: number;
  /** Id of the vessel that she falls in astern of; null where she follows none. */
  readonly follows: string | null;
  /** Ids of the vessels that she acts for, until past and clear. */
  readonly actingFor: readonly string[];
  /** Tick at which she last changed what she does; -1 before the first time. */
  readonly changedAt: number;
}

export interface ScenarioEvent extends HappenedFacts {
  /** Degrees to alter by, starboard positive, for `alter-course`. */
  readonly by?: number;
  /** Degrees true, for `alter-course`. */
  readonly to?: number;
  /** m/s, for `alter-speed`. */
  readonly speed?: number;
}

/** A vessel as she was some time before the start. */
export interface PastInstant { readonly ago: number; readonly vessel: string; readonly position: Point; readonly heading: number; readonly speed: number }

/** What she struck or took the ground on, where that is no vessel; `side` as one looks along the channel's line. */
export type Struck =
  | { readonly what: 'bank'; readonly channel: string; readonly side: 'port' | 'starboard' }
  | { readonly what: 'shallow'; readonly channel: string }
  | { readonly what: 'screen'; readonly index: number }
  /** The line between two of a tow. */
  | { readonly what: 'tow-line'; readonly from: string; readonly to: string };

export const ENDINGS = ['finished', 'collision', 'grounding'] as const;
export type Ending = (typeof ENDINGS)[number];

export interface World {
  readonly tick: number;
  /** Seconds from the start: tick * dt, computed from the tick so that it never drifts. */
  readonly time: number;
  readonly seed: number;
  readonly ruleSet: RuleSetId;
  readonly duration: number;
  readonly environment: EnvironmentFacts;
  readonly waterway: WaterwayFacts;
  readonly settings: SettingsFacts;
  readonly vessels: readonly Vessel[];
  /** All events of the scenario, in order of time; those at or before `time` have happened. */
  readonly events: readonly ScenarioEvent[];
  /** What the rules core remembers, by rule set, so that the set can be changed in mid-run. */
  readonly memories: Readonly<Record<RuleSetId, Memory>>;
  readonly ended?: { readonly how: Ending; readonly vessels: readonly string[]; readonly on?: Struck };
}
