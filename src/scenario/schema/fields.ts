/**
 * The pieces that the schema of a scenario file is built from. Each piece reads a value, says what is wrong with it and
 * what would do, and describes itself for the published JSON Schema.
 */
import * as z from 'zod/mini';
import { readQuantity, SI_UNIT, unitsOf, withArticle, type Dimension } from '../../units/quantity.ts';
import { isForbiddenName } from '../json.ts';
import type { Path } from '../fault.ts';

// Zod otherwise probes for `eval`, which a strict content security policy reports.
z.config({ jitless: true });

type JsonSchema = Readonly<Record<string, unknown>>;

/** What a piece of the schema says of a value: the parameters of a custom issue. */
export interface Complaint { readonly problem: string; readonly remedy: string }

type Complain = (problem: string, remedy: string, path?: Path) => void;

/** A field read by a function; `complain` reports a fault. The JSON Schema is given beside it. */
export function field<T>(json: JsonSchema, read: (value: unknown, complain: Complain) => T | undefined) {
  return z.pipe(z.unknown(), z.transform((value, context): T => {
    const result = read(value, (problem, remedy, path = []) => {
      context.issues.push({ code: 'custom', input: value, path: [...path], message: problem, params: { problem, remedy } });
    });
    return result as T;
  })).register(z.globalRegistry, json);
}

/** Describes a field for the JSON Schema. */
export function about<T extends z.ZodMiniType>(schema: T, description: string): T {
  z.globalRegistry.add(schema, { ...z.globalRegistry.get(schema), description });
  return schema;
}

export interface Bounds { readonly least: number; readonly most: number }

const LEFT_OUT = 'is left out';

/** A quantity within bounds, in SI units. */
export function quantity(dimension: Dimension, bounds: Bounds, description: string) {
  return field(quantityJson(dimension, bounds, description), (value, complain) => readBounded(value, dimension, bounds, complain));
}

/** A quantity, or one of some names that stand for one. */
export function namedQuantity(dimension: Dimension, bounds: Bounds, names: Readonly<Record<string, number>>, description: string) {
  return field(quantityJson(dimension, bounds, description), (value, complain) => {
    if (typeof value === 'string' && Object.hasOwn(names, value)) return names[value]!;
    return readBounded(value, dimension, bounds, (problem, remedy) => complain(problem, `${Object.keys(names).map(name => `"${name}"`).join(', ')}, or ${remedy}`));
  });
}

function quantityJson(dimension: Dimension, { least, most }: Bounds, description: string): JsonSchema {
  const unit = SI_UNIT[dimension];
  return {
    type: ['number', 'string'], minimum: least, maximum: most,
    description: `${description} A number in ${unit}, or a string of a number and a unit (${unitsOf(dimension).join(', ')}). From ${least} to ${most} ${unit}.`,
  };
}

function readBounded(value: unknown, dimension: Dimension, { least, most }: Bounds, complain: Complain): number | undefined {
  const unit = SI_UNIT[dimension];
  const range = `from ${least} to ${most} ${unit}`;
  if (value === undefined) return void complain(LEFT_OUT, `${withArticle(dimension)} ${range}`);
  const reading = readQuantity(value, dimension);
  if (!reading.ok) return void complain(reading.why, reading.remedy);
  const { value: amount } = reading;
  if (amount < least) return void complain(`${rounded(amount)} ${unit} is less than ${least} ${unit}`, `${withArticle(dimension)} ${range}`);
  if (amount > most) return void complain(`${rounded(amount)} ${unit} is more than ${most} ${unit}`, `${withArticle(dimension)} ${range}`);
  return amount;
}

/** Four significant figures, so that a number just beyond a bound still reads as beyond it. */
const rounded = (amount: number): string => String(Number(amount.toPrecision(6)));

/** A plain number within bounds. */
export function number({ least, most }: Bounds, description: string, whole = false) {
  const what = whole ? 'a whole number' : 'a number';
  return field({ type: whole ? 'integer' : 'number', minimum: least, maximum: most, description }, (value, complain) => {
    if (value === undefined) return void complain(LEFT_OUT, `${what} from ${least} to ${most}`);
    if (typeof value !== 'number' || !Number.isFinite(value) || (whole && !Number.isInteger(value))) return void complain(`is not ${what}`, `${what} from ${least} to ${most}`);
    if (value < least) return void complain(`${value} is less than ${least}`, `${what} from ${least} to ${most}`);
    if (value > most) return void complain(`${value} is more than ${most}`, `${what} from ${least} to ${most}`);
    return value;
  });
}

const LONGEST_ID = 64;

/** The name by which other parts of the file refer to something. */
export function identifier(description: string) {
  const remedy = `1 to ${LONGEST_ID} characters in quotes, such as "A"`;
  return field({ type: 'string', minLength: 1, maxLength: LONGEST_ID, description }, (value, complain) => {
    if (value === undefined) return void complain(LEFT_OUT, remedy);
    if (typeof value !== 'string') return void complain('is not a string', remedy);
    if (value.length === 0 || value.trim() !== value) return void complain('is empty, or begins or ends with a space', remedy);
    if (value.length > LONGEST_ID) return void complain(`has ${value.length} characters, more than ${LONGEST_ID}`, remedy);
    if (hasHiddenCharacter(value)) return void complain('has a character in it that is not seen, or that turns the writing round', remedy);
    if (isForbiddenName(value)) return void complain('is a name that reaches into every object', 'another id');
    return value;
  });
}

/** Control characters, and those that turn the direction of writing or take no room: two names that look alike could differ by them. */
const hasHiddenCharacter = (text: string, besides = ''): boolean => [...text].some(character => !besides.includes(character) && /[\p{Cc}\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]/u.test(character));

/** Words for people. */
export function words(most: number, description: string, lines = false) {
  return field({ type: 'string', maxLength: most, description }, (value, complain) => {
    if (value === undefined) return void complain(LEFT_OUT, `at most ${most} characters in quotes`);
    if (typeof value !== 'string') return void complain('is not a string', `at most ${most} characters in quotes`);
    if (value.length > most) return void complain(`has ${value.length} characters, more than ${most}`, `at most ${most} characters`);
    if (value.trim() === '' && value !== '') return void complain('is blank', `at most ${most} characters, or leave it out`);
    if (hasHiddenCharacter(value, lines ? '\n' : '')) return void complain(`has a character in it that is not seen, ${lines ? '' : 'breaks the line, '}or turns the writing round`, 'letters, figures, signs and spaces');
    return value;
  });
}

const EXTENT = 200_000;
const COORDINATE: Bounds = { least: -EXTENT, most: EXTENT };

/** A position [east, north] from the origin of the scenario. */
export function position(description: string) {
  const json = {
    type: 'array', items: { type: ['number', 'string'] }, minItems: 2, maxItems: 2,
    description: `${description} [east, north] from the origin of the scenario, each from ${-EXTENT} to ${EXTENT} m.`,
  };
  return field<readonly [number, number]>(json, (value, complain) => {
    if (value === undefined) return void complain(LEFT_OUT, 'a position [east, north], such as [0, -200]');
    if (!Array.isArray(value) || value.length !== 2) return void complain('is not a position', 'two lengths, [east, north], such as [0, -200]');
    const [east, north] = value.map((part, index) => readBounded(part, 'length', COORDINATE, (problem, remedy) => complain(problem, remedy, [index])));
    return east === undefined || north === undefined ? undefined : [east, north];
  });
}

/** One of a few words. */
export const choice = <const T extends readonly string[]>(values: T, description: string) => about(z.enum(values), description);

/** A list that may be left out. */
export const listOf = <T extends z.ZodMiniType>(item: T, most: number, description: string) =>
  about(z._default(z.array(item).check(z.maxLength(most)), []), description);

/** A field that may be left out and then has this value. */
export const orElse = <T extends z.ZodMiniType>(schema: T, value: z.core.util.NoUndefined<z.output<T>>) => z._default(schema, value);

export const direction = (description: string) => quantity('angle', { least: 0, most: 360 }, description);
export const yesNo = (description: string) => about(z.boolean(), description);
