/** What the rules say of a scenario at one moment. */
import type { RuleSetId } from '../rules/facts.ts';
import { judge, ruleSets } from '../rules/index.ts';
import type { Judgement } from '../rules/judgement.ts';
import { factsOf } from '../sim/facts.ts';
import { run } from '../sim/run.ts';
import type { World } from '../sim/world.ts';
import { worldOf } from './load.ts';
import type { Scenario } from './scenario.ts';

export interface Moment {
  /** Seconds from the start; above 0 the scenario is run with its helms up to there. 0 where it is left out. */
  readonly at?: number;
  /** The scenario's own where it is left out. */
  readonly ruleSet?: RuleSetId;
}

/** The judgement of a scenario at a moment, and the world then. A run that ends earlier is judged at its end. */
export function judgementOf(scenario: Scenario, { at = 0, ruleSet = scenario.ruleSet }: Moment = {}): { readonly judgement: Judgement; readonly world: World } {
  const start = worldOf(scenario, ruleSet);
  const world = at > 0 ? run(start, { until: at }).world : start;
  return { judgement: judge(ruleSets[ruleSet], factsOf(world), world.memories[ruleSet]), world };
}
