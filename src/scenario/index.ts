/** Scenario files: read, judged as they stand, and made into a world. */
export type { Fault, Finding } from './fault.ts';
export { LARGEST_FILE, readScenario, type ScenarioReading } from './read.ts';
export type { Check, Scenario, ScenarioVessel } from './scenario.ts';
