/** A vessel of which no more is known than her sound: neither her name, nor where she is, nor what. */
import { t, termsOf } from '../../i18n/index.ts';
import type { Encounter } from '../../rules/judgement.ts';
import { encounterKey } from '../../store/index.ts';
import { useActions, useStandOn } from '../context.tsx';
import { Chips } from '../parts/Chip.tsx';
import { Duties } from '../parts/DutyLine.tsx';
import { RoleBadge } from '../parts/RoleBadge.tsx';
import { OwnTag } from './OwnTag.tsx';
import { lastHeard, useTold } from './told.ts';

/** What the own vessel owes to one that she hears. */
export function HeardEncounter({ encounter, shown }: { encounter: Encounter; shown: boolean }) {
  const { own = '', name } = useTold();
  const { selectEncounter } = useActions();
  const [a, b] = encounter.vessels;
  const other = a === own ? b : a;
  const role = encounter.roles[own] ?? 'none';
  const duties = encounter.duties.filter(duty => duty.vessel === own);
  const key = encounterKey(encounter.vessels);
  return (
    <article className={shown ? 'card card-shown' : 'card'} data-encounter={key} data-known="hears">
      <h3 className="card-head">
        <button type="button" className="card-pick" aria-pressed={shown} onClick={() => selectEncounter(key)}>
          <span className="card-kind">{t('told.heard')}</span>
          <span className="card-names">{t('encounter.between', { a: name(own), b: name(other) })}</span>
        </button>
        <Chips because={encounter.because} notes={encounter.notes} />
      </h3>
      <WhatIsHeard id={other} />
      <section className="side" data-vessel={own} data-role={role}>
        <h4 className="side-head">
          <RoleBadge mark={role} /><span className="link-name">{name(own)}</span><OwnTag /><span className={`role role-${role}`}>{termsOf().roles[role]}</span>
        </h4>
        {duties.length > 0 && <Duties duties={duties} other={name(other)} />}
      </section>
    </article>
  );
}

/** Among the vessels. */
export function HeardVessel({ id }: { id: string }) {
  return (
    <article className="card" data-known="hears">
      <h3 className="card-head"><span className="card-kind">{t('told.heard')}</span></h3>
      <WhatIsHeard id={id} />
    </article>
  );
}

function WhatIsHeard({ id }: { id: string }) {
  const facts = useStandOn(state => state.judgedFacts);
  const heard = lastHeard(facts, id);
  if (heard === undefined) return null;
  const signal = heard.pattern === undefined ? t('told.anySignal') : t('told.signal', { pattern: heard.pattern });
  return <p className="heard">{t('told.heardWhat', { signal, ago: Math.round(facts.time - heard.at) })}</p>;
}
