/**
 * The compact judgement: every pair and every vessel, on every tick, as integers in typed arrays.
 *
 * A pair is looked at closely only when it could matter: when it closes to within the widest limit, is near, is
 * remembered, or has been heard. What that leaves out is judged nought by the full decision too (a test proves it).
 */
import type { WorldFacts } from './facts.ts';
import { valueOf } from './interpretations.ts';
import { STAGES } from './judgement.ts';
import type { Memory, PairMemory } from './memory.ts';
import { Pair } from './pair.ts';
import { burdens, NOT } from './rule.ts';
import type { RuleSet } from './ruleSet.ts';
import { Scene } from './scene.ts';
import { decide, encode, type Decision } from './decide.ts';
import { isOvertaking, looksOtherwise, NO_SHAPE, settle } from './shape.ts';

/** What one judgement found. Pairs are in row order: (0,1), (0,2) … (1,2) …: see `pairIndex`. */
export interface TickJudgement {
  readonly set: RuleSet;
  readonly scene: Scene;
  /** What was remembered before. */
  readonly before: Memory;
  /** One packed decision a pair; see `decode`. */
  readonly codes: Uint32Array;
  /** Midships to midships at the closest point, metres; the present range when not closing. */
  readonly cpa: Float64Array;
  /** Seconds; Infinity when not closing. */
  readonly tcpa: Float64Array;
  /** One integer a vessel: bit i is set when rule i of the set's `vesselRules` applies to her. */
  readonly duties: Uint32Array;
  /** One integer a vessel: bit i is set when she is in breach by `pairBreaches[i]`. */
  readonly pairBreaches: Uint32Array;
  readonly memory: Memory;
}

/** Where the pair (i, j), i < j, of n vessels stands in the arrays of a judgement. */
export const pairIndex = (n: number, i: number, j: number): number => (i * (2 * n - i - 1)) / 2 + j - i - 1;

/**
 * Judges one moment. `previous` is the memory of the judgement before it in the same run. `scene` may be shared by the
 * sets that judge the same moment.
 */
export function judgeTick(set: RuleSet, world: WorldFacts, previous: Memory, scene: Scene = new Scene(world)): TickJudgement {
  const n = world.vessels.length;
  const pairs = (n * (n - 1)) / 2;
  const judgement: TickJudgement = {
    set, scene, before: previous, codes: new Uint32Array(pairs), cpa: new Float64Array(pairs), tcpa: new Float64Array(pairs),
    duties: new Uint32Array(n), pairBreaches: new Uint32Array(n), memory: { pairs: [] },
  };
  const remembered: PairMemory[] = [];
  judgePairs(judgement, remembered);
  judgeVessels(judgement);
  return { ...judgement, memory: { pairs: remembered } };
}

function judgeVessels({ set, scene, duties }: TickJudgement): void {
  for (const party of scene.parties) {
    let bits = 0;
    for (let i = 0; i < set.vesselRules.length; i += 1) {
      if (set.vesselRules[i]!.applies(party, scene)) bits |= 1 << i;
    }
    duties[party.index] = bits;
  }
}

/** Runs over all pairs in plain arithmetic, and stops only at those that could matter. */
function judgePairs(judgement: TickJudgement, remembered: PairMemory[]): void {
  const { scene, cpa, tcpa } = judgement;
  const flat = flatten(scene);
  const { n, x, y, vx, vy, reach, counts } = flat;
  const memories = memoriesByPair(judgement.before, n);
  const watch = new Uint8Array(cpa.length);
  for (const key of memories.keys()) watch[key] = 1;
  if (scene.anythingSounded) markHeard(scene, watch);
  const { near, far, time } = gate(scene);
  const pair = new Pair();
  let k = 0;
  for (let i = 0; i < n; i += 1) {
    const xi = x[i]!, yi = y[i]!, vxi = vx[i]!, vyi = vy[i]!, ri = reach[i]!, counted = counts[i]!;
    for (let j = i + 1; j < n; j += 1, k += 1) {
      const dx = x[j]! - xi, dy = y[j]! - yi, ux = vx[j]! - vxi, uy = vy[j]! - vyi;
      const range2 = dx * dx + dy * dy;
      const approach = -(dx * ux + dy * uy);
      const speed2 = ux * ux + uy * uy;
      let t = Infinity;
      let close2 = range2;
      if (approach > 0) {
        t = approach / speed2;
        close2 = range2 - approach * t;
      }
      tcpa[k] = t;
      cpa[k] = close2 > 0 ? Math.sqrt(close2) : 0;
      const room = far + ri + reach[j]!;
      const gated = close2 > room * room || (t > time && range2 > (near + ri + reach[j]!) * (near + ri + reach[j]!));
      if ((gated && watch[k] === 0) || (counted & counts[j]!) === 0) continue;
      lookClosely(judgement, pair, i, j, k, memories.get(k), remembered);
    }
  }
}

interface Flat { n: number; x: Float64Array; y: Float64Array; vx: Float64Array; vy: Float64Array; reach: Float64Array; counts: Uint8Array }

function flatten(scene: Scene): Flat {
  const n = scene.parties.length;
  const flat: Flat = { n, x: new Float64Array(n), y: new Float64Array(n), vx: new Float64Array(n), vy: new Float64Array(n), reach: new Float64Array(n), counts: new Uint8Array(n) };
  for (const { index, vessel, reach, counts } of scene.parties) {
    flat.x[index] = vessel.position[0];
    flat.y[index] = vessel.position[1];
    flat.vx[index] = vessel.velocity[0];
    flat.vy[index] = vessel.velocity[1];
    flat.reach[index] = reach;
    flat.counts[index] = counts ? 1 : 0;
  }
  return flat;
}

/** Clear water beyond which, and time and range beyond which both, no rule speaks to two vessels that are not remembered. */
export function gate({ limits }: Scene): { far: number; near: number; time: number } {
  return { far: limits.overtakingPass, near: limits.overtakingNear, time: limits.riskTime };
}

function memoriesByPair(memory: Memory, n: number): Map<number, PairMemory> {
  return new Map(memory.pairs.map(pair => [pairIndex(n, pair.first, pair.second), pair]));
}

function markHeard(scene: Scene, watch: Uint8Array): void {
  const n = scene.parties.length;
  for (const a of scene.parties) {
    for (const b of scene.parties) {
      if (a.index < b.index && (scene.hasHeard(a, b) || scene.hasHeard(b, a))) watch[pairIndex(n, a.index, b.index)] = 1;
    }
  }
}

function lookClosely(judgement: TickJudgement, pair: Pair, i: number, j: number, k: number, memory: PairMemory | undefined, remembered: PairMemory[]): void {
  const { set, scene, codes, pairBreaches } = judgement;
  const [first, second] = [scene.parties[i]!, scene.parties[j]!];
  pair.fill(scene, first, second, memory);
  settle(pair, set.headOn(scene.world));
  const decision = decide(set, pair);
  codes[k] = isNothing(pair, decision) ? 0 : encode(set, pair, decision);
  for (let b = 0; b < set.pairBreaches.length; b += 1) {
    const burden = set.pairBreaches[b]!.burden(pair);
    if (burden === NOT) continue;
    if (burdens(burden, 0)) pairBreaches[i]! |= 1 << b;
    if (burdens(burden, 1)) pairBreaches[j]! |= 1 << b;
  }
  const kept = remember(set, pair, decision);
  if (kept !== undefined) remembered.push(kept);
}

/** Nothing between the two, seen or not: packed as 0, whether or not the pair was looked at. */
export const isNothing = (pair: Pair, decision: Decision): boolean => decision.kind === 'none' && !pair.risk;

/** What is to be remembered of a pair; undefined when nothing is. */
function remember(set: RuleSet, pair: Pair, decision: Decision): PairMemory | undefined {
  const before = pair.memory;
  const engaged = decision.kind !== 'none' || pair.risk;
  // An overtaking is remembered through a loss of sight.
  const held = before !== undefined && before.shape === pair.shape && isOvertaking(pair.shape);
  if (!engaged && !held) return dormant(pair);
  const shape = pair.inSight || held ? pair.shape : NO_SHAPE;
  const same = before !== undefined && before.shape === shape;
  const { time } = pair.scene.world;
  const [a, b] = [pair.first.vessel, pair.second.vessel];
  return {
    first: pair.first.index, second: pair.second.index, inSight: pair.inSight, risk: pair.risk, riskAt: pair.riskAt, shape,
    rule: decision.steering === undefined ? (held ? before.rule : -1) : set.rules.indexOf(decision.steering.rule),
    burden: decision.steering?.burden ?? (held ? before.burden : 0),
    over: decision.over.map(({ rule, burden }) => ({ rule: set.rules.indexOf(rule), burden })),
    since: same ? before.since : time,
    headings: same ? before.headings : [a.heading, b.heading],
    speeds: same ? before.speeds : [a.speed, b.speed],
    otherwiseSince: looksOtherwise(pair, set.headOn(pair.scene.world)) ? before?.otherwiseSince ?? time : null,
    stage: STAGES.indexOf(decision.stage),
  };
}

/**
 * A meeting in which the risk has gone for now, while the two still close: should it come back before they are past,
 * it is the same meeting still, with the same roles.
 */
function dormant({ memory, inSight, tcpa, scene }: Pair): PairMemory | undefined {
  if (memory === undefined || memory.shape === NO_SHAPE || tcpa === Infinity) return undefined;
  return scene.world.time - memory.riskAt <= valueOf('riskHoldsFor').action ? { ...memory, inSight, risk: false } : undefined;
}
