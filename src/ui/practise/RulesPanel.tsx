/** What the rules say of the picture: the meetings, most pressing first, then each vessel, then the scenario itself. */
import { useLayoutEffect, useRef } from 'react';
import { t, termsOf } from '../../i18n/index.ts';
import { RULE_SET_IDS } from '../../rules/facts.ts';
import { isAsking, TABS } from '../../store/index.ts';
import { useActions, useStandOn, useStandOnStore } from '../context.tsx';
import { AboutScenario } from './AboutScenario.tsx';
import { EndedLine } from './Ended.tsx';
import { Meetings } from './Meetings.tsx';
import { RoleStrip } from './RoleStrip.tsx';
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
        <RuleSetSwitch />
        <div className="part part-rules"><Meetings /></div>
        <div className="part part-vessels"><Vessels /></div>
        <div className="part part-scenario"><AboutScenario /></div>
      </div>
    </section>
  );
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

/** Which rules judge the picture, and how those rules stand. */
function RuleSetSwitch() {
  const ruleSet = useStandOn(state => state.ruleSet);
  const { setRuleSet, ask } = useActions();
  const canAsk = useStandOn(state => state.question === undefined && state.judgement.encounters.length > 0);
  const { ruleSets } = termsOf();
  return (
    <header className="rules-head">
      <div className="rules-title">
        <h2>{t('panel.title')}</h2>
        <button type="button" className="button-link" data-control="ask" hidden={!canAsk} onClick={ask}>{t('question.ask')}</button>
      </div>
      <div className="segments" role="group" aria-label={t('ruleSet.choose')}>
        {RULE_SET_IDS.map(id => (
          <button key={id} type="button" aria-pressed={id === ruleSet} data-rule-set={id} onClick={() => setRuleSet(id)}>{ruleSets[id].short}</button>
        ))}
      </div>
      <p className="status" data-status={ruleSet}>{ruleSets[ruleSet].status}{' '}{t('app.notAdvice')}</p>
    </header>
  );
}

function Vessels() {
  const vessels = useStandOn(state => state.judgement.vessels);
  return (
    <>
      <h2 className="part-title">{t('panel.vessels')}</h2>
      {vessels.map(judged => <VesselCard key={judged.id} judged={judged} />)}
    </>
  );
}
