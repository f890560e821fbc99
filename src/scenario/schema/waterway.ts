/** `waterway`: channels and what lies in and beside them. */
import * as z from 'zod/mini';
import { WATERS } from '../../rules/facts.ts';
import { about, choice, direction, identifier, listOf, orElse, position, quantity, yesNo } from './fields.ts';

export const MOST_POINTS = 500;
export const MOST_CHANNELS = 100;
const MOST = 200;
const FURTHEST = 1_000_000;

const points = (least: number, description: string) => about(z.array(position('A point.')).check(z.minLength(least), z.maxLength(MOST_POINTS)), description);

export const centreline = points(2, `The middle of the channel, at least 2 points, none repeated; it may not cross itself.`);

const channel = z.strictObject({
  id: identifier('Names the channel.'),
  centreline,
  width: quantity('length', { least: 1, most: 20_000 }, 'From bank to bank.'),
  depth: orElse(quantity('length', { least: 0.1, most: 1000 }, 'Depth of water. 10 m where it is left out.'), 10),
  narrow: orElse(yesNo('The rules on narrow channels apply. True where it is left out.'), true),
  upstream: orElse(choice(['forward', 'reverse', 'none'], 'Upstream is along the centreline as given, against it, or neither. None where it is left out.'), 'none'),
  current: z.optional(quantity('speed', { least: 0, most: 10 }, 'Her own current: downstream, or along the centreline where upstream is none.')),
  constriction: orElse(yesNo('Too narrow for two: order of passing matters. False where it is left out.'), false),
});

const singleLane = z.strictObject({
  id: identifier('Names the lane.'),
  channel: identifier('Id of the channel that it is in.'),
  from: quantity('length', { least: 0, most: FURTHEST }, 'Start, measured along the centreline of the channel.'),
  to: quantity('length', { least: 0, most: FURTHEST }, 'End, measured along the centreline of the channel.'),
  signal: orElse(choice(['open', 'closed'], 'What the signal says. Open where it is left out.'), 'open'),
});

const lock = z.strictObject({
  id: identifier('Names the lock.'),
  at: position('The middle of the chamber.'),
  heading: orElse(direction('Direction of the chamber, degrees true. 0 where it is left out.'), 0),
  length: orElse(quantity('length', { least: 1, most: 1000 }, 'Length of the chamber. 60 m where it is left out.'), 60),
  breadth: orElse(quantity('length', { least: 1, most: 200 }, 'Breadth of the chamber. 6 m where it is left out.'), 6),
  fall: orElse(quantity('length', { least: 0, most: 100 }, 'Difference of level. 0 where it is left out.'), 0),
  signal: z.optional(z.strictObject({ enter: z.optional(identifier('Id of the vessel signalled to enter.')) })),
});

const bend = z.strictObject({
  id: identifier('Names the bend.'),
  at: position('Where it is, on the centreline.'),
  hides: orElse(yesNo('Hides vessels that come the other way: for the signal rules. True where it is left out.'), true),
});

const bridge = z.strictObject({
  id: identifier('Names the bridge.'),
  at: position('Where it crosses the channel.'),
  clearance: quantity('length', { least: 0.1, most: 200 }, 'Clear height above the water.'),
});

const placeNamed = z.strictObject({ id: identifier('Names the place.'), at: position('Where it is.') });

export const waterway = z.strictObject({
  waters: choice(WATERS, 'What waters these are: canal, river (non-tidal), tidal (lagoon), harbour or open.'),
  channels: listOf(channel, MOST_CHANNELS, 'Channels, at most 100.'),
  bends: listOf(bend, MOST, 'Bends.'),
  screens: listOf(points(3, 'A closed outline of at least 3 points.'), MOST, 'What stops the view: banks, trees, works.'),
  locks: listOf(lock, MOST, 'Locks.'),
  bridges: listOf(bridge, MOST, 'Bridges.'),
  singleLanes: listOf(singleLane, MOST, 'Lanes for one vessel at a time.'),
  berths: listOf(placeNamed, MOST, 'Places to make fast.'),
  anchorages: listOf(placeNamed, MOST, 'Places to anchor.'),
  marks: listOf(placeNamed, MOST, 'Marks and buoys.'),
});
