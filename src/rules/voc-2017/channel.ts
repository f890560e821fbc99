/** VOC r.44(A)4(i) to (iv): who does not impede whom in a channel, and overtaking by signals. */
import { overtakingByConsent, smallDoesNotImpede, whyNotFishing } from '../channelRules.ts';
import { onBurdened } from '../duties.ts';
import { say } from '../message.ts';
import { oneOf } from '../reasons.ts';
import { otherOf, type EncounterRule } from '../rule.ts';
import { crossesChannel } from '../waterwayRules.ts';
import { cite } from './cite.ts';
import { vocInterpretations } from './interpretations.ts';

const smallOrSailing: EncounterRule = {
  ...smallDoesNotImpede({ id: cite('44(A)4(i)'), limit: vocInterpretations.small.value, because: [cite('44(A)4(i)')] }),
  // (B)7 yields to the rule of narrow channels (O-28).
  exceptTo: [cite('44(B)7(i)(d)')],
  notes: () => ['O-45'],
};

const fishing: EncounterRule = {
  id: cite('44(A)4(ii)'),
  layer: 'impeding',
  kind: 'crossing',
  // (B)7 yields to the rule of narrow channels (O-28).
  exceptTo: [cite('44(B)7(i)(c)'), cite('44(B)7(ii)(c)')],
  burden: pair => oneOf(pair, (one, other) => one.fishing && !other.fishing && one.place !== undefined && other.place !== undefined && other.followsChannel),
  duties: onBurdened('do-not-impede', [cite('44(A)4(ii)')], { notes: ['O-28'] }),
  notes: () => ['O-28'],
  advice: pair => {
    const index = pair.first.fishing ? 1 : 0;
    return say('advice.notDisplaced', { vessel: pair.party(index).id, other: pair.party(otherOf(index)).id });
  },
  whyNot: pair => whyNotFishing(pair, party => party.place !== undefined),
};

const crossing: EncounterRule = {
  id: cite('44(A)4(iii)'),
  layer: 'added',
  kind: 'crossing',
  burden: pair => oneOf(pair, (one, other) => crossesChannel(one, other)),
  duties: onBurdened('do-not-impede', [cite('44(A)4(iii)')]),
  whyNot: pair => ([pair.first, pair.second].some(party => party.place !== undefined)
    ? say('why.notCrossingChannel', { vessel: (pair.first.followsChannel ? pair.second : pair.first).id }) : undefined),
};

const signalsFirst: EncounterRule = overtakingByConsent(cite('44(A)4(iv)'));

/** The rules of narrow channels that lie over the steering rules. */
export const channel: readonly EncounterRule[] = [smallOrSailing, fishing, crossing, signalsFirst];
