/** What every command prints with, and how it reads its words and files. */
import { closeSync, openSync, readSync, statSync } from 'node:fs';
import { parseArgs, type ParseArgsConfig } from 'node:util';
import { RULE_SET_IDS, type RuleSetId } from '../rules/facts.ts';
import { MOST_BYTES, readScenario, type Fault, type Reading } from '../scenario/index.ts';
import { faultLine } from './faults.ts';

/** The words of a command do not fit its usage. */
export class UsageError extends Error {}

export const print = (text: string): void => { process.stdout.write(text); };
export const warn = (text: string): void => { process.stderr.write(text); };

type Options = NonNullable<ParseArgsConfig['options']>;

/** Reads options and files; unknown or unfinished options are wrong usage. */
export function readArgs<O extends Options>(args: string[], options: O) {
  try {
    return parseArgs({ args, options, allowPositionals: true, strict: true });
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}

/** At least one file; standard input at most once. */
export function filesOf(positionals: readonly string[]): readonly string[] {
  if (positionals.length === 0) throw new UsageError('name at least one scenario file, or - for standard input');
  if (positionals.filter(name => name === '-').length > 1) throw new UsageError('standard input (-) can be read once only');
  return positionals;
}

/** A number of seconds from 0 on. */
export function secondsOf(text: string | undefined, option: string): number | undefined {
  if (text === undefined) return undefined;
  const value = text.trim() === '' ? Number.NaN : Number(text);
  if (!Number.isFinite(value) || value < 0) throw new UsageError(`${option} takes a number of seconds from 0 on, not ${text}`);
  return value;
}

export function ruleSetOf(text: string | undefined): RuleSetId | undefined {
  if (text === undefined) return undefined;
  const found = RULE_SET_IDS.find(id => id === text);
  if (found === undefined) throw new UsageError(`--rule-set is one of ${RULE_SET_IDS.join(', ')}, not ${text}`);
  return found;
}

export type FileReading = Reading | { readonly ok: false; readonly faults: readonly Fault[] };

/** Reads a scenario file. Larger than the limit is refused before it is read whole. */
export function readFile(name: string): FileReading {
  let bytes: Uint8Array;
  try {
    if (name !== '-' && statSync(name).size > MOST_BYTES) return tooLarge(`${statSync(name).size} bytes`);
    bytes = readUpTo(name === '-' ? 0 : openSync(name, 'r'), MOST_BYTES + 1, name !== '-');
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code;
    const why = code === 'ENOENT' ? 'there is no such file' : code === 'EISDIR' ? 'is a folder' : code === 'EACCES' ? 'may not be read' : error instanceof Error ? error.message : String(error);
    return { ok: false, faults: [{ path: 'file', value: name, problem: why, remedy: 'the path of a scenario file' }] };
  }
  return bytes.length > MOST_BYTES ? tooLarge(`over ${MOST_BYTES} bytes`) : readScenario(bytes);
}

const tooLarge = (value: string): FileReading =>
  ({ ok: false, faults: [{ path: 'file', value, problem: `is larger than ${MOST_BYTES} bytes`, remedy: 'a scenario of at most 5 MB' }] });

/** Reads at most so many bytes of a descriptor, and closes it. */
function readUpTo(descriptor: number, most: number, close: boolean): Uint8Array {
  const chunks: Uint8Array[] = [];
  let total = 0;
  try {
    while (total < most) {
      const chunk = new Uint8Array(Math.min(65_536, most - total));
      const size = readSome(descriptor, chunk);
      if (size === 0) break;
      chunks.push(chunk.subarray(0, size));
      total += size;
    }
  } finally {
    if (close) closeSync(descriptor);
  }
  const whole = new Uint8Array(total);
  let at = 0;
  for (const chunk of chunks) {
    whole.set(chunk, at);
    at += chunk.length;
  }
  return whole;
}

/** A pipe that has nothing yet is asked again. */
function readSome(descriptor: number, into: Uint8Array): number {
  for (;;) {
    try {
      return readSync(descriptor, into);
    } catch (error) {
      const code = (error as NodeJS.ErrnoException).code;
      if (code === 'EOF') return 0;
      if (code !== 'EAGAIN') throw error;
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 10);
    }
  }
}

/**
 * Prints the faults of a file to standard error, a line each, the file's name before them where there are several; then
 * with `json` also as the line that stands for this file among the results.
 */
export function complain(file: string, faults: readonly Fault[], several: boolean, json = false): void {
  for (const fault of faults) warn(`${several ? `${file}: ` : ''}${faultLine(fault)}\n`);
  if (json && several) printJson(file, { ok: false, faults }, several);
}

/** Prints a result as JSON: laid out for one file, an object a line with the name of the file for several. */
export function printJson(file: string, result: object, several: boolean): void {
  print(several ? `${JSON.stringify({ file, ...result })}\n` : `${JSON.stringify(result, undefined, 2)}\n`);
}

