/** `vessels[]`: what she is, how she lies at the start, and who is at the helm. */
import * as z from 'zod/mini';
import { CONDITIONS, ENGAGEMENTS, ENGINES, PROPULSIONS, RESTRICTIONS, SERVICES, TOW_ARRANGEMENTS } from '../../rules/facts.ts';
import { HELMS } from '../../sim/world.ts';
import { about, choice, direction, identifier, listOf, number, orElse, position, quantity, words, yesNo } from './fields.ts';

export const HULL_MATERIALS = ['wood', 'iron', 'steel', 'aluminium', 'plastic', 'concrete'] as const;
const SIDES = ['port', 'starboard'] as const;
const MOST_LISTED = 50;

export const speedThroughWater = (description: string) => quantity('speed', { least: -10, most: 40 }, description);

const helm = z.strictObject({
  by: choice(HELMS, 'candidate, watchkeeper (obeys the rules), hold (keeps course and speed), route (follows her route), script (follows the events).'),
  route: z.optional(about(z.array(position('A waypoint.')).check(z.minLength(1), z.maxLength(100)), 'Waypoints to steer through; after the last she keeps her heading, and a watchkeeper stops where the bank is close beyond it.')),
  cruise: z.optional(quantity('speed', { least: 0, most: 40 }, 'The speed that she makes when nothing asks for another. Her speed at the start where it is left out.')),
});

const tow = z.strictObject({
  vessels: about(z.array(identifier('Id of a vessel in tow.')).check(z.minLength(1), z.maxLength(MOST_LISTED)), 'Ids, from the towing vessel outwards.'),
  arrangement: orElse(choice(TOW_ARRANGEMENTS, 'Astern where it is left out.'), 'astern'),
  length: quantity('length', { least: 0, most: 2000 }, 'From the stern of the towing vessel to the after end of the tow; pushed, from her stem to the fore end.'),
  hauledBy: orElse(choice(['power', 'bank'], 'Power where it is left out.'), 'power'),
});

export const lights = z.union([
  z.enum(['as-required']),
  z.strictObject({
    none: z.optional(yesNo('She shows no lights at all.')),
    failed: z.optional(about(z.array(words(40, 'A light.')).check(z.maxLength(MOST_LISTED)), 'Lights that have failed.')),
    optional: z.optional(about(z.array(words(40, 'A light.')).check(z.maxLength(MOST_LISTED)), 'Lights that she may show and does.')),
  }),
]);

const instant = z.strictObject({
  ago: quantity('duration', { least: 0.1, most: 7200 }, 'How long before the start.'),
  position: position('Midships then.'),
  heading: direction('Heading then.'),
  speed: speedThroughWater('Speed through the water then.'),
});

export const vessel = z.strictObject({
  id: identifier('Names the vessel: events, tows and checks refer to her by it.'),
  name: z.optional(words(80, 'Her name, for people.')),
  propulsion: orElse(choice(PROPULSIONS, 'Power where it is left out. None: flats and barges in tow.'), 'power'),
  condition: orElse(choice(CONDITIONS, 'Under way where it is left out.'), 'under-way'),
  restrictions: listOf(z.enum(RESTRICTIONS), 10, 'What restricts her.'),
  engagedIn: listOf(z.enum(ENGAGEMENTS), 10, 'What she is engaged in.'),
  service: orElse(choice(SERVICES, 'Cargo where it is left out.'), 'cargo'),
  laden: orElse(yesNo('Carries cargo, or passengers on a passenger vessel. False where it is left out.'), false),
  licensed: orElse(yesNo('True where it is left out.'), true),
  permissions: listOf(words(60, 'A permission.'), MOST_LISTED, 'sail, lock-breadth, bad-weather, ferry-priority, approach-berthed …'),
  length: quantity('length', { least: 1, most: 500 }, 'Length of the hull.'),
  breadth: z.optional(quantity('length', { least: 0.3, most: 100 }, 'Extreme breadth, with fenders and overhang. A quarter of the length, at most 40 m, where it is left out.')),
  draught: z.optional(quantity('length', { least: 0.01, most: 40 }, 'Draught. A fifteenth of the length, at most 15 m, where it is left out.')),
  airDraught: z.optional(quantity('length', { least: 0, most: 120 }, 'Height above the water.')),
  position: position('Midships.'),
  heading: direction('Degrees true, clockwise from north.'),
  speed: orElse(speedThroughWater('Speed through the water, ahead positive. 0 where it is left out.'), 0),
  engine: z.optional(choice(ENGINES, 'By her speed where it is left out.')),
  drifting: orElse(yesNo('Moved by the stream on purpose. False where it is left out.'), false),
  maxSpeed: z.optional(quantity('speed', { least: 0.1, most: 40 }, 'The most that she makes. By her type and length where it is left out.')),
  tow: z.optional(tow),
  towedBy: z.optional(about(z.union([identifier('Id of the vessel that tows or pushes her.'), z.strictObject({ hauledBy: z.literal('bank') })]), 'On the towed vessel: who tows her.')),
  sail: z.optional(z.strictObject({
    mainsail: choice(SIDES, 'The side that the mainsail is carried on.'),
    pointOfSail: choice(['close-hauled', 'free'], 'How she sails.'),
  })),
  obstructedSide: z.optional(choice(SIDES, 'Of a dredger: the side that is obstructed.')),
  lights: orElse(about(lights, '"as-required", or { "failed": […] }, { "none": true }, { "optional": […] }. As required where it is left out.'), 'as-required'),
  hull: z.optional(z.strictObject({
    material: z.optional(choice(HULL_MATERIALS, 'What she is built of.')),
    angleIronProjects: orElse(yesNo('Angle iron outside projects beyond the fenders. False where it is left out.'), false),
    fendersRigged: orElse(yesNo('Fenders are rigged against it. False where it is left out.'), false),
  })),
  manned: orElse(yesNo('True where it is left out.'), true),
  radar: orElse(yesNo('False where it is left out.'), false),
  arrival: z.optional(number({ least: 1, most: 1000 }, 'Order of arrival at a lock or lane.', true)),
  helm: orElse(helm, { by: 'hold' }),
  history: listOf(instant, 100, 'What the rules core saw of her before the start; each instant is judged in turn.'),
});
