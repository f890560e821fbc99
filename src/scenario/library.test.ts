import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { RULE_SET_IDS } from '../rules/facts.ts';
import { judgementOf } from './judgeScenario.ts';
import { lint } from './lint.ts';
import { readScenario } from './read.ts';
import type { Scenario } from './scenario.ts';
import { startFaults } from './start.ts';

const folder = new URL('../../scenarios/', import.meta.url);
const names = RULE_SET_IDS.flatMap(set => readdirSync(new URL(set, folder)).map(file => `${set}/${file.replace(/\.json$/, '')}`));
const order = readFileSync(new URL('order.txt', folder), 'utf8').trim().split('\n');

function scenarioNamed(name: string): Scenario {
  const reading = readScenario(readFileSync(new URL(`${name}.json`, folder)));
  if (!reading.ok) throw new Error(`${name}: ${JSON.stringify(reading.faults, undefined, 1)}`);
  expect(reading.warnings).toEqual([]);
  return reading.scenario;
}

describe('the scenarios that come with the program', () => {
  test('stand in the order once each, and the first is a meeting in the canal', () => {
    expect([...order].sort()).toEqual([...names].sort());
    expect(order[0]).toBe('dvc-1963/canal-meeting');
    expect(names.length).toBeGreaterThanOrEqual(10);
  });

  test.each(names)('%s can be run, and says what it is and what it teaches', name => {
    const scenario = scenarioNamed(name);
    expect(name).toBe(`${scenario.ruleSet}/${scenario.id}`);
    expect(startFaults(scenario)).toEqual([]);
    expect(lint(scenario)).toEqual([]);
    for (const text of [scenario.title, scenario.brief, ...scenario.teaches]) expect(text.length).toBeGreaterThan(10);
    expect(scenario.teaches.length).toBeGreaterThan(0);
    // Nobody waits for a candidate who is not there.
    for (const { helm, particulars } of scenario.vessels) if (typeof particulars.towedBy !== 'string') expect(['watchkeeper', 'route']).toContain(helm.by);
  });

  // What the brief of each describes, by the printed rule that it teaches.
  test.each<[string, string, Record<string, string>]>([
    ['dvc-1963/canal-meeting', 'head-on', { Durga: 'give-way', Shanti: 'give-way' }],
    ['dvc-1963/basin-crossing', 'crossing', { Durga: 'give-way', Tista: 'stand-on' }],
    ['dvc-1963/reach-overtaking', 'overtaking', { Durga: 'give-way', Lakshmi: 'stand-on' }],
    ['dvc-1963/oars-and-tow', 'converging', { Ajay: 'give-way', boat: 'stand-on' }],
    ['dvc-1963/blind-bend', 'none', { Durga: 'none', Lakshmi: 'none' }],
    ['dvc-1963/fog-in-the-canal', 'none', { Durga: 'none', Shanti: 'none' }],
    ['voc-2017/river-upstream-downstream', 'head-on', { Valli: 'give-way', Porunai: 'give-way' }],
    ['voc-2017/harbour-crossing', 'crossing', { Launch: 'stand-on', Pearl: 'give-way' }],
    ['voc-2017/sail-and-power', 'converging', { Meenakshi: 'give-way', Vallam: 'stand-on' }],
    ['voc-2017/ferry-with-priority', 'crossing', { Porunai: 'give-way', Ferry: 'stand-on' }],
    ['voc-2017/fog-in-the-harbour', 'restricted-visibility', { Pearl: 'none', Launch: 'none' }],
    ['colregs-1972/open-crossing', 'crossing', { Sagar: 'give-way', Kaveri: 'stand-on' }],
    ['colregs-1972/fairway-small-craft', 'converging', { Kaveri: 'give-way', Yacht: 'not-to-impede' }],
  ])('%s opens on %s', (name, kind, roles) => {
    const { encounters } = judgementOf(scenarioNamed(name)).judgement;
    expect(encounters).toHaveLength(1);
    expect(encounters[0]).toMatchObject({ kind, roles });
  });

  test('at the narrows the laden tow goes first, though the launch goes up and is nearer', () => {
    const { priority } = judgementOf(scenarioNamed('dvc-1963/laden-tow-at-the-narrows')).judgement;
    expect(priority).toMatchObject([{ at: 'aqueduct', order: ['Ajay', 'F1', 'Durga'] }]);
    expect(priority[0]!.because).toContain('dvc-1963/reg.46');
  });

  test('once the tow has asked, it is the rowing boat that gives way', () => {
    const { encounters } = judgementOf(scenarioNamed('dvc-1963/oars-and-tow'), { at: 7 }).judgement;
    expect(encounters[0]).toMatchObject({ roles: { boat: 'give-way' }, because: ['dvc-1963/reg.47'] });
  });
});
