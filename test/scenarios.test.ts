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
    const pairs = eventsOf(ran, 'encounter-began', 'roles-changed').map(entry => ('roles' in entry ? entry.vessels.join(' and ') : ''));
    for (const pair of pairs) expect([pair, pairs.filter(other => other === pair).length <= 4]).toEqual([pair, true]);
  }, 60_000);

  test.each(paths)('%s ends as well under the other two sets', path => {
    for (const id of RULE_SET_IDS) expect([id, run(worldOf(scenarioAt(path), id)).ended]).toEqual([id, 'finished']);
  }, 180_000);
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

  test('[dvc-1963/app.13] not asked by the tow, the boat under oars stands on to the end', () => {
    const ran = run(worldOf(scenarioAt('dvc-1963/oars-and-tow-no-request')));
    const roles = eventsOf(ran, 'encounter-began', 'roles-changed').map(entry => ('roles' in entry ? entry.roles : {}));
    expect(roles).toEqual([{ Ajay: 'give-way', boat: 'stand-on' }]);
  });

  test('[dvc-1963/reg.46] the light boat waits at the old bridge until the laden one is through, though she goes up', () => {
    const ran = run(worldOf(scenarioAt('dvc-1963/laden-and-light')), { until: 205 });
    const [gouri, lakshmi] = ran.world.vessels;
    expect(gouri!.state.speed).toBeLessThan(0.1);
    expect(gouri!.state.position[1]).toBeLessThan(-45);
    // Lakshmi is between the walls.
    expect(Math.abs(lakshmi!.state.position[1])).toBeLessThan(45);
  });

  test('[dvc-1963/app.12] at the junction the launch lets the boat on her starboard side go over ahead of her', () => {
    const ran = run(worldOf(scenarioAt('dvc-1963/junction-crossing')), { until: 135 });
    const [durga, lakshmi] = ran.world.vessels;
    expect(durga!.state.position[1]).toBeLessThan(-8);
    expect(lakshmi!.state.position[0]).toBeLessThan(durga!.state.position[0]);
  });

  test('[voc-2017/44(A)4(iv)] the tug passes, on the side that she asked for, only after the answer', () => {
    const scenario = scenarioAt('voc-2017/overtaking-by-consent');
    const answered = scenario.events.find(({ does }) => does === 'consent')!.at;
    const [pearlThen, porunaiThen] = run(worldOf(scenario), { until: answered }).world.vessels;
    expect(porunaiThen!.state.position[1] - pearlThen!.state.position[1]).toBeGreaterThan(200);
    const [pearl, porunai] = run(worldOf(scenario), { until: 148 }).world.vessels;
    expect(pearl!.state.position[0]).toBeLessThan(porunai!.state.position[0] - 10);
  });

  test('[voc-2017/44(A)4(ii)] the boat with nets goes to her own side and leaves the channel to the cargo boat', () => {
    const ran = run(worldOf(scenarioAt('voc-2017/fishing-in-the-channel')), { until: 200 });
    const [porunai, annai] = ran.world.vessels;
    expect(annai!.state.position[0]).toBeLessThan(-15);
    expect(Math.abs(porunai!.state.position[0] - 30)).toBeLessThan(10);
    expect(eventsOf(ran, 'manoeuvre').every(entry => entry.event === 'manoeuvre' && entry.vessel === 'Annai')).toBe(true);
  });

  test('[voc-2017/44(B)7(i)(a)] the launch alters for the vessel not under command on her port bow', () => {
    const ran = run(worldOf(scenarioAt('voc-2017/not-under-command')));
    expect(eventsOf(ran, 'manoeuvre').every(entry => entry.event === 'manoeuvre' && entry.vessel === 'Launch')).toBe(true);
    expect(ran.closest[0]!.range).toBeGreaterThan(120);
  });

  test('[voc-2017/44(B)1(iv)] the vallam on the port tack bears away and passes astern', () => {
    const ran = run(worldOf(scenarioAt('voc-2017/sail-and-sail')), { until: 242 });
    expect(eventsOf(ran, 'manoeuvre').every(entry => entry.event === 'manoeuvre' && entry.vessel === 'Kayal')).toBe(true);
    const [kayal, meen] = ran.world.vessels;
    // Meen heads west of north: what is astern of her lies to the south.
    expect(kayal!.state.position[1]).toBeLessThan(meen!.state.position[1]);
  });

  test('[voc-2017/44(B)3, 44(B)4] three ferries: each of the three alters to starboard first', () => {
    const ran = run(worldOf(scenarioAt('voc-2017/three-ferries')));
    const first = new Map<string, number>();
    for (const entry of eventsOf(ran, 'manoeuvre')) if (entry.event === 'manoeuvre' && !first.has(entry.vessel)) first.set(entry.vessel, entry.alters ?? 0);
    expect([...first.keys()].sort()).toEqual(['Fort', 'Kani', 'Velu']);
    for (const alters of first.values()) expect(alters).toBeGreaterThan(0);
  });

  test('[dvc-1963/reg.46] the light vessel waits at the narrows until the laden tow is through', () => {
    const ran = run(worldOf(scenarioAt('dvc-1963/laden-tow-at-the-narrows')), { until: 240 });
    const [durga, ajay] = ran.world.vessels;
    expect(durga!.state.speed).toBeLessThan(0.1);
    expect(durga!.state.position[1]).toBeLessThan(-45);
    expect(Math.abs(ajay!.state.position[1])).toBeLessThan(60);
  });
});
