/**
 * The pure rooms run where there is no screen, no clock, no chance, and none of the mathematics that differs between
 * engines; and they give there what they give here.
 */
import { createContext, runInContext } from 'node:vm';
import { beforeAll, describe, expect, test } from 'vitest';
import { RULE_SET_IDS } from '../src/rules/facts.ts';
import * as rules from '../src/rules/index.ts';
import { readScenario, worldOf } from '../src/scenario/index.ts';
import * as sim from '../src/sim/index.ts';
import { bundleOf } from './bundle.ts';

const MEETING = {
  format: 'stand-on/scenario', version: 1, id: 'purity', title: 'A meeting and a crossing', ruleSet: 'dvc-1963', seed: 7, duration: '3 min',
  environment: { light: 'day', visibility: '5 nmi', wind: { from: 225, speed: '8 kn' }, current: { towards: 170, speed: '0.5 kn' } },
  waterway: { waters: 'river', channels: [{ id: 'reach', centreline: [[0, -2000], [0, 2000]], width: '300 m', depth: '5 m', upstream: 'forward' }] },
  vessels: [
    { id: 'A', propulsion: 'power', condition: 'under-way', length: '18 m', breadth: '4 m', draught: '1 m', position: [0, -400], heading: 0, speed: '6 kn', helm: { by: 'watchkeeper' } },
    { id: 'B', propulsion: 'power', condition: 'under-way', length: '18 m', breadth: '4 m', draught: '1 m', position: [5, 400], heading: 180, speed: '6 kn', helm: { by: 'watchkeeper' } },
    { id: 'C', propulsion: 'oars', condition: 'under-way', length: '8 m', breadth: '2 m', draught: '0.4 m', position: [100, 0], heading: 270, speed: '2 kn', helm: { by: 'hold' } },
  ],
};

/** Run in the realm before the rooms: takes away, or makes fail, whatever the rooms may not know. */
const POISON = `
  const refuse = name => () => { throw new Error(name + ' was called in a pure room'); };
  const allowed = new Set(['abs', 'floor', 'ceil', 'round', 'trunc', 'min', 'max', 'sign', 'sqrt', 'imul', 'fround', 'clz32']);
  for (const name of Object.getOwnPropertyNames(Math)) {
    if (typeof Math[name] === 'function' && !allowed.has(name)) Math[name] = refuse('Math.' + name);
  }
  for (const name of ['Date', 'Intl', 'console', 'eval', 'WebAssembly', 'SharedArrayBuffer', 'Atomics']) delete globalThis[name];
`;

type Rooms = typeof rules & typeof sim;

describe('the pure rooms, in a realm with no screen, clock or chance', () => {
  let here: sim.World;
  let there: Rooms;
  let realm: object;

  beforeAll(async () => {
    const reading = readScenario(MEETING);
    if (!reading.ok) throw new Error(reading.faults.map(fault => `${fault.path}: ${fault.problem}`).join('; '));
    here = worldOf(reading.scenario);
    // Code made out of strings is refused too; a realm of V8 has no DOM, timers or process unless given them.
    realm = createContext({}, { codeGeneration: { strings: false, wasm: false } });
    runInContext(POISON, realm);
    there = runInContext(`${await bundleOf('src/rules/index.ts', 'src/sim/index.ts')};\nrooms`, realm) as Rooms;
  });

  test('the realm is as bare as it says', () => {
    const names = ['window', 'document', 'navigator', 'process', 'console', 'performance', 'setTimeout', 'requestAnimationFrame', 'fetch', 'Date', 'Intl', 'require'];
    expect(runInContext(`${JSON.stringify(names)}.filter(name => name in globalThis)`, realm)).toHaveLength(0);
    expect(() => runInContext('Math.random()', realm)).toThrow('Math.random was called');
    expect(() => runInContext('Math.hypot(3, 4)', realm)).toThrow('Math.hypot was called');
  });

  test.each(RULE_SET_IDS)('judge with %s as they do here', ruleSet => {
    const judged = (rooms: Rooms): ReturnType<typeof rules.explain> => rooms.explain(rooms.judgementAt({ ...here, ruleSet }));
    expect(judged(there).encounters.length).toBeGreaterThan(0);
    expect(JSON.stringify(judged(there))).toBe(JSON.stringify(judged({ ...rules, ...sim })));
  });

  test('run to the same end, with the same hash, as they do here', () => {
    const ran = there.run(here);
    expect(ran.time).toBeGreaterThan(60);
    const again = sim.run(here);
    expect([ran.ended, ran.time, ran.hash]).toEqual([again.ended, again.time, again.hash]);
  });
});
