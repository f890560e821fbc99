/** The meetings, most pressing first: those that a rule speaks of, and folded below them those that none does. */
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { t } from '../../i18n/index.ts';
import type { Encounter } from '../../rules/judgement.ts';
import { encounterKey, isAsking, shownEncounter, sorted } from '../../store/index.ts';
import { useStandOn } from '../context.tsx';
import { Fold } from '../parts/Fold.tsx';
import { OddityNote } from '../parts/ProvisionSlip.tsx';
import { EncounterCard } from './EncounterCard.tsx';
import { HeardEncounter } from './HeardCard.tsx';
import { Priorities } from './Priorities.tsx';
import { QuestionCard } from './QuestionCard.tsx';
import { useTold, useToldMeetings } from './told.ts';

/** Pairs of which no rule speaks that stand open where there is nothing else to read. */
const FEW = 3;

export function Meetings() {
  const encounters = useToldMeetings();
  const notes = useStandOn(state => state.judgement.notes);
  const picked = useStandOn(state => state.selectedEncounter);
  const scenario = useStandOn(state => state.scenario);
  const asking = useStandOn(isAsking);
  const { knows } = useTold();
  if (asking) return <QuestionCard />;
  const isHeard = ({ vessels }: Encounter): boolean => vessels.some(id => knows(id) === 'hears');
  const { speaking: spoken, silent: unspoken } = sorted(encounters);
  // What is heard and not seen is never folded away, whether a rule speaks of it or not.
  const [speaking, silent] = [[...spoken, ...unspoken.filter(isHeard)], unspoken.filter(one => !isHeard(one))];
  const shown = shownEncounter(encounters, picked);
  return (
    <>
      <QuestionCard />
      {speaking.length === 0 && <Nobody />}
      <Cards key={scenario.id} encounters={speaking} shown={shown} />
      {silent.length > 0 && (
        <Fold className="others" summary={t('panel.others', { count: silent.length })} openAtFirst={speaking.length === 0 && silent.length <= FEW}>
          <Cards encounters={silent} shown={shown} />
        </Fold>
      )}
      <Priorities />
      {notes.map(note => <OddityNote key={note} id={note} />)}
    </>
  );
}

function Nobody() {
  const alone = useStandOn(state => state.judgedFacts.vessels.length === 1);
  const { own = '', isOwnView, name } = useTold();
  const nobody = useToldMeetings().length === 0;
  if (isOwnView && nobody) return <p className="empty" data-empty="nobody">{t('told.nobody', { own: name(own) })}</p>;
  return <p className="empty" data-empty={alone ? 'alone' : 'no-meeting'}>{alone ? t('panel.alone') : t('panel.noMeeting')}</p>;
}

/** Cards that are drawn before more is asked for, and how many are added then: a crowd of vessels meets in hundreds of pairs. */
const AT_FIRST = 8;
const AT_ONCE = 40;

function Cards({ encounters, shown }: { encounters: readonly Encounter[]; shown: Encounter | undefined }) {
  const ref = useRef<HTMLDivElement>(null);
  const [most, setMost] = useState(AT_FIRST);
  const { knows } = useTold();
  const drawn = encounters.filter((one, i) => i < most || one === shown);
  const more = Math.min(AT_ONCE, encounters.length - drawn.length);
  const showMore = (): void => {
    flushSync(() => setMost(most + AT_ONCE));
    ref.current?.querySelectorAll<HTMLElement>('.card-pick')[drawn.length]?.focus();
  };
  return (
    <div ref={ref}>
      {drawn.map(one => {
        const Card = one.vessels.some(id => knows(id) === 'hears') ? HeardEncounter : EncounterCard;
        return <Card key={encounterKey(one.vessels)} encounter={one} shown={one === shown} />;
      })}
      {more > 0 && <button type="button" className="button button-more" data-control="more" onClick={showMore}>{t('panel.more', { count: more })}</button>}
    </div>
  );
}
