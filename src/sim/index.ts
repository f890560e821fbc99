/** The simulation: time passes here and nowhere else. */
export { factsOf } from './facts.ts';
export { run, type Run, type RunOptions, type TimelineEntry } from './run.ts';
export { step, type Given } from './step.ts';
export type { Helm, HelmKind, Orders, ScenarioEvent, Vessel, VesselState, World } from './world.ts';
