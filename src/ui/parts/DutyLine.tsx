/** Duties: what to do, how far each binds, and the provisions that say so. */
import { dutyWords, t, words } from '../../i18n/index.ts';
import type { Duty } from '../../rules/judgement.ts';
import { Chips } from './Chip.tsx';

type Told = Omit<Duty, 'vessel'>;

/** A list of them. What two provisions ask in the same words is one line, with the citations of both. */
export function Duties({ duties, other = '' }: { duties: readonly Told[]; other?: string }) {
  const lines = new Map<string, Told>();
  for (const duty of duties) {
    const said = `${dutyWords(duty.duty, other)} ${duty.qualified === undefined ? '' : words(duty.qualified)}`;
    const before = lines.get(said);
    lines.set(said, before === undefined ? duty : { ...before, because: [...new Set([...before.because, ...duty.because])], notes: [...new Set([...before.notes ?? [], ...duty.notes ?? []])] });
  }
  return <ul className="duties">{[...lines].map(([said, duty]) => <DutyLine key={said} duty={duty} other={other} />)}</ul>;
}

function DutyLine({ duty, other }: { duty: Told; other: string }) {
  return (
    <li className={duty.duty === 'must-act' ? 'duty duty-urgent' : 'duty'} data-duty={duty.duty}>
      <span className="duty-words">
        {dutyWords(duty.duty, other)}
        {duty.qualified !== undefined && <span className="duty-qualified">{', '}{words(duty.qualified)}</span>}
      </span>
      {duty.because.length > 0 ? <Chips because={duty.because} notes={duty.notes} /> : <span className="chip-none">{t('duty.silent')}</span>}
    </li>
  );
}
