/** Chance meetings of watchkeepers, each from a seed: two to five vessels bound for the same water at the same time. */
import { headingVector } from '../../src/geometry/bearing.ts';
import { add, distance, scale, type Point } from '../../src/geometry/vector.ts';
import type { RuleSetId } from '../../src/rules/facts.ts';
import { generator } from '../../src/sim/random.ts';
import { KNOT } from '../../src/units/nautical.ts';

export const WATERS = ['channel', 'river', 'open'] as const;
export type Waters = (typeof WATERS)[number];

interface Kind { readonly propulsion: string; readonly length: number; readonly breadth: number; readonly draught: number; readonly knots: readonly [number, number]; readonly more?: object }

const LAUNCH: Kind = { propulsion: 'power', length: 12, breadth: 3.2, draught: 1, knots: [4, 8] };
const BOAT: Kind = { propulsion: 'power', length: 18, breadth: 4, draught: 1.2, knots: [3, 6] };
const BARGE: Kind = { propulsion: 'power', length: 40, breadth: 8, draught: 1.8, knots: [4, 7] };
const OARS: Kind = { propulsion: 'oars', length: 7, breadth: 1.8, draught: 0.4, knots: [1.5, 3] };
const FISHING: Kind = { propulsion: 'power', length: 10, breadth: 3, draught: 1, knots: [2, 4], more: { engagedIn: ['fishing'], service: 'fishing' } };
const SAIL: Kind = { propulsion: 'sail', length: 9, breadth: 2.5, draught: 0.8, knots: [2, 5], more: { permissions: ['sail'], sail: { mainsail: 'port', pointOfSail: 'free' } } };

const KINDS: Readonly<Record<Waters, readonly Kind[]>> = {
  channel: [LAUNCH, LAUNCH, BOAT, BOAT, OARS],
  river: [LAUNCH, BOAT, BARGE, OARS, FISHING],
  open: [LAUNCH, BOAT, BARGE, FISHING, SAIL],
};

interface Placed { readonly at: Point; readonly heading: number; readonly knots: number; readonly kind: Kind }

/** The scenario file of a seed; undefined where chance has put two vessels too near each other for a fair start. */
export function encounterOf(seed: number, ruleSet: RuleSetId, waters: Waters): object | undefined {
  const random = generator(seed * 3 + WATERS.indexOf(waters));
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)]!;
  const between = (least: number, most: number): number => least + random() * (most - least);
  const count = 2 + Math.floor(random() * 4);
  const width = waters === 'channel' ? Math.round(between(40, 70)) : 240;
  const placed: Placed[] = [];
  for (let i = 0; i < count; i += 1) {
    const kind = pick(KINDS[waters]);
    const knots = between(...kind.knots);
    // When she would be in the middle of it all.
    const time = between(150, 330);
    const heading = waters === 'open' ? between(0, 360) : random() < 0.15 && waters === 'river' ? pick([90, 270]) : pick([0, 180]);
    const goal: Point = waters === 'open' ? [between(-60, 60), between(-60, 60)] : [0, between(-150, 150)];
    const back = scale(headingVector(heading), -knots * KNOT * time);
    const along = heading === 0 || heading === 180;
    const across = waters === 'open' || !along ? 0 : between(-0.35, 0.35) * width;
    const start = add(add(goal, back), [across, 0]);
    // One who crosses the river starts from near its bank.
    const fromBank = 6 + kind.length / 2;
    const at: Point = waters === 'river' && !along ? [heading === 90 ? -width / 2 + fromBank : width / 2 - fromBank, start[1]] : start;
    placed.push({ at: [Math.round(at[0]), Math.round(at[1])], heading: Math.round(heading), knots: Math.round(knots * 10) / 10, kind });
  }
  if (placed.some((one, i) => placed.slice(i + 1).some(other => distance(one.at, other.at) < 150))) return undefined;
  return {
    format: 'stand-on/scenario', version: 1, id: `${waters}-${seed}`, title: `${waters} ${seed}`, ruleSet, seed, duration: '12 min',
    environment: { light: 'day', visibility: 'good', wind: { from: 200, speed: '8 kn' } },
    waterway: waterwayOf(waters, width),
    vessels: placed.map(({ at, heading, knots, kind: { knots: _, more, ...what } }, i) => ({
      id: 'ABCDE'[i], ...what, ...more, position: at, heading, speed: `${knots} kn`, helm: { by: 'watchkeeper' },
    })),
  };
}

function waterwayOf(waters: Waters, width: number): object {
  if (waters === 'open') return { waters: 'harbour' };
  const narrow = waters === 'channel';
  return {
    waters: narrow ? 'canal' : 'river',
    channels: [{ id: 'reach', centreline: [[0, -4000], [0, 4000]], width, depth: '4 m', narrow, upstream: 'forward', current: narrow ? '0.3 kn' : '1 kn' }],
  };
}
