import { describe, expect, test } from 'vitest';
import cases from '../../test/cases/cases.json' with { type: 'json' };
import { RULE_SET_IDS } from '../rules/facts.ts';
import { factsOf } from '../sim/facts.ts';
import { judgementOf } from './judgeScenario.ts';
import { worldOf } from './load.ts';
import { readScenario } from './read.ts';
import { sampleFile } from './sample.ts';
import type { Scenario } from './scenario.ts';

function scenarioFrom(file: unknown): Scenario {
  const reading = readScenario(file);
  if (!reading.ok) throw new Error(JSON.stringify(reading.faults, undefined, 1));
  return reading.scenario;
}

interface CaseFile { vessels: { id: string; history?: unknown[] }[] }
const caseFile = (id: string): CaseFile => structuredClone(cases.find(one => one.id === id)!.scenario) as unknown as CaseFile;
const kindOf = (file: unknown): string => judgementOf(scenarioFrom(file)).judgement.encounters[0]!.kind;

describe('a world at its start', () => {
  const world = worldOf(scenarioFrom(sampleFile()));

  test('has what the file says, at tick 0', () => {
    expect(world).toMatchObject({ tick: 0, time: 0, seed: 7, ruleSet: 'dvc-1963', duration: 600, settings: { bendMile: 'statute', towLengthFrom: 'stem', risk: { cpa: 10, tcpa: 600 } } });
    expect(world.ended).toBeUndefined();
    expect(world.vessels.map(vessel => vessel.particulars.id)).toEqual(['A', 'T', 'F', 'R', 'H', 'S']);
    expect(world.vessels[0]!.state).toMatchObject({ condition: 'under-way', position: [5, -1000], heading: 0, turnRate: 0, rudder: 0, engine: 'ahead', orders: {}, leg: 0 });
    expect(world.vessels[0]!.helm).toMatchObject({ by: 'watchkeeper', route: [[0, 0], [500, 2000]] });
  });

  test('takes another rule set when asked', () => expect(worldOf(scenarioFrom(sampleFile()), 'voc-2017').ruleSet).toBe('voc-2017'));

  test('lets her make the most that the file gives her, and never less than what she makes', () => {
    expect(world.vessels[0]!.handling.maxSpeed).toBeCloseTo(8 * 0.514444, 4);
    const fast = sampleFile();
    Object.assign(fast.vessels[0]!, { speed: '25 kn', maxSpeed: undefined });
    expect(worldOf(scenarioFrom(fast)).vessels[0]!.handling.maxSpeed).toBeCloseTo(25 * 0.514444, 3);
  });

  test('knows what happened before it, and not what is still to come', () => {
    expect(factsOf(world).happened.map(event => event.does)).toEqual(['doubt', 'sound']);
  });
});

describe('what went before', () => {
  test('an overtaking in the history is one still, though it looks like a crossing by now', () => {
    const file = caseFile('DVC-11');
    expect(kindOf(file)).toBe('overtaking');
    for (const vessel of file.vessels) delete vessel.history;
    expect(kindOf(file)).toBe('crossing');
  });

  test('a vessel without an instant is carried straight back', () => {
    // A keeps 000 at 4 knots: five minutes before, she was where the case puts her then.
    const file = caseFile('DVC-11');
    delete file.vessels.find(vessel => vessel.id === 'A')!.history;
    expect(kindOf(file)).toBe('overtaking');
  });

  test('every set remembers it, so that the set can be changed in mid-run', () => {
    const { memories } = worldOf(scenarioFrom(caseFile('DVC-11')));
    for (const id of RULE_SET_IDS) expect(memories[id].pairs).toHaveLength(1);
  });

  test('without a history nothing is remembered', () => {
    const file = caseFile('DVC-01');
    for (const id of RULE_SET_IDS) expect(worldOf(scenarioFrom(file)).memories[id].pairs).toEqual([]);
  });
});

describe('a judgement later on', () => {
  test('is of the world that the helms have brought about by then', () => {
    const scenario = scenarioFrom(caseFile('DVC-01'));
    const start = judgementOf(scenario);
    const later = judgementOf(scenario, { at: 60 });
    expect([start.judgement.time, later.judgement.time]).toEqual([0, 60]);
    // Both hold on at 6 knots, head on: 60 s bring them 2 x 60 x 3.0867 m nearer.
    expect(start.judgement.encounters[0]!.range - later.judgement.encounters[0]!.range).toBeCloseTo(2 * 60 * 3.0867, 0);
  });

  test('under another set, by that set', () => {
    const { judgement } = judgementOf(scenarioFrom(caseFile('DVC-01')), { ruleSet: 'voc-2017' });
    expect(judgement.ruleSet).toBe('voc-2017');
    expect(judgement.encounters[0]!.because).toEqual(['voc-2017/44(B)3']);
  });
});
