/** How the timeline follows the run: the playhead with every frame, past React; all else a few times a second. */
import { useEffect, useRef, useState, type RefObject } from 'react';
import { useShallow } from 'zustand/react/shallow';
import { RATE } from '../../sim/conventions.ts';
import { toldUntil, untoldVessels, type StandOnState } from '../../store/index.ts';
import { useStandOn, useStandOnStore } from '../context.tsx';

const SLOWLY = 200;

/** A part of the state, at most five times a second while it changes all the time. Only for what compares by itself. */
export function useSlowly<T extends string | number | undefined>(selector: (state: StandOnState) => T): T {
  const store = useStandOnStore();
  const [value, setValue] = useState(() => selector(store.getState()));
  const select = useRef(selector);
  useEffect(() => { select.current = selector; });
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const read = (): void => {
      timer = undefined;
      setValue(select.current(store.getState()));
    };
    // What stands shows itself at once.
    const unsubscribe = store.subscribe(state => {
      if (!state.playing && state.recording.head.world.tick >= state.recording.known) {
        clearTimeout(timer);
        read();
      } else timer ??= setTimeout(read, SLOWLY);
    });
    read();
    return () => {
      unsubscribe();
      clearTimeout(timer);
    };
  }, [store]);
  return value;
}

/** The whole run in ticks: the length of the axis. */
export const endOf = ({ world }: Pick<StandOnState, 'world'>): number => Math.max(1, Math.round(world.duration * RATE));

/** Moves an element as wide as the axis by how far the run has come: its left edge is the playhead. */
export function usePlayhead(ref: RefObject<HTMLElement | null>): void {
  const store = useStandOnStore();
  useEffect(() => {
    const put = (state: StandOnState): void => {
      ref.current?.style.setProperty('transform', `translateX(${(100 * Math.min(1, state.world.tick / endOf(state))).toFixed(3)}%)`);
    };
    put(store.getState());
    return store.subscribe(put);
  }, [ref, store]);
}

/** The part of the axis that has been recorded, as a percentage. */
export const useRecorded = (): number => useSlowly(state => Math.min(100, (100 * state.recording.head.world.tick) / endOf(state)));

/** Whose roles and events are not told at this moment, and up to which tick they are of the others. */
export function useUntold(): { readonly untold: readonly string[]; readonly until: number } {
  const untold = useStandOn(useShallow(untoldVessels));
  const until = useStandOn(toldUntil);
  return { untold, until };
}

interface Scrubbing { readonly onPointerDown: (event: React.PointerEvent<HTMLElement>) => void }

/** A pointer that goes along an element as wide as the axis takes the run with it: once a frame, however often it moves. */
export function useScrub(lane: RefObject<HTMLElement | null>): Scrubbing {
  const store = useStandOnStore();
  const frame = useRef(0);
  useEffect(() => () => cancelAnimationFrame(frame.current), []);
  const onPointerDown = (down: React.PointerEvent<HTMLElement>): void => {
    if (lane.current === null || down.button !== 0) return;
    const surface = down.currentTarget;
    const { left, width } = lane.current.getBoundingClientRect();
    let x = down.clientX;
    const scrub = (): void => {
      frame.current = 0;
      const { scrubTo } = store.getState();
      scrubTo(((x - left) / width) * endOf(store.getState()));
    };
    const onMove = (move: PointerEvent): void => {
      x = move.clientX;
      if (frame.current === 0) frame.current = requestAnimationFrame(scrub);
    };
    const onUp = (): void => {
      surface.removeEventListener('pointermove', onMove);
      for (const over of ['pointerup', 'pointercancel', 'lostpointercapture'] as const) surface.removeEventListener(over, onUp);
    };
    surface.setPointerCapture(down.pointerId);
    surface.addEventListener('pointermove', onMove);
    for (const over of ['pointerup', 'pointercancel', 'lostpointercapture'] as const) surface.addEventListener(over, onUp);
    scrub();
  };
  return { onPointerDown };
}
