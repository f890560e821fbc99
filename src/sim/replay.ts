/** A replay: a start, the orders given and when, and the hash that the run must come to. */
import { run, type Run } from './run.ts';
import type { Orders, World } from './world.ts';

export interface Replay {
  readonly format: 'stand-on/replay';
  readonly version: 1;
  /** Orders given, by tick and vessel; each stays until the next. */
  readonly orders: readonly { readonly tick: number; readonly vessel: string; readonly orders: Orders }[];
  /** Seconds. */
  readonly until: number;
  readonly hash: string;
}

/** Plays a replay from its start. The caller compares the hash. */
export function play(start: World, { orders, until }: Pick<Replay, 'orders' | 'until'>): Run {
  return run(start, {
    until,
    orders: world => Object.fromEntries(orders.filter(one => one.tick <= world.tick).map(one => [one.vessel, one.orders])),
  });
}
