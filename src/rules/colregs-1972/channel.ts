/** COLREGs 9(b) to (e) and 18(d): who does not impede whom. By 8(f) the other stays bound by the rules of the part. */
import { onBurdened } from '../duties.ts';
import { say } from '../message.ts';
import type { Party } from '../party.ts';
import { oneOf } from '../reasons.ts';
import { burdened, NOT, otherOf, type EncounterRule } from '../rule.ts';
import { isOvertaking, overtaker } from '../shape.ts';
import { crossesChannel } from '../waterwayRules.ts';
import { cite } from './cite.ts';
import { colregsInterpretations } from './interpretations.ts';

const isSmallOrSailing = (party: Party): boolean => party.vessel.length < colregsInterpretations.small.value || party.sailing;
const needsChannel = (party: Party): boolean => party.confined && party.inNarrowChannel;

const smallOrSailing: EncounterRule = {
  id: cite('9(b)'),
  layer: 'impeding',
  kind: 'crossing',
  burden: pair => oneOf(pair, (one, other) => isSmallOrSailing(one) && !one.confined && needsChannel(other)),
  because: () => [cite('9(b)'), cite('8(f)(i)'), cite('8(f)(iii)')],
  duties: onBurdened('do-not-impede', [cite('9(b)'), cite('8(f)(i)')]),
  whyNot: pair => {
    const confined = [pair.first, pair.second].find(party => party.confined);
    if (confined === undefined) return undefined;
    const other = confined === pair.first ? pair.second : pair.first;
    if (!confined.inNarrowChannel) return say('why.notInNarrowChannel', { vessel: confined.id });
    return say('why.notSmallOrSailing', { vessel: other.id, length: other.vessel.length, limit: colregsInterpretations.small.value });
  },
};

const fishing: EncounterRule = {
  id: cite('9(c)'),
  layer: 'impeding',
  kind: 'crossing',
  burden: pair => oneOf(pair, (one, other) => one.fishing && !other.fishing && one.inNarrowChannel && other.inNarrowChannel && other.followsChannel),
  because: () => [cite('9(c)'), cite('8(f)(i)'), cite('8(f)(iii)')],
  duties: onBurdened('do-not-impede', [cite('9(c)'), cite('8(f)(i)')]),
  whyNot: pair => {
    const found = [pair.first, pair.second].find(party => party.fishing);
    return found === undefined || found.inNarrowChannel ? undefined : say('why.notInNarrowChannel', { vessel: found.id });
  },
};

const crossing: EncounterRule = {
  id: cite('9(d)'),
  layer: 'impeding',
  kind: 'crossing',
  burden: pair => oneOf(pair, (one, other) => needsChannel(other) && crossesChannel(one, other)),
  because: () => [cite('9(d)'), cite('8(f)(i)'), cite('8(f)(iii)')],
  duties: onBurdened('do-not-impede', [cite('9(d)'), cite('8(f)(i)')]),
  whyNot: pair => {
    const crosses = [pair.first, pair.second].find((party, index) => crossesChannel(party, index === 0 ? pair.second : pair.first));
    if (crosses === undefined) return undefined;
    return say('why.notConfined', { vessel: (crosses === pair.first ? pair.second : pair.first).id });
  },
};

const byDraught: EncounterRule = {
  id: cite('18(d)(i)'),
  layer: 'impeding',
  kind: 'converging',
  burden: pair => oneOf(pair, (one, other) => other.byDraught && !one.byDraught && !one.notUnderCommand && !one.restricted),
  because: () => [cite('18(d)(i)'), cite('8(f)(i)'), cite('8(f)(iii)')],
  duties: onBurdened('do-not-impede', [cite('18(d)(i)')], { qualified: say('qualified.ifCircumstancesAdmit', {}) }),
  whyNot: () => undefined,
};

const signalsFirst: EncounterRule = {
  id: cite('9(e)(i)'),
  layer: 'added',
  kind: 'overtaking',
  burden: pair => {
    if (!isOvertaking(pair.shape)) return NOT;
    const index = overtaker(pair.shape);
    const [own, other] = [pair.party(index), pair.party(otherOf(index))];
    return other.inNarrowChannel && pair.scene.hasSignalledOvertaking(own, other) ? index + 1 : NOT;
  },
  because: () => [cite('9(e)(i)'), cite('9(e)(ii)')],
  duties: (pair, burden) => {
    const [coming, ahead] = [burdened(burden), otherOf(burdened(burden))];
    if (pair.scene.hasConsented(pair.party(ahead), pair.party(coming))) return [{ who: ahead, duty: 'permit-passing', because: [cite('9(e)(i)')] }];
    return [
      { who: coming, duty: 'await-consent', because: [cite('9(e)(i)')] },
      { who: ahead, duty: 'permit-passing', because: [cite('9(e)(i)')], qualified: say('qualified.ifSheConsents', {}) },
    ];
  },
  whyNot: () => undefined,
};

/** The rules that lie over the steering rules. */
export const channel: readonly EncounterRule[] = [smallOrSailing, fishing, crossing, byDraught, signalsFirst];
