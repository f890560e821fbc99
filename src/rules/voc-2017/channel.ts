/** VOC r.44(A)4(i) to (iv): who does not impede whom in a channel, and overtaking by signals. */
import { onBurdened } from '../duties.ts';
import { say } from '../message.ts';
import type { Party } from '../party.ts';
import { oneOf } from '../reasons.ts';
import { burdened, NOT, otherOf, type EncounterRule } from '../rule.ts';
import { isOvertaking, overtaker } from '../shape.ts';
import { crossesChannel } from '../waterwayRules.ts';
import { cite } from './cite.ts';
import { vocInterpretations } from './interpretations.ts';

const isSmallOrSailing = (party: Party): boolean => party.vessel.length < vocInterpretations.small.value || party.sailing;
const needsChannel = (party: Party): boolean => party.confined && party.inNarrowChannel;

const smallOrSailing: EncounterRule = {
  id: cite('44(A)4(i)'),
  layer: 'impeding',
  kind: 'crossing',
  exceptTo: [cite('44(B)7(i)(d)')],
  burden: pair => oneOf(pair, (one, other) => isSmallOrSailing(one) && !one.confined && needsChannel(other)),
  duties: onBurdened('do-not-impede', [cite('44(A)4(i)')]),
  notes: () => ['O-45'],
  whyNot: pair => {
    const confined = [pair.first, pair.second].find(party => party.confined);
    if (confined === undefined) return undefined;
    const other = confined === pair.first ? pair.second : pair.first;
    if (!confined.inNarrowChannel) return say('why.notInNarrowChannel', { vessel: confined.id });
    return say('why.notSmallOrSailing', { vessel: other.id, length: other.vessel.length, limit: vocInterpretations.small.value });
  },
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
  whyNot: pair => {
    const found = [pair.first, pair.second].find(party => party.fishing);
    return found === undefined || found.place !== undefined ? undefined : say('why.notInNarrowChannel', { vessel: found.id });
  },
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

const signalsFirst: EncounterRule = {
  id: cite('44(A)4(iv)'),
  layer: 'added',
  kind: 'overtaking',
  burden: pair => {
    if (!isOvertaking(pair.shape)) return NOT;
    const index = overtaker(pair.shape);
    const [own, other] = [pair.party(index), pair.party(otherOf(index))];
    return other.inNarrowChannel && pair.scene.hasSignalledOvertaking(own, other) ? index + 1 : NOT;
  },
  duties: (pair, burden) => {
    const [coming, ahead] = [burdened(burden), otherOf(burdened(burden))];
    if (pair.scene.hasConsented(pair.party(ahead), pair.party(coming))) return [{ who: ahead, duty: 'permit-passing', because: [cite('44(A)4(iv)')] }];
    return [
      { who: coming, duty: 'await-consent', because: [cite('44(A)4(iv)')] },
      { who: ahead, duty: 'permit-passing', because: [cite('44(A)4(iv)')], qualified: say('qualified.ifSheConsents', {}) },
    ];
  },
  whyNot: () => undefined,
};

/** The rules of narrow channels that lie over the steering rules. */
export const channel: readonly EncounterRule[] = [smallOrSailing, fishing, crossing, signalsFirst];
