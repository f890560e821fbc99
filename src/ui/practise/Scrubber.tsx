/** The time of the run as a slider: drag it, or step it with the arrows, Page Up and Down, Home and End. */
import { useRef, type KeyboardEvent } from 'react';
import { t } from '../../i18n/index.ts';
import { RATE } from '../../sim/conventions.ts';
import { placeOf } from '../../store/index.ts';
import { useStandOnStore } from '../context.tsx';
import { endOf, usePlayhead, useRecorded, useScrub, useSlowly } from './useTimeline.ts';

/** Seconds. */
const STEPS: Readonly<Record<string, number>> = {
  ArrowLeft: -1, ArrowDown: -1, ArrowRight: 1, ArrowUp: 1, PageDown: -10, PageUp: 10, Home: -Infinity, End: Infinity,
};

export function Scrubber() {
  const store = useStandOnStore();
  const [lane, head] = [useRef<HTMLDivElement>(null), useRef<HTMLDivElement>(null)];
  const time = useSlowly(state => state.world.time);
  const duration = useSlowly(state => state.world.duration);
  const recorded = useRecorded();
  const { onPointerDown } = useScrub(lane);
  usePlayhead(head);
  const onKey = (event: KeyboardEvent): void => {
    const by = STEPS[event.key];
    if (by === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    const state = store.getState();
    state.scrubTo(Math.max(0, Math.min(endOf(state), placeOf(state) + by * RATE)));
  };
  return (
    <div
      className="scrubber" role="slider" tabIndex={0} data-control="scrubber" aria-label={t('controls.progress')} aria-orientation="horizontal"
      aria-valuemin={0} aria-valuemax={Math.round(duration)} aria-valuenow={Math.round(time)} aria-valuetext={t('timeline.at', { time, end: duration })}
      onKeyDown={onKey} onPointerDown={onPointerDown}
    >
      <div ref={lane} className="scrubber-lane">
        <div className="scrubber-done" style={{ inlineSize: `${recorded}%` }} />
        <div ref={head} className="scrubber-head"><span className="scrubber-thumb" /></div>
      </div>
    </div>
  );
}
