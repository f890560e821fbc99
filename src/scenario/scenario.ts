/** A scenario as it was read: everything in SI units, every default filled in. */
import type { Condition, Engine, EnvironmentFacts, RuleSetId, SettingsFacts, VesselParticulars, WaterwayFacts } from '../rules/facts.ts';
import type { Point } from '../geometry/vector.ts';
import type { Helm, PastInstant, ScenarioEvent } from '../sim/world.ts';
import type { HULL_MATERIALS } from './schema/vessel.ts';

export interface LightsShown { readonly none: boolean; readonly failed: readonly string[]; readonly optional: readonly string[] }

export interface Hull { readonly material?: (typeof HULL_MATERIALS)[number]; readonly angleIronProjects: boolean; readonly fendersRigged: boolean }

/** A vessel at the start. */
export interface ScenarioVessel {
  readonly particulars: VesselParticulars;
  readonly condition: Condition;
  /** Midships. */
  readonly position: Point;
  /** 0 up to 360. */
  readonly heading: number;
  /** Through the water, m/s, ahead positive. */
  readonly speed: number;
  readonly engine: Engine;
  readonly drifting: boolean;
  readonly helm: Helm;
  /** m/s; by type and length where it is left out. */
  readonly maxSpeed?: number;
  readonly lights: LightsShown;
  readonly hull?: Hull;
}

export interface Check { readonly title: string; readonly that: string; readonly marks: number }

export interface Scenario {
  readonly id: string;
  readonly title: string;
  readonly brief: string;
  readonly teaches: readonly string[];
  readonly ruleSet: RuleSetId;
  readonly settings: SettingsFacts;
  readonly seed: number;
  /** Seconds. */
  readonly duration: number;
  readonly environment: EnvironmentFacts;
  readonly waterway: WaterwayFacts;
  readonly vessels: readonly ScenarioVessel[];
  /** In order of time. */
  readonly events: readonly ScenarioEvent[];
  readonly checks: readonly Check[];
  /** Vessels as they were before the start, the longest ago first. */
  readonly history: readonly PastInstant[];
}
