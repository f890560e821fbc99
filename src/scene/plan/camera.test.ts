import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { headingVector } from '../../geometry/bearing.ts';
import type { Point } from '../../geometry/vector.ts';
import { fitted, NORTH, placedAt, pushed, roundDistance, roundStep, toScreen, toWater, turned, zoomed, type View } from './camera.ts';

const size = { width: 800, height: 600 };
const camera: View = { x: 100, y: -50, scale: 2, ahead: NORTH };

describe('the camera of the plan', () => {
  it('puts north up and east to the right', () => {
    expect(toScreen(camera, size, [100, -50])).toEqual([400, 300]);
    expect(toScreen(camera, size, [110, -50])).toEqual([420, 300]);
    expect(toScreen(camera, size, [100, -40])).toEqual([400, 280]);
  });

  it('reads back the water under a pixel', () => {
    const [east, north] = toWater(camera, size, toScreen(camera, size, [37, 12]));
    expect(east).toBeCloseTo(37);
    expect(north).toBeCloseTo(12);
  });

  it('keeps the water under the pointer when it zooms', () => {
    const before = toWater(camera, size, [650, 120]);
    const after = toWater(zoomed(camera, size, 1.7, [650, 120]), size, [650, 120]);
    expect(after[0]).toBeCloseTo(before[0]);
    expect(after[1]).toBeCloseTo(before[1]);
  });

  it('follows the hand when it is pushed', () => {
    const point = toScreen(camera, size, [100, -50]);
    const moved = toScreen(pushed(camera, 30, -20), size, [100, -50]);
    expect(moved[0] - point[0]).toBeCloseTo(30);
    expect(moved[1] - point[1]).toBeCloseTo(-20);
  });

  it('shows a box whole within its margins', () => {
    const points: Point[] = [[-500, 0], [900, 2000], [0, 40]];
    for (const [fit, point] of [0, 57, 180, 301].flatMap(up => points.map(point => [fitted(points, headingVector(up), size, 50, 4), point] as const))) {
      const [x, y] = toScreen(fit, size, point);
      expect(x).toBeGreaterThanOrEqual(49.9);
      expect(x).toBeLessThanOrEqual(750.1);
      expect(y).toBeGreaterThanOrEqual(49.9);
      expect(y).toBeLessThanOrEqual(550.1);
    }
  });

  it('comes no nearer than it is let', () => {
    expect(fitted([[0, 0], [1, 1]], NORTH, size, 50, 4).scale).toBe(4);
  });

  it.each([[1800, 1000], [1852, 1852], [10000, 5 * 1852], [30000, 10 * 1852], [70, 50]])('rounds a distance of %s m down to %s in the unit that it is told in', (most, round) => {
    expect(roundDistance(most)).toBeCloseTo(round);
  });

  it('rounds in feet where lengths are told in feet', () => {
    expect(roundDistance(70, 'feet')).toBeCloseTo(200 * 0.3048);
    expect(roundDistance(1852, 'feet')).toBeCloseTo(1852);
  });

  it.each([[1, 1], [1.9, 1], [2, 2], [4.9, 2], [5, 5], [73, 50], [0.3, 0.2], [250, 200]])('rounds a step of %s down to %s', (most, step) => {
    expect(roundStep(most)).toBeCloseTo(step);
  });
});

describe('the camera, turned any way', () => {
  const view = fc.record({
    x: fc.double({ min: -5000, max: 5000, noNaN: true }), y: fc.double({ min: -5000, max: 5000, noNaN: true }),
    scale: fc.double({ min: 0.01, max: 20, noNaN: true }), ahead: fc.double({ min: 0, max: 360, noNaN: true }).map(headingVector),
  });
  const pixel = fc.tuple(fc.double({ min: 0, max: 800, noNaN: true }), fc.double({ min: 0, max: 600, noNaN: true }));
  const near = (a: Point, b: Point, within: number): void => {
    expect(Math.abs(a[0] - b[0])).toBeLessThan(within);
    expect(Math.abs(a[1] - b[1])).toBeLessThan(within);
  };

  it('has up the screen what it is told to', () => {
    const [x, y] = toScreen({ ...camera, ahead: headingVector(90) }, size, [150, -50]);
    expect([x, y]).toEqual([400, 200]);
    near(turned(headingVector(30), headingVector(120)), [1, 0], 1e-9);
  });

  it('reads back the water under a pixel', () => {
    fc.assert(fc.property(view, pixel, (one, at) => near(toScreen(one, size, toWater(one, size, at)), at, 1e-6)));
  });

  it('keeps the water under the finger when it zooms', () => {
    fc.assert(fc.property(view, pixel, fc.double({ min: 0.2, max: 5, noNaN: true }), (one, at, factor) =>
      near(toScreen(zoomed(one, size, factor, at), size, toWater(one, size, at)), at, 1e-5)));
  });

  it('moves by the pixels that it is pushed', () => {
    fc.assert(fc.property(view, pixel, pixel, (one, at, by) => {
      const place = toWater(one, size, at);
      near(toScreen(pushed(one, by[0], by[1]), size, place), [at[0] + by[0], at[1] + by[1]], 1e-5);
    }));
  });

  it('puts a place where it is wanted', () => {
    fc.assert(fc.property(view, pixel, (one, at) => near(toScreen(placedAt(one, size, [12, -340], at), size, [12, -340]), at, 1e-6)));
  });
});
