import { describe, expect, it } from 'vitest';
import type { ChannelFacts } from '../../rules/facts.ts';
import type { Point } from '../../geometry/vector.ts';
import { overBank } from '../../sim/contact.ts';
import { lineOfBanks, lineOfWater } from './banks.ts';

const channel = (id: string, width: number, ...centreline: Point[]): ChannelFacts =>
  ({ id, centreline, width, depth: 2, narrow: true, upstream: 'forward', constriction: false });

describe('the banks of channels that meet', () => {
  const south = channel('south', 44, [0, -1200], [0, -45]);
  const narrows = channel('narrows', 14, [0, -45], [0, 45]);
  const north = channel('north', 44, [0, 45], [0, 1200]);
  const all = [south, narrows, north];
  const alone = [[0, -21_200], [0, -1200], [0, -45], [0, 19_955]];

  it('go round the end of a wide reach, and on where it meets nothing, as far as a hull may go', () => {
    expect(lineOfBanks(south, all, 3)).toEqual([[0, -21_200], [0, -1200], [0, -45], [0, -42]]);
    expect(lineOfBanks(north, all, 3)).toEqual([[0, 42], [0, 45], [0, 1200], [0, 21_200]]);
    expect(lineOfWater(south, all)).toEqual([[0, -21_200], [0, -1200], [0, -45]]);
    expect(overBank(all, [0, 15_000])).toBeLessThan(0);
    expect(lineOfBanks(narrows, all, 3)).toEqual([[0, -48], [0, -45], [0, 45], [0, 48]]);
  });

  it('go round an end that the narrower one meets off its middle', () => {
    const beside = channel('beside', 14, [14, -45], [14, 45]);
    expect(lineOfBanks(south, [south, beside], 3)).toHaveLength(4);
  });

  it('go on where an end lies in the midst of another', () => {
    const arm = channel('arm', 10, [300, -600], [8, -600]);
    expect(lineOfBanks(arm, [south, arm], 3)).toEqual([[20_300, -600], [300, -600], [8, -600], [5, -600]]);
    expect(lineOfBanks(south, [south, arm], 3)).toEqual(alone);
  });

  it('go on both ways of a channel alone, and of one whose last points coincide', () => {
    expect(lineOfBanks(south, [south], 3)).toEqual(alone);
    const doubled = channel('doubled', 44, [0, -1200], [0, -45], [0, -45]);
    expect(lineOfBanks(doubled, [doubled, narrows], 3).at(-1)).toEqual([0, -42]);
  });
});
