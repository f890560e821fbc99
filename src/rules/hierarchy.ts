/** What the clauses on who keeps clear of whom have in common where a set ranks vessels by what they are and can do. */
import type { Citation } from './citation.ts';
import { keepOutOfTheWay } from './duties.ts';
import { say, type Message } from './message.ts';
import type { Pair } from './pair.ts';
import type { Party } from './party.ts';
import { oneOf } from './reasons.ts';
import { BOTH, NOT, type EncounterRule } from './rule.ts';
import { EACH_TO_PORT } from './shape.ts';

/** Neither can do what is asked of a give-way vessel. */
export const isUnable = (party: Party): boolean => party.notUnderCommand || party.restricted;
export const bothUnable = ({ first, second }: Pair): boolean => isUnable(first) && isUnable(second);

export const isPlain = (party: Party): boolean => party.plainPower;
export const sailsFreely = (party: Party): boolean => party.sailing && !isUnable(party) && !party.fishing;
export const fishes = (party: Party): boolean => party.fishing && !isUnable(party);
export const isNotUnderCommand = (party: Party): boolean => party.notUnderCommand;
export const isRestricted = (party: Party): boolean => party.restricted && !party.notUnderCommand;

/** The two are of one rank, or of none. */
export const whyUnranked = (pair: Pair): Message | undefined =>
  (bothUnable(pair) ? say('why.unranked', { a: pair.first.id, b: pair.second.id }) : undefined);

interface Ranks {
  readonly keeps: (party: Party) => boolean;
  readonly of: (party: Party) => boolean;
  readonly exceptTo: readonly Citation[];
  readonly qualified?: Message;
}

/** One clause: the one kind keeps out of the way of the other. */
export function ranking(id: Citation, { keeps, of, exceptTo, qualified }: Ranks): EncounterRule {
  return {
    id, layer: 'steering', kind: 'converging', exceptTo,
    burden: pair => {
      const found = oneOf(pair, (one, other) => keeps(one) && of(other));
      return found === BOTH ? NOT : found;
    },
    duties: keepOutOfTheWay([id], qualified === undefined ? {} : { qualified }),
    whyNot: () => undefined,
  };
}

/** What seamanship suggests where such a set names nobody: two that are not both under sail. */
export function silenceOf(pair: Pair): Message {
  const { first, second } = pair;
  if (first.bankHauled || second.bankHauled) return say('advice.bankHauledSilent', {});
  const adrift = [first, second].find(party => party.adrift);
  if (adrift !== undefined) return say('advice.adrift', { vessel: adrift.id });
  if (!first.power || !second.power) return say('advice.oarsSilent', {});
  if (!first.plainPower && !second.plainPower) return say('advice.unranked', {});
  return pair.shape === EACH_TO_PORT ? say('advice.bothToPort', {}) : say('advice.backing', {});
}
