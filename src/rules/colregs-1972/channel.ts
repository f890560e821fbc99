/** COLREGs 9(b) to (e) and 18(d): who does not impede whom. By 8(f) the other stays bound by the rules of the part. */
import { needsChannel, overtakingByConsent, smallDoesNotImpede, whyNotFishing } from '../channelRules.ts';
import { onBurdened } from '../duties.ts';
import { say } from '../message.ts';
import { oneOf } from '../reasons.ts';
import type { EncounterRule } from '../rule.ts';
import { crossesChannel } from '../waterwayRules.ts';
import { cite } from './cite.ts';
import { colregsInterpretations } from './interpretations.ts';

const smallOrSailing: EncounterRule = {
  ...smallDoesNotImpede({ id: cite('9(b)'), limit: colregsInterpretations.small.value, because: [cite('9(b)'), cite('8(f)(i)')] }),
  because: () => [cite('9(b)'), cite('8(f)(i)'), cite('8(f)(iii)')],
};

const fishing: EncounterRule = {
  id: cite('9(c)'),
  layer: 'impeding',
  kind: 'crossing',
  burden: pair => oneOf(pair, (one, other) => one.fishing && !other.fishing && one.inNarrowChannel && other.inNarrowChannel && other.followsChannel),
  because: () => [cite('9(c)'), cite('8(f)(i)'), cite('8(f)(iii)')],
  duties: onBurdened('do-not-impede', [cite('9(c)'), cite('8(f)(i)')]),
  whyNot: pair => whyNotFishing(pair, party => party.inNarrowChannel),
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

const signalsFirst: EncounterRule = { ...overtakingByConsent(cite('9(e)(i)')), because: () => [cite('9(e)(i)'), cite('9(e)(ii)')] };

/** The rules that lie over the steering rules. */
export const channel: readonly EncounterRule[] = [smallOrSailing, fishing, crossing, byDraught, signalsFirst];
