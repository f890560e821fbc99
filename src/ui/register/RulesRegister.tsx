/** Every provision of a set, in plain words, with how far it is modelled. */
import { useState } from 'react';
import { citationLabel, formatOf, t, termsOf } from '../../i18n/index.ts';
import { RULE_SET_IDS, type RuleSetId } from '../../rules/facts.ts';
import { ruleSets } from '../../rules/index.ts';
import { addressOf } from '../address.ts';
import { NoRegister, OddityNote, StateTag } from '../parts/ProvisionSlip.tsx';
import { useRegister } from '../parts/useRegister.ts';

const SHOWN = ['all', 'modelled', 'notModelled', 'card'] as const;
type Shown = (typeof SHOWN)[number];

export function RulesRegister({ ruleSet }: { ruleSet: RuleSetId }) {
  const [sought, setSought] = useState('');
  const [shown, setShown] = useState<Shown>('all');
  const set = ruleSets[ruleSet];
  const { register, failed, tryAgain } = useRegister(ruleSet);
  const words = sought.trim().toLowerCase();
  const found = Object.entries(register ?? {}).filter(([id, { heading, text, state }]) =>
    (shown === 'all' || shown === (typeof state === 'string' ? state : 'notModelled'))
    && `${citationLabel(`${ruleSet}/${id}`)} ${heading} ${text}`.toLowerCase().includes(words));
  return (
    <main className="register" tabIndex={-1} data-rest>
      <h1>{t('register.title')}</h1>
      <nav className="segments" aria-label={t('ruleSet.choose')}>
        {RULE_SET_IDS.map(id => <a key={id} href={addressOf({ place: 'rules', ruleSet: id })} aria-current={id === ruleSet ? 'page' : undefined}>{termsOf().ruleSets[id].short}</a>)}
      </nav>
      <h2>{set.title}</h2>
      <p className="status" data-status={ruleSet}>{termsOf().ruleSets[ruleSet].status}{' '}{t('app.notAdvice')}</p>
      <p className="quiet">{t('register.source', { source: set.source, date: formatOf().date(set.lastChecked) })}</p>
      <div className="register-find">
        <label>{t('register.find')}<input type="search" value={sought} onChange={event => setSought(event.target.value)} /></label>
        <label>{t('register.show')}
          <select value={shown} onChange={event => setShown(event.target.value as Shown)}>
            {SHOWN.map(one => <option key={one} value={one}>{t(`register.show.${one}`)}</option>)}
          </select>
        </label>
        <p aria-live="polite">{register !== undefined && t('register.count', { count: found.length })}</p>
      </div>
      {failed && <NoRegister onTryAgain={tryAgain} />}
      <ul className="provisions">
        {found.map(([id, { heading, text, state, oddities }]) => (
          <li key={id} className="provision" data-provision={`${ruleSet}/${id}`}>
            <h3><span className="provision-number">{citationLabel(`${ruleSet}/${id}`)}</span>{heading}</h3>
            <p>{text}</p>
            <p className="provision-state"><StateTag state={state} /></p>
            {oddities?.map(oddity => <OddityNote key={oddity} id={oddity} />)}
          </li>
        ))}
      </ul>
    </main>
  );
}
