/** The simulation: time passes here and nowhere else. */
export { DT, RATE } from './conventions.ts';
export { factsOf } from './facts.ts';
export { digestOf } from './run.ts';
export { digestText, EMPTY_DIGEST } from './hash.ts';
export { play, type Replay } from './replay.ts';
export { run, type Run, type RunOptions, type TimelineEntry } from './run.ts';
export { judgementAt, step, type Given } from './step.ts';
export type { Helm, HelmKind, Orders, ScenarioEvent, Vessel, VesselState, World } from './world.ts';
