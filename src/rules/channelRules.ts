/** What the rules of narrow channels have in common: who does not impede one that needs the channel, and overtaking by consent. */
import type { Citation } from './citation.ts';
import { onBurdened } from './duties.ts';
import { say, type Message } from './message.ts';
import type { Pair } from './pair.ts';
import type { Party } from './party.ts';
import { oneOf } from './reasons.ts';
import { burdened, NOT, otherOf, type EncounterRule } from './rule.ts';
import { isOvertaking, overtaker } from './shape.ts';

/** Can safely navigate only within the narrow channel that she is in. */
export const needsChannel = (party: Party): boolean => party.confined && party.inNarrowChannel;

interface Small { readonly id: Citation; /** Metres: shorter is small. */ readonly limit: number; readonly because: readonly Citation[] }

/** A small or sailing vessel does not impede one that needs the channel. */
export const smallDoesNotImpede = ({ id, limit, because }: Small): EncounterRule => ({
  id, layer: 'impeding', kind: 'crossing',
  burden: pair => oneOf(pair, (one, other) => (one.vessel.length < limit || one.sailing) && !one.confined && needsChannel(other)),
  duties: onBurdened('do-not-impede', because),
  whyNot: pair => {
    const confined = [pair.first, pair.second].find(party => party.confined);
    if (confined === undefined) return undefined;
    const other = confined === pair.first ? pair.second : pair.first;
    if (!confined.inNarrowChannel) return say('why.notInNarrowChannel', { vessel: confined.id });
    return say('why.notSmallOrSailing', { vessel: other.id, length: other.vessel.length, limit });
  },
});

/** One of the two fishes, and not where the rule speaks. */
export function whyNotFishing(pair: Pair, inPlace: (party: Party) => boolean): Message | undefined {
  const found = [pair.first, pair.second].find(party => party.fishing);
  return found === undefined || inPlace(found) ? undefined : say('why.notInNarrowChannel', { vessel: found.id });
}

/** Overtaking in a narrow channel that needs the other to act: signalled, consented to, and then helped. */
export const overtakingByConsent = (id: Citation): EncounterRule => ({
  id, layer: 'added', kind: 'overtaking',
  burden: pair => {
    if (!isOvertaking(pair.shape)) return NOT;
    const index = overtaker(pair.shape);
    const [own, other] = [pair.party(index), pair.party(otherOf(index))];
    return other.inNarrowChannel && pair.scene.hasSignalledOvertaking(own, other) ? index + 1 : NOT;
  },
  duties: (pair, burden) => {
    const [coming, ahead] = [burdened(burden), otherOf(burdened(burden))];
    if (pair.scene.hasConsented(pair.party(ahead), pair.party(coming))) return [{ who: ahead, duty: 'permit-passing', because: [id] }];
    return [
      { who: coming, duty: 'await-consent', because: [id] },
      { who: ahead, duty: 'permit-passing', because: [id], qualified: say('qualified.ifSheConsents', {}) },
    ];
  },
  whyNot: () => undefined,
});
