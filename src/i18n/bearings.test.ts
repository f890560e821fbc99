import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { compassName, relativeInPoints } from './en/bearings.ts';
import { formatFor } from './format.ts';
import { formatOf, translate, words } from './index.ts';
import { METRIC, POINT, type Units } from './units.ts';

const POINTS: Units = { bearings: 'points', lengths: 'feet' };
const { offBow } = formatFor('en');
const said = (degrees: number): string => relativeInPoints(degrees, offBow(degrees));
const fromBow = fc.double({ min: -180, max: 180, noNaN: true });

describe('a bearing in points', () => {
  test.each([
    [0, 'right ahead'], [180, 'right astern'], [-180, 'right astern'], [3, 'fine on the starboard bow (003°)'], [-177.5, 'fine on the port quarter (177.5°)'],
    [11.25, 'one point on the starboard bow'], [6.2, 'one point on the starboard bow (006.2°)'], [-22.5, 'two points on the port bow'], [45, 'four points on the starboard bow'], [-56.25, 'three points before the port beam'],
    [90, 'on the starboard beam'], [-101.25, 'one point abaft the port beam'], [123.75, 'three points abaft the starboard beam'], [-135, 'on the port quarter'], [146.25, 'three points on the starboard quarter'],
    // Here a rule turns on it, and the border itself is not yet more.
    [112.5, 'two points abaft the starboard beam'], [112.6, 'more than two points abaft the starboard beam (112.6°)'], [-112.4, 'less than two points abaft the port beam (112.4°)'],
  ])('%f° is %s', (degrees, expected) => expect(said(degrees)).toBe(expected));

  test('all 32 have a name of their own', () => {
    const names = Array.from({ length: 32 }, (_, i) => said(i <= 16 ? i * POINT : i * POINT - 360));
    expect(new Set(names).size).toBe(32);
  });

  test('the name changes half way between two points', () => {
    fc.assert(fc.property(fc.integer({ min: 1, max: 15 }), fc.double({ min: -POINT / 2, max: POINT / 2 - 1e-9, noNaN: true }), (point, off) => {
      expect(said(point * POINT + off).replace(/^(more|less) than | \(.*\)$/g, '')).toBe(said(point * POINT));
    }));
  });

  test('port is starboard in a mirror', () => {
    const mirrored = (text: string): string => text.replace('starboard', '*').replace('port', 'starboard').replace('*', 'port');
    fc.assert(fc.property(fromBow, degrees => { expect(said(-degrees)).toBe(mirrored(said(degrees))); }));
  });

  test('more than two points abaft the beam is said of her who overtakes, and of nobody forward of that', () => {
    fc.assert(fc.property(fromBow, degrees => {
      const text = said(degrees);
      if (text.startsWith('more than')) expect(Math.abs(degrees)).toBeGreaterThan(112.5);
      if (text.startsWith('less than')) expect(Math.abs(degrees)).toBeLessThan(112.5);
    }));
  });
});

describe('the compass by points', () => {
  test('boxes all 32', () => {
    const boxed = Array.from({ length: 32 }, (_, i) => compassName(i * POINT));
    expect(boxed.join(', ')).toBe('N, N by E, NNE, NE by N, NE, NE by E, ENE, E by N, E, E by S, ESE, SE by E, SE, SE by S, SSE, S by E, '
      + 'S, S by W, SSW, SW by S, SW, SW by W, WSW, W by S, W, W by N, WNW, NW by W, NW, NW by N, NNW, N by W');
  });
  test.each([[360, 'N'], [-11.25, 'N by W'], [354.4, 'N'], [354.3, 'N by W'], [5.7, 'N by E']])('%f is %s', (degrees, expected) => expect(compassName(degrees)).toBe(expected));
});

describe('the units that are asked for', () => {
  test('each is a format of its own, and none leaks into another', () => {
    expect(formatOf(POINTS).distance(3.048)).toBe('10 ft');
    expect(formatOf(METRIC).distance(3.048)).toBe('3.0 m');
    expect(formatOf().distance(3.048)).toBe('3.0 m');
    // A course is steered by degrees, whatever is chosen.
    expect(formatOf(POINTS).bearing(45)).toBe('045°');
  });
  test('a reason is told in points with the figure that the rule turns on, and in degrees as before', () => {
    const why = { key: 'why.notAbaftBeam', values: { other: 'A', of: 'B', bearing: -112.4 } } as const;
    expect(words(why, 'en', id => id, POINTS)).toBe('B has A less than two points abaft the port beam (112.4°): not more than 112.5°');
    expect(words(why)).toBe("A bears 112.4° to port from B's bow: not more than 112.5°");
  });
  test('a length that a rule prints stays as printed', () => {
    const why = { key: 'why.notSmallOrSailing', values: { vessel: 'A', length: 30.48, limit: 20 } } as const;
    expect(words(why, 'en', id => id, POINTS)).toBe('A is neither under sail nor small: 100 ft long, small is under 20 m (66 ft)');
    expect(words(why)).toBe('A is neither under sail nor small: 30 m long, small is under 20 m');
  });
  test('where she is seen', () => expect(translate('en', 'encounter.seesAt', { other: 'Durga', bearing: -45 })).toBe('Durga is 045° on the port bow'));
});
