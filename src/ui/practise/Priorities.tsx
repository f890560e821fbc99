/** Who passes first where the rules set an order: a tow passes as one. */
import { t } from '../../i18n/index.ts';
import { useStandOn } from '../context.tsx';
import { Chips } from '../parts/Chip.tsx';
import { partiesOf } from './readings.ts';
import { useTold } from './told.ts';

export function Priorities() {
  const { name, knows } = useTold();
  const priority = useStandOn(state => state.judgement.priority);
  const vessels = useStandOn(state => state.judgedFacts.vessels);
  return priority.map(({ at, order, because, notes }) => (
    <article key={at} className="card" data-priority={at}>
      <h3 className="card-head"><span className="card-kind">{t('priority.at', { at })}</span><Chips because={because} notes={notes} /></h3>
      <ol className="order">
        {partiesOf(order.filter(id => knows(id) === 'sees'), vessels).map(party => <li key={party[0]}>{partyName(party, name)}</li>)}
      </ol>
    </article>
  ));
}

/** One that passes, with those that she tows. */
export function partyName([head, ...tow]: readonly [string, ...string[]], name: (id: string) => string): string {
  return tow.length === 0 ? name(head) : t('priority.withTow', { tug: name(head), tow: tow.map(name) });
}
