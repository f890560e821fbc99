/** One duty: what to do, how far it binds, and the provisions that say so. */
import { dutyWords, t, words } from '../../i18n/index.ts';
import type { Duty } from '../../rules/judgement.ts';
import { Chips } from './Chip.tsx';

export function DutyLine({ duty, other = '' }: { duty: Omit<Duty, 'vessel'>; other?: string }) {
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
