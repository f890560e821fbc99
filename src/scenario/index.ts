/** Scenario files: read, checked, judged as they stand, and made into a world. */
export type { Fault, Finding } from './fault.ts';
export { judgementOf, type Moment } from './judgeScenario.ts';
export { lint } from './lint.ts';
export { worldOf } from './load.ts';
export { MOST_BYTES, readScenario, type Reading } from './read.ts';
export { DEED_NAMES, type Deed } from './schema/event.ts';
export type { Check, Scenario, ScenarioVessel } from './scenario.ts';
export { faultsToRun } from './start.ts';
