/**
 * Where a run was left, for the next visit: the choices made in it and the world as it stands. Taken back only whole, and
 * only over the same scenario and by a program that makes worlds of the same form; else the run begins anew.
 */
import { RULE_SET_IDS } from '../rules/facts.ts';
import { digest, digestText, EMPTY_DIGEST } from '../sim/hash.ts';
import type { Vessel, World } from '../sim/world.ts';
import type { KeyValues } from './memory.ts';
import type { Choices } from './recording.ts';

const KEY = 'stand-on/1/run';
/** To be raised when a world of before would be read wrongly though it has the same fields. */
const FORM = 1;
/** Characters: a run that takes more begins anew. */
const MOST = 500_000;

export interface KeptRun { readonly known: number; readonly choices: Choices; readonly world: World }

const sumOf = (text: string): string => digestText(digest(EMPTY_DIGEST, Array.from(text, letter => letter.codePointAt(0)!)));

/** What must be the same when it is taken back: the text of the scenario, and the form of a world. */
function stampOf(text: string, start: World): string {
  const [vessel] = start.vessels;
  const fields = [start, vessel, vessel?.state, vessel?.particulars, vessel?.handling].map(one => Object.keys(one ?? {}).join());
  return sumOf([FORM, RULE_SET_IDS.join(), ...fields, text].join('\n'));
}

/** What the scenario says anyhow is not kept. */
function changing({ environment: _, waterway: __, settings: ___, events: ____, vessels, ...rest }: World): object {
  return { ...rest, vessels: vessels.map(({ particulars: _, handling: __, ...moving }) => moving) };
}

/** Keeps it, if the storage lets us and it is not too large. `start`: the world that the scenario begins with. */
export function keepRun(storage: KeyValues | undefined, text: string, start: World, { known, choices, world }: KeptRun): void {
  try {
    const kept = JSON.stringify({ stamp: stampOf(text, start), known, choices, world: changing(world) });
    if (kept.length > MOST) storage?.removeItem(KEY);
    else storage?.setItem(KEY, sumOf(kept) + kept);
  } catch {
    // Full or forbidden: the run goes on, and only the memory of it is lost.
  }
}

/** The run that was kept over this scenario; undefined where there is none, or not a whole one. */
export function recallRun(storage: KeyValues | undefined, text: string, start: World): KeptRun | undefined {
  try {
    const [sum, kept] = split(storage?.getItem(KEY) ?? '');
    if (sum !== sumOf(kept)) return undefined;
    const { stamp, known, choices, world } = JSON.parse(kept) as { stamp: string; known: number; choices: Choices; world: World };
    if (stamp !== stampOf(text, start) || world.vessels.length !== start.vessels.length) return undefined;
    const vessels = world.vessels.map((moving, i): Vessel => ({ ...start.vessels[i]!, ...moving }));
    return { known: Math.max(known, world.tick), choices, world: { ...start, ...world, vessels } };
  } catch {
    return undefined;
  }
}

const SUM = 16;
const split = (text: string): readonly [string, string] => [text.slice(0, SUM), text.slice(SUM)];
