/** `events[]` and `checks[]`. */
import * as z from 'zod/mini';
import { DOUBTS } from '../../rules/facts.ts';
import { about, choice, direction, field, identifier, listOf, number, orElse, quantity, words } from './fields.ts';
import { lights, speedThroughWater } from './vessel.ts';

/** What a vessel can do at a time, and the fields without which it means nothing (one of each group). */
export const DEEDS = {
  'request-way': [['of']], sound: [['pattern']], 'signal-overtaking': [['of']], consent: [['of']], 'alter-course': [['by', 'to']], 'alter-speed': [['speed']],
  anchor: [], weigh: [], lights: [], searchlight: [], flag: [], hail: [], doubt: [['of'], ['about']],
} as const satisfies Readonly<Record<string, readonly (readonly string[])[]>>;

export type Deed = keyof typeof DEEDS;
export const DEED_NAMES = Object.keys(DEEDS) as [Deed, ...Deed[]];

const PATTERN = /^[PSBGKX]{1,20}$/;

const pattern = field({ type: 'string', pattern: PATTERN.source, description: 'P prolonged, S short, B rapid bell, G gong, K one stroke of the bell, X other sound.' }, (value, complain) =>
  (typeof value === 'string' && PATTERN.test(value) ? value : void complain('is not a signal', 'the letters P, S, B, G, K and X, at most 20, such as "PSS"')));

export const event = z.strictObject({
  at: quantity('duration', { least: -7200, most: 86_400 }, 'When, from the start; negative is before it.'),
  vessel: identifier('Id of the vessel that does it.'),
  does: choice(DEED_NAMES, 'What she does.'),
  of: z.optional(identifier('Id of the vessel that it is aimed at.')),
  about: z.optional(choice(DOUBTS, 'What a doubt is about.')),
  side: z.optional(choice(['port', 'starboard'], 'The side meant.')),
  pattern: z.optional(pattern),
  heardBy: z.optional(about(z.array(identifier('Id of a vessel.')).check(z.maxLength(1000)), 'Ids of those that hear it, whatever the range. By the range of the whistle where it is left out.')),
  by: z.optional(quantity('angle', { least: -180, most: 180 }, 'Alters course by this, starboard positive.')),
  to: z.optional(direction('Alters course to this.')),
  speed: z.optional(speedThroughWater('The speed that she goes over to.')),
  lights: z.optional(lights),
  colour: z.optional(words(20, 'Of a flag.')),
  text: z.optional(words(400, 'Of a hail.', true)),
});

export const check = z.strictObject({
  title: words(200, 'What is checked, for people.'),
  that: words(500, 'An expression that is true when it is met.', true),
  marks: orElse(number({ least: 0, most: 1000 }, 'Marks for it. 1 where it is left out.'), 1),
});

export const events = listOf(event, 2000, 'What happens, whoever is at the helm.');
export const checks = listOf(check, 200, 'What is marked.');
