import { describe, expect, it } from 'vitest';
import { boxOf, fitted, pushed, roundDistance, roundStep, toScreen, toWater, zoomed } from './camera.ts';

const size = { width: 800, height: 600 };
const camera = { x: 100, y: -50, scale: 2 };

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
    const box = boxOf([[-500, 0], [900, 2000], [0, 40]])!;
    const fit = fitted(box, size, 50, 4);
    for (const corner of [[box.west, box.south], [box.east, box.north]] as const) {
      const [x, y] = toScreen(fit, size, corner);
      expect(x).toBeGreaterThanOrEqual(49.9);
      expect(x).toBeLessThanOrEqual(750.1);
      expect(y).toBeGreaterThanOrEqual(49.9);
      expect(y).toBeLessThanOrEqual(550.1);
    }
  });

  it('comes no nearer than it is let', () => {
    expect(fitted({ west: 0, east: 1, south: 0, north: 1 }, size, 50, 4).scale).toBe(4);
  });

  it.each([[1800, 1000], [1852, 1852], [10000, 5 * 1852], [30000, 10 * 1852], [70, 50]])('rounds a distance of %s m down to %s in the unit that it is told in', (most, round) => {
    expect(roundDistance(most)).toBeCloseTo(round);
  });

  it.each([[1, 1], [1.9, 1], [2, 2], [4.9, 2], [5, 5], [73, 50], [0.3, 0.2], [250, 200]])('rounds a step of %s down to %s', (most, step) => {
    expect(roundStep(most)).toBeCloseTo(step);
  });
});
