/**
 * Reads scenario files. A file is read whole or not at all: every fault that can be found is told at once, each with
 * its path, its value, what is wrong and what would do.
 */
import { FaultList, shown, type Fault, type Finding } from './fault.ts';
import { addIssues } from './issues.ts';
import { parseJson } from './json.ts';
import { migrated, readableVersions } from './migrations.ts';
import { scenarioOf } from './normalise.ts';
import { addReferenceFaults } from './references.ts';
import type { Scenario } from './scenario.ts';
import { FORMAT, scenarioFile } from './schema/file.ts';
import { warningsOf } from './warnings.ts';

/** Bytes: more is refused before it is read. */
export const MOST_BYTES = 5 * 1024 * 1024;

export type Reading =
  | { readonly ok: true; readonly scenario: Scenario; readonly warnings: readonly Finding[] }
  | { readonly ok: false; readonly faults: readonly Fault[]; readonly sound?: Sound };

/** What is left of a faulty file when only its good vessels are kept, for the faults between those; where each stood in the list. */
export interface Sound { readonly scenario: Scenario; readonly places: readonly number[] }

/**
 * Reads a scenario from the text of a file, its bytes (UTF-8), or an object of JSON's kinds. Never throws. What it
 * finds well formed may still not be fit to run: see `startFaults`.
 */
export function readScenario(input: unknown): Reading {
  const faults = new FaultList();
  const text = textOf(input, faults);
  const parsed = text === undefined ? undefined : parseJson(text, faults);
  const file = parsed === undefined ? undefined : presentFile(parsed.value, faults);
  if (file === undefined) return { ok: false, faults: faults.list };
  const read = scenarioFile.safeParse(file);
  if (!read.success) addIssues(faults, read.error.issues, file, scenarioFile);
  addReferenceFaults(faults, file);
  if (!read.success || faults.list.length > 0) {
    const sound = soundPart(file as Readonly<Record<string, unknown>>, faults.list);
    return { ok: false, faults: faults.list, ...(sound === undefined ? {} : { sound }) };
  }
  return { ok: true, scenario: scenarioOf(read.data), warnings: warningsOf(read.data) };
}

/** The scenario without its faulty vessels and without what refers to them; undefined where the water itself is at fault. */
function soundPart(file: Readonly<Record<string, unknown>>, faults: readonly Fault[]): Sound | undefined {
  const vessels = file['vessels'];
  if (!Array.isArray(vessels) || faults.some(({ path }) => /^(file|format|version|vessels)$|^(ruleSet|environment|waterway)\b/.test(path))) return undefined;
  const faulty = new Set(faults.map(({ path }) => /^vessels\[(\d+)\]/.exec(path)?.[1]).filter(index => index !== undefined).map(Number));
  const places = vessels.map((_, index) => index).filter(index => !faulty.has(index));
  const { format, version, id, title, ruleSet, environment, waterway } = file;
  const read = scenarioFile.safeParse({ format, version, id, title, ruleSet, environment, waterway, vessels: places.map(index => vessels[index] as unknown) });
  return read.success ? { scenario: scenarioOf(read.data), places } : undefined;
}

function textOf(input: unknown, faults: FaultList): string | undefined {
  if (typeof input === 'string') return isTooLarge(byteLength(input), faults) ? undefined : input.replace(/^\uFEFF/, '');
  if (input instanceof Uint8Array) return isTooLarge(input.byteLength, faults) ? undefined : decode(input, faults);
  const text = written(input);
  if (text === undefined) faults.addShown([], typeof input, 'is not a scenario', 'the text of a scenario file, or an object of JSON');
  return text === undefined || isTooLarge(byteLength(text), faults) ? undefined : text;
}

/** Most texts are told by their length alone: a character is one to three bytes. */
function byteLength(text: string): number {
  return text.length > MOST_BYTES || text.length * 3 <= MOST_BYTES ? text.length : new TextEncoder().encode(text).byteLength;
}

function isTooLarge(bytes: number, faults: FaultList): boolean {
  if (bytes <= MOST_BYTES) return false;
  faults.addShown([], `${bytes} bytes`, `is larger than ${MOST_BYTES} bytes (5 MB)`, 'a file of at most 5 MB');
  return true;
}

function decode(bytes: Uint8Array, faults: FaultList): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    faults.addShown([], `${bytes.byteLength} bytes`, 'is not text in UTF-8', 'a text file saved as UTF-8');
    return undefined;
  }
}

/** An object as JSON text; undefined where it cannot be one (a cycle, a function, too deep). */
function written(input: unknown): string | undefined {
  try {
    return JSON.stringify(input, (_, value: unknown) => (typeof value === 'number' && !Number.isFinite(value) ? String(value) : value));
  } catch {
    return undefined;
  }
}

/** The file brought up to the present version; undefined, with the fault, where it is no scenario of a version that is read. */
function presentFile(value: unknown, faults: FaultList): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    faults.add([], value, 'is not an object { … }', `{ "format": "${FORMAT}", "version": 1, … }`);
    return undefined;
  }
  const file = value as Readonly<Record<string, unknown>>;
  const { format, version } = file;
  const versions = readableVersions();
  const readable = `version ${versions.join(' or ')}`;
  if (format !== FORMAT) faults.add(['format'], format, format === undefined ? 'is left out' : 'is another format', `"${FORMAT}": this program reads it, ${readable}`);
  else if (typeof version !== 'number' || !versions.includes(version)) faults.add(['version'], version, versionProblem(version, versions), `this program reads ${readable}${isNewer(version, versions) ? '; a newer one may read this file' : ''}`);
  else return migrated(file, version);
  return undefined;
}

const isNewer = (version: unknown, versions: readonly number[]): boolean => typeof version === 'number' && version > versions.at(-1)!;

function versionProblem(version: unknown, versions: readonly number[]): string {
  if (version === undefined) return 'is left out';
  if (isNewer(version, versions)) return 'is newer than this program';
  return typeof version === 'number' ? 'is a version that never was' : `is not a version: ${shown(version)}`;
}
