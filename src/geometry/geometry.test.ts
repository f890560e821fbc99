import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { bearingOf, headingVector, normalise, relativeBearing, signed } from './bearing.ts';
import { atan2, cos, exp, sin } from './maths.ts';
import { lineLength, pointAt, project, selfCrossing } from './polyline.ts';
import { blocks, inside } from './sight.ts';

describe('deterministic mathematics', () => {
  // Published values to 15 figures: sin 1, cos 1, e, atan 1.
  test.each([
    ['sin 1', sin(1), 0.841470984807897], ['cos 1', cos(1), 0.54030230586814], ['e', exp(1), 2.718281828459045], ['pi / 4', atan2(1, 1), 0.785398163397448],
  ])('%s', (_, value, expected) => expect(value).toBeCloseTo(expected, 14));
});

describe('bearings', () => {
  test.each([[0, 0], [360, 0], [-90, 270], [725, 5], [-0, 0]])('%d becomes %d', (from, to) => expect(normalise(from)).toBe(to));
  test.each([[190, -170], [180, 180], [-180, 180], [359, -1]])('%d becomes %d', (from, to) => expect(signed(from)).toBe(to));
  test.each([[[0, 1], 0], [[1, 0], 90], [[0, -1], 180], [[-1, 0], 270], [[1, 1], 45]] as const)('of %j', (v, bearing) => expect(bearingOf(v)).toBeCloseTo(bearing, 12));
  test('a vessel on 350 sees 005 fifteen degrees to starboard', () => expect(relativeBearing(350, 5)).toBe(15));
  test('heading and bearing undo each other', () => {
    fc.assert(fc.property(fc.double({ min: 0, max: 359.999, noNaN: true }), heading => {
      expect(Math.abs(signed(bearingOf(headingVector(heading)) - heading))).toBeLessThan(1e-9);
    }));
  });
});

describe('lines', () => {
  const bent = [[0, 0], [0, 100], [100, 100]] as const;
  test('stations run along the legs; starboard of the line is positive', () => {
    expect(project(bent, [10, 50])).toMatchObject({ station: 50, offset: 10, segment: 0 });
    expect(project(bent, [60, 120])).toMatchObject({ station: 160, offset: -20, segment: 1 });
    expect(lineLength(bent)).toBe(200);
    expect(pointAt(bent, 150).point).toEqual([50, 100]);
    expect(pointAt(bent, 900).point).toEqual([100, 100]);
  });
  test.each([
    ['a bend does not cross itself', bent, undefined],
    ['a loop does', [[0, 0], [0, 100], [50, 100], [-50, 50]], [0, 2]],
  ] as const)('%s', (_, line, found) => expect(selfCrossing(line)).toEqual(found));
});

describe('sight', () => {
  const square = [[0, 0], [10, 0], [10, 10], [0, 10]] as const;
  test('a wall between two points stops the view; one beside them does not', () => {
    expect(blocks(square, [-5, 5], [15, 5])).toBe(true);
    expect(blocks(square, [-5, 15], [15, 15])).toBe(false);
  });
  test('inside', () => {
    expect(inside(square, [5, 5])).toBe(true);
    expect(inside(square, [15, 5])).toBe(false);
  });
});
