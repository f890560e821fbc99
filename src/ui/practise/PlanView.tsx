/** The place where the scene draws, the buttons that move the view, and the same picture as a list for those who do not see it. */
import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { t } from '../../i18n/index.ts';
import { nextOf } from '../../store/index.ts';
import { useActions, useStandOn } from '../context.tsx';
import { Icon } from '../parts/icons.tsx';
import { Ended } from './Ended.tsx';
import { planCommandOf } from './keys.ts';
import { rangeOf, seenAt } from './readings.ts';
import { SettingSaid } from './SettingSaid.tsx';
import { useTold } from './told.ts';

/** Draws into an element until it is called off; tells when it cannot. */
export type MountPlan = (host: HTMLElement, onFailed: () => void) => () => void;

export function PlanView({ mountPlan }: { mountPlan: MountPlan }) {
  const host = useRef<HTMLDivElement>(null);
  const { command } = useActions();
  const [failed, setFailed] = useState(false);
  useEffect(() => (host.current === null || failed ? undefined : mountPlan(host.current, () => setFailed(true))), [mountPlan, failed]);
  const tryAgain = (): void => {
    setFailed(false);
    host.current?.focus();
  };
  const onKey = (event: KeyboardEvent): void => {
    const what = planCommandOf(event.key);
    if (what === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    command(what);
  };
  return (
    <section className="plan" aria-label={t('plan.title')}>
      <div ref={host} className="plan-host" tabIndex={0} role="group" aria-label={t('plan.describe')} aria-describedby="who-is-where" onKeyDown={onKey} />
      <WhoIsWhere />
      {failed ? <NoPlan onTryAgain={tryAgain} /> : <ViewButtons />}
      <SettingSaid />
      <Ended />
    </section>
  );
}

/** In the plan's place: the rules and the run go on without it. */
function NoPlan({ onTryAgain }: { onTryAgain: () => void }) {
  return (
    <div className="no-plan" role="alert">
      <p>{t('plan.failed')}</p>
      <button type="button" className="button" data-control="try-again" onClick={onTryAgain}>{t('plan.tryAgain')}</button>
    </div>
  );
}

/** What is often changed while one looks; where there is little room the slip of settings has them alone. */
function QuickSettings() {
  const { up, rings, bearingLine } = useStandOn(state => state.settings);
  const { set } = useActions();
  return (
    <>
      <button type="button" className="control quick" data-view="head-up" aria-label={t('plan.headUp')} title={t('plan.headUp')} aria-pressed={up === 'head'} onClick={() => set('up', nextOf('up', up))}><Icon name="headUp" /></button>
      <button type="button" className="control quick" data-view="rings" aria-label={t('settings.rings')} title={t('settings.rings')} aria-pressed={rings} onClick={() => set('rings', !rings)}><Icon name="rings" /></button>
      <button type="button" className="control quick" data-view="bearing-line" aria-label={t('settings.bearingLine')} title={t('settings.bearingLine')} aria-pressed={bearingLine} onClick={() => set('bearingLine', !bearingLine)}><Icon name="bearing" /></button>
    </>
  );
}

function ViewButtons() {
  const { command, setFollowing } = useActions();
  const following = useStandOn(state => state.following);
  const follows = useStandOn(state => state.settings.follows);
  return (
    <div className="view-buttons" role="group" aria-label={t('plan.view')}>
      <button type="button" className="control" data-view="zoom-in" aria-label={t('plan.zoomIn')} onClick={() => command('zoom-in')}><Icon name="plus" /></button>
      <button type="button" className="control" data-view="zoom-out" aria-label={t('plan.zoomOut')} onClick={() => command('zoom-out')}><Icon name="minus" /></button>
      <button type="button" className="control" data-view="fit" aria-label={t('plan.fit')} onClick={() => command('fit')}><Icon name="fit" /></button>
      <button type="button" className="control" data-view="follow" aria-label={t(follows === 'own' ? 'plan.followOwn' : 'plan.follow')} aria-pressed={following} onClick={() => setFollowing(!following)}><Icon name="follow" /></button>
      <QuickSettings />
    </div>
  );
}

/** Everybody's place, course and speed, in words. */
function WhoIsWhere() {
  const facts = useStandOn(state => state.judgedFacts);
  const { knows, name, isOwnView, own = '' } = useTold();
  /** In a candidate's view she is where she bears from the own vessel, and that is all. */
  const placed = (id: string): string => t('plan.vesselBears', { name: name(id), text: t('own.bears', { own: name(own), bearing: seenAt(facts, own, id) ?? 0, range: rangeOf(facts, own, id) ?? 0 }) });
  return (
    <ul className="unseen" id="who-is-where">
      {facts.vessels.filter(({ id }) => knows(id) === 'sees').map(({ id, heading, speed, position: [east, north] }) => (
        <li key={id}>{isOwnView && id !== own ? placed(id) : t('plan.vesselIs', { name: name(id), heading, speed, east, north })}</li>
      ))}
    </ul>
  );
}
