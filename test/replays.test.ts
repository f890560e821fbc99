/** Every replay kept in test/replays gives the run that it gave when it was written; `npm run replays` writes them anew. */
import { describe, expect, test } from 'vitest';
import { differenceText, firstDifference, replay, type World } from '../src/sim/index.ts';
import { readReplay, replayNames, replayText } from './replayFiles.ts';

const NAMES = replayNames();
const MOST_BYTES = 30_000;

describe('the replays', () => {
  test('are of every kind of meeting, end and order', () => {
    const all = NAMES.map(name => readReplay(replayText(name)));
    const vessels = all.flatMap(({ start }) => start.vessels);
    const orders = all.flatMap(one => one.replay.given);
    expect(new Set(all.map(one => one.replay.ended))).toEqual(new Set(['finished', 'collision', 'grounding']));
    expect(new Set(all.map(({ start }) => start.ruleSet)).size).toBe(3);
    expect([...new Set(vessels.map(({ particulars }) => particulars.propulsion))]).toEqual(expect.arrayContaining(['power', 'sail', 'oars', 'none']));
    expect([...new Set(orders.flatMap(one => Object.keys(one.orders)))]).toEqual(expect.arrayContaining(['course', 'rudder', 'speed']));
    expect(all.some(one => one.replay.ruleSets.length > 0)).toBe(true);
  });

  test.each(NAMES)('%s is small, short and in order', name => {
    const { start, replay: { given, ruleSets, checksums } } = readReplay(replayText(name));
    expect(replayText(name).length).toBeLessThan(MOST_BYTES);
    expect(start.duration).toBeLessThanOrEqual(300);
    const last = checksums.at(-1)!.tick;
    for (const list of [given, ruleSets]) {
      const ticks = list.map(({ tick }) => tick);
      expect(ticks).toEqual([...ticks].sort((a, b) => a - b));
      // What comes after the end tests nothing.
      expect(ticks.every(tick => tick >= 0 && tick < last)).toBe(true);
    }
    for (const { vessel } of given) expect(start.vessels.map(({ particulars }) => particulars.id)).toContain(vessel);
  });

  test.each(NAMES)('%s gives the run that it gave', name => {
    const { start, replay: kept } = readReplay(replayText(name));
    const differs = firstDifference(start, kept);
    expect(differs === undefined ? undefined : `${differenceText(differs)}; where the simulation is meant to differ: npm run replays`).toBeUndefined();
  });

  test.each(NAMES)('%s, taken up in the middle from the world as JSON, comes to the same end', name => {
    const { start, replay: kept } = readReplay(replayText(name));
    const middle = Math.floor(kept.checksums.at(-1)!.tick / 2);
    let end: World | undefined;
    let stored = '';
    for (const world of replay(start, kept)) {
      if (world.tick === middle) stored = JSON.stringify(world);
      end = world;
    }
    let taken: World | undefined;
    for (const world of replay(JSON.parse(stored) as World, kept)) taken = world;
    expect(JSON.stringify(taken)).toBe(JSON.stringify(end));
  });
});
