/**
 * What has been run so far, so that one can go back to any tick of it and on again: a world every few seconds, what a
 * person chose on the way, and what there is to show of it. The ticks between are found by replay, which the same start
 * and the same choices make the same to the last bit. Plain data: every change makes a new recording.
 */
import type { RuleSetId } from '../rules/facts.ts';
import { changesAt, endingOf, judgementAt, notWatched, step, type Given, type TimelineEntry, type Watched } from '../sim/index.ts';
import { RATE } from '../sim/conventions.ts';
import type { World } from '../sim/world.ts';
import { bandsUpTo, bandsWith, NO_BANDS, riskChanges, type Bands, type RiskChange } from './bands.ts';
import { tracksFor, tracksUpTo, tracksWith, type Tracks } from './tracks.ts';

/** What a person chose: each from its tick on, until the next. */
export interface Choices {
  readonly sets: readonly { readonly from: number; readonly ruleSet: RuleSetId }[];
  /** The orders at the helm, of all vessels that a person steers. */
  readonly orders: readonly { readonly from: number; readonly given: Given }[];
}

/** Something that happened in the run, for the timeline. */
export type RunEvent = { readonly tick: number } & (TimelineEntry | RiskChange | { readonly t: number; readonly event: 'rule-set'; readonly ruleSet: RuleSetId });

interface Seen { readonly world: World; readonly watched: Watched }

export interface Recording {
  readonly choices: Choices;
  /** Up to here, in ticks, something was run; a recording that was taken up again may not have come so far yet. */
  readonly known: number;
  /** The last tick recorded, and how it looked. */
  readonly head: Seen;
  readonly keyframes: readonly Seen[];
  readonly bands: Bands;
  readonly events: readonly RunEvent[];
  readonly tracks: Tracks;
}

/** Ticks from one world that is kept to the next: five seconds, and more in a run of more than three hours. */
const keptEvery = ({ duration }: World): number => 5 * RATE * Math.max(1, Math.ceil(duration / 12_000));

const lastFrom = <T extends { readonly from: number }>(list: readonly T[], tick: number): T | undefined => list.findLast(({ from }) => from <= tick);

/** The same world, to be judged and steered by another set. */
export const under = (world: World, ruleSet: RuleSetId): World => (world.ruleSet === ruleSet ? world : { ...world, ruleSet });

/** The set that was chosen for a tick. */
const setAt = ({ sets }: Choices, { tick, ruleSet }: World): RuleSetId => lastFrom(sets, tick)?.ruleSet ?? ruleSet;

/** The tick after, by what was chosen. */
export function nextBy(choices: Choices, world: World): World {
  const next = step(world, lastFrom(choices.orders, world.tick)?.given ?? {});
  return under(next, setAt(choices, next));
}

/** A recording of which nothing has been run but the start. */
export function recordingOf(start: World, choices?: Choices): Recording {
  const none: Recording = {
    choices: choices ?? { sets: [{ from: 0, ruleSet: start.ruleSet }], orders: [] }, known: 0,
    head: { world: start, watched: notWatched(start) }, keyframes: [], bands: NO_BANDS, events: [], tracks: tracksFor(start),
  };
  return taken(none, start);
}

/** Whether this world is the one that comes after the last recorded. */
export const continues = ({ head }: Recording, world: World): boolean => world.tick === head.world.tick + 1;

/** With a world that has been run: recorded where it comes next, known of where the recording is not there yet. */
export function recorded(recording: Recording, world: World): Recording {
  if (continues(recording, world)) return taken(recording, world);
  return world.tick > recording.known ? { ...recording, known: world.tick } : recording;
}

function taken(recording: Recording, world: World): Recording {
  const { head, keyframes, known } = recording;
  const judgement = judgementAt(world);
  const changesSet = head.world.ruleSet !== world.ruleSet;
  // What another set says is no change of the picture: only that the set was changed is told.
  const before = changesSet ? { ...head.watched, codes: judgement.codes, duties: judgement.duties } : head.watched;
  const { watched, entries } = changesAt(before, world, judgement);
  const { tick, time: t } = world;
  const told: readonly (TimelineEntry | RiskChange)[] = [...entries.filter(({ event }) => event !== 'duty'), ...riskChanges(before.codes, world, judgement, entries), ...endingOf(world)];
  const events: RunEvent[] = [...(changesSet ? [{ tick, t, event: 'rule-set', ruleSet: world.ruleSet } as const] : []), ...told.map(entry => ({ ...entry, tick }))];
  const seen = { world, watched };
  return {
    ...recording, head: seen, known: Math.max(known, tick),
    keyframes: tick % keptEvery(world) === 0 ? [...keyframes, seen] : keyframes,
    bands: bandsWith(recording.bands, world, judgement),
    events: events.length === 0 ? recording.events : [...recording.events, ...events],
    tracks: tracksWith(recording.tracks, world, judgement.scene.world),
  };
}

/** Records some ticks more of what is known to have been run. */
export function caughtUp(recording: Recording, ticks: number): Recording {
  let now = recording;
  for (let i = 0; i < ticks && isBehind(now); i += 1) {
    const next = nextBy(now.choices, now.head.world);
    // It ended earlier than was known: then that was not this run.
    if (next === now.head.world) return { ...now, known: next.tick };
    now = taken(now, next);
  }
  return now;
}

/** Whether more was run than is recorded. */
export const isBehind = ({ head, known }: Recording): boolean => head.world.tick < known;

export interface Moment { readonly before: World; readonly world: World }
export type Replay = (recording: Recording, tick: number) => Moment;

/**
 * Finds the world at a tick that is recorded, and the one before it: from the nearest that was kept, on by replay. The
 * worlds between two that were kept are held until others are asked for, so that step by step nothing is run twice.
 */
export function replayer(): Replay {
  let by: Choices | undefined;
  let worlds: World[] = [];
  return ({ keyframes, head, choices }, tick) => {
    const wanted = Math.max(0, Math.min(tick, head.world.tick));
    const { world: kept } = keyframes.findLast(({ world }) => world.tick < wanted) ?? keyframes[0]!;
    if (by !== choices || worlds[0] !== kept) [by, worlds] = [choices, [kept]];
    while (worlds.at(-1)!.tick < wanted) worlds.push(nextBy(choices, worlds.at(-1)!));
    const at = wanted - kept.tick;
    return { before: worlds[Math.max(0, at - 1)]!, world: worlds[at]! };
  };
}

/** The recording as it was when it had come to a tick; what was recorded after is gone. */
function cutAt(recording: Recording, tick: number): Recording {
  if (tick >= recording.head.world.tick) return { ...recording, known: tick };
  const keyframes = recording.keyframes.filter(({ world }) => world.tick <= tick);
  const head = keyframes.at(-1)!;
  const at = head.world.tick;
  const short: Recording = {
    ...recording, keyframes, head, known: tick,
    bands: bandsUpTo(recording.bands, at), events: recording.events.filter(event => event.tick <= at), tracks: tracksUpTo(recording.tracks, at),
  };
  return caughtUp(short, tick - at);
}

/**
 * A moment of the run looked at under another set than it was run by, with more of the run behind it: to look costs nothing, and only to run on from
 * there makes a new future.
 */
export const isTried = ({ choices, known }: Recording, world: World): boolean => world.tick < known && setAt(choices, world) !== world.ruleSet;

const upTo = <T extends { readonly from: number }>(list: readonly T[], tick: number): readonly T[] => list.filter(({ from }) => from < tick);

/**
 * A person has chosen: from this world on, by this rule set, or with these orders at the helm. What was recorded from
 * here on is gone: a new future begins.
 */
export function chosen(recording: Recording, world: World, choice: { readonly ruleSet?: RuleSetId; readonly given?: Given }): { readonly recording: Recording; readonly world: World } {
  const { tick } = world;
  const now = under(world, choice.ruleSet ?? world.ruleSet);
  const { sets, orders } = recording.choices;
  const earlier = upTo(sets, tick);
  const choices: Choices = {
    sets: earlier.at(-1)?.ruleSet === now.ruleSet ? earlier : [...earlier, { from: tick, ruleSet: now.ruleSet }],
    orders: choice.given === undefined ? orders.filter(({ from }) => from <= tick) : [...upTo(orders, tick), { from: tick, given: choice.given }],
  };
  if (tick === 0) return { recording: recordingOf(now, choices), world: now };
  const before = { ...cutAt(recording, tick - 1), choices };
  return { recording: recorded(before, now), world: now };
}
