/** What is kept between visits. Storage may be full, forbidden or filled with anything: none of that stops the program. */
import { RULE_SET_IDS, type RuleSetId } from '../rules/facts.ts';
import { settingsOf, type Settings } from './settings.ts';
import { SPEEDS, THEME_CHOICES, type Camera, type OwnFile, type Source, type Speed, type ThemeChoice } from './state.ts';

const KEY = 'stand-on/1';
const FILE_KEY = 'stand-on/1/file';

export interface Kept {
  readonly source?: Source;
  /** The last file of the user's own that was opened. */
  readonly own?: OwnFile;
  readonly ruleSet?: RuleSetId;
  readonly speed?: Speed;
  readonly themeChoice?: ThemeChoice;
  readonly camera?: Camera;
  readonly following?: boolean;
  /** The first question has been answered or set aside. */
  readonly met?: boolean;
  readonly settings?: Settings;
  readonly ownVessel?: string;
}

export type KeyValues = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** The browser's own storage, or undefined where it is out of reach. */
export function browserStorage(): KeyValues | undefined {
  try {
    return globalThis.localStorage;
  } catch {
    return undefined;
  }
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
const isFinite = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value);
const oneOf = <T>(list: readonly T[], value: unknown): T | undefined => list.find(item => item === value);

function ownOf(name: unknown, text: string | null): OwnFile | undefined {
  return typeof name === 'string' && text !== null ? { kind: 'file', name, text } : undefined;
}

function sourceOf(value: unknown, own: OwnFile | undefined): Source | undefined {
  if (!isRecord(value)) return undefined;
  if (value['kind'] === 'library' && typeof value['id'] === 'string') return { kind: 'library', id: value['id'] };
  return value['kind'] === 'file' ? own : undefined;
}

/** Metres from the origin, and pixels to the metre: beyond these nothing was ever looked at. */
const FARTHEST = 500_000;
const SCALES = { least: 1e-4, most: 100 } as const;

function cameraOf(value: unknown): Camera | undefined {
  if (!isRecord(value)) return undefined;
  const { x, y, scale } = value;
  if (!isFinite(x) || !isFinite(y) || !isFinite(scale) || scale < SCALES.least || scale > SCALES.most) return undefined;
  return Math.max(Math.abs(x), Math.abs(y)) <= FARTHEST ? { x, y, scale } : undefined;
}

/** What was kept, with everything that does not hold left out. */
export function recall(storage: KeyValues | undefined): Kept {
  try {
    const value: unknown = JSON.parse(storage?.getItem(KEY) ?? 'null');
    if (!isRecord(value)) return {};
    const own = ownOf(value['own'], storage?.getItem(FILE_KEY) ?? null);
    const kept = {
      own,
      source: sourceOf(value['source'], own),
      ruleSet: oneOf(RULE_SET_IDS, value['ruleSet']),
      speed: oneOf(SPEEDS, value['speed']),
      themeChoice: oneOf(THEME_CHOICES, value['themeChoice']),
      camera: cameraOf(value['camera']),
      following: typeof value['following'] === 'boolean' ? value['following'] : undefined,
      met: value['met'] === true ? true : undefined,
      settings: value['settings'] === undefined ? undefined : settingsOf(value['settings']),
      ownVessel: typeof value['ownVessel'] === 'string' ? value['ownVessel'] : undefined,
    };
    return Object.fromEntries(Object.entries(kept).filter(([, item]) => item !== undefined)) as Kept;
  } catch {
    return {};
  }
}

/** Keeps it, if the storage lets us. The text of a file goes apart, as it is long and changes seldom. */
export function keep(storage: KeyValues | undefined, kept: Kept): void {
  if (storage === undefined) return;
  const { source, own, ...rest } = kept;
  try {
    if (own !== undefined && storage.getItem(FILE_KEY) !== own.text) storage.setItem(FILE_KEY, own.text);
    storage.setItem(KEY, JSON.stringify({ ...rest, own: own?.name, source: source?.kind === 'file' ? { kind: 'file' } : source }));
  } catch {
    // Full or forbidden: the run goes on, and only the memory of it is lost.
  }
}
