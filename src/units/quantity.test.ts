import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { editDistance, nearest } from './nearest.ts';
import { DIMENSIONS, readQuantity, unitsOf } from './quantity.ts';

const read = (value: unknown, dimension: 'length' | 'speed' | 'duration' | 'angle'): number => {
  const reading = readQuantity(value, dimension);
  if (!reading.ok) throw new Error(reading.why);
  return reading.value;
};

// Published figures: SI brochure (nautical mile, knot), NIST Handbook 44 appendix C (foot, statute mile, fathom).
test.each([
  ['1 nmi', 'length', 1852], ['0.5 nmi', 'length', 926], ['1 mi', 'length', 1609.344], ['1 cable', 'length', 185.2], ['1 fathom', 'length', 1.8288],
  ['300 ft', 'length', 91.44], ['6 ft', 'length', 1.8288], ['18 ft', 'length', 5.4864], ['12 in', 'length', 0.3048], ['1.5 km', 'length', 1500], ['40m', 'length', 40],
  ['1 kn', 'speed', 0.514444], ['10 kn', 'speed', 5.144444], ['36 km/h', 'speed', 10], ['-2 kn', 'speed', -1.028889], ['3 m/s', 'speed', 3],
  ['20 min', 'duration', 1200], ['1 h', 'duration', 3600], ['1e2 s', 'duration', 100], ['45 deg', 'angle', 45], ['22.5°', 'angle', 22.5], [' .5  m ', 'length', 0.5],
  [7, 'length', 7], [-1, 'speed', -1], [0, 'duration', 0],
] as const)('%s as a %s is %d', (text, dimension, value) => expect(read(text, dimension)).toBeCloseTo(value, 6));

describe('what cannot be read says what would do', () => {
  test.each([
    ['6 kt', 'speed', 'unknown-unit', 'kn'], ['6 knts', 'speed', 'unknown-unit', 'kn'], ['6 parsec', 'length', 'unknown-unit', 'nmi'], ['6 constructor', 'length', 'unknown-unit', 'ft'],
    ['6 kn', 'length', 'wrong-dimension', 'nmi'], ['6 m', 'speed', 'wrong-dimension', 'kn'], ['6 m', 'duration', 'wrong-dimension', 'min'], ['6 min', 'angle', 'wrong-dimension', 'deg'],
    ['6', 'speed', 'no-unit', 'm/s'], ['NaN m', 'length', 'not-finite', 'm'], ['1e400 m', 'length', 'not-finite', 'm'], ['Infinity kn', 'speed', 'not-finite', 'kn'],
    ['-inf s', 'duration', 'not-finite', 's'], ['1e308 km', 'length', 'not-finite', 'm'], [NaN, 'length', 'not-finite', 'm'], [Infinity, 'speed', 'not-finite', 'kn'],
    ['', 'length', 'not-a-quantity', 'm'], ['fast', 'speed', 'not-a-quantity', 'kn'], ['--3 m', 'length', 'not-a-quantity', 'm'], ['0x10 m', 'length', 'unknown-unit', 'm'],
    [null, 'length', 'not-a-quantity', 'm'], [true, 'speed', 'not-a-quantity', 'kn'], [[6], 'length', 'not-a-quantity', 'm'], [{}, 'angle', 'not-a-quantity', 'deg'],
    [`1${'0'.repeat(1e6)} m`, 'length', 'not-a-quantity', 'm'],
  ] as const)('%s as a %s: %s', (value, dimension, fault, unit) => {
    const reading = readQuantity(value, dimension);
    expect(reading).toMatchObject({ ok: false, fault });
    expect(reading.ok ? '' : reading.remedy).toContain(unit);
  });
});

test('every unit reads back what it wrote, and zero is zero in each', () => {
  for (const dimension of DIMENSIONS) {
    for (const unit of unitsOf(dimension)) {
      expect(read(`0 ${unit}`, dimension)).toBe(0);
      expect(read(`2 ${unit}`, dimension)).toBe(2 * read(`1 ${unit}`, dimension));
    }
  }
});

test('nothing that a file can hold makes it throw', () => {
  fc.assert(fc.property(fc.anything(), fc.constantFrom(...DIMENSIONS), (value, dimension) => {
    const reading = readQuantity(value, dimension);
    expect(reading.ok ? Number.isFinite(reading.value) : reading.why.length > 0 && reading.remedy.length > 0).toBe(true);
  }));
});

describe('the nearest word', () => {
  test.each([['speed', 'speed', 0], ['sped', 'speed', 1], ['spede', 'speed', 1], ['kitten', 'sitting', 3], ['', 'abc', 3]])('%s to %s is %d edits', (a, b, edits) => {
    expect(editDistance(a, b)).toBe(edits);
    expect(editDistance(b, a)).toBe(edits);
  });
  test('is offered when it is near, and not when it is far', () => {
    expect(nearest('headng', ['heading', 'speed'])).toBe('heading');
    expect(nearest('Heading', ['heading', 'speed'])).toBe('heading');
    expect(nearest('colour', ['heading', 'speed'])).toBeUndefined();
  });
});
