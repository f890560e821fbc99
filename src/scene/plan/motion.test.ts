import { describe, expect, it } from 'vitest';
import { headingVector } from '../../geometry/bearing.ts';
import { dot, length, scale as times, subtract, type Point } from '../../geometry/vector.ts';
import type { ChannelFacts, VesselParticulars, WaterwayFacts } from '../../rules/facts.ts';
import type { Encounter } from '../../rules/judgement.ts';
import { closestPlaces, headingLine, vectorOf, vectorSeconds } from './motion.ts';
import type { Pose } from './poses.ts';

const KNOT = 1852 / 3600;

const vessel = (id: string, more: Partial<VesselParticulars> = {}): VesselParticulars => ({
  id, propulsion: 'power', restrictions: [], engagedIn: [], service: 'cargo', laden: false, licensed: true, permissions: [],
  length: 20, breadth: 5, draught: 1, radar: false, manned: true, ...more,
});

const pose = (id: string, position: Point, heading: number, speed: number, more: Partial<Pose> = {}): Pose => ({
  id, vessel: vessel(id), position, heading, ahead: headingVector(heading), velocity: times(headingVector(heading), speed), turnRate: 0, underWay: true, ...more,
});

const canal: ChannelFacts = { id: 'canal', centreline: [[0, -1000], [0, 1000]], width: 40, depth: 3, narrow: true, upstream: 'forward', constriction: false };
const waterway = (waters: WaterwayFacts['waters']): WaterwayFacts =>
  ({ waters, channels: [canal], bends: [], screens: [], locks: [], bridges: [], singleLanes: [], berths: [], anchorages: [], marks: [] });

const meeting = (tcpa: number | null): Encounter => ({
  vessels: ['a', 'b'], inSight: true, range: 500, cpa: 2, tcpa, bearingRate: 0, clear: 0, risk: true, kind: 'head-on', roles: {}, stages: {}, duties: [],
  because: [], rejected: [], notes: [], pressing: 1,
});

describe('the closest point on the plan', () => {
  const both = [pose('a', [5, -300], 0, 3), pose('b', [-5, 300], 180, 3)];
  const afloat = { waterway: waterway('canal') };

  it('is where both will be if they hold on', () => {
    const [at, bt] = closestPlaces(meeting(100), both, afloat, 2)!;
    expect(at[1]).toBeCloseTo(-6);
    expect(bt[1]).toBeCloseTo(6);
  });

  it.each<[string, number | null, Partial<Pose>]>([
    ['one of them swings', 100, { turnRate: -0.4 }],
    ['it is long until then', 1900, {}],
    ['it is past', 1, {}],
    ['they do not close', null, {}],
    ['it would lie on land', 100, { velocity: [1, 0] }],
  ])('is not shown when %s', (_, tcpa, more) => {
    expect(closestPlaces(meeting(tcpa), [both[0]!, { ...both[1]!, ...more }], afloat, 0)).toBeUndefined();
  });

  it('is not shown when the run has ended', () => {
    expect(closestPlaces(meeting(100), both, { ...afloat, ended: { how: 'collision', vessels: ['a', 'b'] } }, 0)).toBeUndefined();
  });

  it('may lie outside the fairway in wide water', () => {
    const off = [both[0]!, { ...both[1]!, velocity: [1, 0] as Point }];
    expect(closestPlaces(meeting(100), off, { waterway: waterway('harbour') }, 0)).toBeDefined();
  });

  it('is shown while a helm makes small corrections', () => {
    expect(closestPlaces(meeting(100), [both[0]!, { ...both[1]!, turnRate: 0.2 }], afloat, 0)).toBeDefined();
  });
});

describe('heading lines and vectors', () => {
  const scales = [0.004, 0.02, 0.1, 0.3, 0.5, 1, 2.3, 6, 24];

  it.each(scales)('let a usual speed be read at %s pixels to the metre', scale => {
    expect(vectorSeconds(scale) * 3 * scale).toBeGreaterThanOrEqual(70);
  });

  it.each(scales)('keep the dot ahead of the heading line of whoever makes more than a knot, at %s pixels to the metre', scale => {
    for (const size of [5, 20, 180]) {
      const one = pose('a', [10, 20], 57, KNOT * 1.01, { vessel: vessel('a', { length: size }) });
      const ahead = (point: Point): number => dot(subtract(point, one.position), one.ahead);
      const [line, vector] = [headingLine(one, scale)!, vectorOf(one, scale)!];
      expect(length(subtract(line.to, line.from)) * scale).toBeCloseTo(12);
      expect(ahead(vector.to)).toBeGreaterThan(ahead(line.to));
    }
  });

  it('run astern from the stern of one who makes sternway', () => {
    const { from, to } = vectorOf(pose('a', [0, 0], 0, -2), 6)!;
    expect(from[1]).toBeCloseTo(-10);
    expect(to[1]).toBeLessThan(-10);
  });

  it('are not drawn for one in tow, nor for one who lies still', () => {
    const towed = pose('a', [0, 0], 0, 2, { vessel: vessel('a', { towedBy: 'tug' }) });
    expect([headingLine(towed, 1), vectorOf(towed, 1)]).toEqual([undefined, undefined]);
    const moored = pose('a', [0, 0], 0, 0, { underWay: false });
    expect([headingLine(moored, 1), vectorOf(moored, 1)]).toEqual([undefined, undefined]);
    expect(vectorOf(pose('a', [0, 0], 0, 0), 1)).toBeUndefined();
  });

  it('are drawn for one who is hauled from the bank: nobody else on the plan shows her way', () => {
    expect(vectorOf(pose('a', [0, 0], 0, 1, { vessel: vessel('a', { towedBy: { hauledBy: 'bank' } }) }), 1)).toBeDefined();
  });
});
