import { readFileSync, readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import * as z from 'zod';
import cases from '../../test/cases/cases.json' with { type: 'json' };
import { BREACHES, KINDS, PAIR_DUTIES, ROLES, VESSEL_DUTIES } from '../rules/judgement.ts';
import { publishedSchemas } from './jsonSchema.ts';
import { readScenario } from './read.ts';
import { sampleFile } from './sample.ts';

const folder = new URL('../../assets/schema/', import.meta.url);
const published = publishedSchemas();

test('the published files are those that are made now (npm run schema)', () => {
  expect(readdirSync(folder).sort()).toEqual(Object.keys(published).sort());
  for (const [name, text] of Object.entries(published)) expect(readFileSync(new URL(name, folder), 'utf8') === text, `${name} is out of date: npm run schema`).toBe(true);
});

describe('the schema of a scenario, read back by itself', () => {
  const schema = z.fromJSONSchema(JSON.parse(published['scenario.schema.json']!) as z.core.JSONSchema.JSONSchema);

  test('takes every case and the sample', () => {
    expect(schema.safeParse(sampleFile()).error?.issues).toBeUndefined();
    for (const { id, scenario } of cases) expect(schema.safeParse(scenario).success, id).toBe(true);
  });

  test.each([
    ['an unknown field', { ...sampleFile(), wat: 1 }], ['another version', { ...sampleFile(), version: 2 }], ['an unknown rule set', { ...sampleFile(), ruleSet: 'dvc' }],
    ['no vessels', { ...sampleFile(), vessels: [] }], ['a length that is a list', { ...sampleFile(), duration: [] }],
  ])('refuses %s, as the reader does', (_, file) => {
    expect(schema.safeParse(file).success).toBe(false);
    expect(readScenario(file).ok).toBe(false);
  });

  test('describes every field', () => {
    const bare: string[] = [];
    (function walk(part: unknown, path: string): void {
      if (typeof part !== 'object' || part === null) return;
      for (const [name, field] of Object.entries((part as { properties?: Record<string, { description?: string; properties?: unknown; const?: unknown }> }).properties ?? {})) {
        if (field.description === undefined && field.properties === undefined && field.const === undefined) bare.push(`${path}.${name}`);
      }
      for (const [key, inner] of Object.entries(part)) walk(inner, `${path}.${key}`);
    })(JSON.parse(published['scenario.schema.json']!), '');
    expect(bare).toEqual([]);
  });
});

test('the schema of a judgement lists every kind, role, duty and breach', () => {
  const text = published['judgement.schema.json']!;
  for (const id of [...KINDS, ...ROLES, ...PAIR_DUTIES, ...VESSEL_DUTIES, ...BREACHES]) expect(text).toContain(`"${id}"`);
});
