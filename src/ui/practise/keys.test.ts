import { readFileSync } from 'node:fs';
import { beforeEach, describe, expect, test } from 'vitest';
import { ui } from '../../i18n/en/ui.ts';
import { createStandOn, libraryOf, SETTING_IDS, type StandOn } from '../../store/index.ts';
import { actionOf, KEY_GROUPS, keyMeant, keyOf, KEYS, linesOf, PLAN_KEYS, planCommandOf, type SlipId } from './keys.ts';
import { SETTING_GROUPS } from './settingWords.ts';

const file = 'scenarios/dvc-1963/basin-crossing.json';
let store: StandOn;
let opened: SlipId[];
beforeEach(() => {
  store = createStandOn({ library: libraryOf({ [file]: readFileSync(file, 'utf8') }, 'dvc-1963/basin-crossing.json') });
  opened = [];
});
const press = (key: string): void => actionOf(key)?.({ state: store.getState(), open: slip => opened.push(slip) });

describe('the table of keys', () => {
  test('no key stands in it twice', () => {
    const all = KEYS.flatMap(({ keys }) => keys as readonly string[]);
    expect(new Set(all).size).toBe(all.length);
  });

  test('each line of the sheet has its sentence, and each key on it does something; nothing else does', () => {
    const lines = KEY_GROUPS.flatMap(linesOf);
    expect(lines.map(({ id }) => id).sort()).toEqual([...KEYS, ...PLAN_KEYS].map(({ id }) => id).sort());
    for (const { id, keys } of lines) {
      expect(ui, id).toHaveProperty([`help.does.${id}`]);
      for (const key of keys) expect(actionOf(key) ?? planCommandOf(key), key).toBeDefined();
    }
    const told = new Set(lines.flatMap(({ keys }) => keys));
    for (let code = 33; code < 127; code += 1) {
      const key = keyMeant({ key: String.fromCharCode(code), code: '' });
      expect(actionOf(key) !== undefined, key).toBe(told.has(key) && planCommandOf(key) === undefined);
    }
  });

  test('no sentence of the sheet is without a key', () => {
    const ids = [...KEYS, ...PLAN_KEYS].map(({ id }) => `help.does.${id}`);
    expect(Object.keys(ui).filter(key => key.startsWith('help.does.')).sort()).toEqual(ids.sort());
  });

  test('every setting is in the slip once, and has a key, but for the one that turns the keys off', () => {
    expect(SETTING_GROUPS.flatMap(({ ids }) => ids as readonly string[]).sort()).toEqual([...SETTING_IDS].sort());
    expect(SETTING_IDS.filter(id => keyOf(id) === undefined)).toEqual(['singleKeys']);
  });
});

describe('what keys do', () => {
  test('the key of a setting goes round its choices', () => {
    const before = store.getState().settings;
    for (const id of SETTING_IDS.filter(one => one !== 'singleKeys')) {
      press(keyOf(id)!);
      expect(store.getState().settings[id], id).not.toBe(before[id]);
      press(keyOf(id)!);
    }
    expect(store.getState().settings).toEqual(before);
  });

  test('o makes the vessel that is picked the own one, and without one the next', () => {
    const [first, second] = store.getState().facts.vessels.map(({ id }) => id);
    store.getState().setOwnVessel(first!);
    press('o');
    expect(store.getState().ownVessel).toBe(second);
    store.getState().selectVessel(first);
    press('o');
    expect(store.getState().ownVessel).toBe(first);
  });

  test('j and k go round the meetings, t round the vessels', () => {
    press('j');
    expect(store.getState().selectedEncounter).toBeDefined();
    press('t');
    const first = store.getState().selectedVessel;
    press('t');
    expect(store.getState().selectedVessel).not.toBe(first);
  });

  test('slips open, and a question is put over the meeting that is shown', () => {
    for (const key of ['s', 'l', '?']) press(key);
    expect(opened).toEqual(['settings', 'scenarios', 'help']);
    press('q');
    expect(store.getState().question).toBeDefined();
  });

  test('a letter of another script is taken by its place', () => {
    expect(keyMeant({ key: 'ப', code: 'KeyH' })).toBe('h');
    expect(keyMeant({ key: 'H', code: 'KeyJ' })).toBe('h');
    expect(keyMeant({ key: 'ArrowLeft', code: 'ArrowLeft' })).toBe('ArrowLeft');
  });
});
