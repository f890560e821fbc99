/**
 * COLREGs rules 13 to 15 and 18: who keeps out of the way of whom, in sight of one another. Rule 12 is in `sailing.ts`,
 * rule 9 and 18(d) in `channel.ts`.
 *
 * Rule 13 stands notwithstanding anything in its sections; 18 comes before 14 and 15 between vessels that it ranks.
 */
import { keepOutOfTheWay } from '../duties.ts';
import { crossingBurden, overtakingBurden } from '../geometryRules.ts';
import { bothUnable, fishes, isNotUnderCommand, isPlain, isRestricted, ranking, sailsFreely, whyUnranked } from '../hierarchy.ts';
import { say, type Message } from '../message.ts';
import type { Party } from '../party.ts';
import { whyNotCrossing, whyNotHeadOn, whyNotOvertaking } from '../reasons.ts';
import { BOTH, burdened, NOT, type EncounterRule } from '../rule.ts';
import { HEAD_ON, HEAD_ON_BY_DOUBT, isAssumed } from '../shape.ts';
import { cite } from './cite.ts';
import { headOnLimits } from './interpretations.ts';

const overtaking: EncounterRule = {
  id: cite('13'),
  layer: 'steering',
  kind: 'overtaking',
  exceptTo: 'all',
  burden: overtakingBurden,
  because: pair => [cite('13(a)'), isAssumed(pair.shape) ? cite('13(c)') : cite('13(b)'), cite('13(d)')],
  duties: (_, burden) => [
    { who: burdened(burden), duty: 'keep-out-of-the-way', because: [cite('13(a)')] },
    { who: burdened(burden), duty: 'keep-clear-until-past', because: [cite('13(d)')] },
  ],
  whyNot: whyNotOvertaking,
};

const headOn: EncounterRule = {
  id: cite('14'),
  layer: 'steering',
  kind: 'head-on',
  burden: pair => (pair.first.power && pair.second.power && !bothUnable(pair) && (pair.shape === HEAD_ON || pair.shape === HEAD_ON_BY_DOUBT) ? BOTH : NOT),
  because: pair => (pair.shape === HEAD_ON_BY_DOUBT ? [cite('14(a)'), cite('14(c)')] : [cite('14(a)'), cite('14(b)')]),
  duties: pair => ([0, 1] as const).map(who => ({
    who, duty: 'alter-to-starboard', because: pair.shape === HEAD_ON_BY_DOUBT ? [cite('14(a)'), cite('14(c)')] : [cite('14(a)')],
  })),
  whyNot: pair => whyNotHeadOn(pair, headOnLimits) ?? whyUnranked(pair),
};

const crossing: EncounterRule = {
  id: cite('15'),
  layer: 'steering',
  kind: 'crossing',
  burden: pair => (bothUnable(pair) ? NOT : crossingBurden(pair)),
  duties: keepOutOfTheWay([cite('15')]),
  whyNot: pair => whyNotCrossing(pair) ?? whyUnranked(pair),
};

/** One clause of rule 18. */
const clause = (id: ReturnType<typeof cite>, keeps: (party: Party) => boolean, of: (party: Party) => boolean, more: { qualified?: Message } = {}): EncounterRule =>
  ranking(id, { keeps, of, exceptTo: [cite('14'), cite('15')], ...more });

const soFarAsPossible = { qualified: say('qualified.soFarAsPossible', {}) };

/** The steering rules of section II, but for vessels under sail. */
export const steering: readonly EncounterRule[] = [
  overtaking, headOn, crossing,
  clause(cite('18(a)(i)'), isPlain, isNotUnderCommand),
  clause(cite('18(a)(ii)'), isPlain, isRestricted),
  clause(cite('18(a)(iii)'), isPlain, fishes),
  clause(cite('18(a)(iv)'), isPlain, sailsFreely),
  clause(cite('18(b)(i)'), sailsFreely, isNotUnderCommand),
  clause(cite('18(b)(ii)'), sailsFreely, isRestricted),
  clause(cite('18(b)(iii)'), sailsFreely, fishes),
  clause(cite('18(c)(i)'), fishes, isNotUnderCommand, soFarAsPossible),
  clause(cite('18(c)(ii)'), fishes, isRestricted, soFarAsPossible),
];
