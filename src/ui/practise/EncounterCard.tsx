/** One meeting of two vessels: how near, who does what, under which provision, and why not otherwise. */
import { citationLabel, t, termsOf, words } from '../../i18n/index.ts';
import { splitCitation, type Citation } from '../../rules/citation.ts';
import type { Encounter } from '../../rules/judgement.ts';
import { encounterKey } from '../../store/index.ts';
import { useActions, useNames, useStandOn } from '../context.tsx';
import { Chips } from '../parts/Chip.tsx';
import { Duties } from '../parts/DutyLine.tsx';
import { Fold } from '../parts/Fold.tsx';
import { useRegister } from '../parts/useRegister.ts';
import { markOf, RoleBadge } from '../parts/RoleBadge.tsx';
import { OwnTag } from './OwnTag.tsx';
import { closestOf, leavesWater, seenAt } from './readings.ts';
import { useToldMeetings } from './told.ts';

interface CardProps { encounter: Encounter; shown: boolean }

export function EncounterCard({ encounter, shown }: CardProps) {
  const name = useNames();
  const { selectEncounter } = useActions();
  const key = encounterKey(encounter.vessels);
  const [a, b] = encounter.vessels;
  return (
    <article className={shown ? 'card card-shown' : 'card'} data-encounter={key}>
      <h3 className="card-head">
        <button type="button" className="card-pick" aria-pressed={shown} onClick={() => selectEncounter(key)}>
          <span className="card-kind">{termsOf().kinds[encounter.kind]}</span>
          <span className="card-names">{t('encounter.between', { a: name(a), b: name(b) })}</span>
        </button>
        <Chips because={encounter.because} notes={encounter.notes} />
      </h3>
      <Figures encounter={encounter} />
      <OverTheBank encounter={encounter} />
      {encounter.vessels.map(id => <Side key={id} encounter={encounter} id={id} />)}
      <Foreseen encounter={encounter} />
      {encounter.advice !== undefined && <p className="advice"><b>{t('encounter.advice')}</b>{' '}{words(encounter.advice, 'en', name)}</p>}
      <WhyNot encounter={encounter} />
    </article>
  );
}

function Figures({ encounter }: { encounter: Encounter }) {
  const { range, cpa, tcpa, clear } = closestOf(encounter);
  return (
    <dl className="figures">
      <div><dt>{t('figure.range')}</dt><dd>{range}</dd></div>
      <div><dt><abbr title={t('figure.cpaLong')}>{t('figure.cpa')}</abbr></dt><dd>{cpa}</dd></div>
      <div><dt><abbr title={t('figure.tcpaLong')}>{t('figure.tcpa')}</abbr></dt><dd>{tcpa}</dd></div>
      <div><dt><abbr title={t('figure.clearLong')}>{t('figure.clear')}</abbr></dt><dd>{clear}</dd></div>
    </dl>
  );
}

/** The closest point is reckoned along straight lines: where the water bends away from them that is said. */
function OverTheBank({ encounter }: Pick<CardProps, 'encounter'>) {
  const leaves = useStandOn(state => leavesWater(state.judgedFacts, encounter));
  return leaves ? <p className="quiet over-bank" data-over-bank>{t('encounter.overBank')}</p> : null;
}

/** One of the two: her role, where she sees the other, and what she has to do. */
function Side({ encounter, id }: { encounter: Encounter; id: string }) {
  const name = useNames();
  const { selectVessel } = useActions();
  const bearing = useStandOn(state => seenAt(state.judgedFacts, id, otherOf(encounter, id)));
  const other = otherOf(encounter, id);
  const isOwn = useStandOn(state => state.ownVessel === id);
  const role = encounter.roles[id] ?? 'none';
  const stage = encounter.stages[id] ?? 'none';
  const duties = encounter.duties.filter(duty => duty.vessel === id);
  return (
    <section className="side" data-vessel={id} data-role={role}>
      <h4 className="side-head">
        <RoleBadge mark={markOf(role, encounter.roles[other] ?? 'none')} />
        <button type="button" className="link-name" onClick={() => selectVessel(id)}>{name(id)}</button>
        {isOwn && <OwnTag />}
        <span className={`role role-${role}`}>{termsOf().roles[role]}</span>
        {(stage === 'may-act' || stage === 'must-act') && <span className={`stage stage-${stage}`}>{termsOf().stages[stage]}</span>}
      </h4>
      {bearing !== undefined && <p className="side-bearing">{t('encounter.seesAt', { other: name(other), bearing })}</p>}
      {duties.length > 0 && <Duties duties={duties} other={name(other)} />}
      <Beside encounter={encounter} id={id} />
    </section>
  );
}

/** Where her role towards a third is another one, that is said beside this: she cannot hold on for the one and give way to the other. */
function Beside({ encounter, id }: { encounter: Encounter; id: string }) {
  const name = useNames();
  const here = encounter.roles[id] ?? 'none';
  const meetings = useToldMeetings();
  if (here === 'none') return null;
  const list = meetings.filter(one => one !== encounter && one.vessels.includes(id)).flatMap(one => {
    const role = one.roles[id] ?? 'none';
    return role === 'none' || role === here ? [] : [t('encounter.besideOne', { role, other: name(otherOf(one, id)) })];
  });
  return list.length === 0 ? null : <p className="quiet side-beside" data-beside={list.length}>{t('encounter.beside', { list })}</p>;
}

const otherOf = ({ vessels: [a, b] }: Encounter, id: string): string => (id === a ? b : a);

function Foreseen({ encounter }: { encounter: Encounter }) {
  const name = useNames();
  const standOn = encounter.vessels.find(id => encounter.roles[id] === 'stand-on');
  const { foreseen } = encounter;
  if (foreseen === undefined || standOn === undefined) return null;
  return <p className="foreseen">{t('encounter.foreseen', { vessel: name(standOn), ...foreseen })}</p>;
}

/** Which neighbouring rules were looked at, and the fact that ruled each of them out. */
function WhyNot({ encounter: { rejected } }: { encounter: Encounter }) {
  if (rejected.length === 0) return null;
  return <Fold className="whynot" summary={t('encounter.whyNot', { count: rejected.length })}><Reasons rejected={rejected} /></Fold>;
}

function Reasons({ rejected }: Pick<Encounter, 'rejected'>) {
  const name = useNames();
  const { register } = useRegister(useStandOn(state => state.ruleSet));
  /** What a provision is about, in its own words; its number until those have come. */
  const headingOf = (citation: Citation): string => register?.[splitCitation(citation).provision]?.heading ?? citationLabel(citation);
  // One fact may rule out several provisions: it is said once.
  const reasons = new Map<string, Citation[]>();
  for (const { rule, why } of rejected) {
    const said = words(why, 'en', name);
    reasons.set(said, [...reasons.get(said) ?? [], rule]);
  }
  return (
    <ul>
      {[...reasons].map(([why, rules]) => (
        <li key={why}><Chips because={rules} /><span><b className="whynot-rule">{t('encounter.notRule', { headings: rules.map(headingOf) })}</b>{' '}{why}</span></li>
      ))}
    </ul>
  );
}
