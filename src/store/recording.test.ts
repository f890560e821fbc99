/** Going back and on again: the same bits as when it was run, whatever was chosen on the way; and after a reload. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { digestText, EMPTY_DIGEST } from '../sim/hash.ts';
import { digestOf } from '../sim/index.ts';
import type { World } from '../sim/world.ts';
import { readScenario, worldOf } from '../scenario/index.ts';
import { libraryOf } from './library.ts';
import type { KeyValues } from './memory.ts';
import { caughtUp, chosen, isBehind, nextBy, recorded, recordingOf, replayer, type Recording } from './recording.ts';
import { createStandOn } from './store.ts';
import { seriesOf } from './tracks.ts';

const PATHS = ['dvc-1963/canal-meeting', 'dvc-1963/laden-tow-at-the-narrows', 'voc-2017/river-upstream-downstream', 'voc-2017/fog-in-the-harbour'] as const;
const textOf = (path: string): string => readFileSync(`scenarios/${path}.json`, 'utf8');
const library = libraryOf(Object.fromEntries(PATHS.map(path => [`../scenarios/${path}.json`, textOf(path)])), PATHS.join('\n'));

const worldAt = replayer();
const hash = (world: World): string => digestText(digestOf(EMPTY_DIGEST, world));

function startOf(path: string): World {
  const reading = readScenario(textOf(path));
  if (!reading.ok) throw new Error(path);
  return worldOf(reading.scenario);
}

/** Runs on, and notes the hash of each tick. */
function ran(recording: Recording, world: World, ticks: number, hashes: string[] = []): { recording: Recording; world: World } {
  let now = { recording, world };
  for (let i = 0; i < ticks; i += 1) {
    const next = nextBy(now.recording.choices, now.world);
    now = { recording: recorded(now.recording, next), world: next };
    hashes[next.tick] = hash(next);
  }
  return now;
}

describe('a recording', () => {
  test.each(PATHS)('of %s gives back each tick to the last bit, in whatever order', path => {
    const afresh = replayer();
    const start = startOf(path);
    const hashes = [hash(start)];
    const { recording } = ran(recordingOf(start), start, 320, hashes);
    for (const tick of [320, 0, 1, 49, 50, 51, 319, 200, 199, 7]) {
      const { before, world } = afresh(recording, tick);
      expect([world.tick, hash(world)]).toEqual([tick, hashes[tick]]);
      expect(before.tick).toBe(Math.max(0, tick - 1));
    }
    expect(worldAt(recording, 10_000).world.tick).toBe(320);
  });

  test('replays the change of the set at the tick at which it was made', () => {
    const start = startOf('voc-2017/river-upstream-downstream');
    const hashes: string[] = [];
    const first = ran(recordingOf(start), start, 123, hashes);
    const changed = chosen(first.recording, first.world, { ruleSet: 'colregs-1972' });
    hashes[123] = hash(changed.world);
    const { recording } = ran(changed.recording, changed.world, 100, hashes);
    for (const tick of [122, 123, 124, 223]) {
      const { world } = worldAt(recording, tick);
      expect([world.ruleSet, hash(world)]).toEqual([tick < 123 ? 'voc-2017' : 'colregs-1972', hashes[tick]]);
    }
    expect(recording.events.filter(({ event }) => event === 'rule-set')).toMatchObject([{ tick: 123, ruleSet: 'colregs-1972' }]);
    // Back to the first set at the same tick: as if nothing had been chosen.
    const back = chosen(changed.recording, changed.world, { ruleSet: 'voc-2017' });
    expect(back.recording).toMatchObject({ choices: first.recording.choices, events: first.recording.events, bands: first.recording.bands });
  });

  test('replays the orders of a person at the helm', () => {
    const start = startOf('voc-2017/river-upstream-downstream');
    const { particulars: { id } } = start.vessels[0]!;
    const hashes: string[] = [];
    const first = ran(recordingOf(start), start, 60, hashes);
    const helm = chosen(first.recording, first.world, { given: { [id]: { rudder: 20 } } });
    const { recording, world } = ran(helm.recording, helm.world, 60, hashes);
    expect(worldAt(recording, 90).world.vessels[0]!.state.rudder).toBeGreaterThan(0);
    for (const tick of [59, 60, 61, 120]) expect(hash(worldAt(recording, tick).world)).toBe(hashes[tick]);
    expect(world.tick).toBe(120);
  });

  test('chosen otherwise in the past: what came after is gone, and what came before stands', () => {
    const start = startOf('dvc-1963/canal-meeting');
    const { recording } = ran(recordingOf(start), start, 900);
    const past = worldAt(recording, 333).world;
    const { recording: other, world } = chosen(recording, past, { ruleSet: 'voc-2017' });
    expect([other.head.world.tick, other.known, world.ruleSet]).toEqual([333, 333, 'voc-2017']);
    expect(other.events.every(({ tick }) => tick <= 333)).toBe(true);
    expect(other.bands.flat().every(({ from }) => from <= 333)).toBe(true);
    expect(other.tracks.count).toBe(34);
    expect(hash(worldAt(other, 332).world)).toBe(hash(worldAt(recording, 332).world));
    // The one before is as it was: nothing is written over.
    expect(seriesOf(recording.tracks, 0, 1).times.at(-1)).toBe(90);
    ran(other, world, 200);
    expect(seriesOf(recording.tracks, 0, 1).range).toEqual(seriesOf(ran(recordingOf(start), start, 900).recording.tracks, 0, 1).range);
  });

  test('rebuilt from the choices alone is the same as the one that was made by running', () => {
    const start = startOf('voc-2017/fog-in-the-harbour');
    const first = ran(recordingOf(start), start, 77);
    const changed = chosen(first.recording, first.world, { ruleSet: 'dvc-1963' });
    const { recording } = ran(changed.recording, changed.world, 300);
    let rebuilt: Recording = { ...recordingOf(start, recording.choices), known: recording.known };
    while (isBehind(rebuilt)) rebuilt = caughtUp(rebuilt, 13);
    expect(rebuilt.events).toEqual(recording.events);
    expect(rebuilt.bands).toEqual(recording.bands);
    expect(rebuilt.keyframes.map(({ world }) => hash(world))).toEqual(recording.keyframes.map(({ world }) => hash(world)));
    expect(seriesOf(rebuilt.tracks, 0, 1)).toEqual(seriesOf(recording.tracks, 0, 1));
  });

  test('tells roles as bands and what happened as events: a meeting end on, and how it ends', () => {
    const start = startOf('dvc-1963/canal-meeting');
    const { recording } = ran(recordingOf(start), start, 2400);
    expect(recording.bands[0]!.map(({ role }) => role)).toContain('both');
    expect(recording.events.map(({ event }) => event)).toEqual(expect.arrayContaining(['encounter-began', 'encounter-ended']));
  });
});

function memory(held: Record<string, string> = {}): KeyValues & { readonly held: Record<string, string> } {
  return { held, getItem: key => held[key] ?? null, setItem: (key, value) => { held[key] = value; }, removeItem: key => { delete held[key]; } };
}

const RUN = 'stand-on/1/run';
const visit = (storage: KeyValues, id = 'river-upstream-downstream') => createStandOn({ library, storage, wanted: { id } });
const caughtUpWhole = (store: ReturnType<typeof visit>): void => { while (store.getState().catchUp(50)); };

describe('the store', () => {
  test('goes back and on again: playing from the past goes as it went, and the set follows', () => {
    const store = visit(memory());
    store.getState().advance(100, true);
    store.getState().setRuleSet('colregs-1972');
    store.getState().advance(100, true);
    const then = hash(store.getState().world);
    store.getState().scrubTo(60);
    expect(store.getState()).toMatchObject({ ruleSet: 'voc-2017', world: { tick: 60, ruleSet: 'voc-2017' }, playing: false, recording: { known: 200 } });
    store.getState().advance(140, true);
    expect([hash(store.getState().world), store.getState().ruleSet]).toEqual([then, 'colregs-1972']);
    store.getState().stepBack();
    expect(store.getState()).toMatchObject({ world: { tick: 199 }, before: { tick: 198 } });
    store.getState().stepOnce();
    expect(hash(store.getState().world)).toBe(then);
    store.getState().scrubTo(-5);
    expect(store.getState().world.tick).toBe(0);
    store.getState().scrubTo(1e9);
    expect(store.getState().world.tick).toBe(200);
  });

  test('starts again without forgetting, but for another set', () => {
    const store = visit(memory());
    store.getState().advance(100, true);
    store.getState().restart();
    expect(store.getState()).toMatchObject({ world: { tick: 0 }, recording: { known: 100 } });
    store.getState().scrubTo(40);
    store.getState().setRuleSet('dvc-1963');
    store.getState().restart();
    expect(store.getState()).toMatchObject({ ruleSet: 'dvc-1963', world: { tick: 0 }, recording: { known: 0 } });
  });

  test('goes from event to event', () => {
    const store = visit(memory(), 'laden-tow-at-the-narrows');
    store.getState().advance(1500, true);
    const ticks = [...new Set(store.getState().recording.events.map(({ tick }) => tick))];
    expect(ticks.length).toBeGreaterThan(2);
    store.getState().toEvent('previous');
    expect(store.getState().world.tick).toBe(ticks.at(-1));
    store.getState().scrubTo(0);
    store.getState().toEvent('next');
    expect(store.getState().world.tick).toBe(ticks.find(tick => tick > 0));
  });

  test('tells nothing of the asked while a question is open', () => {
    const store = visit(memory(), 'canal-meeting');
    store.getState().advance(1500, true);
    store.getState().scrubTo(700);
    store.getState().ask();
    store.getState().toEvent('next');
    expect(store.getState().recording.head.world.tick).toBe(1500);
    expect(store.getState().world.tick).toBe(1500);
  });
});

describe('after a reload', () => {
  test.each(PATHS)('%s is where it was left, to the last bit, and what came before is found again', path => {
    const storage = memory();
    const id = path.split('/')[1]!;
    const first = visit(storage, id);
    first.getState().advance(700, true);
    first.getState().scrubTo(555);
    first.getState().keepRun();
    const again = visit(storage, id);
    expect(again.getState().world).toEqual(first.getState().world);
    expect(again.getState().recording.head.world.tick).toBe(0);
    caughtUpWhole(again);
    expect(again.getState().recording.events).toEqual(first.getState().recording.events);
    expect(again.getState().world.tick).toBe(555);
    again.getState().scrubTo(700);
    first.getState().scrubTo(700);
    expect(hash(again.getState().world)).toBe(hash(first.getState().world));
  });

  test('one who plays on at once loses nothing', () => {
    const storage = memory();
    const first = visit(storage);
    first.getState().advance(300, true);
    first.getState().keepRun();
    const again = visit(storage);
    again.getState().catchUp(100);
    again.getState().advance(50, true);
    expect(again.getState().recording.known).toBe(350);
    caughtUpWhole(again);
    first.getState().advance(50, true);
    expect(hash(again.getState().world)).toBe(hash(first.getState().world));
    expect(again.getState().recording.head.world.tick).toBe(350);
  });

  test('one who steps to and fro before it is recorded again comes there as soon as it is', () => {
    const storage = memory();
    const first = visit(storage);
    first.getState().advance(300, true);
    first.getState().scrubTo(200);
    first.getState().keepRun();
    const again = visit(storage);
    again.getState().catchUp(50);
    again.getState().stepBack();
    again.getState().stepBack();
    expect(again.getState()).toMatchObject({ world: { tick: 200 }, sought: 198 });
    again.getState().catchUp(100);
    expect(again.getState()).toMatchObject({ world: { tick: 200 }, sought: 198, recording: { head: { world: { tick: 150 } } } });
    again.getState().catchUp(50);
    expect(again.getState()).toMatchObject({ world: { tick: 198 }, before: { tick: 197 }, sought: undefined });
    first.getState().scrubTo(198);
    expect(hash(again.getState().world)).toBe(hash(first.getState().world));
    // Beyond all that was run: to its last tick. Whoever does something else goes nowhere.
    again.getState().scrubTo(1e9);
    expect(again.getState().sought).toBe(300);
    again.getState().stepOnce();
    caughtUpWhole(again);
    expect(again.getState().world.tick).toBe(199);
    again.getState().scrubTo(1e9);
    expect(again.getState().world.tick).toBe(300);
  });

  test('under another set, or over another text, it begins anew', () => {
    const storage = memory();
    const first = visit(storage);
    first.getState().advance(80, true);
    first.getState().setRuleSet('dvc-1963');
    first.getState().keepRun();
    expect(visit(storage).getState().world.tick).toBe(0);
    expect(createStandOn({ library, storage, wanted: { id: 'river-upstream-downstream', ruleSet: 'dvc-1963' } }).getState().world.tick).toBe(80);
    expect(visit(storage, 'fog-in-the-harbour').getState().world.tick).toBe(0);
    const other = library.map(entry => ({ ...entry, text: `${entry.text} ` }));
    expect(createStandOn({ library: other, storage, wanted: { id: 'river-upstream-downstream', ruleSet: 'dvc-1963' } }).getState().world.tick).toBe(0);
  });

  test('storage that holds anything else does no harm', () => {
    const storage = memory();
    const first = visit(storage);
    first.getState().advance(80, true);
    first.getState().keepRun();
    const kept = storage.held[RUN]!;
    for (const text of ['', 'null', '{}', kept.slice(1), kept.slice(0, -5), kept.replace('"tick":80', '"tick":81'), kept.slice(0, 16)]) {
      expect(visit(memory({ [RUN]: text })).getState().world.tick, text.slice(0, 20)).toBe(0);
    }
    expect(visit(memory({ [RUN]: kept })).getState().world.tick).toBe(80);
  });

  test('a world that the run does not come to gives way to the one that it does', () => {
    const store = visit(memory());
    store.getState().advance(100, true);
    const rightly = hash(store.getState().world);
    const [first, ...rest] = store.getState().world.vessels;
    const moved: World = { ...store.getState().world, vessels: [{ ...first!, state: { ...first!.state, position: [0, 0] } }, ...rest] };
    store.setState({ world: moved, recording: { ...recordingOf(startOf('voc-2017/river-upstream-downstream')), known: 100 } });
    caughtUpWhole(store);
    expect(hash(store.getState().world)).toBe(rightly);
  });
});
