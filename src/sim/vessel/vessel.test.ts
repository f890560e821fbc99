/** How vessels handle, against published figures and plain geometry: turning, stopping, sail, oars, anchor, trains and tows. */
import { describe, expect, test } from 'vitest';
import { headingVector, signed } from '../../geometry/bearing.ts';
import { distance } from '../../geometry/vector.ts';
import type { VesselParticulars } from '../../rules/facts.ts';
import { KNOT } from '../../units/nautical.ts';
import { step } from '../step.ts';
import { after, vessel, world, type Start } from '../testWorlds.ts';
import { TELEGRAPH, type Orders, type Vessel, type World } from '../world.ts';
import { helmOrder, telegraphSpeed } from '../orders.ts';

const TRAIN: Partial<VesselParticulars> = { length: 20, tow: { vessels: ['F'], arrangement: 'ahead', length: 40, hauledBy: 'power' } };
const CRAFT: Readonly<Record<string, Partial<VesselParticulars>>> = {
  'launch of 12 m': { length: 12 }, 'canal boat of 18 m': { length: 18 }, 'barge train of 60 m': TRAIN,
  'rowing boat of 7 m': { length: 7, breadth: 1.8, propulsion: 'oars' }, 'ship of 80 m': { length: 80, breadth: 14 },
};
const lengthOf = ({ length = 18, tow }: Partial<VesselParticulars>): number => length + (tow?.length ?? 0);
const atFull = (particulars: Partial<VesselParticulars>, more: Start = {}): World => {
  const one = vessel('A', { particulars, ...more });
  return world([{ ...one, state: { ...one.state, speed: one.handling.maxSpeed } }]);
};
const first = (now: World): Vessel['state'] => now.vessels[0]!.state;

/** Advance and tactical diameter at full rudder from full speed, in lengths of what turns. */
function turningTrial(particulars: Partial<VesselParticulars>): { advance: number; diameter: number; seconds: number; speedLeft: number } {
  let now = atFull(particulars);
  const full = first(now).speed;
  let advance = 0;
  for (let i = 0; i < 20_000; i += 1) {
    now = step(now, { A: { rudder: 35, telegraph: 'full-ahead' } });
    const { heading, position, speed } = first(now);
    if (advance === 0 && heading >= 90 && heading < 180) advance = position[1] / lengthOf(particulars);
    if (heading >= 180) return { advance, diameter: position[0] / lengthOf(particulars), seconds: now.time, speedLeft: speed / full };
  }
  throw new Error('she does not come round');
}

/** Lengths and seconds from full speed to a stop with the engine full astern. */
function crashStop(particulars: Partial<VesselParticulars>): { lengths: number; seconds: number } {
  let now = atFull(particulars);
  while (first(now).speed > 0) now = step(now, { A: { rudder: 0, telegraph: 'full-astern' } });
  return { lengths: first(now).position[1] / lengthOf(particulars), seconds: now.time };
}

describe('turning', () => {
  test.each(Object.entries(CRAFT))('the %s keeps within what IMO MSC.137(76) allows a ship: advance 4.5 lengths, tactical diameter 5', (_, particulars) => {
    const { advance, diameter } = turningTrial(particulars);
    expect(advance).toBeLessThan(4.5);
    expect(diameter).toBeLessThan(5);
    expect(diameter).toBeGreaterThan(1);
  });

  test('loses three or four tenths of her speed at full rudder, as trials show', () => {
    const { speedLeft } = turningTrial({ length: 80, breadth: 14 });
    expect(speedLeft).toBeGreaterThan(0.55);
    expect(speedLeft).toBeLessThan(0.85);
  });

  test('the four feel different: seconds to turn about, and metres of room', () => {
    const [launch, boat, train, rowing] = ['launch of 12 m', 'canal boat of 18 m', 'barge train of 60 m', 'rowing boat of 7 m'].map(name => turningTrial(CRAFT[name]!));
    expect(rowing!.seconds).toBeLessThan(launch!.seconds * 1.7);
    expect(boat!.seconds).toBeGreaterThan(launch!.seconds * 1.5);
    expect(train!.seconds).toBeGreaterThan(boat!.seconds * 3);
    expect(train!.diameter * 60).toBeGreaterThan(4 * boat!.diameter * 18);
  });

  test('oars turn a boat that has no way on; a launch needs her engine for it', () => {
    const still = (particulars: Partial<VesselParticulars>): World => world([vessel('A', { particulars, knots: 0 })]);
    const turned = (start: World, orders: Orders): number => Math.abs(first(after(start, 12, { A: orders })).heading);
    expect(turned(still(CRAFT['rowing boat of 7 m']!), { rudder: 35, speed: 0 })).toBeGreaterThan(45);
    expect(turned(still({ length: 12 }), { rudder: 35, telegraph: 'stop' })).toBeLessThan(0.5);
    expect(turned(still({ length: 12 }), { rudder: 35, telegraph: 'dead-slow-ahead' })).toBeGreaterThan(5);
  });

  test('with sternway on the rudder works the other way', () => {
    const astern = after(world([vessel('A', { knots: 0 })]), 60, { A: { rudder: 20, telegraph: 'half-astern' } });
    expect(first(astern).speed).toBeLessThan(-0.5);
    expect(signed(first(astern).heading)).toBeLessThan(-5);
  });

  test('what is pushed turns as one with her about the middle of the train, so her own stern swings out', () => {
    const pusher = vessel('A', { knots: 5, particulars: TRAIN });
    const flat = vessel('F', { position: [0, 30], knots: 5, particulars: { length: 40, propulsion: 'none', towedBy: 'A' } });
    const start = world([pusher, flat]);
    const turning = after(start, 30, { A: { rudder: 35, speed: 5 * KNOT } });
    const [a, f] = turning.vessels.map(({ state }) => state) as [Vessel['state'], Vessel['state']];
    expect(signed(a.heading)).toBeGreaterThan(5);
    expect(f.heading).toBeCloseTo(a.heading, 9);
    expect(distance(a.position, f.position)).toBeCloseTo(30, 9);
    // To starboard she turns, and her midships go to port at first.
    const early = after(start, 8, { A: { rudder: 35, speed: 5 * KNOT } });
    expect(signed(first(early).heading)).toBeGreaterThan(0.2);
    expect(first(early).position[0]).toBeLessThan(-0.05);
    expect(f.position[0]).toBeGreaterThan(0);
  });
});

describe('stopping', () => {
  test.each(Object.entries(CRAFT))('the %s stops within 15 lengths with the engine full astern (IMO MSC.137(76))', (_, particulars) => {
    const { lengths } = crashStop(particulars);
    expect(lengths).toBeLessThan(15);
    expect(lengths).toBeGreaterThan(0.5);
  });

  test('a barge train takes several times as long as a launch', () => {
    expect(crashStop(TRAIN).seconds).toBeGreaterThan(4 * crashStop({ length: 12 }).seconds);
  });

  test('each place of the telegraph gives more than the one below it, and full is her full speed', () => {
    const one = vessel('A');
    const speeds = TELEGRAPH.map(place => telegraphSpeed(one, place));
    expect([...speeds].sort((a, b) => a - b)).toEqual(speeds);
    expect(new Set(speeds).size).toBe(TELEGRAPH.length);
    expect([speeds[0], speeds[4], speeds.at(-1)]).toEqual([-one.handling.maxAstern, 0, one.handling.maxSpeed]);
    const settled = after(world([one]), 300, { A: { course: 0, telegraph: 'half-ahead' } });
    expect(first(settled).speed).toBeCloseTo(telegraphSpeed(one, 'half-ahead'), 2);
  });
});

describe('helm orders', () => {
  const one = vessel('A', { heading: 80 });
  const WORDS: readonly [string, Orders | undefined][] = [
    ['starboard ten', undefined], ['Starboard 10', { rudder: 10 }], ['port 5', { rudder: -5 }], ['port', { rudder: -15 }], ['hard a-starboard', { rudder: 35 }],
    ['hard to port', { rudder: -35 }], ['midships', { rudder: 0 }], ['steady', { course: 80 }], ['steer 045', { course: 45 }], ['steer 400', undefined],
    ['dead slow ahead', { telegraph: 'dead-slow-ahead' }], ['Full astern!', { telegraph: 'full-astern' }], ['stop engines', { telegraph: 'stop' }],
    ['let go', { anchor: 'let-go' }], ['weigh', { anchor: 'weigh', telegraph: 'stop' }], ['splice the mainbrace', undefined],
  ];
  test.each(WORDS)('"%s"', (words, orders) => expect(helmOrder(words, one)).toEqual(orders));

  test('[dvc-1963/reg.23] starboard has the head go to starboard, port to port', () => {
    for (const [words, way] of [['starboard 20', 1], ['port 20', -1]] as const) {
      expect(way * signed(first(after(world([vessel('A')]), 20, { A: helmOrder(words, vessel('A'))! })).heading)).toBeGreaterThan(10);
    }
  });

  test('an order to the wheel leaves the engine as it is, and the other way round', () => {
    const under = { ...one, state: { ...one.state, orders: { course: 10, telegraph: 'slow-ahead' as const } } };
    expect(helmOrder('port 10', under)).toEqual({ rudder: -10, telegraph: 'slow-ahead' });
    expect(helmOrder('stop', under)).toEqual({ course: 10, telegraph: 'stop' });
  });
});

describe('sail', () => {
  const boat = (heading: number): Vessel => vessel('A', { heading, knots: 3, particulars: { length: 9, breadth: 2.5, propulsion: 'sail' } });
  const wind = { from: 0, speed: 12 * KNOT };
  const sailed = (heading: number): Vessel['state'] => first(after(world([boat(heading)], { wind, duration: 900 }), 300, { A: { course: heading, speed: 7 * KNOT } }));

  test('she makes no way in the eye of the wind, most with it abeam, less before it', () => {
    const [into, close, beam, before] = [0, 65, 100, 180].map(heading => sailed(heading).speed);
    expect(into).toBeLessThan(0.05);
    expect(close).toBeGreaterThan(2);
    expect(beam).toBeGreaterThan(close!);
    expect(before).toBeLessThan(beam!);
    expect(before).toBeGreaterThan(2);
  });

  test('close-hauled she goes ten degrees to leeward of where she heads; before the wind not at all; alike on both tacks', () => {
    const leeway = (heading: number): number => {
      const { position } = sailed(heading);
      const [x, y] = headingVector(heading);
      return Math.atan2(position[0] * y - position[1] * x, position[0] * x + position[1] * y) * (180 / Math.PI);
    };
    // Wind from the north, heading east by north: to starboard is to leeward.
    expect(leeway(67.5)).toBeCloseTo(10, 0);
    expect(leeway(292.5)).toBeCloseTo(-10, 0);
    expect(Math.abs(leeway(180))).toBeLessThan(0.1);
    expect(leeway(110)).toBeLessThan(6);
  });
});

describe('at anchor', () => {
  const lying = vessel('A', { knots: 0, condition: 'at-anchor' });
  const swung = after(world([lying], { current: { towards: 90, speed: 0.5 }, duration: 3600 }), 600);

  test('she swings until she heads into the stream, her anchor where it was', () => {
    const { heading, anchor, position, condition } = first(swung);
    expect(condition).toBe('at-anchor');
    expect(heading).toBeCloseTo(270, 0);
    expect(distance(anchor!, position)).toBeCloseTo(anchor![1], 6);
    expect(anchor![1]).toBeGreaterThan(9);
  });

  test('lies still in still water, and to the wind where there is no stream', () => {
    expect(first(after(world([lying]), 60)).position).toEqual([0, 0]);
    expect(first(after(world([lying], { wind: { from: 45, speed: 8 }, duration: 3600 }), 900)).heading).toBeCloseTo(45, 0);
  });

  test.each([0, 0.6, 1.5])('in a stream of %d m/s she is brought up and let go with no leap in her way over the ground', stream => {
    let now = world([vessel('A', { knots: 4, heading: 180, by: 'candidate' })], { current: { towards: 0, speed: stream }, duration: 3600 });
    let before: number | undefined;
    let most = 0;
    for (let i = 0; i < 6000; i += 1) {
      const next = step(now, i < 3000 ? { A: { anchor: 'let-go' } } : i === 3000 ? { A: { anchor: 'weigh', telegraph: 'stop' } } : {});
      const way = distance(first(next).position, first(now).position) * 10;
      if (before !== undefined) most = Math.max(most, Math.abs(way - before));
      [before, now] = [way, next];
      if (i === 2999) expect(first(now).condition).toBe('at-anchor');
    }
    expect(first(now).condition).toBe('under-way');
    // m/s in a tenth of a second: at most two thirds of what a crash stop of a launch does.
    expect(most).toBeLessThan(0.06);
    // Weighed and not under power she goes with the stream.
    expect(before!).toBeCloseTo(stream, 2);
  });

  test('let go under way: the way comes off, and she is brought up; weighed, she is under way again', () => {
    const start = world([vessel('A')]);
    const soon = after(start, 1, { A: { anchor: 'let-go' } });
    expect(first(soon)).toMatchObject({ condition: 'under-way' });
    const up = after(soon, 120);
    expect(first(up)).toMatchObject({ condition: 'at-anchor', speed: 0 });
    expect(first(step(up, { A: { anchor: 'weigh', telegraph: 'stop' } }))).toMatchObject({ condition: 'under-way' });
  });
});

describe('a tow', () => {
  const tug = vessel('T', { knots: 4, particulars: { length: 16, engagedIn: ['towing'], tow: { vessels: ['F'], arrangement: 'astern', length: 60, hauledBy: 'power' } } });
  const flat = vessel('F', { position: [0, -58], knots: 4, particulars: { length: 20, propulsion: 'none', towedBy: 'T' } });

  test('runs on when the tug stops, and is fended off before it runs into her', () => {
    const stopped = after(world([tug, flat]), 200, { T: { course: 0, telegraph: 'full-astern' } });
    let now = world([tug, flat]);
    const least = { gap: Infinity };
    for (let i = 0; i < 1200; i += 1) {
      now = step(now, { T: { course: 0, speed: 0 } });
      least.gap = Math.min(least.gap, distance(now.vessels[0]!.state.position, now.vessels[1]!.state.position) - 18);
    }
    expect(least.gap).toBeLessThan(40);
    expect(least.gap).toBeGreaterThan(0);
    expect(stopped.ended).toBeUndefined();
  });

  test('a tug that comes back on her flat pushes it astern, and it does not turn round', () => {
    let now = world([tug, flat]);
    for (let i = 0; i < 2400; i += 1) now = step(now, { T: { course: 0, telegraph: 'half-astern' } });
    expect(now.ended).toBeUndefined();
    const [back, pushed] = now.vessels.map(({ state }) => state);
    expect(back!.speed).toBeLessThan(-0.5);
    // Stern to bow, a fender between.
    expect(back!.position[1] - pushed!.position[1]).toBeGreaterThan(18);
    expect(back!.position[1] - pushed!.position[1]).toBeLessThan(20);
    expect(pushed!.heading).toBeCloseTo(0, 3);
  });

  test('a tug that runs over her own flat collides with it; one that it is drawn over does not', () => {
    const ahead = { ...flat, state: { ...flat.state, position: [0, 40] as const, speed: 0 } };
    expect(after(world([tug, ahead]), 60).ended).toMatchObject({ how: 'collision', vessels: ['T', 'F'] });
    const drawnOver = { ...flat, state: { ...flat.state, position: [0, -12] as const } };
    expect(after(world([tug, drawnOver]), 60).ended).toBeUndefined();
  });

  test('whoever crosses between the tug and the tow fouls the line: a collision that names both', () => {
    const crosser = vessel('C', { position: [40, -10], heading: 270, knots: 6, particulars: { length: 8, breadth: 2 } });
    const end = after(world([tug, flat, crosser]), 40);
    expect(end.ended).toEqual({ how: 'collision', vessels: ['C', 'T'], on: { what: 'tow-line', from: 'T', to: 'F' } });
  });
});
