/** The simulation: time passes here and nowhere else. */
export { changesAt, endingOf, notWatched, type TimelineEntry, type Watched } from './changes.ts';
export { checksumsOf, differenceText, firstDifference, replay, REPLAY_FORMAT, REPLAY_VERSION, type Checksum, type Difference, type Replay } from './replay.ts';
export { digestOf, run, type Run, type RunOptions } from './run.ts';
export { judgementAt, step, type Given } from './step.ts';
export type { Helm, HelmKind, Orders, ScenarioEvent, Vessel, VesselState, World } from './world.ts';
