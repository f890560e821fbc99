/** One vessel: what she is, what she makes (in a candidate's view only the own vessel: of another nobody aboard is told), what she owes to the channel, and what she breaks. */
import { formatOf, t, termsOf, words } from '../../i18n/index.ts';
import type { VesselFacts } from '../../rules/facts.ts';
import type { VesselJudgement } from '../../rules/judgement.ts';
import { askedOf } from '../../store/index.ts';
import { useActions, useStandOn } from '../context.tsx';
import { Chips } from '../parts/Chip.tsx';
import { Duties } from '../parts/DutyLine.tsx';
import { Fold } from '../parts/Fold.tsx';
import { Icon } from '../parts/icons.tsx';
import { OwnTag } from './OwnTag.tsx';
import { rangeOf, seenAt } from './readings.ts';
import { useTold } from './told.ts';

export function VesselCard({ judged }: { judged: VesselJudgement }) {
  const { name, knows, isOwnView } = useTold();
  const { selectVessel, setOwnVessel } = useActions();
  const vessel = useStandOn(state => state.judgedFacts.vessels.find(({ id }) => id === judged.id));
  const selected = useStandOn(state => state.selectedVessel === judged.id);
  const isOwn = useStandOn(state => state.ownVessel === judged.id);
  // What she owes is part of the answer to a question that is open.
  const isAsked = useStandOn(state => askedOf(state).includes(judged.id));
  if (vessel === undefined) return null;
  // A breach that names a vessel of whom nothing is known would tell of her.
  const breaches = isAsked ? [] : judged.breaches.filter(({ detail: { values } }) => !('other' in values) || knows(values.other) === 'sees');
  const duties = isAsked ? [] : judged.duties;
  const called = duties.filter(duty => duty.standing !== true);
  const standing = duties.filter(duty => duty.standing === true);
  return (
    <article className={selected ? 'card card-shown' : 'card'} data-vessel={judged.id}>
      <h3 className="card-head">
        <button type="button" className="card-pick" aria-pressed={selected} onClick={() => selectVessel(selected ? undefined : judged.id)}>
          <span className="card-kind">{name(judged.id)}{isOwn && <>{' '}<OwnTag /></>}</span>
          <span className="card-names">{whatSheIs(vessel)}</span>
        </button>
      </h3>
      {(isOwn || !isOwnView) && <Makes vessel={vessel} />}
      {!isOwn && <FromOwn id={judged.id} />}
      {breaches.map(({ breach, detail, because, notes }, i) => (
        <p key={`${breach}${i}`} className="breach" data-breach={breach}>
          <span><b>{termsOf().breaches[breach]}</b>{': '}{words(detail, 'en', name)}</span>
          <Chips because={because} notes={notes} />
        </p>
      ))}
      {called.length > 0 && <Duties duties={called} />}
      {standing.length > 0 && (
        <Fold className="standing" summary={t('vessel.standing', { count: standing.length })}><Duties duties={standing} /></Fold>
      )}
      <button type="button" className="button" data-control="own" aria-pressed={isOwn} onClick={() => setOwnVessel(judged.id)}>{isOwn && <Icon name="check" />}{t('own.make')}</button>
    </article>
  );
}

function whatSheIs(vessel: VesselFacts): string {
  const { propulsions, conditions, restrictions } = termsOf();
  const manner = vessel.condition === 'under-way' ? propulsions[vessel.propulsion] : conditions[vessel.condition];
  const status = [...vessel.restrictions, ...vessel.engagedIn].map(id => restrictions[id]);
  const towed = vessel.towedBy === undefined ? [] : [t('vessel.inTow')];
  return [manner, ...status, ...towed, formatOf().distance(vessel.length)].join(' · ');
}

/** Where she is as the own vessel has her. */
function FromOwn({ id }: { id: string }) {
  const { own = '', name } = useTold();
  const bearing = useStandOn(state => seenAt(state.judgedFacts, own, id));
  const range = useStandOn(state => rangeOf(state.judgedFacts, own, id));
  return bearing === undefined || range === undefined ? null : <p className="from-own">{t('own.bears', { own: name(own), bearing, range })}</p>;
}

function Makes({ vessel }: { vessel: VesselFacts }) {
  const { bearing, speed } = formatOf();
  return (
    <dl className="figures figures-few">
      <div><dt>{t('figure.heading')}</dt><dd>{bearing(vessel.heading)}</dd></div>
      <div><dt>{t('figure.speed')}</dt><dd>{speed(vessel.speed)}</dd></div>
      <div><dt>{t('figure.draught')}</dt><dd>{formatOf().distance(vessel.draught)}</dd></div>
    </dl>
  );
}
