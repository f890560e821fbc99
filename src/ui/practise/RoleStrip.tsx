/** On a phone: who gives way in the meeting that is shown, in a line for each of the two, always in sight. */
import { t, termsOf } from '../../i18n/index.ts';
import type { Encounter } from '../../rules/judgement.ts';
import { isAsking, shownEncounter } from '../../store/index.ts';
import { useActions, useStandOn } from '../context.tsx';
import { markOf, RoleBadge } from '../parts/RoleBadge.tsx';
import { partyName } from './Priorities.tsx';
import { closestOf, partiesOf } from './readings.ts';
import { useTold, useToldMeetings } from './told.ts';

export function RoleStrip() {
  const asking = useStandOn(isAsking);
  const picked = useStandOn(state => state.selectedEncounter);
  const encounter = shownEncounter(useToldMeetings(), picked);
  const { showTab } = useActions();
  if (asking) return null;
  return (
    <button type="button" className="strip" onClick={() => showTab('rules')}>
      {encounter === undefined ? <Nobody /> : <Lines encounter={encounter} />}
    </button>
  );
}

/** Nobody meets; but there may be an order in which they pass a narrow place. */
function Nobody() {
  const { name, knows, own = '', isOwnView } = useTold();
  const nobody = useToldMeetings().length === 0;
  const [first] = useStandOn(state => state.judgement.priority);
  const vessels = useStandOn(state => state.judgedFacts.vessels);
  const [party] = first === undefined ? [] : partiesOf(first.order.filter(id => knows(id) === 'sees'), vessels);
  if (isOwnView && nobody) return <span>{t('told.nobody', { own: name(own) })}</span>;
  return <span>{first === undefined || party === undefined ? t('panel.noMeeting') : t('strip.first', { at: first.at, party: partyName(party, name) })}</span>;
}

function Lines({ encounter }: { encounter: Encounter }) {
  const { name, knows } = useTold();
  const isHeard = encounter.vessels.some(id => knows(id) === 'hears');
  const { cpa, tcpa } = closestOf(encounter);
  const [a, b] = encounter.vessels.map(id => encounter.roles[id] ?? 'none') as [Encounter['roles'][string], Encounter['roles'][string]];
  const lines = [
    { id: encounter.vessels[0], role: a, mark: markOf(a, b), figure: t('strip.figure', { what: t('figure.cpa'), value: cpa }) },
    { id: encounter.vessels[1], role: b, mark: markOf(b, a), figure: t('strip.figure', { what: t('figure.tcpa'), value: tcpa }) },
  ];
  return lines.map(({ id, role, mark, figure }) => (
    <span key={id} className="strip-line" data-strip={id} data-role={role}>
      <RoleBadge mark={mark} />
      <span className="strip-name">{knows(id) === 'hears' ? t('told.heard') : name(id)}</span>{' '}
      {knows(id) !== 'hears' && <span className="strip-role">{termsOf().roles[role]}</span>}{' '}
      {!isHeard && <span className="strip-figure">{figure}</span>}
    </span>
  ));
}
