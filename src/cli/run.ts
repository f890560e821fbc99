/** stand-on run: runs a scenario at the fixed tick with its helms. */
import { closeSync, openSync, writeSync } from 'node:fs';
import { faultsToRun, worldOf, type Scenario } from '../scenario/index.ts';
import { run as runWorld, type World } from '../sim/index.ts';
import { complain, filesOf, print, printJson, readArgs, readFile, ruleSetOf, secondsOf, UsageError } from './output.ts';
import type { RuleSetId } from '../rules/facts.ts';

export function run(args: string[]): number {
  const { values, positionals } = readArgs(args, { until: { type: 'string' }, 'rule-set': { type: 'string' }, trace: { type: 'string' }, json: { type: 'boolean' } });
  const files = filesOf(positionals);
  const several = files.length > 1;
  if (values.trace !== undefined && several) throw new UsageError('--trace goes with one scenario file');
  const until = secondsOf(values.until, '--until');
  const ruleSet = ruleSetOf(values['rule-set']);
  let failed = false;
  for (const file of files) {
    const reading = readFile(file);
    const faults = faultsToRun(reading);
    if (!reading.ok || faults.length > 0) {
      complain(file, faults, several, values.json);
      failed = true;
      continue;
    }
    const result = runOne(reading.scenario, ruleSet, until, values.trace);
    if (values.json === true) printJson(file, result, several);
    else print(told(file, result));
  }
  return failed ? 1 : 0;
}

type Result = Omit<ReturnType<typeof runWorld>, 'world'> & { readonly marks: readonly [] };

function runOne(scenario: Scenario, ruleSet: RuleSetId | undefined, until: number | undefined, trace: string | undefined): Result {
  const writer = trace === undefined ? undefined : openTrace(trace);
  try {
    const { world: _, ...result } = runWorld(worldOf(scenario, ruleSet), {
      ...(until === undefined ? {} : { until }),
      ...(writer === undefined ? {} : { onTick: (world: World) => writer.write(traceLine(world)) }),
    });
    return { ...result, marks: [] };
  } finally {
    writer?.close();
  }
}

function openTrace(file: string): { write: (line: string) => void; close: () => void } {
  let descriptor: number;
  try {
    descriptor = openSync(file, 'w');
  } catch (error) {
    throw new UsageError(`--trace ${file}: ${error instanceof Error ? error.message : String(error)}`);
  }
  return { write: line => { writeSync(descriptor, line); }, close: () => closeSync(descriptor) };
}

/** One tick of a trace: where every vessel is and what she makes. */
function traceLine(world: World): string {
  const vessels = world.vessels.map(({ particulars: { id }, state }) => ({ id, position: state.position, heading: state.heading, speed: state.speed, condition: state.condition }));
  return `${JSON.stringify({ t: world.time, vessels })}\n`;
}

function told(file: string, result: Result): string {
  const lines = [`${file}: ${result.ended} at ${result.time} s`];
  for (const { vessels, range, at } of result.closest) lines.push(`  ${vessels.join(' and ')}: closest ${range.toFixed(1)} m at ${at} s`);
  for (const { t, event, ...rest } of result.timeline) lines.push(`  ${String(t).padStart(7)} s  ${event} ${JSON.stringify(rest)}`);
  lines.push(`  hash ${result.hash}`);
  return `${lines.join('\n')}\n`;
}
