/** The command line as a script uses it: what it prints, where, and with which exit code. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

const MEETING = 'scenarios/dvc-1963/canal-meeting.json';
const CROSSING = 'scenarios/voc-2017/harbour-crossing.json';
let folder = '';

beforeAll(() => { folder = mkdtempSync(join(tmpdir(), 'stand-on-')); });
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function standOn(args: readonly string[], input = ''): { code: number | null; out: string; err: string } {
  const done = spawnSync(process.execPath, ['dist-cli/stand-on.mjs', ...args], { encoding: 'utf8', input, maxBuffer: 64 * 1024 * 1024 });
  return { code: done.status, out: done.stdout, err: done.stderr };
}

function file(name: string, text: string): string {
  const path = join(folder, name);
  writeFileSync(path, text);
  return path;
}

describe('judge', () => {
  test('prints one judgement for one file, and a line for each of several', () => {
    const one = standOn(['judge', MEETING, '--json']);
    expect(one.code).toBe(0);
    expect(JSON.parse(one.out)).toMatchObject({ ruleSet: 'dvc-1963', time: 0, encounters: [{ kind: 'head-on', because: ['dvc-1963/app.11'] }] });
    const two = standOn(['judge', MEETING, CROSSING, '--json']);
    const lines = two.out.trim().split('\n').map(line => JSON.parse(line) as { file: string });
    expect(lines.map(line => line.file)).toEqual([MEETING, CROSSING]);
  });

  test('runs to the moment that is asked for, and judges by the set that is asked for', () => {
    const { code, out } = standOn(['judge', MEETING, '--at', '60', '--rule-set', 'voc-2017', '--json']);
    expect(code).toBe(0);
    expect(JSON.parse(out)).toMatchObject({ ruleSet: 'voc-2017', time: 60, notes: ['O-41'] });
  });

  test('says it in words, with the provision', () => {
    expect(standOn(['judge', MEETING]).out).toContain('DVC App. 11');
  });

  test('reads standard input', () => {
    const scenario = JSON.stringify({ format: 'stand-on/scenario', version: 1, ruleSet: 'colregs-1972', waterway: { waters: 'open' }, vessels: [{ id: 'A', length: 20, position: [0, 0], heading: 0, speed: '6 kn', helm: { by: 'hold' } }] });
    const { code, out } = standOn(['judge', '-', '--json'], scenario);
    expect([code, (JSON.parse(out) as { encounters: unknown[] }).encounters]).toEqual([0, []]);
  });

  test('prints the faults of one file and answers for the others', () => {
    const { code, out, err } = standOn(['judge', file('bad.json', '{"format":"stand-on/scenario"'), MEETING, '--json']);
    expect(code).toBe(1);
    expect(out.trim().split('\n')).toHaveLength(2);
    expect(err).toContain('bad.json');
  });
});

describe('run', () => {
  test('gives the ending, the closest approach, the timeline and a hash, and the same again', () => {
    const first = standOn(['run', MEETING, '--json']);
    expect(first.code).toBe(0);
    expect(JSON.parse(first.out)).toMatchObject({ ended: 'finished', time: 360, closest: [{ vessels: ['Durga', 'Shanti'] }], marks: [] });
    expect(standOn(['run', MEETING, '--json']).out).toBe(first.out);
  });

  test('writes a trace, a line a tick', () => {
    const trace = join(folder, 'trace.ndjson');
    expect(standOn(['run', MEETING, '--until', '2', '--trace', trace, '--json']).code).toBe(0);
    const lines = spawnSync('cat', [trace], { encoding: 'utf8' }).stdout.trim().split('\n').map(line => JSON.parse(line) as { t: number });
    expect(lines.map(line => line.t)).toEqual(Array.from({ length: 21 }, (_, i) => i / 10));
  });

  test('refuses a start with overlapping vessels, that judge still answers for', () => {
    const vessel = (id: string): object => ({ id, length: 20, breadth: 4, position: [0, 0], heading: 0, speed: '1 kn', helm: { by: 'hold' } });
    const path = file('overlap.json', JSON.stringify({ format: 'stand-on/scenario', version: 1, ruleSet: 'colregs-1972', waterway: { waters: 'open' }, vessels: [vessel('A'), vessel('B')] }));
    expect(standOn(['judge', path, '--json']).code).toBe(0);
    const refused = standOn(['run', path, '--json']);
    expect([refused.code, refused.out]).toEqual([1, '']);
    expect(refused.err).toMatch(/^vessels\[1\]\.position: .*overlaps A/);
  });
});

describe('judge of several', () => {
  test('prints an object a line for each, for the bad one its faults', () => {
    const bad = file('several.json', '{"format":"stand-on/scenario","version":1}');
    const { code, out } = standOn(['judge', '--json', MEETING, bad, MEETING]);
    expect(code).toBe(1);
    const lines = out.trim().split('\n').map(line => JSON.parse(line) as { file: string; ok?: boolean; faults?: unknown[] });
    expect(lines.map(line => line.file)).toEqual([MEETING, bad, MEETING]);
    expect(lines[1]).toMatchObject({ ok: false });
    expect(lines[1]!.faults!.length).toBeGreaterThan(0);
  });

  test('a moment after the end is judged at the end, and that is said', () => {
    const { code, err } = standOn(['judge', MEETING, '--at', '99999']);
    expect(code).toBe(0);
    expect(err).toMatch(/ends at \d+/);
  });
});

describe('check', () => {
  test('says what is read and not yet used, and what is likely a slip', () => {
    const path = file('inert.json', JSON.stringify({
      format: 'stand-on/scenario', version: 1, ruleSet: 'dvc-1963', waterway: { waters: 'open' },
      vessels: [{ id: 'A', length: '40 ft', breadth: 30, position: [0, 0], heading: 0, speed: '1 kn', helm: { by: 'candidate' } }],
      checks: [{ title: 'clear', that: 'cpa > 50' }],
    }));
    const { code, out } = standOn(['check', path]);
    expect(code).toBe(0);
    for (const place of ['checks[0]', 'vessels[0].breadth', 'vessels[0].helm.by']) expect(out).toContain(`note: ${place}`);
  });

  test('passes a good file and lists every fault of a bad one, each with path, value and remedy', () => {
    expect(standOn(['check', MEETING]).out).toContain('good');
    const bad = standOn(['check', file('bad2.json', JSON.stringify({ format: 'stand-on/scenario', version: 1, ruleSet: 'dvc-1964', waterway: { waters: 'open' }, vessels: [{ id: 'A', length: '20 mm', position: [0, 0], heading: 0, speeed: 3, helm: { by: 'hold' } }] }))]);
    expect(bad.code).toBe(1);
    for (const path of ['ruleSet', 'vessels[0].length', 'vessels[0].speeed']) expect(bad.err).toContain(path);
  });

  test.each([
    ['not there', () => join(folder, 'nowhere.json'), 'no such file'],
    ['a folder', () => folder, 'folder'],
    ['over 5 MB', () => file('large.json', ' '.repeat(5 * 1024 * 1024 + 10)), '5'],
    ['not JSON', () => file('text.json', 'hello'), 'JSON'],
    ['empty', () => file('empty.json', ''), 'file'],
    ['not text', () => { const path = join(folder, 'bytes.json'); writeFileSync(path, Uint8Array.from([0xff, 0xfe, 0, 1, 2])); return path; }, 'file'],
  ])('a file that is %s is a fault, not a crash', (_, path, word) => {
    const { code, err } = standOn(['check', path()]);
    expect(code).toBe(1);
    expect(err).toContain(word);
    expect(err).not.toContain('    at ');
  });
});

describe('rules', () => {
  test('lists every provision of a set with its state and its cases', () => {
    const { code, out } = standOn(['rules', 'dvc-1963', '--json']);
    expect(code).toBe(0);
    const [set] = JSON.parse(out) as { provisions: { citation: string; state: string; tests: string[] }[] }[];
    const crossing = set!.provisions.find(one => one.citation === 'dvc-1963/app.12');
    expect(crossing).toMatchObject({ state: 'modelled' });
    expect(crossing!.tests.length).toBeGreaterThan(0);
    expect(set!.provisions.find(one => one.citation === 'dvc-1963/app.3(1)(i)')?.state).toMatch(/^not modelled: /);
  });

  test.each([[['DVC', 'App.', '12'], 'dvc-1963/app.12'], [['VOC 44(B)3'], 'voc-2017/44(B)3'], [['colreg 15'], 'colregs-1972/15'], [['O-29'], 'O-29'], [['o-5'], 'O-5']] as const)('takes back %j as it is printed', (words, first) => {
    const { code, out } = standOn(['rules', ...words]);
    expect(code).toBe(0);
    expect(out.startsWith(first)).toBe(true);
  });

  test('names the provision that is most like one that is not there', () => {
    expect(standOn(['rules', 'dvc-1963/app.122']).err).toContain('dvc-1963/app.12?');
  });

  test('tells one provision in full', () => {
    expect(standOn(['rules', 'voc-2017/44(B)7(i)(e)']).out).toContain('O-29');
  });
});

describe('wrong usage', () => {
  test.each([
    [[]], [['fly']], [['judge']], [['judge', MEETING, '--at', 'noon']], [['judge', MEETING, '--at', '-1']], [['judge', MEETING, '--rule-set', 'ospar']], [['judge', MEETING, '--frobnicate']],
    [['rules', 'ospar']], [['rules', 'dvc-1963/app.99']], [['run', MEETING, CROSSING, '--trace', 'x']], [['judge', '-', '-']],
  ])('%j: exit code 2, the reason on standard error, nothing on standard output', args => {
    const { code, out, err } = standOn(args);
    expect([code, out]).toEqual([2, '']);
    expect(err).not.toBe('');
  });

  test('help is no error', () => {
    expect(standOn(['--help']).code).toBe(0);
    expect(standOn(['judge', '--help']).out).toContain('--at SECONDS');
  });
});
