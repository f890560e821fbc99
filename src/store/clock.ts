/**
 * The one place where real time meets the run: turns frames into fixed ticks. The run itself knows no clock.
 */
import { DT } from '../sim/conventions.ts';
import type { StandOn } from './store.ts';
import { startUpkeep } from './upkeep.ts';

/** A frame that took longer than this (a sleeping tab, a breakpoint) does not make the run leap. */
const LONGEST_FRAME = 0.25;
/** Seconds from one wording of the figures to the next. They are made in a frame in which the run does not go on, so that no frame has to do both; where it goes on in every frame, with it once they are late. */
const WORDS_EVERY = 0.3;
const WORDS_LATE = 0.4;

export interface Clock {
  /** How far the picture has come from the tick before to the present one, 0 to 1; 1 when it stands. */
  readonly phase: () => number;
  readonly stop: () => void;
}

/** Drives the store from animation frames while it plays, and pauses it when the page is hidden. */
export function startClock(store: StandOn): Clock {
  let frame = 0;
  let last: number | undefined;
  let owed = 0;
  let sinceWords = 0;

  const onFrame = (now: number): void => {
    frame = requestAnimationFrame(onFrame);
    const elapsed = last === undefined ? 0 : Math.min(LONGEST_FRAME, Math.max(0, (now - last) / 1000));
    last = now;
    owed += elapsed * store.getState().speed;
    sinceWords += elapsed;
    const ticks = Math.floor(owed / DT);
    const spell = sinceWords >= (ticks === 0 ? WORDS_EVERY : WORDS_LATE);
    if (spell) sinceWords = 0;
    if (ticks === 0) {
      if (spell) store.getState().spell();
      return;
    }
    owed -= ticks * DT;
    store.getState().advance(ticks, spell);
  };
  const run = (playing: boolean): void => {
    cancelAnimationFrame(frame);
    last = undefined;
    owed = 0;
    if (playing) frame = requestAnimationFrame(onFrame);
  };
  const onVisibility = (): void => {
    if (document.hidden) store.getState().pause();
  };
  const unsubscribe = store.subscribe(state => state.playing, run, { fireImmediately: true });
  document.addEventListener('visibilitychange', onVisibility);
  const stopUpkeep = startUpkeep(store);
  return {
    phase: () => (store.getState().playing ? Math.min(1, owed / DT) : 1),
    stop: () => {
      cancelAnimationFrame(frame);
      unsubscribe();
      stopUpkeep();
      document.removeEventListener('visibilitychange', onVisibility);
    },
  };
}
