import { describe, expect, test } from 'vitest';
import cases from '../../test/cases/cases.json' with { type: 'json' };
import { judgementOf, readScenario } from '../scenario/index.ts';
import { judgementOutput } from '../scenario/schema/judgement.ts';
import { judgementJson } from './judgementJson.ts';
import { faultLine } from './faults.ts';

function judged(scenario: unknown): Record<string, unknown> {
  const reading = readScenario(scenario);
  if (!reading.ok) throw new Error(reading.faults.map(faultLine).join('\n'));
  return JSON.parse(JSON.stringify(judgementJson(judgementOf(reading.scenario).judgement))) as Record<string, unknown>;
}

const caseNamed = (id: string): unknown => cases.find(one => one.id === id)!.scenario;

describe('the judgement of every case is what the published schema says', () => {
  test.each(cases.map(one => [one.id, one.scenario] as const))('%s', (_, scenario) => {
    expect(judgementOutput.safeParse(judged(scenario)).error?.issues ?? []).toEqual([]);
  });
});

test('numbers are rounded to what they are good for, and time to the closest point is null when not closing', () => {
  // Two vessels 1000 m apart, end on at 6 knots each: 2 x 3.0867 m/s, so 162.0 s.
  expect(judged(caseNamed('DVC-01'))).toMatchObject({ time: 0, encounters: [{ range: 1000, cpa: 0, tcpa: 162, bearingRate: 0 }] });
  const apart = structuredClone(caseNamed('DVC-01')) as { vessels: { heading: number }[] };
  apart.vessels[0]!.heading = 180;
  apart.vessels[1]!.heading = 0;
  expect(judged(apart)).toMatchObject({ encounters: [{ range: 1000, cpa: 1000, tcpa: null, risk: false, kind: 'none' }] });
});

test('what is not modelled yet is absent, not empty', () => {
  for (const vessel of judged(caseNamed('DVC-01'))['vessels'] as object[]) expect(Object.keys(vessel)).toEqual(['id', 'duties', 'breaches']);
});

test('why a rule was rejected is told in words', () => {
  const [encounter] = judged(caseNamed('DVC-01'))['encounters'] as { rejected: { rule: string; why: unknown }[] }[];
  expect(encounter!.rejected.length).toBeGreaterThan(0);
  for (const { why } of encounter!.rejected) expect(why).toMatch(/[a-z]/);
});

test('a fault is one line, and what a file holds does not act on the terminal', () => {
  expect(faultLine({ path: 'vessels[0].speed', value: '"6 kt"', problem: 'has the unknown unit kt', remedy: 'kn' })).toBe('vessels[0].speed: "6 kt": has the unknown unit kt; kn');
  expect(faultLine({ path: 'file', value: 'a\u001b[31mb\nc', problem: 'is wrong', remedy: 'mend it' })).toBe('file: a\ufffd[31mb\ufffdc: is wrong; mend it');
});
