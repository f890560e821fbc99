/** What has happened, in words: each leads to its moment. */
import { useState } from 'react';
import { formatOf, t } from '../../i18n/index.ts';
import { toldEvents } from '../../store/index.ts';
import { useActions, useStandOn } from '../context.tsx';
import { eventWords } from './timelineModel.ts';
import { useTold } from './told.ts';
import { useSlowly, useUntold } from './useTimeline.ts';

/** Events that are listed before more is asked for: a crowd of vessels makes thousands. */
const AT_FIRST = 60;

export function TimelineEvents() {
  const [most, setMost] = useState(AT_FIRST);
  const all = useStandOn(state => state.recording.events);
  const { untold, until } = useUntold();
  const { name } = useTold();
  const { toEvent, scrubTo } = useActions();
  const tick = useSlowly(state => state.world.tick);
  const { clock } = formatOf();
  const events = toldEvents(all, untold, until);
  const more = Math.min(AT_FIRST, events.length - most);
  const current = events.findLast(event => event.tick <= tick)?.tick;
  return (
    <>
      <div className="timeline-jumps">
        <button type="button" className="button" data-control="previous-event" onClick={() => toEvent('previous')}>{t('timeline.previous')}</button>
        <button type="button" className="button" data-control="next-event" onClick={() => toEvent('next')}>{t('timeline.next')}</button>
      </div>
      {events.length === 0 && <p className="quiet">{t('timeline.noEvents')}</p>}
      <ol className="timeline-events">
        {events.slice(0, most).map((event, i) => (
          <li key={`${event.tick} ${i}`}>
            <button type="button" className="timeline-event" data-event={event.event} data-tick={event.tick} aria-current={event.tick === current ? 'step' : undefined} onClick={() => scrubTo(event.tick)}>
              <span className="timeline-time">{clock(event.t)}</span><span>{eventWords(event, name)}</span>
            </button>
          </li>
        ))}
      </ol>
      {more > 0 && <button type="button" className="button button-more" onClick={() => setMost(most + AT_FIRST)}>{t('timeline.earlier', { count: more })}</button>}
    </>
  );
}
