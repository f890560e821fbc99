/** The rules core: what the law says of a picture. */
import { colregs1972 } from './colregs-1972/index.ts';
import { dvc1963 } from './dvc-1963/index.ts';
import type { RuleSetId } from './facts.ts';
import type { RuleSet } from './ruleSet.ts';
import { voc2017 } from './voc-2017/index.ts';

/** The register of rule sets: one line a set. */
export const ruleSets: Readonly<Record<RuleSetId, RuleSet>> = { 'dvc-1963': dvc1963, 'voc-2017': voc2017, 'colregs-1972': colregs1972 };

export { decode, type Decoded } from './decide.ts';
export { explain, explainTickPair, judge } from './explain.ts';
export { NOTHING_REMEMBERED, type Memory } from './memory.ts';
export { judgeTick, pairIndex, type TickJudgement } from './tick.ts';
export type { RuleSet } from './ruleSet.ts';
