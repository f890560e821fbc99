/** Every scenario that ships, run to its end with its own helms. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { faultsToRun, readScenario, worldOf, type Scenario } from '../src/scenario/index.ts';
import { run, type Run } from '../src/sim/index.ts';
import { RULE_SET_IDS } from '../src/rules/facts.ts';

const paths = readFileSync('scenarios/order.txt', 'utf8').trim().split('\n');

function scenarioAt(path: string): Scenario {
  const reading = readScenario(readFileSync(`scenarios/${path}.json`, 'utf8'));
  if (!reading.ok) throw new Error(reading.faults.map(fault => `${fault.path}: ${fault.problem}`).join('; '));
  return reading.scenario;
}

const eventsOf = (ran: Run, ...names: string[]): Run['timeline'] => ran.timeline.filter(({ event }) => names.includes(event));

describe('the scenarios', () => {
  test('are eight at least, some in each set, and the first is a DVC meeting', () => {
    expect(paths.length).toBeGreaterThanOrEqual(8);
    expect(paths[0]).toMatch(/^dvc-1963\//);
    for (const id of RULE_SET_IDS) expect(paths.some(path => path.startsWith(`${id}/`))).toBe(true);
  });

  test.each(paths)('%s says what it is about, and can start', path => {
    const scenario = scenarioAt(path);
    expect(path.startsWith(`${scenario.ruleSet}/`)).toBe(true);
    expect(scenario.title).not.toBe('');
    expect(scenario.brief).not.toBe('');
    expect(scenario.teaches.length).toBeGreaterThan(0);
    expect(faultsToRun({ ok: true, scenario, warnings: [] })).toEqual([]);
  });

  test.each(paths)('%s: its watchkeepers end it in no collision and no grounding', path => {
    const ran = run(worldOf(scenarioAt(path)));
    expect(ran.world.ended).toEqual({ how: 'finished', vessels: [] });
    // Something is to be seen: a meeting, or an order of priority that makes one wait.
    expect(eventsOf(ran, 'encounter-began', 'manoeuvre').length).toBeGreaterThan(0);
    // No flicker: a pair takes up roles a few times at most in a whole run.
    expect(eventsOf(ran, 'encounter-began', 'roles-changed').length).toBeLessThanOrEqual(4);
  }, 30_000);

  test.each(paths)('%s ends as well under the other two sets', path => {
    for (const id of RULE_SET_IDS) expect([id, run(worldOf(scenarioAt(path), id)).ended]).toEqual([id, 'finished']);
  }, 60_000);
});

describe('what their watchkeepers do', () => {
  test('[dvc-1963/app.11] end on: both alter to starboard and pass port to port', () => {
    const ran = run(worldOf(scenarioAt('dvc-1963/canal-meeting')), { until: 130 });
    const [a, b] = ran.world.vessels;
    // Durga heads up, to the north: Shanti is to the west of her, on her port side.
    expect(b!.state.position[0]).toBeLessThan(a!.state.position[0] - 8);
    for (const entry of eventsOf(ran, 'manoeuvre').slice(0, 2)) expect(entry).toMatchObject({ event: 'manoeuvre', alters: expect.any(Number) as number });
    expect(eventsOf(ran, 'manoeuvre').slice(0, 2).every(entry => entry.event === 'manoeuvre' && (entry.alters ?? 0) > 0)).toBe(true);
  });

  test('[dvc-1963/reg.47] asked by the tow, the boat under oars gives way', () => {
    const ran = run(worldOf(scenarioAt('dvc-1963/oars-and-tow')));
    const roles = eventsOf(ran, 'encounter-began', 'roles-changed').map(entry => ('roles' in entry ? entry.roles : {}));
    expect(roles[0]).toMatchObject({ Ajay: 'give-way', boat: 'stand-on' });
    expect(roles[1]).toMatchObject({ Ajay: 'stand-on', boat: 'give-way' });
  });

  test('[dvc-1963/reg.46] the light vessel waits at the narrows until the laden tow is through', () => {
    const ran = run(worldOf(scenarioAt('dvc-1963/laden-tow-at-the-narrows')));
    expect(eventsOf(ran, 'manoeuvre').some(entry => entry.event === 'manoeuvre' && entry.speed === 0)).toBe(true);
  });
});
