import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { edgeTowards } from './edge.ts';

const SIZE = { width: 360, height: 420 };
const pixel = fc.double({ min: -5000, max: 5000, noNaN: true });

describe('the arrow to one beyond the edge', () => {
  test('is there for a place outside the picture, lies within it, and points from its middle to her', () => {
    fc.assert(fc.property(pixel, pixel, (x, y) => {
      const edge = edgeTowards([x, y], SIZE);
      const inside = x >= 0 && x <= SIZE.width && y >= 0 && y <= SIZE.height;
      expect(edge === undefined).toBe(inside);
      if (edge === undefined) return;
      const { at, towards } = edge;
      expect(at[0]).toBeGreaterThanOrEqual(19.99);
      expect(at[0]).toBeLessThanOrEqual(SIZE.width - 19.99);
      expect(at[1]).toBeGreaterThanOrEqual(19.99);
      expect(at[1]).toBeLessThanOrEqual(SIZE.height - 19.99);
      // On the frame itself, and on the straight way to her.
      expect(Math.min(at[0] - 20, SIZE.width - 20 - at[0], at[1] - 20, SIZE.height - 20 - at[1])).toBeLessThan(1e-6);
      const [fromMiddle, toHer] = [[at[0] - 180, at[1] - 210], [x - 180, y - 210]] as const;
      expect(Math.abs(fromMiddle[0]! * toHer[1]! - fromMiddle[1]! * toHer[0]!) / Math.hypot(...toHer)).toBeLessThan(1e-6);
      expect(Math.hypot(...towards)).toBeCloseTo(1, 9);
    }));
  });

  test('points straight up, down and aside', () => {
    expect(edgeTowards([180, -400], SIZE)).toEqual({ at: [180, 20], towards: [0, -1] });
    expect(edgeTowards([900, 210], SIZE)).toEqual({ at: [340, 210], towards: [1, 0] });
  });
});
