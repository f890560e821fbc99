import { describe, expect, it } from 'vitest';
import { segmentsAlong } from './segments.ts';

describe('the border of the plan', () => {
  it('is divided from the origin on, dark and light by turns', () => {
    expect(segmentsAlong(-25, 100, 1, 300)).toEqual([
      { from: -75, to: 25, dark: false }, { from: 25, to: 125, dark: true }, { from: 125, to: 225, dark: false }, { from: 225, to: 325, dark: true },
    ]);
  });

  it('moves with the water', () => {
    const [here, further] = [segmentsAlong(130, 100, 2, 600), segmentsAlong(130 + 40, 100, 2, 600)];
    expect(further[0]!.from).toBeCloseTo(here[0]!.from - 80);
    expect(further[0]!.dark).toBe(here[0]!.dark);
  });

  it.each([0, -3e5, 1e9, -1e9, 1e17, 1e300, Infinity, NaN])('has few segments from %s metres on, and covers the side', start => {
    const found = segmentsAlong(start, 0.005, 24, 800);
    expect(found.length).toBeLessThanOrEqual(800);
    if (!Number.isFinite(start)) return;
    const some = segmentsAlong(start, 50, 2, 800);
    expect(some.length).toBe(9);
    expect(some[0]!.from).toBeLessThanOrEqual(0);
    expect(some.at(-1)!.to).toBeGreaterThanOrEqual(800);
  });

  it.each([0, NaN, Infinity])('draws nothing endless at a scale of %s', scale => {
    expect(segmentsAlong(10, 50, scale, 800).length).toBeLessThanOrEqual(800);
  });
});
