/**
 * VOC r.44(B)2 to 4 and 7, and (D)11: who keeps out of the way of whom, in sight of one another. Vessels under sail
 * are in `sailing.ts`, narrow channels in `channel.ts`.
 *
 * (B)2 stands notwithstanding anything. (B)7 is printed "except where 50 and 53 otherwise require", read as narrow
 * channels and overtaking (O-28); between power-driven vessels it comes before (B)3 and (B)4, being the special rule.
 */
import { keepOutOfTheWay } from '../duties.ts';
import { crossingBurden, headOnBurden, overtakingBurden } from '../geometryRules.ts';
import { bothUnable, fishes, isNotUnderCommand, isPlain, isRestricted, isUnable, ranking, sailsFreely, whyUnranked } from '../hierarchy.ts';
import { valueOf } from '../interpretations.ts';
import { say, type Message } from '../message.ts';
import type { Pair } from '../pair.ts';
import type { Party } from '../party.ts';
import { oneOf, whyNotCrossing, whyNotHeadOn, whyNotOvertaking } from '../reasons.ts';
import { BOTH, burdened, burdenOf, NOT, type DutySpec, type EncounterRule } from '../rule.ts';
import { OTHERWISE } from '../shape.ts';
import { crossesChannel } from '../waterwayRules.ts';
import { cite } from './cite.ts';
import { headOnLimits } from './interpretations.ts';

const overtaking: EncounterRule = {
  id: cite('44(B)2'),
  layer: 'steering',
  kind: 'overtaking',
  exceptTo: 'all',
  burden: overtakingBurden,
  because: () => [cite('44(B)2(i)'), cite('44(B)2(ii)')],
  duties: (_, burden) => [
    { who: burdened(burden), duty: 'keep-out-of-the-way', because: [cite('44(B)2(i)')] },
    { who: burdened(burden), duty: 'keep-clear-until-past', because: [cite('44(B)2(iii)')] },
  ],
  whyNot: whyNotOvertaking,
};

/** One proceeds up and the other down the stream: the index of the one that proceeds up. */
function upstreamOf(pair: Pair): 0 | 1 | undefined {
  const [a, b] = [pair.first.alongStream, pair.second.alongStream];
  if (a === 'up' && b === 'down') return 0;
  return a === 'down' && b === 'up' ? 1 : undefined;
}

/** Two mechanically propelled vessels, one up and one down: (B)7(i)(e) speaks. */
const streamBurdens = (pair: Pair): 0 | 1 | undefined => (pair.first.power && pair.second.power ? upstreamOf(pair) : undefined);

const headOn: EncounterRule = {
  id: cite('44(B)3'),
  layer: 'steering',
  kind: 'head-on',
  burden: pair => (bothUnable(pair) ? NOT : headOnBurden(pair)),
  because: pair => (streamBurdens(pair) === undefined ? [cite('44(B)3')] : [cite('44(B)3'), cite('44(B)7(i)(e)')]),
  duties: pair => {
    const duties: DutySpec[] = ([0, 1] as const).map(who => ({ who, duty: 'alter-to-starboard', because: [cite('44(B)3')] }));
    const up = streamBurdens(pair);
    // Both alter to starboard; the one proceeding upstream holds back as well (O-29).
    if (up !== undefined) duties.push({ who: up, duty: 'hold-back', because: [cite('44(B)7(i)(e)')], qualified: say('qualified.ifCircumstancesPermit', {}), notes: ['O-29'] });
    return duties;
  },
  notes: pair => (streamBurdens(pair) === undefined ? [] : ['O-29']),
  whyNot: pair => whyNotHeadOn(pair, headOnLimits) ?? whyUnranked(pair),
};

const doubtsOvertaking = ({ scene, first, second }: Pair): boolean => scene.inDoubt(first, second, 'overtaking') || scene.inDoubt(second, first, 'overtaking');

const crossing: EncounterRule = {
  id: cite('44(B)4'),
  layer: 'steering',
  kind: 'crossing',
  burden: pair => (bothUnable(pair) ? NOT : crossingBurden(pair)),
  duties: keepOutOfTheWay([cite('44(B)4')]),
  // No doubt clause is printed (O-27): a stated doubt changes nothing, but seamanship treats it as overtaking.
  notes: pair => (doubtsOvertaking(pair) ? ['O-27'] : []),
  advice: pair => (doubtsOvertaking(pair) ? say('advice.overtakingDoubt', {}) : undefined),
  whyNot: pair => whyNotCrossing(pair) ?? whyUnranked(pair),
};

function whyNotStream(pair: Pair): Message | undefined {
  const { first, second } = pair;
  if (!first.power || !second.power) return undefined;
  if (first.downstream === undefined) return say('why.noCurrent', {});
  for (const party of [first, second]) {
    if (party.alongStream === 'across') return say('why.notAlongStream', { vessel: party.id, limit: valueOf('alongChannel') });
  }
  return first.alongStream === second.alongStream ? say('why.sameWay', {}) : undefined;
}

const upstreamKeepsClear: EncounterRule = {
  id: cite('44(B)7(i)(e)'),
  layer: 'steering',
  kind: 'crossing',
  exceptTo: [cite('44(B)4')],
  burden: pair => {
    const up = !isUnable(pair.first) && !isUnable(pair.second) && headOnBurden(pair) === NOT ? streamBurdens(pair) : undefined;
    return up === undefined ? NOT : burdenOf(up === 0, up === 1);
  },
  duties: keepOutOfTheWay([cite('44(B)7(i)(e)')], { qualified: say('qualified.ifCircumstancesPermit', {}), notes: ['O-29'] }),
  notes: () => ['O-29'],
  whyNot: whyNotStream,
};

/** One clause of (B)7. */
const clause = (id: ReturnType<typeof cite>, keeps: (party: Party) => boolean, of: (party: Party) => boolean, more: { qualified?: Message } = {}): EncounterRule =>
  ranking(id, { keeps, of, exceptTo: [cite('44(B)3'), cite('44(B)4'), cite('44(B)7(i)(e)')], ...more });

const isLight = (party: Party): boolean => (party.sailing || party.oars || party.countryBoat) && !isUnable(party) && !party.fishing;
const soFarAsPossible = { qualified: say('qualified.soFarAsPossible', {}) };

const clauses: readonly EncounterRule[] = [
  clause(cite('44(B)7(i)(a)'), isPlain, isNotUnderCommand),
  clause(cite('44(B)7(i)(b)'), isPlain, isRestricted),
  clause(cite('44(B)7(i)(c)'), isPlain, fishes),
  clause(cite('44(B)7(i)(d)'), isPlain, isLight),
  clause(cite('44(B)7(ii)(a)'), sailsFreely, isNotUnderCommand),
  clause(cite('44(B)7(ii)(b)'), sailsFreely, isRestricted),
  clause(cite('44(B)7(ii)(c)'), sailsFreely, fishes),
  clause(cite('44(B)7(iii)(a)'), fishes, isNotUnderCommand, soFarAsPossible),
  clause(cite('44(B)7(iii)(b)'), fishes, isRestricted, soFarAsPossible),
];

/** (D)11: a ferry that crosses the channel keeps off; one with priority granted has the way. */
const crossesAsFerry = (ferry: Party, other: Party): boolean => ferry.ferrying && !isUnable(ferry) && crossesChannel(ferry, other);
const hasPriority = (party: Party): boolean => party.vessel.permissions.includes('ferry-priority');

const ferry: EncounterRule = {
  id: cite('44(D)11'),
  layer: 'steering',
  kind: 'crossing',
  exceptTo: [cite('44(B)3'), cite('44(B)4'), cite('44(B)7(i)(c)'), cite('44(B)7(i)(d)'), cite('44(B)7(i)(e)')],
  burden: pair => {
    if (pair.shape === OTHERWISE) return NOT;
    const ferries = oneOf(pair, crossesAsFerry);
    if (ferries === NOT || ferries === BOTH) return NOT;
    const index = burdened(ferries);
    const other = pair.party(index === 0 ? 1 : 0);
    if (!hasPriority(pair.party(index))) return ferries;
    return isUnable(other) ? NOT : burdenOf(index === 1, index === 0);
  },
  duties: keepOutOfTheWay([cite('44(D)11')], { qualified: say('qualified.ifCircumstancesPermit', {}) }),
  whyNot: pair => {
    const found = [pair.first, pair.second].find(party => party.ferrying);
    return found === undefined ? undefined : say('why.notCrossingChannel', { vessel: found.id });
  },
};

/** The steering rules of part (B), but for vessels under sail, and the ferry clause of part (D). */
export const steering: readonly EncounterRule[] = [overtaking, headOn, crossing, upstreamKeepsClear, ...clauses, ferry];
export { upstreamOf };
