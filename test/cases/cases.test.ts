/**
 * The shared cases, and their variants turned, moved, mirrored, renamed and reordered, against the product. Cases and
 * matcher are data from outside: nothing here was printed by the product.
 */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { judgementJson } from '../../src/cli/judgementJson.ts';
import { judgementOf, readScenario } from '../../src/scenario/index.ts';
import { match } from './match.mjs';

const TOPICS = ['head-on', 'crossing', 'overtaking', 'hierarchy', 'sail', 'risk', 'fog-conduct', 'channel'];
const PARTS = ['encounters', 'duties', 'breaches'];
const FILE = 'test/cases/cases.json';
const SEEDS = [1, 2, 3];

interface Expected { readonly at?: number; readonly encounters?: unknown; readonly vessels?: readonly Readonly<Record<string, unknown>>[] }
interface Entry { readonly judge?: Expected; readonly sight?: unknown }
interface Case { readonly id: string; readonly title: string; readonly topic: string; readonly certainty: string; readonly scenario: unknown; readonly expect: readonly Entry[]; readonly alsoAccept?: readonly (readonly Entry[])[] }

/** Keeps of an expectation the parts that this issue answers for. */
function narrow({ judge }: Entry): { judge: Expected } | undefined {
  if (judge === undefined) return undefined;
  const vessels = (judge.vessels ?? []).map(vessel => Object.fromEntries(Object.entries(vessel).filter(([key]) => key === 'id' || PARTS.includes(key))))
    .filter(vessel => Object.keys(vessel).length > 1);
  if (judge.encounters === undefined && vessels.length === 0) return undefined;
  return { judge: { at: judge.at ?? 0, ...(judge.encounters === undefined ? {} : { encounters: judge.encounters }), ...(vessels.length === 0 ? {} : { vessels }) } };
}

const narrowed = (entries: readonly Entry[]): { judge: Expected }[] => entries.map(narrow).filter(entry => entry !== undefined);

const due = (cases: readonly Case[]): Case[] => cases.filter(one => TOPICS.includes(one.topic) && narrowed(one.expect).length > 0);

/** The first reason why none of the accepted answers matches; undefined where one does. */
function mismatch({ scenario, expect: expected, alsoAccept = [] }: Case): string | undefined {
  const reading = readScenario(scenario);
  if (!reading.ok) return reading.faults.map(fault => `${fault.path}: ${fault.problem}`).join('; ');
  const answer = (at: number): object => judgementJson(judgementOf(reading.scenario, { at }).judgement);
  const against = (entries: readonly { judge: Expected }[]): string | undefined => {
    for (const entry of entries) {
      const result = match(entry, answer(entry.judge.at ?? 0));
      if (!result.ok) return result.reason;
    }
    return undefined;
  };
  const reason = against(narrowed(expected));
  const others = alsoAccept.map(narrowed).filter(entries => entries.length > 0);
  return reason === undefined || others.some(entries => against(entries) === undefined) ? undefined : reason;
}

function run(name: string, cases: readonly Case[]): void {
  describe(name, () => {
    test.each(cases.filter(one => one.certainty === 'certain').map(one => [one.id, one.title, one] as const))('%s %s', (_, __, one) => {
      expect(mismatch(one)).toBeUndefined();
    });

    test('of the debatable cases, at most one in ten differs from every accepted answer', () => {
      const debatable = cases.filter(one => one.certainty !== 'certain');
      const differing = debatable.map(one => [one.id, mismatch(one)] as const).filter(([, reason]) => reason !== undefined);
      for (const [id, reason] of differing) console.log(`differs (debatable) ${id}: ${reason}`);
      expect(differing.length * 10).toBeLessThanOrEqual(debatable.length);
    });
  });
}

run('cases', due(JSON.parse(readFileSync(FILE, 'utf8')) as Case[]));
for (const seed of SEEDS) {
  run(`variants of seed ${seed}`, due(JSON.parse(execFileSync('node', ['test/cases/vary.mjs', FILE, String(seed)], { encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 })) as Case[]));
}

describe('all cases', () => {
  test('are files that the format accepts', () => {
    const faults = (JSON.parse(readFileSync(FILE, 'utf8')) as Case[]).flatMap(({ id, scenario }) => {
      const reading = readScenario(scenario);
      return reading.ok ? [] : [`${id}: ${reading.faults.map(fault => `${fault.path} ${fault.problem}`).join('; ')}`];
    });
    expect(faults).toEqual([]);
  });
});
