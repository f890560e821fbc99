/** What a good serang would do, seen from outside: who turns which way, who passes where, and that nobody is stuck or ashore. */
import { describe, expect, test } from 'vitest';
import { headingVector, signed } from '../geometry/bearing.ts';
import { distance, dot, subtract } from '../geometry/vector.ts';
import { RULE_SET_IDS, type ChannelFacts, type RuleSetId } from '../rules/facts.ts';
import { KNOT } from '../units/nautical.ts';
import { run } from './index.ts';
import { vessel, world } from './testWorlds.ts';
import type { World } from './world.ts';

const reach = (width: number, narrow = true): ChannelFacts =>
  ({ id: 'reach', centreline: [[0, -3000], [0, 3000]], width, depth: 4, narrow, upstream: 'forward', constriction: false });

const by = (start: World, ruleSet: RuleSetId): World => ({ ...start, ruleSet });

/** Every tenth world of a run to its end. */
function watched(start: World): { ended: string; worlds: World[] } {
  const worlds: World[] = [];
  const { ended } = run(start, { onTick: now => { if (now.tick % 10 === 0) worlds.push(now); } });
  return { ended, worlds };
}

const stateOf = ({ vessels }: World, id: string) => vessels.find(({ particulars }) => particulars.id === id)!.state;
const apart = (now: World, a: string, b: string): number => distance(stateOf(now, a).position, stateOf(now, b).position);
const nearest = (worlds: readonly World[], a: string, b: string): World => worlds.reduce((best, now) => (apart(now, a, b) < apart(best, a, b) ? now : best));
/** Metres by which one is ahead of the midships of another. */
const aheadOf = (now: World, one: string, of: string): number => dot(subtract(stateOf(now, one).position, stateOf(now, of).position), headingVector(stateOf(now, of).heading));
const toStarboardOf = (now: World, one: string, of: string): number => dot(subtract(stateOf(now, one).position, stateOf(now, of).position), headingVector(stateOf(now, of).heading + 90));

describe.each(RULE_SET_IDS)('by %s a watchkeeper', ruleSet => {
  test('who meets another end on alters to starboard, passes her port to port and comes back to her way', () => {
    const { ended, worlds } = watched(by(world([vessel('A', { position: [0, -1500], by: 'watchkeeper' }), vessel('B', { position: [0, 1500], heading: 180, by: 'watchkeeper' })], { duration: 1200 }), ruleSet));
    expect(ended).toBe('finished');
    const passing = nearest(worlds, 'A', 'B');
    for (const [one, other] of [['A', 'B'], ['B', 'A']] as const) expect(toStarboardOf(passing, other, one), `${other} seen from ${one}`).toBeLessThan(-90);
    expect(Math.abs(signed(stateOf(worlds.at(-1)!, 'A').heading))).toBeLessThan(1);
    expect(Math.abs(signed(stateOf(worlds.at(-1)!, 'B').heading - 180))).toBeLessThan(1);
  });

  test('with another crossing on her starboard side goes astern of her, and the other holds on', () => {
    const start = by(world([vessel('A', { position: [0, -1500], by: 'watchkeeper' }), vessel('B', { position: [1500, 0], heading: 270, by: 'watchkeeper' })], { duration: 900 }), ruleSet);
    const { ended, worlds } = watched(start);
    expect(ended).toBe('finished');
    // When A comes to the track of B, B has gone by.
    const crossing = worlds.find(now => stateOf(now, 'A').position[1] >= stateOf(now, 'B').position[1])!;
    expect(aheadOf(crossing, 'A', 'B')).toBeLessThan(-50);
    for (const now of worlds) expect(Math.abs(signed(stateOf(now, 'B').heading - 270)), `B at ${now.time} s`).toBeLessThan(1);
    expect(stateOf(worlds.at(-1)!, 'B').speed).toBeCloseTo(6 * KNOT, 2);
  });

  test('who stands on keeps out of the way of one who does nothing, before it is too late', () => {
    const { ended, worlds } = watched(by(world([vessel('A', { position: [0, -1200] }), vessel('B', { position: [1200, 0], heading: 270, by: 'watchkeeper' })], { duration: 900 }), ruleSet));
    expect(ended).toBe('finished');
    // Half a length and half a breadth is where they would touch.
    expect(apart(nearest(worlds, 'A', 'B'), 'A', 'B')).toBeGreaterThan(15);
    // Until then she keeps her course: not before half of the way is gone.
    const first = worlds.find(now => Math.abs(signed(stateOf(now, 'B').heading - 270)) > 2 || stateOf(now, 'B').speed < 5.5 * KNOT)!;
    expect(first.time).toBeGreaterThan(190);
  });

  test.each([26, 40])('with another at anchor on her side of a canal of %d m waits for one who comes towards her, and then goes round', width => {
    const side = width / 4;
    const { ended, worlds } = watched(by(world([
      vessel('A', { position: [side, -600], knots: 5, by: 'watchkeeper' }), vessel('B', { position: [side, 0], knots: 0, condition: 'at-anchor' }),
      vessel('C', { position: [-side, 700], heading: 180, knots: 5, by: 'watchkeeper' }),
    ], { duration: 900, waterway: { waters: 'canal', channels: [reach(width)] } }), ruleSet));
    expect(ended).toBe('finished');
    const end = worlds.at(-1)!;
    expect(stateOf(end, 'A').position[1]).toBeGreaterThan(300);
    expect(stateOf(end, 'C').position[1]).toBeLessThan(-300);
    // Back on her own side.
    expect(stateOf(end, 'A').position[0]).toBeGreaterThan(2);
  });

  test('who is bound for a landing stops off it, and one who is bound for a place in mid-river goes on', () => {
    const to = (east: number) => {
      const ferry = vessel('A', { position: [-110, 0], heading: 90, knots: 5, by: 'watchkeeper' });
      return watched(by(world([{ ...ferry, helm: { ...ferry.helm, route: [[east, 0]] } }], { duration: 240, waterway: { waters: 'river', channels: [reach(260, false)] } }), ruleSet));
    };
    const { ended, worlds } = to(115);
    expect(ended).toBe('finished');
    expect(stateOf(worlds.at(-1)!, 'A').speed).toBeLessThan(0.3);
    expect(stateOf(worlds.at(-1)!, 'A').position[0]).toBeGreaterThan(85);
    expect(Math.max(...worlds.map(now => stateOf(now, 'A').position[0]))).toBeLessThan(121);
    expect(to(-60).worlds.find(now => stateOf(now, 'A').position[0] > 0)).toBeDefined();
  });

  test('who has come to the end of her route keeps the heading of its last leg', () => {
    const own = vessel('A', { knots: 5, by: 'watchkeeper' });
    const { worlds } = watched(by(world([{ ...own, helm: { ...own.helm, route: [[0, 300], [300, 300]] } }], { duration: 400 }), ruleSet));
    expect(Math.abs(signed(stateOf(worlds.at(-1)!, 'A').heading - 90))).toBeLessThan(6);
    expect(stateOf(worlds.at(-1)!, 'A').position[0]).toBeGreaterThan(400);
  });

  test('who comes to the far bank of a river in which she cannot turn stops short of it', () => {
    const { ended, worlds } = watched(by(world([vessel('A', { position: [-25, 0], heading: 90, knots: 2, by: 'watchkeeper', particulars: { length: 60, breadth: 12 } })],
      { duration: 400, waterway: { waters: 'river', channels: [reach(120, false)] } }), ruleSet));
    expect(ended).toBe('finished');
    expect(Math.min(...worlds.map(now => stateOf(now, 'A').speed))).toBeLessThan(0.2);
  });

  test.each([12, 18, 40, 60])('of %d m who crosses a river and is bound nowhere turns along the far bank, on her starboard side', length => {
    for (const heading of [90, 270]) {
      const from = heading === 90 ? -1 : 1;
      const { ended, worlds } = watched(by(world([vessel('A', { position: [from * (110 - length / 2), 0], heading, by: 'watchkeeper', particulars: { length, breadth: length / 5 } })],
        { duration: 400, waterway: { waters: 'river', channels: [reach(260, false)] } }), ruleSet));
      expect(ended).toBe('finished');
      const { heading: then, position: [east], speed } = stateOf(worlds.at(-1)!, 'A');
      // Northwards along the east bank, southwards along the west bank.
      expect(Math.abs(signed(then - (heading === 90 ? 0 : 180)))).toBeLessThan(5);
      expect(east * from).toBeLessThan(0);
      expect(speed).toBeGreaterThan(1);
    }
  });
});
