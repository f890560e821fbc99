/** The scenario file, format "stand-on/scenario", version 1. */
import * as z from 'zod/mini';
import { RULE_SET_IDS } from '../../rules/facts.ts';
import { environment, settings } from './environment.ts';
import { checks, events } from './event.ts';
import { about, choice, identifier, number, orElse, quantity, words } from './fields.ts';
import { vessel } from './vessel.ts';
import { waterway } from './waterway.ts';

export const FORMAT = 'stand-on/scenario';
export const VERSION = 1;
export const MOST_VESSELS = 1000;

export const scenarioFile = about(z.strictObject({
  $schema: z.optional(words(500, 'Where the schema is, for editors.')),
  format: z.literal(FORMAT),
  version: z.literal(VERSION),
  id: orElse(identifier('Names the scenario.'), 'untitled'),
  title: orElse(words(200, 'Title. The id where it is left out.'), ''),
  brief: orElse(words(4000, 'What the candidate is told.', true), ''),
  teaches: orElse(about(z.union([words(400, 'What it teaches.'), z.array(words(400, 'One thing that it teaches.')).check(z.maxLength(20))]), 'What it teaches: one sentence or a list.'), []),
  ruleSet: choice(RULE_SET_IDS, 'The rules that apply.'),
  settings: orElse(settings, {}),
  seed: orElse(number({ least: 0, most: 4_294_967_295 }, 'Of the chances of a run. 1 where it is left out.', true), 1),
  duration: orElse(quantity('duration', { least: 1, most: 86_400 }, 'How long it runs. 20 min where it is left out.'), 1200),
  environment: z.prefault(environment, {}),
  waterway,
  vessels: about(z.array(vessel).check(z.minLength(1), z.maxLength(MOST_VESSELS)), `The vessels, 1 to ${MOST_VESSELS}.`),
  events,
  checks,
}), 'A scenario of Stand-On. A number is SI (metres, seconds, metres a second, degrees true); a string is a number and a unit.');

export type ScenarioFile = z.output<typeof scenarioFile>;
export type VesselFile = ScenarioFile['vessels'][number];
