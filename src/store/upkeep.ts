/** What goes on beside the run while the page has time: a run that was taken up again is recorded by replay, and where it stands is kept. */
import { isBehind } from './recording.ts';
import type { StandOn } from './store.ts';

/** Milliseconds of work in one go: a frame has room for it. */
const SLICE = 6;
const TICKS = 5;
/** Milliseconds from one keeping to the next while it plays, and after the last step while it stands. */
const KEEP = { playing: 5000, standing: 400 } as const;

/** Does so until it is called off. */
export function startUpkeep(store: StandOn): () => void {
  const stops = [catchingUp(store), keeping(store)];
  return () => stops.forEach(stop => stop());
}

/** Calls when the page is idle; soon, where the browser does not tell. */
function whenIdle(does: () => void): () => void {
  if (typeof requestIdleCallback === 'function') {
    const asked = requestIdleCallback(does, { timeout: 200 });
    return () => cancelIdleCallback(asked);
  }
  const timer = setTimeout(does, 20);
  return () => clearTimeout(timer);
}

function catchingUp(store: StandOn): () => void {
  let cancel: (() => void) | undefined;
  const slice = (): void => {
    const until = performance.now() + SLICE;
    let more = true;
    while (more && performance.now() < until) more = store.getState().catchUp(TICKS);
    cancel = more ? whenIdle(slice) : undefined;
  };
  const unsubscribe = store.subscribe(state => isBehind(state.recording), behind => {
    if (behind) cancel ??= whenIdle(slice);
  }, { fireImmediately: true });
  return () => {
    unsubscribe();
    cancel?.();
  };
}

function keeping(store: StandOn): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const keepNow = (): void => {
    clearTimeout(timer);
    timer = undefined;
    store.getState().keepRun();
  };
  const onHidden = (): void => {
    if (document.hidden) keepNow();
  };
  const unsubscribe = store.subscribe(state => state.world, () => {
    const { playing } = store.getState();
    // While it plays the first timer runs out; while it is scrubbed each step puts it off.
    if (!playing) clearTimeout(timer);
    else if (timer !== undefined) return;
    timer = setTimeout(keepNow, playing ? KEEP.playing : KEEP.standing);
  });
  const unsubscribePlaying = store.subscribe(state => state.playing, playing => {
    if (!playing) keepNow();
  });
  window.addEventListener('pagehide', keepNow);
  document.addEventListener('visibilitychange', onHidden);
  return () => {
    clearTimeout(timer);
    unsubscribe();
    unsubscribePlaying();
    window.removeEventListener('pagehide', keepNow);
    document.removeEventListener('visibilitychange', onHidden);
  };
}
