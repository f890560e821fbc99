/** A whole run: the timeline of what happened, the closest approaches, and the hash of every tick. */
import { distance } from '../geometry/vector.ts';
import type { TickJudgement } from '../rules/index.ts';
import { changesAt, endingOf, notWatched, type TimelineEntry } from './changes.ts';
import { digest, digestText, EMPTY_DIGEST, type Digest } from './hash.ts';
import { judgementAt, stepJudged, type Given } from './step.ts';
import type { Ending, World } from './world.ts';

export interface Closest { readonly vessels: readonly [string, string]; readonly range: number; readonly at: number }

export interface Run {
  readonly world: World;
  readonly ended: Ending;
  readonly time: number;
  readonly closest: readonly Closest[];
  readonly timeline: readonly TimelineEntry[];
  readonly hash: string;
}

export interface RunOptions {
  /** Stops at this time, seconds, if the run has not ended before. */
  readonly until?: number;
  /** Orders given at a tick, by vessel id. */
  readonly orders?: (world: World) => Given;
  readonly onTick?: (world: World) => void;
}

/** Runs a world to its end, or to a time, under its own rule set alone. */
export function run(start: World, { until = Infinity, orders, onTick }: RunOptions = {}): Run {
  const nearest = new Map<string, Closest>();
  const timeline: TimelineEntry[] = [];
  let watched = notWatched(start);
  const look = (now: World, judgement: TickJudgement): void => {
    lookForClosest(nearest, now, judgement);
    const { watched: seen, entries } = changesAt(watched, now, judgement);
    watched = seen;
    timeline.push(...entries);
  };
  let world = start;
  let hash = digestOf(EMPTY_DIGEST, world);
  onTick?.(world);
  while (world.ended === undefined && world.time < until) {
    const { next, judgement } = stepJudged(world, [world.ruleSet], orders?.(world));
    look(world, judgement);
    world = next;
    hash = digestOf(hash, world);
    onTick?.(world);
  }
  look(world, judgementAt(world));
  timeline.push(...endingOf(world));
  return { world, ended: world.ended?.how ?? 'finished', time: world.time, closest: [...nearest.values()], timeline, hash: digestText(hash) };
}

/** Takes the state of a tick into a digest. */
export function digestOf(before: Digest, world: World): Digest {
  const numbers = [world.tick];
  for (const { state } of world.vessels) numbers.push(state.position[0], state.position[1], state.heading, state.speed, state.rudder, state.condition.length, state.orders.speed ?? -1);
  for (const { first, second, shape, stage, risk } of world.memories[world.ruleSet].pairs) numbers.push(first, second, shape, stage, risk ? 1 : 0);
  return digest(before, numbers);
}

/** The least range of each pair that counts so far, by its two ids. */
function lookForClosest(nearest: Map<string, Closest>, { vessels, time }: World, { scene }: TickJudgement): void {
  for (let i = 0; i < vessels.length; i += 1) {
    for (let j = i + 1; j < vessels.length; j += 1) {
      if (!scene.parties[i]!.counts || !scene.parties[j]!.counts) continue;
      const [a, b] = [vessels[i]!, vessels[j]!];
      const range = distance(a.state.position, b.state.position);
      const key = `${a.particulars.id} ${b.particulars.id}`;
      if (range < (nearest.get(key)?.range ?? Infinity)) nearest.set(key, { vessels: [a.particulars.id, b.particulars.id], range, at: time });
    }
  }
}
