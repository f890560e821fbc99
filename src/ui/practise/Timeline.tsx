/**
 * The timeline under the plan: the slider, a band of roles for each vessel that goes by herself, and below them, when
 * asked for, the events in words or the charts. On a phone it is the slider alone, until the rest is opened over the panel.
 */
import { useRef, useState } from 'react';
import { t } from '../../i18n/index.ts';
import { useStandOn } from '../context.tsx';
import { RoleBadge } from '../parts/RoleBadge.tsx';
import { Icon } from '../parts/icons.tsx';
import { Charts } from './Charts.tsx';
import { Scrubber } from './Scrubber.tsx';
import { TimelineEvents } from './TimelineEvents.tsx';
import { bandsOf, eventWords, marksOf, roleWord, shapeOf, type MarkShape } from './timelineModel.ts';
import { RATE } from '../../sim/conventions.ts';
import { toldEvents, type RunEvent } from '../../store/index.ts';
import { useTold } from './told.ts';
import { endOf, usePlayhead, useRecorded, useScrub, useSlowly, useUntold } from './useTimeline.ts';

const MORE = ['events', 'charts'] as const;
type More = (typeof MORE)[number];

export function Timeline() {
  const [more, setMore] = useState<More | undefined>();
  const [open, setOpen] = useState(false);
  return (
    <section className="timeline" aria-label={t('timeline.title')} data-open={open} data-more={more ?? 'nothing'}>
      <div className="timeline-head">
        <Scrubber />
        <button type="button" className="control timeline-open" data-control="timeline" aria-expanded={open} aria-label={t('timeline.open')} onClick={() => setOpen(!open)}><Icon name="down" /></button>
      </div>
      <div className="timeline-sheet">
        <div className="timeline-tools" role="group" aria-label={t('timeline.more')}>
          {MORE.map(one => (
            <button key={one} type="button" className="timeline-tool" data-more={one} aria-expanded={more === one} onClick={() => setMore(more === one ? undefined : one)}>{t(`timeline.${one}`)}</button>
          ))}
        </div>
        <Rows />
        {more !== undefined && <div className="timeline-more" tabIndex={0} role="region" aria-label={t(`timeline.${more}`)}>{more === 'events' ? <TimelineEvents /> : <Charts />}</div>}
      </div>
    </section>
  );
}

/** Parts of the axis: events nearer than that are marked as one. */
const PARTS = 80;

function Rows() {
  const [lane, head] = [useRef<HTMLDivElement>(null), useRef<HTMLDivElement>(null)];
  const vessels = useStandOn(state => state.scenario.vessels);
  const all = useStandOn(state => state.recording.events);
  const bands = useStandOn(state => state.recording.bands);
  const end = useSlowly(endOf);
  const recorded = useRecorded();
  const { untold, until } = useUntold();
  const { name, knows } = useTold();
  const { onPointerDown } = useScrub(lane);
  usePlayhead(head);
  const events = toldEvents(all, untold, until);
  const rows = vessels.map(({ particulars: { id, towedBy } }, index) => ({ id, index, alone: typeof towedBy !== 'string' })).filter(({ id, alone }) => alone && knows(id) !== 'nothing');
  return (
    <div className="timeline-rows" tabIndex={0} role="group" aria-label={t('timeline.roles')}>
      <div className="timeline-body">
        {rows.map(({ id, index }) => (
          <div key={id} className="timeline-row" data-row={id}>
            <span className="timeline-name" title={name(id)}>{name(id)}</span>
            <div className="timeline-lane" onPointerDown={onPointerDown}>
              {!untold.includes(id) && <div className="bands" style={{ clipPath: `inset(0 ${100 - recorded}% 0 0)` }}>
                {bandsOf(bands[index] ?? [], Math.min(end, until)).map(({ role, from, to }) => (
                  <span key={from} className={`band band-${role}`} data-band={role} style={{ left: `${(100 * from) / end}%`, width: `${(100 * (to - from)) / end}%` }} title={t('timeline.span', { name: name(id), role: roleWord(role), from: from / RATE, to: to / RATE })}>
                    <RoleBadge mark={role} />
                  </span>
                ))}
              </div>}
              {marksOf(events, id, end / PARTS).map(({ tick, events: here }) => <Mark key={tick} left={(100 * tick) / end} events={here} name={name} />)}
            </div>
          </div>
        ))}
        <div className="timeline-over"><div ref={lane} className="timeline-axis"><div ref={head} className="timeline-now" /></div></div>
      </div>
    </div>
  );
}

const shapes: Readonly<Record<MarkShape, string>> = {
  begin: 'M1 1.5h8L5 9z', over: 'M5 1.500a3.500 3.500 0 1 0 0 7 3.500 3.500 0 0 0 0-7zm0 2a1.500 1.500 0 1 1 0 3 1.500 1.500 0 0 1 0-3z', stage: 'M5 0l5 5-5 5-5-5z',
  move: 'M1 5l4-4 4 4H6.500v4.500h-3V5z', note: 'M1.500 1.500h7v7h-7z', breach: 'M2 .5L5 3.500 8 .5 9.500 2 6.500 5l3 3L8 9.500l-3-3-3 3L.5 8l3-3-3-3z', end: 'M3.500 0h3v10h-3z',
};

/** The last of several is what the mark looks like; all of them are told. */
function Mark({ left, events, name }: { left: number; events: readonly RunEvent[]; name: (id: string) => string }) {
  const shape = shapeOf(events.at(-1)!);
  const told = events.map(event => t('timeline.marked', { time: event.t, what: eventWords(event, name) })).join('\n');
  return <span className={`mark mark-${shape}`} style={{ left: `${left}%` }} title={told}><svg viewBox="0 0 10 10" aria-hidden="true" focusable="false"><path d={shapes[shape]} fillRule="evenodd" /></svg></span>;
}
