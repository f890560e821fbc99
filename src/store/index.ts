/** The store and its clock. */
export type { BandRole, Span } from './bands.ts';
export { knowledgeOf, toldOf, type Knowledge } from './candidate.ts';
export { startClock, type Clock } from './clock.ts';
export { libraryOf } from './library.ts';
export { lookInside } from './lookInside.ts';
export { browserStorage } from './memory.ts';
export { askedOf, FAR_OFF, isAsking, shownEncounter, sorted } from './order.ts';
export { isTried, type RunEvent } from './recording.ts';
export * from './settings.ts';
export * from './state.ts';
export { createStandOn, nameOf, themeOf, type StandOn } from './store.ts';
export { toldEvents, toldUntil, untoldVessels, vesselsOf } from './told.ts';
export { betweenThem, seriesOf, type Series } from './tracks.ts';
