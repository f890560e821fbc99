/**
 * Every key there is, once: `useKeys` acts by this table, the plan takes its own from it, and the sheet lists it. So a key
 * cannot be without its line on the sheet, nor a line without its key. A new one is an entry here and a sentence
 * `help.does.<id>` in `i18n/en/ui.ts`.
 */
import { RULE_SET_IDS } from '../../rules/facts.ts';
import {
  knowledgeOf, nextOf, sorted, encounterKey, shownEncounter, SPEEDS, THEME_CHOICES, toldOf, type Actions, type PlanCommand, type SettingId, type StandOnState,
} from '../../store/index.ts';

export const KEY_GROUPS = ['run', 'rules', 'plan', 'told', 'page'] as const;
export type KeyGroup = (typeof KEY_GROUPS)[number];

/** What lies over the page when it is asked for. */
export type SlipId = 'scenarios' | 'help' | 'settings';

/** What a key may do: all that the store can, and opening a slip. */
export interface Reach { readonly state: StandOnState & Actions; readonly open: (slip: SlipId) => void }

interface KeyEntry {
  readonly id: string;
  readonly group: KeyGroup;
  /** As the browser names them, letters small; where there are several, `act` is told which. */
  readonly keys: readonly string[];
  /** Shown on the sheet where fewer say enough. */
  readonly shown?: readonly string[];
  readonly act: (reach: Reach, which: number) => void;
}

/** A key of the plan alone: it works when the plan has the focus, and is free elsewhere. */
interface PlanKeyEntry { readonly id: string; readonly keys: readonly string[]; readonly shown?: readonly string[]; readonly commands: readonly PlanCommand[] }

/** The one after this (or before), round and round; where this is none of them, the first (or the last). */
function after<T>(all: readonly T[], now: T | undefined, by: 1 | -1 = 1): T | undefined {
  const at = all.findIndex(one => one === now);
  return at < 0 ? all.at(by > 0 ? 0 : -1) : all.at((at + by) % all.length);
}

const toggles = <Id extends SettingId>(id: Id, key: string, group: KeyGroup) =>
  ({ id, group, keys: [key], act: ({ state }: Reach) => state.set(id, nextOf(id, state.settings[id])) }) as const;

const seen = (state: StandOnState): string[] => state.facts.vessels.map(({ id }) => id).filter(id => knowledgeOf(state, id) === 'sees');

/** The vessel that is picked becomes the own one; where none is, or she is so already, the next that can be seen. */
function nextOwn({ state }: Reach): void {
  const { selectedVessel, ownVessel } = state;
  const own = selectedVessel !== undefined && selectedVessel !== ownVessel ? selectedVessel : after(seen(state), ownVessel);
  if (own !== undefined) state.setOwnVessel(own);
}

function pickMeeting({ state }: Reach, by: 1 | -1): void {
  const told = toldOf(state, state.judgement.encounters);
  const { speaking, silent } = sorted(told);
  const all = [...speaking, ...silent].map(({ vessels }) => encounterKey(vessels));
  const shown = shownEncounter(told, state.selectedEncounter);
  if (all.length > 0) state.selectEncounter(after(all, shown && encounterKey(shown.vessels), by));
}

export const KEYS = [
  { id: 'play', group: 'run', keys: [' '], act: ({ state }) => state.togglePlay() },
  { id: 'step', group: 'run', keys: ['.'], act: ({ state }) => state.stepOnce() },
  { id: 'back', group: 'run', keys: [','], act: ({ state }) => state.stepBack() },
  { id: 'event', group: 'run', keys: ['[', ']'], act: ({ state }, which) => state.toEvent(which === 0 ? 'previous' : 'next') },
  { id: 'restart', group: 'run', keys: ['r'], act: ({ state }) => state.restart() },
  { id: 'speed', group: 'run', keys: ['x'], act: ({ state }) => state.setSpeed(after(SPEEDS, state.speed) ?? 1) },

  { id: 'sets', group: 'rules', keys: ['1', '2', '3'], act: ({ state }, which) => state.setRuleSet(RULE_SET_IDS[which]!) },
  { id: 'ask', group: 'rules', keys: ['q'], act: ({ state }) => askOfShown(state) },
  { id: 'meeting', group: 'rules', keys: ['j', 'k'], act: (reach, which) => pickMeeting(reach, which === 0 ? 1 : -1) },
  { id: 'vessel', group: 'rules', keys: ['t'], act: ({ state }) => state.selectVessel(after(seen(state), state.selectedVessel)) },
  { id: 'own', group: 'rules', keys: ['o'], act: nextOwn },
  toggles('view', 'w', 'rules'),

  { id: 'follow', group: 'plan', keys: ['f'], act: ({ state }) => state.setFollowing(!state.following) },
  toggles('follows', 'm', 'plan'), toggles('up', 'h', 'plan'), toggles('vectors', 'v', 'plan'), toggles('rings', 'g', 'plan'),
  toggles('bearingLine', 'b', 'plan'), toggles('closestOfAll', 'c', 'plan'),

  toggles('lengths', 'u', 'told'), toggles('bearings', 'p', 'told'),

  { id: 'settings', group: 'page', keys: ['s'], act: ({ open }) => open('settings') },
  { id: 'scenarios', group: 'page', keys: ['l'], act: ({ open }) => open('scenarios') },
  { id: 'theme', group: 'page', keys: ['n'], act: ({ state }) => state.setTheme(after(THEME_CHOICES, state.themeChoice) ?? 'auto') },
  { id: 'help', group: 'page', keys: ['?'], act: ({ open }) => open('help') },
] as const satisfies readonly KeyEntry[];

export const PLAN_KEYS = [
  { id: 'zoom', keys: ['+', '=', '-', '_'], shown: ['+', '-'], commands: ['zoom-in', 'zoom-in', 'zoom-out', 'zoom-out'] },
  { id: 'move', keys: ['ArrowLeft', 'ArrowUp', 'ArrowRight', 'ArrowDown'], commands: ['left', 'up', 'right', 'down'] },
  { id: 'fit', keys: ['0', 'Home'], shown: ['0'], commands: ['fit', 'fit'] },
] as const satisfies readonly PlanKeyEntry[];

export type KeyId = (typeof KEYS)[number]['id'] | (typeof PLAN_KEYS)[number]['id'];

/** A line of the sheet: the keys as they are shown, and what they do. */
export interface KeyLine { readonly id: KeyId; readonly keys: readonly string[] }

const lineOf = (entry: { readonly id: KeyId; readonly keys: readonly string[]; readonly shown?: readonly string[] }): KeyLine => ({ id: entry.id, keys: entry.shown ?? entry.keys });

/** The lines of a group, those of the plan's own keys first. */
export const linesOf = (group: KeyGroup): readonly KeyLine[] =>
  [...(group === 'plan' ? PLAN_KEYS.map(lineOf) : []), ...KEYS.filter(entry => entry.group === group).map(lineOf)];

/** The key that works a setting, to stand beside it. */
export const keyOf = (id: string): string | undefined => KEYS.find(entry => entry.id === id)?.keys[0];

/** What this key does anywhere on the page; undefined where it does nothing. */
export function actionOf(key: string): ((reach: Reach) => void) | undefined {
  for (const { keys, act } of KEYS as readonly KeyEntry[]) {
    const which = keys.indexOf(key);
    if (which >= 0) return reach => act(reach, which);
  }
  return undefined;
}

/** What this key asks of the plan that has the focus. */
export function planCommandOf(key: string): PlanCommand | undefined {
  for (const { keys, commands } of PLAN_KEYS as readonly PlanKeyEntry[]) if (keys.includes(key)) return commands[keys.indexOf(key)];
  return undefined;
}

/**
 * The key that is meant, as the table names it: letters small, and by their place on the keyboard where they are of
 * another script, so that a Tamil or a Bengali keyboard works as well.
 */
export function keyMeant({ key, code }: { readonly key: string; readonly code: string }): string {
  if (key.length === 1 && key.charCodeAt(0) > 127 && code.startsWith('Key')) return code.slice(3).toLowerCase();
  return key.length === 1 ? key.toLowerCase() : key;
}

/** Puts the question over the meeting that is shown: where only some are told of, never over another. */
export function askOfShown(state: StandOnState & Actions): void {
  const told = toldOf(state, state.judgement.encounters);
  const of = shownEncounter(told, state.selectedEncounter) ?? told[0];
  if (of === undefined || state.question !== undefined) return;
  if (told !== state.judgement.encounters) state.selectEncounter(encounterKey(of.vessels));
  state.ask();
}
