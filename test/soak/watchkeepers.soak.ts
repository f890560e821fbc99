/**
 * npm run soak [-- --set dvc-1963] [--waters river] [--count 250] [--first 1] [--log]: chance meetings of two to five watchkeepers, in
 * each set and each kind of water unless told otherwise, run to their ends. Prints how many end in a collision or a grounding, and each
 * of those with its seed; with --log, every change of mind of every vessel, which for one seed (--count 1 --first SEED) tells why.
 */
import { parseArgs } from 'node:util';
import { RULE_SET_IDS, type RuleSetId } from '../../src/rules/facts.ts';
import { faultsToRun, readScenario, worldOf } from '../../src/scenario/index.ts';
import { run, type World } from '../../src/sim/index.ts';
import { encounterOf, WATERS, type Waters } from './encounters.ts';

const { values } = parseArgs({
  options: { set: { type: 'string' }, waters: { type: 'string' }, count: { type: 'string', default: '250' }, first: { type: 'string', default: '1' }, log: { type: 'boolean', default: false } },
});
const [count, first] = [Number(values.count), Number(values.first)];

/** Those of a list that are asked for, all unless one is named. */
function named<T extends string>(list: readonly T[], name: string | undefined): readonly T[] {
  if (name === undefined) return list;
  const found = list.filter(one => one === name);
  if (found.length === 0) throw new Error(`${name} is none of ${list.join(', ')}`);
  return found;
}

const bad: string[] = [];

interface Tally { runs: number; vessels: number; collision: number; grounding: number; pairs: number; meetings: number; most: number; minds: number }

/** Counts the changes of mind, and tells them where they are asked for. */
function minds(tally: Tally): (world: World) => void {
  const since = new Map<string, number>();
  return ({ time, vessels }) => {
    for (const { mind, particulars: { id }, state } of vessels) {
      if (mind === undefined || mind.changedAt < 0 || since.get(id) === mind.changedAt) continue;
      since.set(id, mind.changedAt);
      tally.minds += 1;
      if (!values.log) continue;
      const place = state.position.map(one => one.toFixed(0)).join(',');
      const does = [mind.alteration === 0 ? '' : `alters ${mind.alteration}`, mind.offset === null ? '' : `offset ${mind.offset.toFixed(0)}`, mind.speedFactor === 1 ? '' : `speed x ${mind.speedFactor}`, mind.follows === null ? '' : `follows ${mind.follows}`].filter(Boolean).join(', ');
      console.log(`${time.toFixed(1).padStart(6)} ${id} at ${place} heading ${state.heading.toFixed(0)} ${state.speed.toFixed(1)} m/s: ${does || 'goes her way'}; acts for ${mind.actingFor.join(' ') || 'none'}`);
    }
  };
}

function sweep(ruleSet: RuleSetId, waters: Waters): Tally {
  const tally: Tally = { runs: 0, vessels: 0, collision: 0, grounding: 0, pairs: 0, meetings: 0, most: 0, minds: 0 };
  for (let seed = first; tally.runs < count; seed += 1) {
    const file = encounterOf(seed, ruleSet, waters);
    const reading = file === undefined ? undefined : readScenario(file);
    if (reading?.ok !== true || faultsToRun(reading).length > 0) continue;
    const result = run(worldOf(reading.scenario), { onTick: minds(tally) });
    const n = reading.scenario.vessels.length;
    if (values.log) for (const entry of result.timeline) if ('roles' in entry) console.log(`${entry.t.toFixed(1).padStart(6)} ${entry.event}: ${entry.kind}, ${Object.entries(entry.roles).map(([id, role]) => `${id} ${role}`).join(', ')}`);
    const began = new Map<string, number>();
    for (const entry of result.timeline) if (entry.event === 'encounter-began') began.set(entry.vessels.join(), (began.get(entry.vessels.join()) ?? 0) + 1);
    tally.runs += 1;
    tally.vessels += n;
    tally.pairs += (n * (n - 1)) / 2;
    tally.meetings += [...began.values()].reduce((sum, one) => sum + one, 0);
    tally.most = Math.max(tally.most, ...began.values());
    if (result.ended === 'finished') continue;
    tally[result.ended] += 1;
    bad.push(`${ruleSet} ${waters} seed ${seed}: ${result.ended} of ${result.world.ended?.vessels.join(' and ')} at ${result.time.toFixed(1)} s`);
  }
  return tally;
}

console.log('set            waters    runs  vessels  collisions  groundings  meetings/pair  most in one pair  changes of mind/vessel');
for (const ruleSet of named(RULE_SET_IDS, values.set)) {
  for (const waters of named(WATERS, values.waters)) {
    const { runs, vessels, collision, grounding, pairs, meetings, most, minds: changes } = sweep(ruleSet, waters);
    console.log([ruleSet.padEnd(14), waters.padEnd(8), String(runs).padStart(5), String(vessels).padStart(8), String(collision).padStart(11), String(grounding).padStart(11),
      (meetings / Math.max(1, pairs)).toFixed(2).padStart(14), String(most).padStart(17), (changes / Math.max(1, vessels)).toFixed(2).padStart(23)].join(' '));
  }
}
for (const line of bad) console.log(line);
