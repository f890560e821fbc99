/**
 * VOC r.44(B)1: two vessels under sail.
 *
 * Its four clauses can contradict each other (O-26). Each has a field of its own here: opposite ways on a river (i);
 * the same way on a river, or a tidal lagoon (ii); other waters (iii) and (iv). Where that leaves a pair without a
 * clause the set is silent, and COLREGs 12 is advice.
 */
import { keepOutOfTheWay } from '../duties.ts';
import { say, type Message } from '../message.ts';
import type { Pair } from '../pair.ts';
import { oneOf, whyNotBothSailing } from '../reasons.ts';
import { BOTH, burdenOf, NOT, type Burden, type EncounterRule } from '../rule.ts';
import { isCloseHauled, runsFree, sameWindSide, toWindward, windOnPort } from '../sailing.ts';
import { cite } from './cite.ts';
import { upstreamOf } from './steering.ts';

type Field = 'opposite-ways' | 'same-way-or-lagoon' | 'elsewhere';

/** Which clauses have the field. */
function fieldOf(pair: Pair): Field {
  const { waters } = pair.scene.world.waterway;
  if (waters === 'tidal') return 'same-way-or-lagoon';
  if (waters !== 'river') return 'elsewhere';
  if (upstreamOf(pair) !== undefined) return 'opposite-ways';
  const [a, b] = [pair.first.alongStream, pair.second.alongStream];
  return a !== undefined && a === b && a !== 'across' ? 'same-way-or-lagoon' : 'elsewhere';
}

const isPlainSail = ({ first, second }: Pair): boolean =>
  [first, second].every(party => party.sailing && !party.notUnderCommand && !party.restricted && !party.fishing);

const byStream = (pair: Pair): Burden => {
  const up = upstreamOf(pair);
  return up === undefined ? NOT : burdenOf(up === 0, up === 1);
};

const byWindward = (pair: Pair): Burden => {
  const metres = toWindward(pair);
  return metres === undefined || metres === 0 ? NOT : burdenOf(metres > 0, metres < 0);
};

const byRunningFree = (pair: Pair): Burden => {
  const found = oneOf(pair, (one, other) => runsFree(one) && isCloseHauled(other));
  return found === BOTH ? NOT : found;
};

const byTack = (pair: Pair): Burden => {
  if (!isCloseHauled(pair.first) || !isCloseHauled(pair.second) || sameWindSide(pair) !== false) return NOT;
  return burdenOf(windOnPort(pair.first) === true, windOnPort(pair.second) === true);
};

function clause(id: ReturnType<typeof cite>, field: Field, burden: (pair: Pair) => Burden, whyNot: (pair: Pair) => Message | undefined): EncounterRule {
  return {
    id, layer: 'steering', kind: 'converging',
    burden: pair => (isPlainSail(pair) && fieldOf(pair) === field ? burden(pair) : NOT),
    duties: keepOutOfTheWay([id], { notes: ['O-26'] }),
    notes: () => ['O-26'],
    whyNot: pair => whyNotBothSailing(pair) ?? (pair.first.sailing && pair.second.sailing ? whyNot(pair) : undefined),
  };
}

const otherField = (field: Field) => (pair: Pair): Message | undefined => {
  if (fieldOf(pair) === field) return undefined;
  const { waters } = pair.scene.world.waterway;
  if (waters !== 'river') return say('why.otherWaters', { waters });
  return fieldOf(pair) === 'opposite-ways' ? say('why.oppositeWays', {}) : say('why.sameWay', {});
};

/** The clauses on two vessels under sail. */
export const sailing: readonly EncounterRule[] = [
  clause(cite('44(B)1(i)'), 'opposite-ways', byStream, otherField('opposite-ways')),
  clause(cite('44(B)1(ii)'), 'same-way-or-lagoon', byWindward, pair => otherField('same-way-or-lagoon')(pair) ?? (toWindward(pair) === undefined ? say('why.noWind', {}) : say('why.neitherToWindward', {}))),
  clause(cite('44(B)1(iii)'), 'elsewhere', byRunningFree, pair => otherField('elsewhere')(pair) ?? say('why.samePointOfSail', {})),
  clause(cite('44(B)1(iv)'), 'elsewhere', byTack, pair => otherField('elsewhere')(pair) ?? whyNotTack(pair)),
];

function whyNotTack(pair: Pair): Message | undefined {
  const free = [pair.first, pair.second].find(party => !isCloseHauled(party));
  return free === undefined ? say('why.sameTack', {}) : say('why.notCloseHauled', { vessel: free.id });
}
