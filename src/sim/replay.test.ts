/** Replays: a run played again is the same run, and one that is not is told by its first tick. */
import { describe, expect, test } from 'vitest';
import { NOTHING_REMEMBERED } from '../rules/index.ts';
import { CHECKSUM_EVERY, checksumsOf, differenceText, firstDifference, replay, REPLAY_FORMAT, REPLAY_VERSION, type Replay } from './replay.ts';
import { run } from './run.ts';
import { handlingOf } from './vessel/handling.ts';
import type { Vessel, World } from './world.ts';

const SPEED = 3;

function vessel(id: string, north: number, heading: number, by: Vessel['helm']['by']): Vessel {
  const particulars: Vessel['particulars'] = {
    id, propulsion: 'power', restrictions: [], engagedIn: [], service: 'cargo', laden: false, licensed: true, permissions: [], length: 14, breadth: 4, draught: 1, radar: false, manned: true,
  };
  return {
    particulars, handling: handlingOf(particulars), helm: { by },
    state: { condition: 'under-way', position: [0, north], heading, speed: SPEED, turnRate: 0, rudder: 0, engine: 'ahead', drifting: false, orders: {}, leg: 0 },
  };
}

const START: World = {
  tick: 0, time: 0, seed: 1, ruleSet: 'colregs-1972', duration: 65, environment: { light: 'day', visibility: 18520, badWeatherMessage: false }, settings: {}, events: [],
  waterway: { waters: 'harbour', channels: [], bends: [], screens: [], locks: [], bridges: [], singleLanes: [], berths: [], anchorages: [], marks: [] },
  vessels: [vessel('Own', -300, 0, 'candidate'), vessel('Other', 300, 180, 'watchkeeper')],
  memories: { 'dvc-1963': NOTHING_REMEMBERED, 'voc-2017': NOTHING_REMEMBERED, 'colregs-1972': NOTHING_REMEMBERED },
};

const ORDERS = { course: 30, speed: SPEED };
const played: Pick<Replay, 'ruleSet' | 'given' | 'ruleSets'> = {
  ruleSet: 'voc-2017', given: [{ tick: 120, vessel: 'Own', orders: ORDERS }], ruleSets: [{ tick: 200, ruleSet: 'dvc-1963' }],
};
const kept = (change: Partial<Replay> = {}): Replay => ({ format: REPLAY_FORMAT, version: REPLAY_VERSION, scenario: {}, ...played, ...checksumsOf(START, played), ...change });

describe('a replay', () => {
  test('gives the orders and changes the rule set at their ticks', () => {
    const worlds = [...replay(START, played)];
    expect(worlds.map(({ tick }) => tick)).toEqual(worlds.map((_, i) => i));
    expect(worlds.at(-1)).toMatchObject({ tick: 650, ended: { how: 'finished' } });
    const ordered = (tick: number) => worlds[tick]!.vessels[0]!.state.orders.course;
    expect([ordered(120), ordered(121), ordered(650)]).toEqual([0, 30, 30]);
    expect([0, 200, 201, 650].map(tick => worlds[tick]!.ruleSet)).toEqual(['voc-2017', 'voc-2017', 'dvc-1963', 'dvc-1963']);
  });

  test('stops at a tick that is asked for', () => {
    expect([...replay(START, played, 7)].at(-1)).toMatchObject({ tick: 7 });
  });

  test('without orders is the run itself, with its hash', () => {
    const { checksums, ended } = checksumsOf(START, { ruleSet: START.ruleSet, given: [], ruleSets: [] });
    const ran = run(START);
    expect([checksums.at(-1), ended]).toEqual([{ tick: ran.world.tick, hash: ran.hash }, ran.ended]);
  });

  test('has a checksum every ten seconds, and one at the end', () => {
    expect(kept().checksums.map(({ tick }) => tick)).toEqual([1, 2, 3, 4, 5, 6].map(n => n * CHECKSUM_EVERY).concat(650));
  });
});

describe('what differs', () => {
  test('nothing, where it is the same run, to its end or as far as it was kept', () => {
    expect(firstDifference(START, kept())).toBeUndefined();
    const { ended: _, ...brokenOff } = kept({ checksums: checksumsOf(START, played, 230).checksums });
    expect(brokenOff.checksums.at(-1)!.tick).toBe(230);
    expect(firstDifference(START, brokenOff)).toBeUndefined();
  });

  test('an order more: the first checksum after it is named', () => {
    const differs = firstDifference(START, kept({ given: [...played.given, { tick: 330, vessel: 'Own', orders: { rudder: 10, speed: SPEED } }] }))!;
    const expected = kept().checksums.find(({ tick }) => tick === 400)!.hash;
    expect(differs).toEqual({ tick: 400, expected, got: expect.stringMatching(/^[0-9a-f]{16}$/) as string });
    expect(differenceText(differs)).toBe(`differs at tick 400: expected ${expected}, got ${differs.got}`);
  });

  test('another end, or a checksum too few', () => {
    expect(firstDifference(START, kept({ ended: 'collision' }))).toEqual({ tick: 650, expected: 'collision', got: 'finished' });
    expect(firstDifference(START, kept({ checksums: kept().checksums.slice(0, -1) }))).toMatchObject({ tick: 650, expected: 'none' });
  });
});
