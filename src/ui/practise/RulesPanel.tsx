/** What the rules say of the picture: the meetings, most pressing first, then each vessel, then the scenario itself. */
import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { useShallow } from 'zustand/react/shallow';
import { t, termsOf } from '../../i18n/index.ts';
import { RULE_SET_IDS } from '../../rules/facts.ts';
import { isAsking, isTried, TABS, type Tab } from '../../store/index.ts';
import { useActions, useStandOn, useStandOnStore } from '../context.tsx';
import { focusAgain } from '../parts/focus.ts';
import { AboutScenario } from './AboutScenario.tsx';
import { EndedLine } from './Ended.tsx';
import { HeardVessel } from './HeardCard.tsx';
import { askOfShown } from './keys.ts';
import { Meetings } from './Meetings.tsx';
import { RoleStrip } from './RoleStrip.tsx';
import { useTold, useToldMeetings } from './told.ts';
import { useNarrow } from './useNarrow.ts';
import { VesselCard } from './VesselCard.tsx';

export function RulesPanel() {
  const tab = useStandOn(state => state.panel.tab);
  const asking = useStandOn(isAsking);
  const { showTab } = useActions();
  const scroll = useShown();
  return (
    <section className="panel" id="panel" tabIndex={-1} data-rest data-tab={asking ? 'rules' : tab} data-asking={asking}>
      <RoleStrip />
      <div className="tabs" role="group" aria-label={t('panel.tabs')}>
        {TABS.map(one => <button key={one} type="button" className="tab" aria-pressed={one === tab} onClick={() => showTab(one)}>{t(`panel.tab.${one}`)}</button>)}
      </div>
      <div ref={scroll} className="panel-scroll" tabIndex={0} role="region" aria-label={t('panel.title')}>
        <EndedLine />
        <ViewLine />
        <RuleSetSwitch />
        <Part tab="rules"><Meetings /></Part>
        <Part tab="vessels"><Vessels /></Part>
        <Part tab="scenario"><AboutScenario /></Part>
      </div>
    </section>
  );
}

/** One of the parts that are told one below the other; where there is little room, by itself: the others are not there then, and take none of the phone's time. */
function Part({ tab, children }: { tab: Tab; children: ReactNode }) {
  const alone = useNarrow();
  const shown = useStandOn(state => (isAsking(state) ? 'rules' : state.panel.tab));
  return alone && shown !== tab ? null : <div className={`part part-${tab}`}>{children}</div>;
}

/** Brings into sight what was asked for last: the card of the vessel that is picked, else the top. */
function useShown() {
  const ref = useRef<HTMLDivElement>(null);
  const store = useStandOnStore();
  const serial = useStandOn(state => state.panel.serial);
  // Before the effects of what is in the panel: the result of a question then brings itself into sight.
  useLayoutEffect(() => {
    const { panel: { tab }, selectedVessel } = store.getState();
    if (serial === 0 || ref.current === null) return;
    const card = tab === 'vessels' && selectedVessel !== undefined ? ref.current.querySelector(`article[data-vessel="${CSS.escape(selectedVessel)}"]`) : null;
    if (card === null) ref.current.scrollTop = 0;
    else card.scrollIntoView({ block: 'nearest' });
  }, [serial, store]);
  return ref;
}

/** Says that not everything is told, and leads out of that. */
function ViewLine() {
  const { own = '', isOwnView, name } = useTold();
  const { set } = useActions();
  if (!isOwnView) return null;
  return (
    <p className="view-line" data-view-line>
      <span>{t('told.view', { own: name(own) })}</span>
      <button type="button" className="button-link" data-control="leave-view" onClick={() => { set('view', 'everything'); focusAgain(); }}>{t('told.leave')}</button>
    </p>
  );
}

/** Which rules judge the picture, and how those rules stand. */
function RuleSetSwitch() {
  const ruleSet = useStandOn(state => state.ruleSet);
  const tried = useStandOn(({ recording, world }) => isTried(recording, world));
  const { setRuleSet } = useActions();
  const store = useStandOnStore();
  const meets = useToldMeetings().length > 0;
  const canAsk = useStandOn(state => state.question === undefined) && meets;
  const { ruleSets } = termsOf();
  return (
    <header className="rules-head">
      <div className="rules-title">
        <h2>{t('panel.title')}</h2>
        <button type="button" className="button-link" data-control="ask" hidden={!canAsk} onClick={() => askOfShown(store.getState())}>{t('question.ask')}</button>
      </div>
      <div className="segments" role="group" aria-label={t('ruleSet.choose')}>
        {RULE_SET_IDS.map(id => (
          <button key={id} type="button" aria-pressed={id === ruleSet} data-rule-set={id} onClick={() => setRuleSet(id)}>{ruleSets[id].short}</button>
        ))}
      </div>
      <p className="status" data-status={ruleSet}>{ruleSets[ruleSet].status}{' '}{t('app.notAdvice')}</p>
      <div role="status" data-tried={tried}>{tried && <p className="view-line">{t('panel.tried', { set: ruleSets[ruleSet].short })}</p>}</div>
    </header>
  );
}

function Vessels() {
  const vessels = useStandOn(state => state.judgement.vessels);
  const { own = '', isOwnView, knows, name } = useTold();
  const towed = useStandOn(useShallow(state => state.judgedFacts.vessels.filter(({ towedBy }) => typeof towedBy === 'string').map(({ id }) => id)));
  // Who tows is heard, and not what is in her tow.
  const told = vessels.filter(({ id }) => knows(id) === 'sees' || (knows(id) === 'hears' && !towed.includes(id)));
  return (
    <>
      <h2 className="part-title">{t('panel.vessels')}</h2>
      {isOwnView && told.every(({ id }) => id === own) && <p className="empty">{t('told.nobody', { own: name(own) })}</p>}
      {told.map(judged => (knows(judged.id) === 'hears' ? <HeardVessel key={judged.id} id={judged.id} /> : <VesselCard key={judged.id} judged={judged} />))}
    </>
  );
}
