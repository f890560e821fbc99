/**
 * Quantities with units, as scenario files have them: a number is SI, a string is a number and a unit.
 * Read by a small table; nothing here computes with units.
 */
import { nearest } from './nearest.ts';
import { NAUTICAL_MILE } from './nautical.ts';

export const DIMENSIONS = ['length', 'speed', 'duration', 'angle'] as const;
export type Dimension = (typeof DIMENSIONS)[number];

interface Unit { readonly dimension: Dimension; readonly factor: number }

const FOOT = 0.3048;
const STATUTE_MILE = 1609.344;
const HOUR = 3600;

/** Metres, metres a second, seconds or degrees in one of each unit. Exact by definition (SI brochure; international foot of 1959). */
const UNITS: Readonly<Record<string, Unit>> = {
  m: { dimension: 'length', factor: 1 },
  cm: { dimension: 'length', factor: 0.01 },
  km: { dimension: 'length', factor: 1000 },
  in: { dimension: 'length', factor: FOOT / 12 },
  ft: { dimension: 'length', factor: FOOT },
  fathom: { dimension: 'length', factor: 6 * FOOT },
  cable: { dimension: 'length', factor: NAUTICAL_MILE / 10 },
  mi: { dimension: 'length', factor: STATUTE_MILE },
  nmi: { dimension: 'length', factor: NAUTICAL_MILE },
  'm/s': { dimension: 'speed', factor: 1 },
  'km/h': { dimension: 'speed', factor: 1000 / HOUR },
  mph: { dimension: 'speed', factor: STATUTE_MILE / HOUR },
  kn: { dimension: 'speed', factor: NAUTICAL_MILE / HOUR },
  s: { dimension: 'duration', factor: 1 },
  min: { dimension: 'duration', factor: 60 },
  h: { dimension: 'duration', factor: HOUR },
  deg: { dimension: 'angle', factor: 1 },
};

const ALIASES: Readonly<Record<string, string>> = {
  metre: 'm', metres: 'm', meter: 'm', meters: 'm', foot: 'ft', feet: 'ft', inch: 'in', inches: 'in', fathoms: 'fathom', cables: 'cable',
  knot: 'kn', knots: 'kn', second: 's', seconds: 's', sec: 's', minute: 'min', minutes: 'min', hour: 'h', hours: 'h', degree: 'deg', degrees: 'deg', '°': 'deg',
};

/** The unit that a bare number has. */
export const SI_UNIT: Readonly<Record<Dimension, string>> = { length: 'm', speed: 'm/s', duration: 's', angle: 'deg' };

/** What a fault in a quantity is, for those who put it into other words. */
export type QuantityFault = 'not-a-quantity' | 'no-unit' | 'not-finite' | 'unknown-unit' | 'wrong-dimension';

export type QuantityReading =
  | { readonly ok: true; readonly value: number }
  | { readonly ok: false; readonly fault: QuantityFault; readonly why: string; readonly remedy: string };

/** The units of a dimension, as they are written in a file: `unitsOf('speed')` is m/s, km/h, mph, kn. */
export const unitsOf = (dimension: Dimension): string[] => Object.keys(UNITS).filter(name => UNITS[name]!.dimension === dimension);

const NUMBER_AND_UNIT = /^([+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?|[+-]?(?:nan|inf(?:inity)?)(?![a-z]))\s*(.*)$/i;
const LONGEST = 60;

/**
 * Reads a quantity of a given dimension: a number in SI units (metres, m/s, seconds, degrees) or a string of a number
 * and a unit ('6 kn'). Never throws; what cannot be read comes back with the reason and with what would do.
 */
export function readQuantity(value: unknown, dimension: Dimension): QuantityReading {
  if (typeof value === 'number') return Number.isFinite(value) ? { ok: true, value } : refuse('not-finite', dimension, 'is not a finite number');
  if (typeof value !== 'string' || value.length > LONGEST) return refuse('not-a-quantity', dimension, `is not ${withArticle(dimension)}`);
  const [, digits, name] = NUMBER_AND_UNIT.exec(value.trim()) ?? [];
  if (digits === undefined || name === undefined) return refuse('not-a-quantity', dimension, `is not ${withArticle(dimension)}`);
  const amount = Number(digits);
  if (!Number.isFinite(amount)) return refuse('not-finite', dimension, 'is not a finite number');
  if (name === '') return refuse('no-unit', dimension, 'has no unit', `a bare number without quotes for ${SI_UNIT[dimension]}, or ${suggest(dimension)}`);
  return convert(amount, name, dimension);
}

function convert(amount: number, name: string, dimension: Dimension): QuantityReading {
  const unit = unitNamed(name);
  if (unit === undefined) {
    const close = nearest(name, [...Object.keys(UNITS), ...Object.keys(ALIASES)].filter(known => unitNamed(known)!.dimension === dimension));
    const remedy = close === undefined ? suggest(dimension) : `${close}? Units of ${dimension}: ${unitsOf(dimension).join(', ')}`;
    return refuse('unknown-unit', dimension, `has the unknown unit ${name}`, remedy);
  }
  if (unit.dimension !== dimension) return refuse('wrong-dimension', dimension, `is ${withArticle(unit.dimension)}, not ${withArticle(dimension)}`);
  const value = amount * unit.factor;
  return Number.isFinite(value) ? { ok: true, value } : refuse('not-finite', dimension, 'is not a finite number');
}

function unitNamed(name: string): Unit | undefined {
  const spelt = Object.hasOwn(ALIASES, name) ? ALIASES[name]! : name;
  return Object.hasOwn(UNITS, spelt) ? UNITS[spelt] : undefined;
}

/** 'a length', 'an angle'. */
export const withArticle = (dimension: Dimension): string => `${dimension === 'angle' ? 'an' : 'a'} ${dimension}`;
const suggest = (dimension: Dimension): string => `a number and one of the units ${unitsOf(dimension).join(', ')}, such as "${EXAMPLES[dimension]}"`;
const EXAMPLES: Readonly<Record<Dimension, string>> = { length: '18 m', speed: '6 kn', duration: '20 min', angle: '45 deg' };

const refuse = (fault: QuantityFault, dimension: Dimension, why: string, remedy = suggest(dimension)): QuantityReading => ({ ok: false, fault, why, remedy });
