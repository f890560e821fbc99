import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { headingVector } from './bearing.ts';
import { clearWater, hullEnvelope, hullOutline, outlinesOverlap, type Moving } from './outline.ts';
import type { Point } from './vector.ts';

/** Distance between two segments by dense sampling: an independent, slow witness. */
function sampledClear(a: Moving, b: Moving, seconds: number): number {
  let least = Infinity;
  const at = (m: Moving, t: number, s: number): Point => {
    const run = m.envelope.aft + (m.envelope.fore - m.envelope.aft) * s;
    return [m.position[0] + m.velocity[0] * t + m.heading[0] * run, m.position[1] + m.velocity[1] * t + m.heading[1] * run];
  };
  for (let i = 0; i <= 60; i += 1) {
    for (let j = 0; j <= 24; j += 1) {
      for (let k = 0; k <= 24; k += 1) {
        const [p, q] = [at(a, (seconds * i) / 60, j / 24), at(b, (seconds * i) / 60, k / 24)];
        least = Math.min(least, Math.hypot(p[0] - q[0], p[1] - q[1]));
      }
    }
  }
  return least - a.envelope.radius - b.envelope.radius;
}

const vessel = (x: number, y: number, heading: number, speed: number, length = 20, breadth = 4): Moving => {
  const h = headingVector(heading);
  return { position: [x, y], heading: h, velocity: [h[0] * speed, h[1] * speed], envelope: hullEnvelope(length, breadth) };
};

describe('clear water', () => {
  test.each([
    // Two 20 m by 4 m hulls abreast on parallel courses 30 m apart: 30 less half of each breadth.
    ['abreast, 30 m between the keels', vessel(0, 0, 0, 3), vessel(30, 0, 0, 3), 600, 26],
    // Reciprocal courses 50 m apart.
    ['meeting, 50 m between the tracks', vessel(0, 0, 0, 3), vessel(50, 500, 180, 3), 600, 46],
    // In line ahead at the same speed: 100 m midships to midships, less half of each length.
    ['in line ahead', vessel(0, 0, 0, 3), vessel(0, 100, 0, 3), 600, 80],
    // Nothing moves.
    ['both stopped', vessel(0, 0, 0, 0), vessel(0, 60, 0, 0), 600, 40],
  ])('%s', (_, a, b, seconds, expected) => {
    expect(clearWater(a, b, seconds)).toBeCloseTo(expected, 9);
    expect(clearWater(b, a, seconds)).toBeCloseTo(expected, 9);
  });

  test('is negative, by both half breadths, where the centrelines will cross', () => {
    expect(clearWater(vessel(0, 0, 0, 3), vessel(-300, 300, 90, 3), 600)).toBeCloseTo(-4, 9);
  });

  test('agrees with dense sampling and does not depend on the order', () => {
    const vessels = fc.tuple(fc.integer({ min: -300, max: 300 }), fc.integer({ min: -300, max: 300 }), fc.integer({ min: 0, max: 359 }), fc.integer({ min: 0, max: 5 }), fc.integer({ min: 5, max: 80 }));
    fc.assert(fc.property(vessels, vessels, (p, q) => {
      const [a, b] = [vessel(p[0], p[1], p[2], p[3], p[4], 4), vessel(q[0], q[1], q[2], q[3], q[4], 4)];
      const exact = clearWater(a, b, 90);
      expect(exact).toBeCloseTo(clearWater(b, a, 90), 6);
      const sampled = sampledClear(a, b, 90);
      expect(exact).toBeLessThanOrEqual(sampled + 1e-9);
      // Samples are at most 90 * 10 / 60 = 15 m of relative run and 80 / 24 m of hull apart.
      expect(exact).toBeGreaterThan(Math.max(sampled, 0) - 15 - 4 - 4);
    }), { numRuns: 60 });
  });
});

describe('hull outlines', () => {
  test('the bow is at half the length ahead', () => {
    const [stem] = hullOutline([10, 20], headingVector(90), 18, 4);
    expect(stem![0]).toBeCloseTo(19, 12);
    expect(stem![1]).toBeCloseTo(20, 12);
  });

  test.each([
    ['alongside with a metre between', [0, 0], [5, 0], 0, 0, false],
    ['alongside and touching', [0, 0], [4, 0], 0, 0, true],
    ['bow into the side', [0, 0], [11, 0], 0, 270, true],
    ['bow short of the side', [0, 0], [12.5, 0], 0, 270, false],
  ] as const)('%s', (_, at, other, heading, otherHeading, overlap) => {
    const [a, b] = [hullOutline(at, headingVector(heading), 20, 4), hullOutline(other, headingVector(otherHeading), 20, 4)];
    expect(outlinesOverlap(a, b)).toBe(overlap);
    expect(outlinesOverlap(b, a)).toBe(overlap);
  });
});
