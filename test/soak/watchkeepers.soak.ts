/**
 * npm run soak [-- COUNT [FIRST]]: chance meetings of two to five watchkeepers in each set and each kind of water, run to
 * their ends. Prints how many end in a collision or a grounding, and each of those with its seed.
 */
import { RULE_SET_IDS } from '../../src/rules/facts.ts';
import { faultsToRun, readScenario, worldOf } from '../../src/scenario/index.ts';
import { run } from '../../src/sim/index.ts';
import { encounterOf, WATERS } from './encounters.ts';

const [count = 250, first = 1] = process.argv.slice(2).map(Number);
const bad: string[] = [];
console.log('set            waters    runs  vessels  collisions  groundings  meetings/pair  most in one pair  role changes');
for (const ruleSet of RULE_SET_IDS) {
  for (const waters of WATERS) {
    const tally = { runs: 0, vessels: 0, collision: 0, grounding: 0, pairs: 0, meetings: 0, most: 0, changes: 0 };
    for (let seed = first; tally.runs < count; seed += 1) {
      const file = encounterOf(seed, ruleSet, waters);
      const reading = file === undefined ? undefined : readScenario(file);
      if (reading?.ok !== true || faultsToRun(reading).length > 0) continue;
      const result = run(worldOf(reading.scenario));
      const n = reading.scenario.vessels.length;
      const began = new Map<string, number>();
      for (const entry of result.timeline) {
        if (entry.event === 'encounter-began') began.set(entry.vessels.join(), (began.get(entry.vessels.join()) ?? 0) + 1);
        if (entry.event === 'roles-changed') tally.changes += 1;
      }
      tally.runs += 1;
      tally.vessels += n;
      tally.pairs += (n * (n - 1)) / 2;
      tally.meetings += [...began.values()].reduce((sum, one) => sum + one, 0);
      tally.most = Math.max(tally.most, ...began.values());
      if (result.ended !== 'finished') {
        tally[result.ended] += 1;
        bad.push(`${ruleSet} ${waters} seed ${seed}: ${result.ended} of ${result.world.ended?.vessels.join(' and ')} at ${result.time} s`);
      }
    }
    const { runs, vessels, collision, grounding, pairs, meetings, most, changes } = tally;
    console.log([ruleSet.padEnd(14), waters.padEnd(8), String(runs).padStart(5), String(vessels).padStart(8), String(collision).padStart(11), String(grounding).padStart(11),
      (meetings / Math.max(1, pairs)).toFixed(2).padStart(14), String(most).padStart(17), String(changes).padStart(13)].join(' '));
  }
}
for (const line of bad) console.log(line);
