/** A small window into a running page, for tests and scripts: it shows, and changes nothing. */
import { worldOf } from '../scenario/index.ts';
import { run } from '../sim/index.ts';
import type { StandOn } from './store.ts';

export interface LookInside {
  readonly scenario: () => string;
  readonly ruleSet: () => string;
  readonly time: () => number;
  readonly tick: () => number;
  readonly ended: () => string | undefined;
  readonly judgement: () => unknown;
  /** Hash of the scenario that is open, run anew from its start to its end by this engine, with its own rule set. */
  readonly hash: () => string;
}

declare global {
  interface Window { standOn: LookInside }
}

export function lookInside(store: StandOn): LookInside {
  return Object.freeze({
    scenario: () => store.getState().scenario.id,
    ruleSet: () => store.getState().ruleSet,
    time: () => store.getState().world.time,
    tick: () => store.getState().world.tick,
    ended: () => store.getState().world.ended?.how,
    judgement: () => structuredClone(store.getState().judgement),
    hash: () => run(worldOf(store.getState().scenario)).hash,
  });
}
