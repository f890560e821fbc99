import { describe, expect, it } from 'vitest';
import type { ChannelFacts } from '../../rules/facts.ts';
import { deepness, nearestChannel, offset, partOf, stepped, streamsOf } from './chartLines.ts';
import { namesOf } from './chartNames.ts';

const reach: ChannelFacts = { id: 'reach', centreline: [[0, 0], [0, 1000], [500, 1000]], width: 40, depth: 3, narrow: true, upstream: 'forward', constriction: false, current: 0.2 };

describe('the lines of a chart', () => {
  it('lie beside a centreline, and farther out at a bend', () => {
    expect(offset([[0, 0], [0, 100]], 10)).toEqual([[10, 0], [10, 100]]);
    const [, corner] = offset(reach.centreline, 20);
    expect(corner![0]).toBeCloseTo(20);
    expect(corner![1]).toBeCloseTo(980);
  });

  it('are cut from a distance along to another', () => {
    expect(partOf(reach.centreline, 900, 1100)).toEqual([[0, 900], [0, 1000], [100, 1000]]);
  });

  it('stand still on the water while one zooms a little', () => {
    expect(stepped(16, 1)).toBe(16);
    expect(stepped(16, 1.2)).toBe(16);
    expect(stepped(16, 0.5)).toBe(32);
  });

  it('tint water the paler the deeper, within bounds', () => {
    const tints = [0.5, 1.5, 2.4, 2.7, 4, 7, 8, 40].map(deepness);
    expect([...tints].sort((a, b) => a - b)).toEqual(tints);
    expect([tints[0], tints.at(-1)]).toEqual([0, 1]);
  });

  it('show the stream down the channel, where there is one', () => {
    const streams = streamsOf({ channels: [reach] }, 1);
    expect(streams.length).toBeGreaterThan(2);
    expect(streams[0]).toMatchObject({ along: [-0, -1], speed: 0.2, told: false });
    expect(streamsOf({ channels: [{ ...reach, current: 0 }] }, 1)).toEqual([]);
  });

  it('find the nearest channel', () => {
    expect(nearestChannel({ channels: [reach] }, [300, 990])).toMatchObject({ width: 40, along: [1, 0] });
    expect(nearestChannel({ channels: [] }, [0, 0])).toBeUndefined();
  });

  it('have names beside places, and room under bridges', () => {
    const waterway = { waters: 'canal', channels: [reach], bends: [], screens: [], locks: [], bridges: [{ id: 'b', at: [0, 500], clearance: 5 }], singleLanes: [], berths: [{ id: 'ghat', at: [20, 10] }], anchorages: [], marks: [] } as const;
    expect(namesOf(waterway, 1).map(({ words }) => words)).toEqual(['ghat', '5.0 m']);
    expect(namesOf(waterway, 2).map(({ words }) => words)).toContain('0.4 kn');
  });
});
