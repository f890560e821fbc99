/**
 * npm run bench: the compact judgement beside a plain typed-array kernel that computes only CPA and class for the same
 * pairs, in one run. Tables, no pass or fail. The figures that count are ratios: the machine falls out of them.
 */
import { headingVector } from '../../src/geometry/bearing.ts';
import type { VesselFacts, WorldFacts } from '../../src/rules/facts.ts';
import { judgeTick, NOTHING_REMEMBERED, ruleSets, type Memory } from '../../src/rules/index.ts';
import { generator } from '../../src/sim/random.ts';

const SIZES = [2, 10, 50, 100, 1000];

/** Power-driven vessels of 10 to 60 m on random courses at up to 10 knots, spread so that each has about a square kilometre. */
function harbour(n: number): WorldFacts {
  const random = generator(n);
  const side = Math.sqrt(n) * 1000;
  const vessels = Array.from({ length: n }, (_, i): VesselFacts => {
    const heading = random() * 360;
    const h = headingVector(heading);
    const speed = random() * 5;
    return {
      id: `V${i}`, propulsion: 'power', restrictions: [], engagedIn: [], service: 'cargo', laden: false, licensed: true, permissions: [],
      length: 10 + random() * 50, breadth: 4, draught: 1, radar: false, manned: true, condition: 'under-way', engine: 'ahead', drifting: false,
      position: [random() * side, random() * side], heading, headingVector: h, speed, velocity: [h[0] * speed, h[1] * speed],
    };
  });
  return {
    time: 0, vessels, environment: { light: 'day', visibility: 18520, badWeatherMessage: false }, settings: {}, happened: [],
    waterway: { waters: 'harbour', channels: [], bends: [], screens: [], locks: [], bridges: [], singleLanes: [], berths: [], anchorages: [], marks: [] },
  };
}

/** The kernel: CPA, TCPA and a class by dot products for every pair, over typed arrays, with no rule, no memory and no pruning. */
function kernelFor(world: WorldFacts): () => number {
  const n = world.vessels.length;
  const pairs = (n * (n - 1)) / 2;
  const columns = Array.from({ length: 6 }, () => new Float64Array(n));
  const [x, y, vx, vy, hx, hy] = columns as [Float64Array, Float64Array, Float64Array, Float64Array, Float64Array, Float64Array];
  world.vessels.forEach(({ position, velocity, headingVector: h }, i) => [...position, ...velocity, ...h].forEach((value, column) => { columns[column]![i] = value; }));
  const [cpa, tcpa, classes] = [new Float64Array(pairs), new Float64Array(pairs), new Uint8Array(pairs)];
  const [cos112, cos6] = [Math.cos((112.5 * Math.PI) / 180), Math.cos((6 * Math.PI) / 180)];
  return () => {
    let k = 0;
    for (let i = 0; i < n; i += 1) {
      const xi = x[i]!, yi = y[i]!, vxi = vx[i]!, vyi = vy[i]!, hxi = hx[i]!, hyi = hy[i]!;
      for (let j = i + 1; j < n; j += 1, k += 1) {
        const dx = x[j]! - xi, dy = y[j]! - yi, ux = vx[j]! - vxi, uy = vy[j]! - vyi;
        const range2 = dx * dx + dy * dy;
        const approach = -(dx * ux + dy * uy);
        const t = approach > 0 ? approach / (ux * ux + uy * uy) : Infinity;
        tcpa[k] = t;
        const range = Math.sqrt(range2);
        cpa[k] = t === Infinity ? range : Math.sqrt(Math.max(0, range2 - approach * t));
        const hxj = hx[j]!, hyj = hy[j]!;
        const ahead = hxi * dx + hyi * dy, aheadJ = -(hxj * dx + hyj * dy);
        if (ahead < cos112 * range) classes[k] = 1;
        else if (aheadJ < cos112 * range) classes[k] = 2;
        else if (ahead > cos6 * range && aheadJ > cos6 * range && hxi * hxj + hyi * hyj < -cos6) classes[k] = 3;
        else classes[k] = hyi * dx - hxi * dy > 0 ? 4 : 5;
      }
    }
    return classes[pairs - 1] ?? 0;
  };
}

/** Seconds a call, the median of nine rounds of as many calls as fill a tenth of a second. */
function secondsPerCall(call: () => unknown): number {
  const now = (): number => performance.now() / 1000;
  let calls = 1;
  for (;;) {
    const start = now();
    for (let i = 0; i < calls; i += 1) call();
    if (now() - start > 0.1) break;
    calls *= 2;
  }
  const rounds = Array.from({ length: 9 }, () => {
    const start = now();
    for (let i = 0; i < calls; i += 1) call();
    return (now() - start) / calls;
  });
  return rounds.sort((a, b) => a - b)[4]!;
}

const cell = (value: string | number, width = 12): string => String(value).padStart(width);
const micro = (seconds: number): string => (seconds * 1e6).toFixed(seconds < 1e-4 ? 2 : 0);

for (const set of Object.values(ruleSets)) {
  console.log(`\n${set.id}: the compact judgement of a tick, with what was remembered of the tick before`);
  console.log([cell('vessels', 8), cell('pairs'), cell('at risk'), cell('kernel us'), cell('judge us'), cell('judge/kernel', 13), cell('ns a pair'), cell('growth k/j', 14)].join(''));
  let before: { kernel: number; judged: number } | undefined;
  for (const n of SIZES) {
    const world = harbour(n);
    const memory: Memory = judgeTick(set, world, NOTHING_REMEMBERED).memory;
    const kernel = secondsPerCall(kernelFor(world));
    const judged = secondsPerCall(() => judgeTick(set, world, memory));
    const pairs = (n * (n - 1)) / 2;
    const growth = before === undefined ? '' : `${(kernel / before.kernel).toFixed(1)} / ${(judged / before.judged).toFixed(1)}`;
    console.log([cell(n, 8), cell(pairs), cell(memory.pairs.length), cell(micro(kernel)), cell(micro(judged)), cell((judged / kernel).toFixed(2), 13), cell(((judged / pairs) * 1e9).toFixed(1)), cell(growth, 14)].join(''));
    before = { kernel, judged };
  }
}
