import { describe, expect, it } from 'vitest';
import { headingVector } from '../../geometry/bearing.ts';
import { bearingFrom, EAR, heardFrom, ringsAbout } from './own.ts';
import type { Pose } from './poses.ts';

const size = { width: 800, height: 600 };
const pose = (id: string, position: [number, number], heading: number): Pose =>
  ({ id, position, heading, ahead: headingVector(heading), velocity: [0, 0], turnRate: 0, underWay: true, vessel: { id } as Pose['vessel'] });

describe('range rings', () => {
  it.each([0.004, 0.03, 0.1, 0.7, 2, 6, 24])('are at round distances and far enough apart at %s pixels to the metre', scale => {
    const rings = ringsAbout([400, 300], size, scale, 'metres');
    expect(rings.length).toBeGreaterThan(1);
    expect(rings.length).toBeLessThanOrEqual(8);
    rings.forEach((radius, i) => expect(radius).toBeCloseTo(rings[0]! * (i + 1)));
    expect(rings[0]! * scale).toBeGreaterThanOrEqual(96);
  });

  it('are round in feet where lengths are told in feet', () => {
    for (const metres of ringsAbout([400, 300], size, 1, 'feet')) expect((metres / 0.3048) % 100).toBeCloseTo(0);
  });

  it('reach no farther than the picture, and begin with the first that is in it', () => {
    expect(ringsAbout([-950, 300], size, 1, 'metres')).toEqual([1000, 1100, 1200, 1300, 1400, 1500, 1600, 1700]);
    expect(Math.max(...ringsAbout([400, 300], size, 1, 'metres'))).toBe(500);
  });
});

describe('bearings from the own vessel', () => {
  it('are true, relative to her head, and with the range', () => {
    const told = bearingFrom(pose('own', [100, 100], 300), pose('b', [400, 100], 0));
    expect(told.bearing).toBeCloseTo(90);
    expect(told.relative).toBeCloseTo(150);
    expect(told.range).toBe(300);
    expect(bearingFrom(pose('own', [0, 0], 45), pose('b', [0, 50], 0)).relative).toBeCloseTo(-45);
  });

  it('of one who is heard are no closer than the ear tells', () => {
    expect(heardFrom([0, 0], [30, 1000])).toEqual(heardFrom([0, 0], [60, 1000]));
    expect(heardFrom([0, 0], [-20, 1000])).toEqual([0, 1]);
    expect(heardFrom([0, 0], [1000, 1000 * Math.tan(Math.PI / 4 + 0.001)])).toEqual(headingVector(Math.round(44.94 / EAR) * EAR));
  });
});
