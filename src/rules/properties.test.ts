/** What holds of every meeting, whatever the numbers: by seeded chance and by sweeps. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { headingVector, normalise } from '../geometry/bearing.ts';
import { encode, followedRules } from './decide.ts';
import { decidePair } from './explain.ts';
import { RULE_SET_IDS, type VesselFacts, type WorldFacts } from './facts.ts';
import { decode, judge, judgeTick, NOTHING_REMEMBERED, pairIndex, ruleSets } from './index.ts';
import type { Encounter, Judgement } from './judgement.ts';
import { Pair } from './pair.ts';
import { picture, reach, vessel } from './pictures.ts';
import { Scene } from './scene.ts';
import { freshShape, isOvertaking, SHAPES } from './shape.ts';
import { isNothing } from './tick.ts';

const KINDS_OF_VESSEL = [
  {}, { engagedIn: ['fishing'] }, { restrictions: ['not-under-command'] }, { restrictions: ['restricted-manoeuvrability'] }, { restrictions: ['constrained-by-draught'] },
  { restrictions: ['confined-to-channel'] }, { engagedIn: ['ferrying'] }, { propulsion: 'oars', length: 7, breadth: 2 }, { condition: 'at-anchor' },
  { propulsion: 'sail', sail: { mainsail: 'port', pointOfSail: 'free' } }, { propulsion: 'sail', sail: { mainsail: 'starboard', pointOfSail: 'close-hauled' } },
  { propulsion: 'none', towedBy: { hauledBy: 'bank' } }, { length: 120, breadth: 20 },
] as const;

const aVessel = fc.record({
  kind: fc.constantFrom(...KINDS_OF_VESSEL), x: fc.integer({ min: -900, max: 900 }), y: fc.integer({ min: -900, max: 900 }),
  heading: fc.integer({ min: 0, max: 359 }), tenths: fc.integer({ min: 0, max: 120 }),
});
const someVessels = fc.array(aVessel, { minLength: 2, maxLength: 5 });
const aWater = fc.constantFrom('canal', 'river', 'harbour', 'open', 'tidal') as fc.Arbitrary<'canal' | 'river' | 'harbour' | 'open' | 'tidal'>;
const aSet = fc.constantFrom(...RULE_SET_IDS);
type Drawn = typeof someVessels extends fc.Arbitrary<infer T> ? T : never;

const IDS = ['A', 'B', 'C', 'D', 'E'];
const built = (drawn: Drawn): VesselFacts[] =>
  drawn.map(({ kind, x, y, heading, tenths }, i) => vessel(IDS[i]!, { ...kind, position: [x, y], heading, knots: tenths / 10 }));

/** The same picture turned and moved, or the vessels in another order. */
function turned(vessels: readonly VesselFacts[], by: number, east: number, north: number): VesselFacts[] {
  const [sin, cos] = [Math.sin((by * Math.PI) / 180), Math.cos((by * Math.PI) / 180)];
  return vessels.map(one => {
    const [x, y] = one.position;
    const heading = normalise(one.heading + by);
    const h = headingVector(heading);
    return { ...one, heading, headingVector: h, velocity: [h[0] * one.speed, h[1] * one.speed], position: [x * cos + y * sin + east, y * cos - x * sin + north] };
  });
}

/** What a judgement comes to, by vessel ids, without what turns or moves with the picture. */
function gist({ encounters, vessels }: Judgement): unknown {
  const meeting = (one: Encounter): unknown => ({
    kind: one.kind, risk: one.risk, inSight: one.inSight, roles: Object.fromEntries(Object.entries(one.roles).sort()),
    duties: one.duties.map(duty => `${duty.vessel} ${duty.duty} ${duty.because.join()}`).sort(), because: [...one.because].sort(),
  });
  const byIds = encounters.map(one => [[...one.vessels].sort().join('-'), meeting(one)] as const).sort(([a], [b]) => (a < b ? -1 : 1));
  return { byIds, vessels: vessels.map(one => `${one.id} ${one.duties.map(duty => duty.duty).join()} ${one.breaches.map(breach => breach.breach).join()}`).sort() };
}

/** Numbers of a picture that lie within rounding of a border decide differently when turned; those few are passed over. */
function nearBorder(world: WorldFacts): boolean {
  const scene = new Scene(world);
  const { limits } = scene;
  for (const a of scene.parties) {
    for (const b of scene.parties) {
      if (a.index >= b.index) continue;
      const pair = new Pair();
      pair.fill(scene, a, b, undefined);
      const angles = [0, 1].flatMap(index => [Math.abs(pair.bearing(index as 0 | 1))]);
      const close = (value: number, to: number, by: number): boolean => Math.abs(value - to) < by;
      if (angles.some(angle => [0, 6, 10, 90, 112.5, 180].some(border => close(angle, border, 0.01)))) return true;
      if ([6, 10].some(border => close(Math.abs(pair.offReciprocal), border, 0.01))) return true;
      if ([limits.riskClear, limits.overtakingPass, limits.extremisClear].some(border => close(pair.clear, border, 1e-3))) return true;
      if (close(pair.closing, 0, 1e-6) || close(pair.closing, 0.05, 1e-6) || close(pair.range, limits.overtakingNear, 1e-3) || close(pair.tcpa, limits.riskTime, 1e-3)) return true;
      if (Math.abs(a.vessel.position[1] - b.vessel.position[1]) < 1e-3) return true;
    }
  }
  return false;
}

describe('every meeting', () => {
  test('is judged alike in whatever order the vessels stand', () => {
    fc.assert(fc.property(someVessels, aWater, aSet, (drawn, waters, set) => {
      const vessels = built(drawn);
      expect(gist(judge(ruleSets[set], picture([...vessels].reverse(), { waters })))).toEqual(gist(judge(ruleSets[set], picture(vessels, { waters }))));
    }), { numRuns: 400 });
  });

  test('is judged alike turned and moved', () => {
    fc.assert(fc.property(someVessels, aWater, aSet, fc.integer({ min: 1, max: 359 }), fc.integer({ min: -5000, max: 5000 }), (drawn, waters, set, by, east) => {
      const vessels = built(drawn);
      const world = picture(vessels, { waters });
      fc.pre(!nearBorder(world));
      expect(gist(judge(ruleSets[set], picture(turned(vessels, by, east, -east), { waters })))).toEqual(gist(judge(ruleSets[set], world)));
    }), { numRuns: 400 });
  });

  test('gives at most one vessel the right to stand on, and then the other keeps out of the way or is kept from impeding', () => {
    fc.assert(fc.property(someVessels, aWater, aSet, (drawn, waters, set) => {
      for (const { roles, vessels: [a, b], because } of judge(ruleSets[set], picture(built(drawn), { waters })).encounters) {
        const pair = [roles[a], roles[b]];
        expect(pair).not.toEqual(['stand-on', 'stand-on']);
        if (pair.includes('stand-on')) expect(pair.some(role => role === 'give-way' || role === 'not-to-impede')).toBe(true);
        if (pair.some(role => role !== 'none')) expect(because.length).toBeGreaterThan(0);
      }
    }), { numRuns: 400 });
  });

  test('follows one steering rule at most: where two apply, an exception is declared', () => {
    fc.assert(fc.property(someVessels, aWater, aSet, (drawn, waters, set) => {
      const tick = judgeTick(ruleSets[set], picture(built(drawn), { waters, waterway: { waters, channels: [reach(200)] }, environment: { wind: { from: 30, speed: 5 }, current: { towards: 180, speed: 0.5 } } }), NOTHING_REMEMBERED);
      for (let i = 0; i < drawn.length; i += 1) {
        for (let j = i + 1; j < drawn.length; j += 1) {
          const { pair, decision } = decidePair(tick, i, j);
          if (decision.steering === undefined) continue;
          const steering = followedRules(ruleSets[set], pair, isOvertaking(pair.shape)).filter(({ rule }) => rule.layer === 'steering');
          expect(steering.map(({ rule }) => rule.id)).toHaveLength(1);
        }
      }
    }), { numRuns: 600 });
  });

  test('has no more clear water between the outlines than lies between the midships, however far off in time the closest point is', () => {
    const slow = aVessel.map(drawn => ({ ...drawn, kind: {}, x: drawn.x * 5, tenths: drawn.tenths / 4 }));
    let far = 0;
    fc.assert(fc.property(fc.array(slow, { minLength: 2, maxLength: 2 }), aWater, (drawn, waters) => {
      for (const { cpa, clear, tcpa } of judge(ruleSets['colregs-1972'], picture(built(drawn), { waters })).encounters) {
        if (tcpa === null) continue;
        if (tcpa > 1000) far += 1;
        expect(clear).toBeLessThanOrEqual(cpa + 1e-6);
        // Two hulls of 18 m: from midships to the outline it is at most 9 m on either side, until they overlap.
        if (clear > 0) expect(clear).toBeGreaterThan(cpa - 18.001);
      }
    }), { numRuns: 600 });
    expect(far).toBeGreaterThan(20);
  });

  test('is the same packed in the tick and spelt out', () => {
    fc.assert(fc.property(someVessels, aWater, aSet, (drawn, waters, set) => {
      const tick = judgeTick(ruleSets[set], picture(built(drawn), { waters }), NOTHING_REMEMBERED);
      const spelt = judge(ruleSets[set], tick.scene.world);
      for (const { vessels: [a, b], kind, roles, stages, risk, cpa, tcpa } of spelt.encounters) {
        const k = pairIndex(drawn.length, IDS.indexOf(a), IDS.indexOf(b));
        const packed = decode(tick.codes[k]!);
        expect({ kind: packed.kind, roles: packed.roles, risk: packed.risk }).toEqual({ kind, roles: [roles[a], roles[b]], risk });
        const standOn = roles[a] === 'stand-on' ? a : roles[b] === 'stand-on' ? b : undefined;
        expect(packed.stage).toBe(standOn === undefined ? 'none' : stages[standOn]);
        expect(tick.cpa[k]).toBeCloseTo(cpa, 6);
        if (tcpa === null) expect(tick.tcpa[k]).toBe(Infinity);
        else expect(tick.tcpa[k]).toBeCloseTo(tcpa, 6);
      }
      spelt.vessels.forEach((one, i) => {
        const bits = ruleSets[set].vesselRules.filter((_, bit) => (tick.duties[i]! & (1 << bit)) !== 0);
        expect(bits.filter(rule => 'duty' in rule.says)).toHaveLength(one.duties.length);
      });
    }), { numRuns: 400 });
  });
});

describe('the mirror', () => {
  /** East for west: port for starboard. */
  const mirrored = (vessels: readonly VesselFacts[]): VesselFacts[] => vessels.map(one => {
    const heading = normalise(-one.heading);
    const h = headingVector(heading);
    return { ...one, position: [-one.position[0], one.position[1]], heading, headingVector: h, velocity: [h[0] * one.speed, h[1] * one.speed] };
  });

  test('leaves end on and overtaking as they are, and changes sides in a crossing of two power-driven vessels', () => {
    const two = fc.tuple(aVessel, aVessel).map(([a, b]) => [{ ...a, kind: {} }, { ...b, kind: {} }] as unknown as Drawn);
    fc.assert(fc.property(two, aSet, (drawn, set) => {
      const world = picture(built(drawn));
      fc.pre(!nearBorder(world));
      const [as] = judge(ruleSets[set], world).encounters;
      const [inMirror] = judge(ruleSets[set], picture(mirrored(world.vessels))).encounters;
      expect(inMirror!.kind).toBe(as!.kind);
      expect(inMirror!.risk).toBe(as!.risk);
      const roles = [as!.roles['A'], as!.roles['B']];
      const changed = [inMirror!.roles['A'], inMirror!.roles['B']];
      if (as!.kind !== 'crossing') expect(changed).toEqual(roles);
      // Each to port becomes each to starboard, where both give way.
      else if (roles.includes('stand-on')) expect(changed).toEqual([...roles].reverse());
      else expect([roles, changed]).toContainEqual(['give-way', 'give-way']);
    }), { numRuns: 500 });
  });
});

describe('tick by tick, with what is remembered', () => {
  test('the packed judgement is the one that is spelt out', () => {
    fc.assert(fc.property(someVessels, aWater, aSet, (drawn, waters, set) => {
      let memory = NOTHING_REMEMBERED;
      let vessels = built(drawn);
      for (let t = 0; t < 300; t += 10) {
        const tick = judgeTick(ruleSets[set], picture(vessels, { waters, time: t }), memory);
        for (let i = 0; i < vessels.length; i += 1) {
          for (let j = i + 1; j < vessels.length; j += 1) {
            const { pair, decision } = decidePair(tick, i, j);
            const packed = tick.codes[pairIndex(vessels.length, i, j)]!;
            expect(packed).toBe(isNothing(pair, decision) ? 0 : encode(ruleSets[set], pair, decision));
          }
        }
        memory = tick.memory;
        vessels = vessels.map(one => ({ ...one, position: [one.position[0] + one.velocity[0] * 10, one.position[1] + one.velocity[1] * 10] }));
      }
    }), { numRuns: 60 });
  });
});

describe('a sweep of bearing and aspect by half degrees', () => {
  const limits = { ahead: 6, reciprocal: 6, overtakingDoubt: false };

  /** Plain geometry, by angles: the class of two power-driven vessels that close. Written apart from the product. */
  function expected(bearing: number, aspect: number, first: number, second: number): string {
    const side = (angle: number): number => (angle === 0 || angle === 180 ? 0 : angle < 180 ? 1 : -1);
    const off = (angle: number): number => Math.min(angle, 360 - angle);
    const [secondAbaft, firstAbaft] = [off(bearing) > 112.5, off(aspect) > 112.5];
    if (secondAbaft && firstAbaft) return 'otherwise';
    // Heading of the second when the first is on 000, and so what either gains along the course of the other, m/s.
    const along = Math.cos(((bearing + 180 - aspect) * Math.PI) / 180);
    const [gainOfSecond, gainOfFirst] = [(second * along - first) * 0.514444, (first * along - second) * 0.514444];
    if (secondAbaft) return off(aspect) < 90 && gainOfSecond >= 0.05 ? 'second-overtakes' : 'otherwise';
    if (firstAbaft) return off(bearing) < 90 && gainOfFirst >= 0.05 ? 'first-overtakes' : 'otherwise';
    const opposite = Math.abs(((bearing - aspect) % 360 + 540) % 360 - 180);
    if (off(bearing) <= 6 && off(aspect) <= 6 && opposite <= 6) return 'head-on';
    const [a, b] = [side(bearing) || -side(aspect), side(aspect) || -side(bearing)];
    if (a > 0 && b > 0) return 'each-to-starboard';
    if (a > 0) return 'first-crosses-with-second-to-starboard';
    return b > 0 ? 'second-crosses-with-first-to-starboard' : 'each-to-port';
  }

  test.each([[6, 6], [6, 12], [12, 6]])('has one class at each point, the one that plain angles give: %d and %d knots', (first, second) => {
    const wrong: string[] = [];
    const counts: Record<string, number> = {};
    for (let b = 0; b < 720; b += 1) {
      for (let a = 0; a < 720; a += 1) {
        const [bearing, aspect] = [b / 2, a / 2];
        // B at 500 m on this bearing from A, with A on this bearing from her own bow.
        const [x, y] = [500 * Math.sin((bearing * Math.PI) / 180), 500 * Math.cos((bearing * Math.PI) / 180)];
        const scene = sceneOf(first, second, x, y, normalise(bearing + 180 - aspect));
        const pair = new Pair();
        pair.fill(scene, scene.parties[0]!, scene.parties[1]!, undefined);
        if (pair.closing < 0.06) continue;
        const shape = SHAPES[freshShape(pair, limits)]!;
        counts[shape] = (counts[shape] ?? 0) + 1;
        const plain = expected(bearing, aspect, first, second);
        if (shape !== plain) wrong.push(`${bearing} ${aspect}: ${shape}, not ${plain}`);
      }
    }
    expect(wrong.slice(0, 10)).toEqual([]);
    // Frozen: the counts change only when a border moves.
    expect(counts['head-on']).toBe(469);
    if (first === second) expect(counts['first-crosses-with-second-to-starboard']).toBe(counts['second-crosses-with-first-to-starboard']);
    expect(counts['first-overtakes'] === undefined).toBe(first <= second);
    expect(counts['second-overtakes'] === undefined).toBe(second <= first);
  }, 60_000);

  const sceneOf = (first: number, second: number, x: number, y: number, heading: number): Scene =>
    new Scene(picture([vessel('A', { knots: first }), vessel('B', { position: [x, y], heading, knots: second })]));
});

describe('no flicker', () => {
  /** Judges a run of pictures in turn, with memory, and lists each change of roles. */
  function changes(set: (typeof RULE_SET_IDS)[number], at: (t: number) => VesselFacts[], seconds: number, waters: 'open' | 'harbour' | 'canal'): string[] {
    let memory = NOTHING_REMEMBERED;
    const seen: string[] = [];
    for (let t = 0; t <= seconds; t += 0.5) {
      const tick = judgeTick(ruleSets[set], picture(at(t), { waters, time: t }), memory);
      memory = tick.memory;
      const { kind, roles } = decode(tick.codes[0]!);
      const now = `${kind} ${roles.join()}`;
      if (seen.at(-1) !== now) seen.push(now);
    }
    return seen;
  }

  test('a vessel that yaws across the border of the stern sector keeps her class', () => {
    for (const set of RULE_SET_IDS) {
      // B bears about 112.5 from A; A yaws two degrees either way.
      const seen = changes(set, t => [vessel('A', { position: [0, t * 2], knots: 4, heading: normalise(2 * Math.sin(t)) }),
        vessel('B', { position: [740 - t * 2.6, -306 + t * 3.1], heading: 320, knots: 8 })], 120, 'open');
      expect(seen.length, `${set}: ${seen.join(' | ')}`).toBeLessThanOrEqual(2);
    }
  });

  test('a vessel that yaws across the bow of the other keeps her class', () => {
    for (const set of RULE_SET_IDS) {
      const seen = changes(set, t => [vessel('A', { position: [0, t * 3], heading: normalise(8 * Math.sin(t)) }), vessel('B', { position: [0, 900 - t * 3], heading: normalise(180 + 8 * Math.sin(t * 1.3)) })], 120, 'open');
      expect(seen, set).toEqual(['head-on give-way,give-way']);
    }
  });

  test('a passing distance that wavers about the limit of risk changes the roles at most once', () => {
    for (const set of RULE_SET_IDS) {
      // Crossing courses that pass with clear water at the limit of risk in a harbour, 90 m, plus or minus 5.
      const seen = changes(set, t => [vessel('A', { position: [0, t * 3] }), vessel('B', { position: [700 - 3 * t, 700 - 130 + 5 * Math.sin(t)], heading: 270 })], 150, 'harbour');
      expect(seen.length, `${set}: ${seen.join(' | ')}`).toBeLessThanOrEqual(3);
    }
  });
});
