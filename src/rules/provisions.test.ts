import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { type Citation, type Provision, splitCitation } from './citation.ts';
import { RULE_SET_IDS } from './facts.ts';
import { ruleSets } from './index.ts';
import { type Oddity, oddities } from './oddities.ts';
import { registers } from './registers.ts';

const register: ReadonlyMap<string, Oddity> = new Map(Object.entries(oddities));

const entries: (readonly [citation: string, provision: Provision])[] = RULE_SET_IDS.flatMap((id) =>
  Object.entries(registers[id]).map(([key, provision]) => [`${id}/${key}`, provision] as const),
);
const states = new Map(entries.map(([citation, { state }]) => [citation, state]));

/** Citations for which `fails` holds: an empty list in a passing test, the culprits by name in a failing one. */
const culprits = (fails: (provision: Provision, citation: string) => boolean) =>
  entries.filter(([citation, provision]) => fails(provision, citation)).map(([citation]) => citation);

function isRegistered(citation: string): boolean {
  const { ruleSet, provision } = splitCitation(citation as Citation);
  return Object.hasOwn(registers, ruleSet) && Object.hasOwn(registers[ruleSet], provision);
}

/** Every string in a value that is shaped like a citation of one of the rule sets. */
function citationsIn(value: unknown): string[] {
  if (typeof value === 'string') return RULE_SET_IDS.some((id) => value.startsWith(`${id}/`)) ? [value] : [];
  if (Array.isArray(value)) return value.flatMap(citationsIn);
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(citationsIn) : [];
}

describe('provisions', () => {
  it('have keys that a citation can be made of', () => {
    const key = /^((reg|app)\.)?\d+(\([A-D]\)\d+)?(\([a-z]+\)|\(\d+\))*(\.note)?$|^annex\.[IV]+(\.\d+(\([a-z]\))?)?$/;
    expect(culprits((_, citation) => !key.test(splitCitation(citation as Citation).provision))).toEqual([]);
  });

  it.each(RULE_SET_IDS)('are all there that the rules of %s cite', (id) => {
    const cited = citationsIn(ruleSets[id]);
    expect(cited.length).toBeGreaterThan(20);
    expect(cited.filter((citation) => !isRegistered(citation))).toEqual([]);
  });

  it('each say something, in at most 400 characters', () => {
    expect(culprits(({ text }) => text.trim() === '' || text !== text.trim() || text.length > 400)).toEqual([]);
  });

  it('each have a heading of at most 70 characters', () => {
    expect(culprits(({ heading }) => heading.trim() === '' || heading !== heading.trim() || heading.length > 70)).toEqual([]);
  });

  it.each(RULE_SET_IDS)('have headings that tell them apart in %s', (id) => {
    const headings = Object.values(registers[id]).map(({ heading }) => heading);
    expect(headings.filter((heading, i) => headings.indexOf(heading) !== i)).toEqual([]);
  });

  it('that are not modelled give one of the known reasons', () => {
    const known =
      /^(lights and shapes|sound signals|waterway, locks and limits): a later part$|: outside this simulator$|^answered with its parent as one$/;
    expect(culprits(({ state }) => typeof state === 'object' && !known.test(state.notModelled))).toEqual([]);
  });

  it('that are answered with their parent have a modelled ancestor', () => {
    const ancestors = (citation: string) =>
      [...citation.matchAll(/\(/g)].map(({ index }) => citation.slice(0, index)).filter(isRegistered);
    const withParent = (state: Provision['state']) => typeof state === 'object' && state.notModelled.startsWith('answered');
    expect(
      culprits(({ state }, citation) => withParent(state) && !ancestors(citation).some((a) => states.get(a) === 'modelled')),
    ).toEqual([]);
  });

  it('that are modelled have a modelled parent, where the parent is listed', () => {
    const parent = (citation: string) => citation.replace(/\([^()]+\)$/, '');
    // The definitions, and a rule on lights with one duty for the reader, are modelled in part only.
    const inPart = ['dvc-1963/app.2', 'dvc-1963/app.5', 'colregs-1972/3'];
    const whole = (citation: string) => states.has(citation) && !inPart.includes(citation);
    expect(
      culprits(({ state }, citation) => state === 'modelled' && whole(parent(citation)) && states.get(parent(citation)) !== 'modelled'),
    ).toEqual([]);
  });

  it('hold every citation of the acceptance cases', () => {
    const cases: unknown = JSON.parse(readFileSync(new URL('../../test/cases/cases.json', import.meta.url), 'utf8'));
    // A note or a title may name a provision among other words: those are not citations.
    const cited = new Set(citationsIn(cases).filter((text) => !/\s/.test(text)));
    expect(cited.size).toBeGreaterThan(80);
    expect([...cited].filter((citation) => !isRegistered(citation))).toEqual([]);
  });
});

describe('oddities', () => {
  it('are numbered O-1 to O-54 without a gap', () => {
    expect([...register.keys()]).toEqual(Array.from({ length: 54 }, (_, i) => `O-${i + 1}`));
  });

  it.each([...register])('%s stands at provisions that exist and carry its number, and at no other', (id, { where }) => {
    expect(where.filter((citation) => !isRegistered(citation))).toEqual([]);
    expect([...where].sort()).toEqual(culprits((provision) => provision.oddities?.includes(id) ?? false).sort());
    expect(where.length).toBeGreaterThan(0);
  });

  it('are the only numbers that provisions carry, each once', () => {
    const wrong = (carried: readonly string[]) => carried.some((id) => !register.has(id)) || new Set(carried).size !== carried.length;
    expect(culprits(({ oddities: carried = [] }) => wrong(carried))).toEqual([]);
  });

  it.each([...register])('%s says what is printed and what Stand-On does', (_, { printed, note, treatment }) => {
    expect(printed).not.toBe('');
    expect(printed.length).toBeLessThanOrEqual(200);
    expect(note).not.toBe('');
    expect(note.length).toBeLessThanOrEqual(400);
    if (treatment === 'setting') expect(note).toMatch(/^Default: /);
  });

  it('quote at most six words at a time', () => {
    const quotations = [...register.values()].flatMap(({ printed, note }) =>
      [...`${printed} ${note}`.matchAll(/“([^”]+)”/g)].map(([, words = '']) => words),
    );
    expect(quotations.length).toBeGreaterThan(0);
    expect(quotations.filter((words) => words.split(/\s+/).length > 6)).toEqual([]);
  });
});
