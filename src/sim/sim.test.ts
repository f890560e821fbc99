/** The simulation against independent arithmetic: turning circles, stopping, drift, tows, contact, and the same run twice. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { headingVector, signed } from '../geometry/bearing.ts';
import { distance } from '../geometry/vector.ts';
import type { VesselParticulars } from '../rules/facts.ts';
import { KNOT } from '../units/nautical.ts';
import { overBank } from './contact.ts';
import { run, step } from './index.ts';
import { after, vessel, world } from './testWorlds.ts';
import type { Vessel, World } from './world.ts';

describe('handling', () => {
  test('under a steady rudder she turns in a circle of Nomoto: radius V / (K d)', () => {
    const start = world([vessel('A', { knots: 8 })]);
    const speed = 8 * KNOT;
    const { turnGain, maxSpeed } = start.vessels[0]!.handling;
    const settled = after(start, 240, { A: { rudder: 20, speed } });
    const made = settled.vessels[0]!.state.speed;
    const rate = (turnGain * made / maxSpeed) * 20; // degrees a second
    expect(made).toBeLessThan(speed);
    expect(settled.vessels[0]!.state.turnRate).toBeCloseTo(rate, 3);
    // Over one full turn she comes back to where she was.
    const period = 360 / rate;
    const later = after(settled, Math.round(period * 10) / 10, { A: { rudder: 20, speed } });
    const radius = (made / rate) * (180 / Math.PI);
    expect(distance(settled.vessels[0]!.state.position, later.vessels[0]!.state.position)).toBeLessThan(0.1 * radius);
    // Handy craft turn within about two to five lengths.
    expect((2 * radius) / 18).toBeGreaterThan(1.5);
    expect((2 * radius) / 18).toBeLessThan(8);
  });

  test('with the engine stopped she runs on about speed times time constant', () => {
    const start = world([vessel('A')]);
    const { surgeTime } = start.vessels[0]!.handling;
    const stopped = after(start, 400, { A: { course: 0, speed: 0 } });
    expect(stopped.vessels[0]!.state.position[1]).toBeCloseTo(6 * KNOT * surgeTime, 0);
    expect(stopped.vessels[0]!.state.speed).toBe(0);
  });

  test('a launch turns in less room than a barge train, and stops in less time', () => {
    const radius = (particulars: Partial<VesselParticulars>): number => {
      const { handling } = vessel('A', { particulars });
      return handling.maxSpeed / (handling.turnGain * handling.maxRudder);
    };
    const train = { length: 60, tow: { vessels: ['F'], arrangement: 'ahead' as const, length: 40, hauledBy: 'power' as const } };
    expect(radius({ length: 12 })).toBeLessThan(radius({ length: 18 }));
    expect(radius({ length: 18 })).toBeLessThan(radius(train) / 2);
    expect(vessel('A', { particulars: { length: 12 } }).handling.surgeTime).toBeLessThan(vessel('A', { particulars: train }).handling.surgeTime / 4);
  });

  test('the helm settles on a course without overshoot, at every speed', () => {
    fc.assert(fc.property(fc.integer({ min: 2, max: 8 }), fc.integer({ min: -170, max: 170 }), fc.integer({ min: 5, max: 60 }), (knots, by, length) => {
      const speed = Math.min(knots * KNOT, vessel('A', { particulars: { length } }).handling.maxSpeed);
      let now = world([vessel('A', { knots: speed / KNOT, particulars: { length } })]);
      let most = 0;
      for (let i = 0; i < 6000; i += 1) {
        now = step(now, { A: { course: (by + 360) % 360, speed } });
        const gone = signed(now.vessels[0]!.state.heading) * Math.sign(by || 1);
        most = Math.max(most, gone - Math.abs(by));
      }
      expect(Math.abs(signed(now.vessels[0]!.state.heading - by))).toBeLessThan(0.5);
      expect(most).toBeLessThan(0.5);
    }), { numRuns: 15 });
  }, 60_000);
});

describe('the water', () => {
  test('carries her over the ground with the current', () => {
    const drifted = after(world([vessel('A', { knots: 0 })], { current: { towards: 90, speed: 0.5 } }), 60);
    expect(drifted.vessels[0]!.state.position[0]).toBeCloseTo(30, 6);
    expect(drifted.vessels[0]!.state.position[1]).toBeCloseTo(0, 6);
  });

  test('does not move a vessel made fast', () => {
    const lying = after(world([vessel('A', { knots: 0, condition: 'made-fast' })], { current: { towards: 90, speed: 0.5 } }), 60);
    expect(lying.vessels[0]!.state.position).toEqual([0, 0]);
  });
});

describe('tows', () => {
  const tug = vessel('T', { knots: 4, particulars: { length: 16, engagedIn: ['towing'], tow: { vessels: ['F'], arrangement: 'astern', length: 60, hauledBy: 'power' } } });
  const flat = vessel('F', { position: [0, -48], knots: 4, particulars: { length: 20, propulsion: 'none', towedBy: 'T' } });

  test('a tow astern keeps the length of its line and comes round in the wake', () => {
    const turned = after(world([tug, flat]), 200, { T: { course: 90, speed: 4 * KNOT } });
    const [t, f] = turned.vessels.map(({ state }) => state) as [Vessel['state'], Vessel['state']];
    const stern = [t.position[0] - headingVector(t.heading)[0] * 8, t.position[1] - headingVector(t.heading)[1] * 8] as const;
    const bow = [f.position[0] + headingVector(f.heading)[0] * 10, f.position[1] + headingVector(f.heading)[1] * 10] as const;
    // At the start: 48 m between midships, less half of each length.
    expect(distance(stern, bow)).toBeCloseTo(48 - 8 - 10, 6);
    expect(Math.abs(signed(f.heading - 90))).toBeLessThan(3);
  });

  test('a pushed flat turns as one with her tug', () => {
    const pusher = vessel('T', { knots: 4, particulars: { length: 16, tow: { vessels: ['F'], arrangement: 'ahead', length: 20, hauledBy: 'power' } } });
    const ahead = vessel('F', { position: [0, 18], knots: 4, particulars: { length: 20, propulsion: 'none', towedBy: 'T' } });
    const turned = after(world([pusher, ahead]), 120, { T: { course: 90, speed: 4 * KNOT } });
    const [t, f] = turned.vessels.map(({ state }) => state) as [Vessel['state'], Vessel['state']];
    expect(f.heading).toBeCloseTo(t.heading, 9);
    expect(distance(t.position, f.position)).toBeCloseTo(18, 9);
  });
});

describe('events', () => {
  test.each([[0, 0.1], [5, 5]])('an alteration at %d s is ordered from then on', (at, from) => {
    const start = { ...world([vessel('A')]), events: [{ at, vessel: 'A', does: 'alter-course', by: 30 }] };
    expect(run(start, { until: from }).world.vessels[0]!.state.orders.course ?? 0).toBe(30);
    if (at > 0) expect(run(start, { until: at - 0.1 }).world.vessels[0]!.state.orders.course).toBe(0);
    expect(run(start, { until: at + 60 }).world.vessels[0]!.state.heading).toBeCloseTo(30, 0);
  });

  test('to anchor is to take the way off, and then to lie still', () => {
    const start = { ...world([vessel('A')]), events: [{ at: 2, vessel: 'A', does: 'anchor' }] };
    expect(run(start, { until: 120 }).world.vessels[0]!.state).toMatchObject({ condition: 'at-anchor', speed: 0 });
  });
});

describe('how a run ends', () => {
  test('two that hold on into each other collide, both named', () => {
    const { ended, world: end } = run(world([vessel('A'), vessel('B', { position: [0, 200], heading: 180 })]));
    expect(ended).toBe('collision');
    expect(end.ended?.vessels).toEqual(['A', 'B']);
    // Bow to bow: 200 m less two half lengths, closed at twice 6 knots.
    expect(end.time).toBeCloseTo((200 - 18) / (12 * KNOT), 0);
  });

  test('one that holds on into the bank is aground, and named', () => {
    const canal = { waterway: { waters: 'canal', channels: [{ id: 'c', centreline: [[0, -500], [0, 500]], width: 40, depth: 3, narrow: true, upstream: 'none', constriction: false }] } as const };
    const { ended, world: end, timeline } = run(world([vessel('A', { heading: 90 })], canal));
    expect(ended).toBe('grounding');
    expect(end.ended).toEqual({ how: 'grounding', vessels: ['A'], on: { what: 'bank', channel: 'c', side: 'starboard' } });
    expect(timeline.at(-1)).toEqual({ t: end.time, event: 'ended', ...end.ended });
    expect(end.time).toBeCloseTo((20 - 9) / (6 * KNOT), 0);
  });

  test('past the end of a channel the picture ends, not the water', () => {
    const channel = { id: 'c', centreline: [[0, 0], [0, 100]] as const, width: 40, depth: 3, narrow: true, upstream: 'none', constriction: false } as const;
    expect(overBank([channel], [10, 150])).toBeLessThan(0);
    expect(overBank([channel], [25, 150])).toBeGreaterThan(0);
  });

  test('one that draws more than the water there is aground', () => {
    const shoal = { waterway: { waters: 'river', channels: [{ id: 'c', centreline: [[0, -500], [0, 500]], width: 40, depth: 1, narrow: true, upstream: 'none', constriction: false }] } as const };
    expect(run(world([vessel('A')], shoal)).ended).toBe('grounding');
  });

  test('one who goes on from deep water into a channel with too little is aground where it begins', () => {
    const reach = { width: 40, narrow: true, upstream: 'none', constriction: false } as const;
    const two = { waterway: { waters: 'canal', channels: [
      { ...reach, id: 'deep', centreline: [[0, -500], [0, 0]], depth: 3 }, { ...reach, id: 'shoal', centreline: [[0, 0], [0, 500]], depth: 0.3 },
    ] } } as const;
    const { ended, world: end } = run(world([vessel('A', { position: [0, -200] })], two));
    expect(ended).toBe('grounding');
    expect(end.ended?.on).toEqual({ what: 'shallow', channel: 'shoal' });
    // The deep one ends in half a circle round its end.
    expect(end.vessels[0]!.state.position[1]).toBeGreaterThanOrEqual(0);
    expect(end.vessels[0]!.state.position[1]).toBeLessThan(21);
  });
});

describe('a run', () => {
  const start = world([vessel('A', { by: 'watchkeeper' }), vessel('B', { position: [500, 500], heading: 270, by: 'watchkeeper' })], { duration: 180 });

  test('is the same twice, and taken up again from its own JSON', () => {
    const whole = run(start);
    expect(run(start).hash).toBe(whole.hash);
    const half = run(start, { until: 90 }).world;
    const resumed = run(JSON.parse(JSON.stringify(half)) as World);
    expect(resumed.world.vessels.map(({ state }) => state)).toEqual(whole.world.vessels.map(({ state }) => state));
  });

  test('has another hash with another seed', () => {
    expect(new Set([1, 2, 3, 4].map(seed => run({ ...start, seed }).hash)).size).toBeGreaterThan(1);
  });

  test('that has ended does not go on', () => {
    const { world: end } = run(start);
    expect(step(end)).toBe(end);
  });
});
