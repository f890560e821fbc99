/** Who passes first where the rules set an order: a tow passes as one. */
import { t } from '../../i18n/index.ts';
import type { VesselFacts } from '../../rules/facts.ts';
import { useNames, useStandOn } from '../context.tsx';
import { Chips } from '../parts/Chip.tsx';

export function Priorities() {
  const name = useNames();
  const priority = useStandOn(state => state.judgement.priority);
  const vessels = useStandOn(state => state.judgedFacts.vessels);
  return priority.map(({ at, order, because, notes }) => (
    <article key={at} className="card" data-priority={at}>
      <h3 className="card-head"><span className="card-kind">{t('priority.at', { at })}</span><Chips because={because} notes={notes} /></h3>
      <ol className="order">
        {parties(order, vessels).map(([head, ...tow]) => <li key={head}>{tow.length === 0 ? name(head) : t('priority.withTow', { tug: name(head), tow: tow.map(name) })}</li>)}
      </ol>
    </article>
  ));
}

/** Each that goes by herself, with those that she tows behind her name. */
function parties(order: readonly string[], vessels: readonly VesselFacts[]): [string, ...string[]][] {
  const tows = new Map(vessels.map(({ id, towedBy }) => [id, typeof towedBy === 'string' && order.includes(towedBy) ? towedBy : undefined]));
  const headOf = (id: string, seen: readonly string[] = []): string => {
    const tug = tows.get(id);
    return tug === undefined || seen.includes(tug) ? id : headOf(tug, [...seen, id]);
  };
  return order.filter(id => headOf(id) === id).map(head => [head, ...order.filter(id => id !== head && headOf(id) === head)]);
}
