/**
 * A replay: the start, every order given, every change of the rule set, and checksums along the way. Played again, on any
 * engine, it gives the same run; `firstDifference` names the first tick at which it does not.
 *
 * It holds the scenario file itself, so that it stands alone. Making a world of that is the room `scenario`'s: here the
 * world at the start comes as a parameter.
 */
import type { RuleSetId } from '../rules/facts.ts';
import { RATE } from './conventions.ts';
import { digestText, EMPTY_DIGEST } from './hash.ts';
import { digestOf } from './run.ts';
import { step, type Given } from './step.ts';
import type { Ending, Orders, World } from './world.ts';

export const REPLAY_FORMAT = 'stand-on/replay';
export const REPLAY_VERSION = 1;

/** A checksum at least so often, ticks: ten seconds of the run. */
export const CHECKSUM_EVERY = 10 * RATE;

export interface Checksum {
  readonly tick: number;
  /** Over all ticks from the start to this one. */
  readonly hash: string;
}

export interface Replay {
  readonly format: typeof REPLAY_FORMAT;
  readonly version: typeof REPLAY_VERSION;
  /** The scenario file, whole. */
  readonly scenario: unknown;
  /** In force at the start. */
  readonly ruleSet: RuleSetId;
  /** Orders given by a person, in order of time: at this tick, before the step from it. */
  readonly given: readonly { readonly tick: number; readonly vessel: string; readonly orders: Orders }[];
  /** Changes of the rule set, in order of time. */
  readonly ruleSets: readonly { readonly tick: number; readonly ruleSet: RuleSetId }[];
  /** In order of time; the last is that of the end. */
  readonly checksums: readonly Checksum[];
  /** How the run ended; left out where it was broken off at the last checksum. */
  readonly ended?: Ending;
}

/** The first place where a run is not what its replay says. */
export interface Difference { readonly tick: number; readonly expected: string; readonly got: string }

type Played = Pick<Replay, 'ruleSet' | 'given' | 'ruleSets'>;

/** The world at each tick of a replay, the start first, up to its end or to a tick. `from` is its start, or a world of it to go on from. */
export function* replay(from: World, played: Played, upTo = Infinity): Generator<World, void> {
  let world = from.tick === 0 ? { ...from, ruleSet: played.ruleSet } : from;
  yield world;
  while (world.ended === undefined && world.tick < upTo) {
    const { tick } = world;
    const given: Record<string, Orders> = {};
    for (const order of played.given) if (order.tick === tick) given[order.vessel] = order.orders;
    const ruleSet = played.ruleSets.findLast(change => change.tick === tick)?.ruleSet ?? world.ruleSet;
    world = step(ruleSet === world.ruleSet ? world : { ...world, ruleSet }, given satisfies Given);
    yield world;
  }
}

/** The checksums of a replay, run from its start: every ten seconds, and at the end; with how it ended. */
export function checksumsOf(start: World, played: Played, upTo = Infinity): Pick<Replay, 'checksums' | 'ended'> {
  const checksums: Checksum[] = [];
  let digest = EMPTY_DIGEST;
  let ended: Ending | undefined;
  for (const world of replay(start, played, upTo)) {
    digest = digestOf(digest, world);
    ended = world.ended?.how;
    const isLast = ended !== undefined || world.tick >= upTo;
    if (isLast || (world.tick > 0 && world.tick % CHECKSUM_EVERY === 0)) checksums.push({ tick: world.tick, hash: digestText(digest) });
  }
  return { checksums, ...(ended === undefined ? {} : { ended }) };
}

/** Runs a replay and holds it against its own checksums and end; undefined where all agree. */
export function firstDifference(start: World, told: Replay): Difference | undefined {
  const last = told.checksums.at(-1)?.tick ?? 0;
  const got = checksumsOf(start, told, told.ended === undefined ? last : Infinity);
  const ticks = [...new Set([...told.checksums, ...got.checksums].map(({ tick }) => tick))].sort((a, b) => a - b);
  const at = (list: readonly Checksum[], tick: number): string => list.find(one => one.tick === tick)?.hash ?? 'none';
  for (const tick of ticks) {
    const [expected, found] = [at(told.checksums, tick), at(got.checksums, tick)];
    if (expected !== found) return { tick, expected, got: found };
  }
  return told.ended === got.ended ? undefined : { tick: last, expected: told.ended ?? 'not ended', got: got.ended ?? 'not ended' };
}

/** For developers: `differs at tick 300: expected 0123…, got 4567…`. */
export const differenceText = ({ tick, expected, got }: Difference): string => `differs at tick ${tick}: expected ${expected}, got ${got}`;
