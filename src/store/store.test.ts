import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { knowledgeOf } from './candidate.ts';
import type { KeyValues } from './memory.ts';
import { libraryOf } from './library.ts';
import { isTried } from './recording.ts';
import { OWN_FILE, type Asked } from './state.ts';
import { createStandOn } from './store.ts';

const read = (path: string): string => readFileSync(`scenarios/${path}`, 'utf8');
const library = libraryOf(
  Object.fromEntries(['dvc-1963/canal-meeting.json', 'dvc-1963/basin-crossing.json', 'voc-2017/river-upstream-downstream.json'].map(path => [`../scenarios/${path}`, read(path)])),
  'dvc-1963/canal-meeting\ndvc-1963/basin-crossing',
);

/** Two launches end on in open water. */
const OWN = JSON.stringify({
  format: 'stand-on/scenario', version: 1, id: 'mine', title: 'Mine', ruleSet: 'colregs-1972', waterway: { waters: 'open' },
  vessels: [['North', -400, 0], ['South', 400, 180]].map(([id, north, heading]) => ({ id, length: '12 m', position: [0, north], heading, speed: '6 kn' })),
});

function memory(held: Record<string, string> = {}): KeyValues & { readonly held: Record<string, string> } {
  return { held, getItem: key => held[key] ?? null, setItem: (key, value) => { held[key] = value; }, removeItem: key => { delete held[key]; } };
}

const storeAt = (wanted?: Asked, storage?: KeyValues) => createStandOn({ library, storage, wanted });

describe('goTo', () => {
  test('opens what the address asks for, by the scenario\'s own set where it names none', () => {
    const store = storeAt();
    expect(store.getState().goTo({ id: 'river-upstream-downstream' })).toBe(true);
    expect(store.getState()).toMatchObject({ scenario: { id: 'river-upstream-downstream' }, ruleSet: 'voc-2017', notice: undefined });
    expect(store.getState().goTo({ id: 'basin-crossing', ruleSet: 'colregs-1972' })).toBe(true);
    expect(store.getState()).toMatchObject({ scenario: { id: 'basin-crossing' }, ruleSet: 'colregs-1972' });
  });

  test('of the scenario that is open changes the rule set only, and back to its own where none is named', () => {
    const store = storeAt({ id: 'basin-crossing' });
    store.getState().advance(30, true);
    store.getState().goTo({ id: 'basin-crossing', ruleSet: 'voc-2017' });
    expect(store.getState()).toMatchObject({ ruleSet: 'voc-2017', world: { tick: 30 } });
    store.getState().goTo({ id: 'basin-crossing' });
    expect(store.getState()).toMatchObject({ ruleSet: 'dvc-1963', world: { tick: 30 } });
  });

  test('a scenario that there is not changes nothing, and says so', () => {
    const store = storeAt({ id: 'basin-crossing' });
    const { scenario, world } = store.getState();
    expect(store.getState().goTo({ id: 'nowhere' })).toBe(false);
    expect(store.getState()).toMatchObject({ notice: { kind: 'no-scenario', asked: 'nowhere' } });
    expect(store.getState().scenario).toBe(scenario);
    expect(store.getState().world).toBe(world);
    store.getState().dismissNotice();
    expect(store.getState().notice).toBeUndefined();
  });

  test('a rule set that there is not opens the scenario by its own, and says so', () => {
    const store = storeAt();
    expect(store.getState().goTo({ id: 'basin-crossing', unknownRuleSet: 'moon' })).toBe(false);
    expect(store.getState()).toMatchObject({ scenario: { id: 'basin-crossing' }, ruleSet: 'dvc-1963', notice: { kind: 'no-rule-set', asked: 'moon' } });
  });

  test('leads back to one\'s own file, where there is one', () => {
    const store = storeAt({ id: 'basin-crossing' });
    expect(store.getState().goTo({ id: OWN_FILE })).toBe(false);
    expect(store.getState().notice).toEqual({ kind: 'no-own-file' });
    store.getState().openFile('mine.json', OWN);
    store.getState().goTo({ id: 'basin-crossing' });
    expect(store.getState().goTo({ id: OWN_FILE })).toBe(true);
    expect(store.getState()).toMatchObject({ scenario: { id: 'mine' }, ruleSet: 'colregs-1972' });
  });
});

describe('a file of one\'s own', () => {
  test('is kept as text, whether it came as bytes or as text, without a byte order mark', () => {
    for (const content of [OWN, new TextEncoder().encode(OWN), new TextEncoder().encode(`\uFEFF${OWN}`)]) {
      const storage = memory();
      const store = storeAt(undefined, storage);
      expect(store.getState().openFile('mine.json', content)).toBe(true);
      expect(store.getState().own).toEqual({ kind: 'file', name: 'mine.json', text: OWN });
      expect(storeAt({ id: OWN_FILE }, storage).getState().scenario.id).toBe('mine');
    }
  });

  test('in another encoding is refused, and the one before is kept', () => {
    const store = storeAt();
    store.getState().openFile('mine.json', OWN);
    store.getState().play();
    const utf16 = new Uint8Array([0xff, 0xfe, ...[...OWN].flatMap(letter => [letter.charCodeAt(0), 0])]);
    expect(store.getState().openFile('wide.json', utf16)).toBe(false);
    expect(store.getState()).toMatchObject({ refusal: { name: 'wide.json' }, own: { name: 'mine.json' }, scenario: { id: 'mine' }, playing: false });
    expect(store.getState().refusal!.faults.length).toBeGreaterThan(0);
  });
});

describe('who gives way', () => {
  const asked = () => {
    const store = storeAt({ id: 'basin-crossing' });
    store.getState().ask();
    return store;
  };

  test('is marked by the rules in force', () => {
    const store = asked();
    expect(store.getState().question?.of).toHaveLength(2);
    store.getState().answer('first');
    expect(store.getState().question?.answered).toEqual({ given: 'first', right: 'first' });
  });

  test('is told without a mark to who does not know', () => {
    const store = asked();
    store.getState().answer('unknown');
    expect(store.getState().question?.answered).toEqual({ given: 'unknown', right: 'first' });
  });

  test('is asked of the new set where the set is changed before the answer, and is gone where it is changed after', () => {
    const store = asked();
    store.getState().setRuleSet('voc-2017');
    expect(store.getState().question?.answered).toBeUndefined();
    store.getState().answer('both');
    const right = store.getState().question?.answered?.right;
    const [a, b] = store.getState().question!.of.map(id => store.getState().judgement.encounters[0]!.roles[id] === 'give-way');
    expect(right).toBe(a === b ? (a === true ? 'both' : 'neither') : a === true ? 'first' : 'second');
    store.getState().setRuleSet('colregs-1972');
    expect(store.getState().question).toBeUndefined();
  });

  test('brings the rules to the top, as picking a vessel does her card', () => {
    const store = asked();
    store.getState().selectVessel(store.getState().question!.of[0]);
    const { panel } = store.getState();
    expect(panel.tab).toBe('vessels');
    store.getState().answer('both');
    expect(store.getState().panel).toEqual({ tab: 'rules', serial: panel.serial + 1 });
    store.getState().selectVessel(undefined);
    expect(store.getState().panel.tab).toBe('rules');
  });
});

describe('another rule set in the past', () => {
  const inThePast = (storage?: KeyValues) => {
    const store = storeAt({ id: 'basin-crossing' }, storage);
    store.getState().advance(300, true);
    store.getState().scrubTo(100);
    store.getState().setRuleSet('voc-2017');
    return store;
  };

  test('is a look: what was run after is kept, and is as it was when one goes on', () => {
    const store = inThePast();
    const { recording } = store.getState();
    expect(store.getState()).toMatchObject({ ruleSet: 'voc-2017', world: { tick: 100, ruleSet: 'voc-2017' }, recording: { known: 300, head: { world: { tick: 300 } } } });
    expect(isTried(recording, store.getState().world)).toBe(true);
    store.getState().setRuleSet('dvc-1963');
    expect(isTried(recording, store.getState().world)).toBe(false);
    store.getState().setRuleSet('colregs-1972');
    store.getState().scrubTo(200);
    expect(store.getState()).toMatchObject({ ruleSet: 'dvc-1963', world: { tick: 200, ruleSet: 'dvc-1963' }, recording: { known: 300 } });
    expect(store.getState().recording.events.filter(({ event }) => event === 'rule-set')).toEqual([]);
  });

  test('played on makes a new run from there', () => {
    const store = inThePast();
    store.getState().advance(20, true);
    expect(store.getState()).toMatchObject({ ruleSet: 'voc-2017', world: { tick: 120, ruleSet: 'voc-2017' }, recording: { known: 120 } });
    expect(store.getState().recording.events).toContainEqual(expect.objectContaining({ tick: 100, event: 'rule-set', ruleSet: 'voc-2017' }));
    store.getState().scrubTo(99);
    expect(store.getState()).toMatchObject({ ruleSet: 'dvc-1963', world: { tick: 99 } });
  });

  test('is still a look after a reload', () => {
    const storage = memory();
    inThePast(storage).getState().keepRun();
    const store = storeAt(undefined, storage);
    while (store.getState().catchUp(50));
    expect(store.getState()).toMatchObject({ ruleSet: 'voc-2017', world: { tick: 100, ruleSet: 'voc-2017' }, recording: { known: 300, head: { world: { tick: 300 } } } });
    store.getState().scrubTo(101);
    expect(store.getState().ruleSet).toBe('dvc-1963');
  });
});

describe('settings and the own vessel', () => {
  test('are kept between visits; what was kept and does not hold is as it is at first', () => {
    const storage = memory();
    const first = storeAt({ id: 'basin-crossing' }, storage);
    first.getState().set('bearings', 'points');
    first.getState().set('rings', true);
    const [, second] = first.getState().scenario.vessels.map(({ particulars }) => particulars.id);
    first.getState().setOwnVessel(second!);
    expect(storeAt(undefined, storage).getState()).toMatchObject({ settings: { bearings: 'points', rings: true, lengths: 'metres' }, ownVessel: second });
    storage.held['stand-on/1'] = JSON.stringify({ settings: { bearings: 'cubits', rings: 'yes' }, ownVessel: 'nobody' });
    expect(storeAt(undefined, storage).getState()).toMatchObject({ settings: { bearings: 'degrees', rings: false }, ownVessel: expect.any(String) as string });
  });

  test('in the own view tell of the meetings of the own vessel with those whom she sees', () => {
    const store = storeAt({ id: 'basin-crossing' });
    const [a, b] = store.getState().scenario.vessels.map(({ particulars }) => particulars.id);
    store.getState().set('view', 'own');
    expect(store.getState().ownVessel).toBe(a);
    expect(knowledgeOf(store.getState(), b!)).toBe(store.getState().judgement.encounters[0]!.inSight ? 'sees' : 'nothing');
  });
});
