/** What the rules say of the picture: the meetings, most pressing first, then each vessel, then the scenario itself. */
import { useState } from 'react';
import { t, termsOf } from '../../i18n/index.ts';
import { RULE_SET_IDS } from '../../rules/facts.ts';
import { encounterKey, isAsking, shownEncounter, sorted } from '../../store/index.ts';
import { useActions, useNames, useStandOn } from '../context.tsx';
import { Chips } from '../parts/Chip.tsx';
import { OddityNote } from '../parts/ProvisionSlip.tsx';
import { AboutScenario } from './AboutScenario.tsx';
import { EncounterCard } from './EncounterCard.tsx';
import { QuestionCard } from './QuestionCard.tsx';
import { VesselCard } from './VesselCard.tsx';

const TABS = ['rules', 'vessels', 'scenario'] as const;

export function RulesPanel() {
  const [tab, setTab] = useState<(typeof TABS)[number]>('rules');
  const asking = useStandOn(isAsking);
  return (
    <section className="panel" id="panel" tabIndex={-1} data-tab={asking ? 'rules' : tab} data-asking={asking}>
      <div className="tabs" role="group" aria-label={t('panel.tabs')}>
        {TABS.map(one => <button key={one} type="button" className="tab" aria-pressed={one === tab} onClick={() => setTab(one)}>{t(`panel.tab.${one}`)}</button>)}
      </div>
      <div className="panel-scroll" tabIndex={0} role="region" aria-label={t('panel.title')}>
        <RuleSetSwitch />
        <div className="part part-rules"><Meetings /></div>
        <div className="part part-vessels"><Vessels /></div>
        <div className="part part-scenario"><AboutScenario /></div>
      </div>
    </section>
  );
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

function Meetings() {
  const judgement = useStandOn(state => state.judgement);
  const picked = useStandOn(state => state.selectedEncounter);
  const asking = useStandOn(isAsking);
  const { speaking, silent } = sorted(judgement.encounters);
  const shown = shownEncounter(judgement.encounters, picked);
  const isShown = (vessels: readonly [string, string]): boolean => shown !== undefined && encounterKey(shown.vessels) === encounterKey(vessels);
  if (asking) return <QuestionCard />;
  return (
    <>
      <QuestionCard />
      {judgement.encounters.length === 0 && <Nobody />}
      {speaking.map(one => <EncounterCard key={encounterKey(one.vessels)} encounter={one} shown={isShown(one.vessels)} />)}
      {judgement.encounters.length > 0 && speaking.length === 0 && <p className="empty">{t('panel.noMeeting')}</p>}
      {silent.length > 0 && (
        <details className="others" open={speaking.length === 0}>
          <summary>{t('panel.others', { count: silent.length })}</summary>
          {silent.map(one => <EncounterCard key={encounterKey(one.vessels)} encounter={one} shown={isShown(one.vessels)} />)}
        </details>
      )}
      <Priorities />
      {judgement.notes.map(note => <OddityNote key={note} id={note} />)}
    </>
  );
}

function Nobody() {
  const vessels = useStandOn(state => state.judgedFacts.vessels.length);
  return <p className="empty">{vessels === 1 ? t('panel.alone') : t('panel.nobody')}</p>;
}

function Priorities() {
  const name = useNames();
  const priority = useStandOn(state => state.judgement.priority);
  return priority.map(({ at, order, because, notes }) => (
    <article key={at} className="card">
      <h3 className="card-head"><span className="card-kind">{t('priority.at', { at })}</span><Chips because={because} notes={notes} /></h3>
      <ol className="order">{order.map(id => <li key={id}>{name(id)}</li>)}</ol>
    </article>
  ));
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
