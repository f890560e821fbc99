/**
 * npm run bench -- step: `step`, which judges under all three sets, as a multiple of real time; how it grows with the number of
 * vessels; and whether a long run leaves more behind, or makes more garbage a tick, than a short one. Tables, no pass or fail.
 */
import { readFileSync } from 'node:fs';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext, runInThisContext } from 'node:vm';
import type * as scenario from '../../src/scenario/index.ts';
import type * as sim from '../../src/sim/index.ts';
import type { World } from '../../src/sim/index.ts';
import { bundleOf } from '../bundle.ts';
import { canalOf, convoy, harbourOf } from './waters.ts';

setFlagsFromString('--expose-gc');
// As it is built, without what tsx adds to every function.
const { readScenario, worldOf, step } = runInThisContext(`${await bundleOf('src/scenario/index.ts', 'src/sim/index.ts')};\nrooms`, { filename: 'rooms.js' }) as typeof scenario & typeof sim;
const collect = runInNewContext('gc') as () => void;

function startOf(file: unknown): World {
  const reading = readScenario(file);
  if (!reading.ok) throw new Error(reading.faults.map(fault => `${fault.path}: ${fault.problem}`).join('; '));
  return worldOf(reading.scenario);
}

const cell = (value: string | number, width = 12): string => String(value).padStart(width);
/** Processor seconds that this process has used, its collector and compiler included: what others on the machine do does not count. */
const now = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
};

// ---- speed ----

interface Speed { readonly ticks: number; readonly seconds: number; readonly upTo: number; readonly ended: string }

/** Runs again and again from the start to a time, or to its end, after once to warm up: the median run of as many as fill some seconds. */
function speedOf(start: World, until: number, fill = 2): Speed {
  const runs: number[] = [];
  let world = start;
  const once = (): void => {
    world = start;
    while (world.ended === undefined && world.time < until) world = step(world);
  };
  const begun = now();
  once();
  while (runs.length < 1 || (now() - begun < fill && runs.length < 15)) {
    const since = now();
    once();
    runs.push(now() - since);
  }
  runs.sort((a, b) => a - b);
  return { ticks: world.tick, seconds: runs[runs.length >> 1]!, upTo: world.time, ended: world.ended?.how ?? '-' };
}

const speeds = (name: string, n: number, { ticks, seconds, upTo, ended }: Speed, before?: number): void => {
  const micro = (seconds / ticks) * 1e6;
  const growth = before === undefined ? '' : (micro / before).toFixed(2);
  console.log([
    name.padEnd(26), cell(n, 7), cell(upTo, 8), cell(ended, 10), cell(micro.toFixed(1)), cell(Math.round(upTo / seconds)), cell((micro / n).toFixed(1)),
    cell((micro / ((n * (n - 1)) / 2)).toFixed(2)), cell(growth, 8),
  ].join(''));
};
const heading = (): void => console.log(['run'.padEnd(26), cell('vessels', 7), cell('to, s', 8), cell('ends', 10), cell('us a tick'), cell('x real time'), cell('us a vessel'), cell('us a pair'), cell('growth', 8)].join(''));

console.log('\nstep, by processor time: the aim for four vessels in a canal is 2000 times real time');
heading();
speeds('canal of four', 4, speedOf(startOf(canalOf(4)), 240));
for (const path of ['dvc-1963/canal-meeting', 'dvc-1963/oars-and-tow', 'voc-2017/river-upstream-downstream']) {
  const start = startOf(readFileSync(`scenarios/${path}.json`, 'utf8'));
  speeds(path.split('/')[1]!, start.vessels.length, speedOf(start, Infinity));
}

for (const [waters, fileOf] of [['canal', canalOf], ['harbour', harbourOf]] as const) {
  console.log(`\nstep in a ${waters}, by the number of vessels (growth: of the time a tick, from the row above)`);
  heading();
  let before: number | undefined;
  for (const n of [2, 4, 8, 20, 50]) {
    const speed = speedOf(startOf(fileOf(n)), 40);
    speeds(waters, n, speed, before);
    before = (speed.seconds / speed.ticks) * 1e6;
  }
}

// ---- what is left behind, and what is thrown away ----

/** Bytes that a tick allocates: the median over windows too short for a collection to fall into most of them. */
function allocatedBy(from: World): number {
  let world = from;
  const windows: number[] = [];
  for (let i = 0; i < 25; i += 1) {
    const TICKS = 20;
    const before = process.memoryUsage().heapUsed;
    for (let k = 0; k < TICKS; k += 1) world = step(world);
    windows.push((process.memoryUsage().heapUsed - before) / TICKS);
  }
  const kept = windows.filter(bytes => bytes > 0).sort((a, b) => a - b);
  return kept[kept.length >> 1]!;
}

function retained(): number {
  collect();
  collect();
  return process.memoryUsage().heapUsed;
}

console.log('\nfour in a line up a canal: what is kept after a full collection, what a tick allocates, and how long it takes');
console.log([cell('tick', 8), cell('kept kB'), cell('world kB'), cell('allocated kB', 14), cell('us a tick')].join(''));
let world = startOf(convoy());
for (const tick of [500, 5_000, 10_000, 20_000]) {
  while (world.tick < tick - 200 && world.ended === undefined) world = step(world);
  const since = now();
  for (let k = 0; k < 200; k += 1) world = step(world);
  const micro = ((now() - since) / 200) * 1e6;
  const kept = retained();
  console.log([cell(world.tick, 8), cell(Math.round(kept / 1000)), cell((JSON.stringify(world).length / 1000).toFixed(1)), cell((allocatedBy(world) / 1000).toFixed(1), 14), cell(micro.toFixed(1))].join(''));
}
