/** How the run ended, and for whom: over the plan, and as the first line of the panel. */
import { useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { t } from '../../i18n/index.ts';
import { useActions, useNames, useStandOn } from '../context.tsx';
import { focusAgain } from '../parts/focus.ts';
import { Icon } from '../parts/icons.tsx';
import { struckOf } from './timelineModel.ts';

/** Over the plan, until it is put away. */
export function Ended() {
  const ended = useStandOn(state => state.world.ended);
  const [putAway, setPutAway] = useState<typeof ended>();
  const { restart } = useActions();
  const again = useRef<HTMLButtonElement>(null);
  // Play and step can have the focus no more when there is nothing left to play.
  useLayoutEffect(() => {
    if (ended !== undefined && document.activeElement?.matches('[data-control="play"], [data-control="step"]') === true) again.current?.focus();
  }, [ended]);
  const runAgain = (): void => {
    flushSync(restart);
    focusAgain(document.querySelector('[data-control="play"]'));
  };
  const close = (): void => {
    flushSync(() => setPutAway(ended));
    focusAgain();
  };
  return (
    <div className="ended-place" aria-live="assertive">
      {ended !== undefined && ended !== putAway && (
        <div className={`ended ended-${ended.how}`} data-ended={ended.how}>
          <p><HowItEnded /></p>
          <button ref={again} type="button" className="button" data-control="again" onClick={runAgain}>{t('controls.again')}</button>
          <button type="button" className="button-quiet" data-control="put-away" aria-label={t('dialog.close')} onClick={close}><Icon name="close" /></button>
        </div>
      )}
    </div>
  );
}

/** In the panel, as long as it is over, with why the controls are off. */
export function EndedLine() {
  const over = useStandOn(state => state.world.ended !== undefined);
  return over ? <p className="ended-line"><HowItEnded />{' '}{t('ended.off')}</p> : null;
}

function HowItEnded() {
  const ended = useStandOn(state => state.world.ended);
  const time = useStandOn(state => (state.world.ended === undefined ? 0 : state.world.time));
  const name = useNames();
  if (ended === undefined) return null;
  return <><b>{t(`ended.${ended.how}`)}</b>{' '}{t('ended.told', { how: ended.how, names: ended.vessels.map(name), on: struckOf(ended, name), time })}</>;
}
