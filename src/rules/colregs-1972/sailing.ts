/** COLREGs rule 12: two vessels under sail. */
import { keepOutOfTheWay } from '../duties.ts';
import { say, type Message } from '../message.ts';
import type { Pair } from '../pair.ts';
import { oneOf, whyNotBothSailing } from '../reasons.ts';
import { BOTH, burdenOf, NOT, type Burden, type EncounterRule } from '../rule.ts';
import { sameWindSide, toWindward, windOnPort } from '../sailing.ts';
import { cite } from './cite.ts';

const isPlainSail = ({ first, second }: Pair): boolean =>
  [first, second].every(party => party.sailing && !party.notUnderCommand && !party.restricted && !party.fishing);

function clause(id: ReturnType<typeof cite>, burden: (pair: Pair) => Burden, whyNot: (pair: Pair) => Message, exceptTo?: readonly ReturnType<typeof cite>[]): EncounterRule {
  return {
    id, layer: 'steering', kind: 'converging',
    ...(exceptTo === undefined ? {} : { exceptTo }),
    burden: pair => (isPlainSail(pair) ? burden(pair) : NOT),
    duties: keepOutOfTheWay([id]),
    whyNot: pair => whyNotBothSailing(pair) ?? (isPlainSail(pair) ? whyNot(pair) : undefined),
  };
}

const byWindSide = (pair: Pair): Burden =>
  (sameWindSide(pair) === false ? burdenOf(windOnPort(pair.first) === true, windOnPort(pair.second) === true) : NOT);

function byWindward(pair: Pair): Burden {
  const metres = toWindward(pair);
  return sameWindSide(pair) !== true || metres === undefined || metres === 0 ? NOT : burdenOf(metres > 0, metres < 0);
}

/** Wind on the port side, the other to windward, and in doubt on which side she has the wind. */
function byDoubt(pair: Pair): Burden {
  const metres = toWindward(pair);
  if (metres === undefined) return NOT;
  const found = oneOf(pair, (one, other) => windOnPort(one) === true && (one === pair.first ? metres < 0 : metres > 0) && pair.scene.inDoubt(one, other, 'tack'));
  return found === BOTH ? NOT : found;
}

function whyNotWindward(pair: Pair): Message {
  if (sameWindSide(pair) === undefined) return say('why.tackUnknown', {});
  if (sameWindSide(pair) === false) return say('why.oppositeTacks', {});
  return toWindward(pair) === undefined ? say('why.noWind', {}) : say('why.neitherToWindward', {});
}

/** Rule 12(a). */
export const sailing: readonly EncounterRule[] = [
  clause(cite('12(a)(i)'), byWindSide, pair => (sameWindSide(pair) === undefined ? say('why.tackUnknown', {}) : say('why.sameTack', {}))),
  clause(cite('12(a)(ii)'), byWindward, whyNotWindward),
  clause(cite('12(a)(iii)'), byDoubt, () => say('why.noDoubtStated', {}), [cite('12(a)(i)'), cite('12(a)(ii)')]),
];
