/**
 * The narrow waist: all that a rule may look at. The simulation builds these facts, the rules read them,
 * and nothing else passes between the two.
 *
 * Units: metres, seconds, metres per second; directions in degrees true, clockwise from north, 0 up to 360.
 * Positions are [east, north] from the origin of the scenario.
 */
import type { Point } from '../geometry/vector.ts';

export const RULE_SET_IDS = ['dvc-1963', 'voc-2017', 'colregs-1972'] as const;
export type RuleSetId = (typeof RULE_SET_IDS)[number];

export const WATERS = ['canal', 'river', 'tidal', 'harbour', 'open'] as const;
export type Waters = (typeof WATERS)[number];

export const PROPULSIONS = ['power', 'sail', 'oars', 'none'] as const;
export type Propulsion = (typeof PROPULSIONS)[number];

export const CONDITIONS = ['under-way', 'at-anchor', 'aground', 'made-fast'] as const;
export type Condition = (typeof CONDITIONS)[number];

export const RESTRICTIONS = ['not-under-command', 'restricted-manoeuvrability', 'constrained-by-draught', 'confined-to-channel'] as const;
export type Restriction = (typeof RESTRICTIONS)[number];

export const ENGAGEMENTS = ['towing', 'pushing', 'fishing', 'trawling', 'dredging', 'pilotage', 'ferrying'] as const;
export type Engagement = (typeof ENGAGEMENTS)[number];

export const SERVICES = ['government', 'military', 'police', 'iwai', 'passenger', 'fishing', 'cargo', 'pleasure', 'ferry', 'country-boat', 'tug'] as const;
export type Service = (typeof SERVICES)[number];

export const TOW_ARRANGEMENTS = ['astern', 'ahead', 'alongside', 'composite'] as const;
export type TowArrangement = (typeof TOW_ARRANGEMENTS)[number];

export const ENGINES = ['ahead', 'astern', 'stopped'] as const;
export type Engine = (typeof ENGINES)[number];

/** Which side the mainsail (or the largest fore-and-aft sail) is carried on, and how she sails. */
export interface SailFacts {
  readonly mainsail: 'port' | 'starboard';
  readonly pointOfSail: 'close-hauled' | 'free';
}

/** The tow, on the vessel that tows or pushes it. `length`: metres from her stern to the after end of the tow (pushed: from her stem to the fore end). */
export interface TowFacts {
  readonly vessels: readonly string[];
  readonly arrangement: TowArrangement;
  readonly length: number;
  readonly hauledBy: 'power' | 'bank';
}

/** What does not change while a scenario runs: what she is. */
export interface VesselParticulars {
  readonly id: string;
  readonly name?: string;
  readonly propulsion: Propulsion;
  readonly restrictions: readonly Restriction[];
  readonly engagedIn: readonly Engagement[];
  readonly service: Service;
  readonly laden: boolean;
  readonly licensed: boolean;
  readonly permissions: readonly string[];
  readonly length: number;
  /** Extreme breadth, with fenders and overhang. */
  readonly breadth: number;
  readonly draught: number;
  readonly airDraught?: number;
  readonly tow?: TowFacts;
  /** Id of the vessel that tows or pushes her, or that she is hauled from the bank. */
  readonly towedBy?: string | { readonly hauledBy: 'bank' };
  /** Given in the file; otherwise derived from the wind by the simulation. */
  readonly sail?: SailFacts;
  readonly obstructedSide?: 'port' | 'starboard';
  readonly radar: boolean;
  readonly manned: boolean;
  readonly arrival?: number;
}

/** A vessel at one moment. */
export interface VesselFacts extends VesselParticulars {
  readonly condition: Condition;
  /** Midships. */
  readonly position: Point;
  readonly heading: number;
  /** Unit vector of the heading, [east, north]. */
  readonly headingVector: Point;
  /** Through the water, along the heading; negative = sternway. */
  readonly speed: number;
  /** Over the ground, [east, north]. */
  readonly velocity: Point;
  readonly engine: Engine;
  readonly drifting: boolean;
}

export interface ChannelFacts {
  readonly id: string;
  readonly centreline: readonly Point[];
  readonly width: number;
  readonly depth: number;
  readonly narrow: boolean;
  readonly upstream: 'forward' | 'reverse' | 'none';
  /** Her own current, m/s; it sets downstream (against `upstream`; along the centreline where that is none). */
  readonly current?: number;
  readonly constriction: boolean;
}

export interface BendFacts { readonly id: string; readonly at: Point; readonly hides: boolean }
export interface LockFacts {
  readonly id: string; readonly at: Point; readonly heading: number;
  readonly length: number; readonly breadth: number; readonly fall: number;
  readonly signal?: { readonly enter?: string };
}
export interface BridgeFacts { readonly id: string; readonly at: Point; readonly clearance: number }
/** `from`, `to`: metres along the centreline of the channel. */
export interface SingleLaneFacts {
  readonly id: string; readonly channel: string; readonly from: number; readonly to: number; readonly signal: 'open' | 'closed';
}
export interface PlaceFacts { readonly id: string; readonly at: Point }

export interface WaterwayFacts {
  readonly waters: Waters;
  readonly channels: readonly ChannelFacts[];
  readonly bends: readonly BendFacts[];
  /** Closed outlines of what stops the view: banks, trees, works. */
  readonly screens: readonly (readonly Point[])[];
  readonly locks: readonly LockFacts[];
  readonly bridges: readonly BridgeFacts[];
  readonly singleLanes: readonly SingleLaneFacts[];
  readonly berths: readonly PlaceFacts[];
  readonly anchorages: readonly PlaceFacts[];
  readonly marks: readonly PlaceFacts[];
}

export interface EnvironmentFacts {
  readonly light: 'day' | 'night';
  /** Metres. */
  readonly visibility: number;
  /** `from`: the direction it blows from. */
  readonly wind?: { readonly from: number; readonly speed: number };
  /** `towards`: the direction it sets to. */
  readonly current?: { readonly towards: number; readonly speed: number };
  readonly badWeatherMessage: boolean;
}

/** Settings of the scenario; those left out take the defaults of `interpretations.ts`. */
export interface SettingsFacts {
  readonly risk?: { readonly cpa?: number; readonly tcpa?: number; readonly bearingRate?: number };
  /** Metres: below it visibility is restricted. */
  readonly restrictedBelow?: number;
  readonly bendMile?: 'nautical' | 'statute';
  readonly towLengthFrom?: 'stern' | 'stem';
}

export const DOUBTS = ['overtaking', 'head-on', 'tack', 'intentions'] as const;
export type Doubt = (typeof DOUBTS)[number];

/** Something that has happened at or before the moment of the judgement. */
export interface HappenedFacts {
  /** Seconds from the start of the run; negative = before it. */
  readonly at: number;
  readonly vessel: string;
  readonly does: string;
  /** The vessel that it is aimed at. */
  readonly of?: string;
  readonly about?: Doubt;
  readonly side?: 'port' | 'starboard';
  readonly pattern?: string;
  /** Heard by these, whatever the range. */
  readonly heardBy?: readonly string[];
}

/** The whole picture at one moment, as the rules core sees it. */
export interface WorldFacts {
  /** Seconds from the start of the run. */
  readonly time: number;
  readonly vessels: readonly VesselFacts[];
  readonly environment: EnvironmentFacts;
  readonly waterway: WaterwayFacts;
  readonly settings: SettingsFacts;
  readonly happened: readonly HappenedFacts[];
}
