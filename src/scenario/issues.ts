/** Turns what the schema library reports into faults with a value and a remedy. */
import type * as z from 'zod/mini';
import { nearest } from '../units/nearest.ts';
import type { FaultList, Path } from './fault.ts';
import type { Complaint } from './schema/fields.ts';

type Issue = z.core.$ZodIssue;
type Schema = z.core.$ZodType;

/** Adds a fault for each issue. `input` is what was read, `schema` the schema that it was read by. */
export function addIssues(faults: FaultList, issues: readonly Issue[], input: unknown, schema: Schema, base: Path = []): void {
  for (const issue of issues) {
    const path = pathOf(issue.path);
    const value = valueAt(input, path);
    const add = (problem: string, remedy: string): void => faults.add([...base, ...path], value, problem, remedy);
    if (issue.code === 'unrecognized_keys') addUnknown(faults, issue.keys, value, fieldsAt(schema, path), [...base, ...path]);
    else if (issue.code === 'invalid_union') addUnion(faults, issue, value, schemaAt(schema, path), [...base, ...path]);
    else if (issue.code === 'custom') {
      const { problem, remedy } = issue.params as unknown as Complaint;
      add(problem, remedy);
    } else if (issue.code === 'invalid_value') add(...notOneOf(issue.values.map(String), value));
    else if (issue.code === 'invalid_type') add(value === undefined ? 'is left out' : `is not ${article(issue.expected)}`, article(issue.expected));
    else if (issue.code === 'too_small') add(`has ${entries(value)}, fewer than ${issue.minimum}`, `at least ${issue.minimum}`);
    else if (issue.code === 'too_big') add(`has ${entries(value)}, more than ${issue.maximum}`, `at most ${issue.maximum}`);
    else add(issue.message, 'see the schema of the format');
  }
}

const pathOf = (path: readonly PropertyKey[]): (string | number)[] => path.map(step => (typeof step === 'symbol' ? String(step) : step));

export function valueAt(input: unknown, path: Path): unknown {
  let value = input;
  for (const step of path) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, step)) return undefined;
    value = (value as Record<string | number, unknown>)[step];
  }
  return value;
}

const entries = (value: unknown): string => {
  const count = Array.isArray(value) ? value.length : 0;
  return count === 1 ? '1 entry' : `${count} entries`;
};

const ARTICLES: Readonly<Record<string, string>> = { object: 'an object { … }', array: 'a list [ … ]', string: 'a string', number: 'a number', boolean: 'true or false', record: 'an object { … }' };
const article = (expected: string): string => ARTICLES[expected] ?? expected;

function notOneOf(values: readonly string[], value: unknown): [string, string] {
  const listed = values.map(one => `"${one}"`).join(', ');
  if (value === undefined) return ['is left out', `${values.length > 1 ? 'one of ' : ''}${listed}`];
  const close = typeof value === 'string' ? nearest(value, values) : undefined;
  const choice = values.length > 1 ? `one of ${listed}` : listed;
  return [values.length > 1 ? 'is not one of the values that may stand here' : 'is not what must stand here', close !== undefined && values.length > 1 ? `"${close}"? It must be ${choice}` : choice];
}

function addUnknown(faults: FaultList, keys: readonly string[], object: unknown, known: readonly string[], path: Path): void {
  for (const key of keys) {
    const close = nearest(key, known);
    const remedy = close === undefined ? `leave it out; the fields here are ${known.join(', ')}` : `${close}? The fields here are ${known.join(', ')}`;
    faults.add([...path, key], valueAt(object, [key]), 'is a field that the format does not have', remedy);
  }
}

/** Of several forms that a value may take, tells what is wrong by the one that it was meant to be. */
function addUnion(faults: FaultList, issue: Extract<Issue, { code: 'invalid_union' }>, value: unknown, schema: Schema | undefined, path: Path): void {
  const options = optionsOf(schema);
  const meant = issue.errors.findIndex(errors => !errors.some(error => error.path.length === 0 && isOfAnotherType(error, value)));
  if (meant >= 0 && options[meant] !== undefined) addIssues(faults, issue.errors[meant]!, value, options[meant], path);
  else faults.add(path, value, value === undefined ? 'is left out' : 'is none of the forms that may stand here', issue.errors.map(errors => formOf(errors[0])).join(', or '));
}

function isOfAnotherType(error: Issue, value: unknown): boolean {
  if (error.code === 'invalid_type') return true;
  if (error.code === 'custom') return typeof value !== 'string';
  return error.code === 'invalid_value' && typeof value !== 'string';
}

function formOf(issue: Issue | undefined): string {
  if (issue?.code === 'invalid_value') return issue.values.map(value => `"${String(value)}"`).join(', ');
  if (issue?.code === 'custom') return (issue.params as unknown as Complaint).remedy;
  return issue?.code === 'invalid_type' ? article(issue.expected) : 'see the schema of the format';
}

// ---- finding one's way in a schema ----

interface Def { type: string; innerType?: Schema; in?: Schema; element?: Schema; shape?: Record<string, Schema>; options?: readonly Schema[] }
const defOf = (schema: Schema): Def => schema._zod.def as unknown as Def;

/** Looks through defaults, optional fields and what is read by a function. */
function bare(schema: Schema | undefined): Schema | undefined {
  const inner = schema === undefined ? undefined : defOf(schema).innerType;
  return inner === undefined ? schema : bare(inner);
}

function schemaAt(schema: Schema, path: Path): Schema | undefined {
  let here = bare(schema);
  for (const step of path) {
    if (here === undefined) return undefined;
    here = bare(typeof step === 'number' ? elementOf(here) : shapeOf(here)?.[step]);
  }
  return here;
}

/** The fields of an object, or of the one form of a union that is an object. */
function shapeOf(schema: Schema | undefined): Record<string, Schema> | undefined {
  if (schema === undefined) return undefined;
  return defOf(schema).shape ?? optionsOf(schema).map(option => shapeOf(bare(option))).find(shape => shape !== undefined);
}

const optionsOf = (schema: Schema | undefined): readonly Schema[] => (schema === undefined ? [] : defOf(schema).options ?? []);
const elementOf = (schema: Schema): Schema | undefined => defOf(schema).element ?? optionsOf(schema).map(option => defOf(option).element).find(element => element !== undefined);
const fieldsAt = (schema: Schema, path: Path): string[] => Object.keys(shapeOf(schemaAt(schema, path)) ?? {}).filter(name => name !== '$schema');
