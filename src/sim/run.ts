/** A whole run: the timeline of what happened, the closest approaches, and the hash of every tick. */
import { distance } from '../geometry/vector.ts';
import { decode, pairIndex, type TickJudgement } from '../rules/index.ts';
import { digest, digestText, EMPTY_DIGEST, type Digest } from './hash.ts';
import { judgementAt, step, type Given } from './step.ts';
import type { Ending, World } from './world.ts';

/** Something that happened, at `t` seconds. */
export type TimelineEntry = { readonly t: number } & (
  | { readonly event: 'encounter-began' | 'roles-changed' | 'encounter-ended'; readonly vessels: readonly string[]; readonly kind: string; readonly roles: Readonly<Record<string, string>> }
  | { readonly event: 'stage'; readonly vessel: string; readonly other: string; readonly stage: string }
  | { readonly event: 'duty' | 'breach'; readonly vessel: string; readonly is: string; readonly because: readonly string[] }
  | { readonly event: 'manoeuvre'; readonly vessel: string; readonly alters?: number; readonly speed?: number }
  | { readonly event: 'event'; readonly vessel: string; readonly does: string; readonly of?: string }
  | { readonly event: 'ended'; readonly how: Ending; readonly vessels: readonly string[] }
);

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

/** Runs a world to its end, or to a time. */
export function run(start: World, { until = Infinity, orders, onTick }: RunOptions = {}): Run {
  const log = new Log(start);
  let world = start;
  let hash = digestOf(EMPTY_DIGEST, world);
  onTick?.(world);
  while (world.ended === undefined && world.time < until) {
    log.look(world);
    world = step(world, orders?.(world) ?? {});
    hash = digestOf(hash, world);
    onTick?.(world);
  }
  log.look(world);
  log.end(world);
  return { world, ended: world.ended?.how ?? 'finished', time: world.time, closest: log.closest, timeline: log.timeline, hash: digestText(hash) };
}

/** Takes the state of a tick into a digest. */
export function digestOf(before: Digest, world: World): Digest {
  const numbers = [world.tick];
  for (const { state } of world.vessels) numbers.push(state.position[0], state.position[1], state.heading, state.speed, state.rudder, state.condition.length, state.orders.speed ?? -1);
  for (const { first, second, shape, stage, risk } of world.memories[world.ruleSet].pairs) numbers.push(first, second, shape, stage, risk ? 1 : 0);
  return digest(before, numbers);
}

/** Watches a run and writes down what changes. */
class Log {
  readonly timeline: TimelineEntry[] = [];
  private readonly nearest = new Map<string, Closest>();
  private codes: Uint32Array = new Uint32Array(0);
  private duties: Uint32Array = new Uint32Array(0);
  private readonly steady: { heading: number; speed: number }[];
  private told = -Infinity;

  constructor(start: World) {
    this.steady = start.vessels.map(({ state }) => ({ heading: state.heading, speed: state.speed }));
  }

  get closest(): Closest[] { return [...this.nearest.values()]; }

  look(world: World): void {
    const judgement = judgementAt(world);
    this.lookAtPairs(world, judgement);
    this.lookAtVessels(world, judgement);
    for (const event of world.events) if (event.at > this.told && event.at <= world.time) this.timeline.push({ t: world.time, event: 'event', vessel: event.vessel, does: event.does, ...(event.of === undefined ? {} : { of: event.of }) });
    this.told = world.time;
    this.codes = judgement.codes;
    this.duties = judgement.duties;
  }

  private lookAtPairs({ vessels, time }: World, { codes, scene }: TickJudgement): void {
    const n = vessels.length;
    for (let i = 0; i < n; i += 1) {
      for (let j = i + 1; j < n; j += 1) {
        const [a, b] = [vessels[i]!, vessels[j]!];
        if (!scene.parties[i]!.counts || !scene.parties[j]!.counts) continue;
        const ids: [string, string] = [a.particulars.id, b.particulars.id];
        const range = distance(a.state.position, b.state.position);
        const key = ids.join(' ');
        if (range < (this.nearest.get(key)?.range ?? Infinity)) this.nearest.set(key, { vessels: ids, range, at: time });
        const k = pairIndex(n, i, j);
        this.compare(time, ids, this.codes[k] ?? 0, codes[k]!);
      }
    }
  }

  private compare(t: number, vessels: [string, string], before: number, now: number): void {
    if (before === now) return;
    const [was, is] = [decode(before), decode(now)];
    const roles = { [vessels[0]]: is.roles[0], [vessels[1]]: is.roles[1] };
    if (was.kind !== is.kind || was.roles.join() !== is.roles.join()) {
      const event = was.kind === 'none' ? 'encounter-began' : is.kind === 'none' ? 'encounter-ended' : 'roles-changed';
      this.timeline.push({ t, event, vessels, kind: event === 'encounter-ended' ? was.kind : is.kind, roles });
    }
    if (was.stage !== is.stage && is.stage !== 'none' && is.stage !== 'keep') {
      const standOn = is.roles[0] === 'stand-on' ? 0 : 1;
      this.timeline.push({ t, event: 'stage', vessel: vessels[standOn]!, other: vessels[1 - standOn]!, stage: is.stage });
    }
  }

  private lookAtVessels({ vessels, time }: World, { set, duties }: TickJudgement): void {
    vessels.forEach(({ particulars: { id }, state }, index) => {
      const came = duties[index]! & ~(this.duties[index] ?? 0);
      set.vesselRules.forEach((rule, bit) => {
        if ((came & (1 << bit)) === 0 || rule.standing === true) return;
        const is = 'duty' in rule.says ? rule.says.duty : rule.says.breach;
        this.timeline.push({ t: time, event: 'duty' in rule.says ? 'duty' : 'breach', vessel: id, is, because: rule.because ?? [rule.id] });
      });
      this.lookAtOrders(time, id, index, state.orders);
    });
  }

  /** A course ordered that differs readily, 15 degrees, or a speed by a quarter, from the last one noted. */
  private lookAtOrders(t: number, vessel: string, index: number, { course, speed }: { course?: number; speed?: number }): void {
    const last = this.steady[index]!;
    const by = course === undefined ? 0 : ((course - last.heading + 540) % 360) - 180;
    if (course !== undefined && Math.abs(by) >= 15) {
      this.timeline.push({ t, event: 'manoeuvre', vessel, alters: Math.round(by) });
      last.heading = course;
    }
    if (speed !== undefined && Math.abs(speed - last.speed) >= 0.25 * Math.max(Math.abs(last.speed), 0.5)) {
      this.timeline.push({ t, event: 'manoeuvre', vessel, speed: Math.round(speed * 100) / 100 });
      last.speed = speed;
    }
  }

  end({ ended, time }: World): void {
    if (ended !== undefined) this.timeline.push({ t: time, event: 'ended', how: ended.how, vessels: ended.vessels });
  }
}
