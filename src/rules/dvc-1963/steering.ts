/**
 * DVC Appendix rules 11 to 17, rule 5(3) and regulation 47: who keeps out of the way of whom.
 *
 * The order of precedence is declared, not listed: overtaking stands notwithstanding anything; a vessel not under
 * command cannot get out of the way; regulation 47 speaks once the request is made, and rule 13 until then.
 */
import { keepOutOfTheWay } from '../duties.ts';
import { crossingBurden, headOnBurden, overtakingBurden } from '../geometryRules.ts';
import { say } from '../message.ts';
import type { Pair } from '../pair.ts';
import type { Party } from '../party.ts';
import { oneOf, whyNotCrossing, whyNotHeadOn, whyNotOvertaking } from '../reasons.ts';
import { BOTH, burdened, NOT, type EncounterRule } from '../rule.ts';
import { HEAD_ON, isAssumed } from '../shape.ts';
import { cite } from './cite.ts';
import { headOnLimits } from './interpretations.ts';

/** Both not under command: r.5(3) says of each that she cannot get out of the way. */
const neitherCan = ({ first, second }: Pick<Pair, 'first' | 'second'>): boolean => first.notUnderCommand && second.notUnderCommand;
const whyNeitherCan = (pair: Pick<Pair, 'first' | 'second'>) => (neitherCan(pair) ? say('why.unranked', { a: pair.first.id, b: pair.second.id }) : undefined);


const overtaking: EncounterRule = {
  id: cite('app.17'),
  layer: 'steering',
  kind: 'overtaking',
  exceptTo: 'all',
  burden: overtakingBurden,
  because: pair => [cite('app.17(1)'), isAssumed(pair.shape) ? cite('app.17(3)') : cite('app.17(2)')],
  duties: (_, burden) => [
    { who: burdened(burden), duty: 'keep-out-of-the-way', because: [cite('app.17(1)')] },
    { who: burdened(burden), duty: 'keep-clear-until-past', because: [cite('app.17(2)')] },
  ],
  // Single file and yet overtaking: allowed where she returns to the file.
  notes: pair => (pair.first.place === undefined ? [] : ['O-3']),
  whyNot: whyNotOvertaking,
};

const endOn: EncounterRule = {
  id: cite('app.11'),
  layer: 'steering',
  kind: 'head-on',
  burden: pair => (neitherCan(pair) ? NOT : headOnBurden(pair)),
  duties: () => ([0, 1] as const).map(who => ({ who, duty: 'alter-to-starboard', because: [cite('app.11')] })),
  whyNot: pair => {
    const limits = headOnLimits(pair.scene.world);
    const byNight = pair.scene.world.environment.light === 'night' && pair.first.power && pair.second.power && pair.shape !== HEAD_ON;
    if (byNight) {
      // By night the test is whether each sees both sidelights of the other.
      for (const index of [0, 1] as const) {
        const off = Math.abs(pair.bearing(index));
        if (off > limits.ahead && off <= 90) return say('why.bothSidelightsNotSeen', { vessel: pair.party(index === 0 ? 1 : 0).id, other: pair.party(index).id, off, limit: limits.ahead });
      }
    }
    return whyNotHeadOn(pair, limits) ?? whyNeitherCan(pair);
  },
};

const crossing: EncounterRule = {
  id: cite('app.12'),
  layer: 'steering',
  kind: 'crossing',
  burden: pair => (neitherCan(pair) ? NOT : crossingBurden(pair)),
  duties: keepOutOfTheWay([cite('app.12')]),
  whyNot: pair => whyNotCrossing(pair) ?? whyNeitherCan(pair),
};

const powerKeepsClear: EncounterRule = {
  id: cite('app.13'),
  layer: 'steering',
  kind: 'converging',
  burden: pair => (neitherCan(pair) ? NOT : oneOf(pair, (one, other) => one.power && !other.power)),
  duties: keepOutOfTheWay([cite('app.13')], { notes: ['O-13'] }),
  notes: () => ['O-13'],
  whyNot: ({ first, second }) => (first.power && second.power ? say('why.bothPowerDriven', {}) : !first.power && !second.power ? say('why.noPower', {}) : whyNeitherCan({ first, second })),
};

const notUnderCommand: EncounterRule = {
  id: cite('app.5(3)'),
  layer: 'steering',
  kind: 'converging',
  exceptTo: [cite('app.11'), cite('app.12'), cite('app.13')],
  burden: pair => {
    const found = oneOf(pair, (one, other) => !one.notUnderCommand && other.notUnderCommand);
    return found === BOTH ? NOT : found;
  },
  duties: keepOutOfTheWay([cite('app.5(3)')]),
  notes: () => ['O-50'],
  whyNot: ({ first, second }) => (first.notUnderCommand && second.notUnderCommand ? say('why.rankedEqual', { a: first.id, b: second.id }) : undefined),
};

const hasPlea = (pair: Pair, oars: Party, tow: Party): boolean =>
  oars.oars && !oars.notUnderCommand && tow.underTow && pair.scene.hasAsked(tow, oars);

const oarsForTow: EncounterRule = {
  id: cite('reg.47'),
  layer: 'steering',
  kind: 'converging',
  exceptTo: [cite('app.13'), cite('app.5(3)')],
  burden: pair => oneOf(pair, (one, other) => hasPlea(pair, one, other)),
  duties: (_, burden) => [
    { who: burdened(burden), duty: 'keep-out-of-the-way', because: [cite('reg.47')], notes: ['O-6'] },
    { who: burdened(burden), duty: 'pull-in-oars', because: [cite('reg.47')] },
  ],
  notes: () => ['O-6'],
  whyNot: pair => {
    const oars = [pair.first, pair.second].find(party => party.oars);
    if (oars === undefined) return undefined;
    const other = oars === pair.first ? pair.second : pair.first;
    return other.underTow ? say('why.notRequested', { vessel: other.id }) : say('why.noTow', {});
  },
};

/** The steering rules of the Appendix and regulation 47. */
export const steering: readonly EncounterRule[] = [overtaking, endOn, crossing, powerKeepsClear, notUnderCommand, oarsForTow];
