/** The judgement that `stand-on judge --json` prints, for the published JSON Schema. */
import * as z from 'zod/mini';
import { RULE_SET_IDS } from '../../rules/facts.ts';
import { BREACHES, KINDS, PAIR_DUTIES, ROLES, STAGES, VESSEL_DUTIES } from '../../rules/judgement.ts';
import { about } from './fields.ts';

const text = (description: string) => about(z.string(), description);
const citation = about(z.string().check(z.regex(new RegExp(`^(?:${RULE_SET_IDS.join('|')})/.+$`))), 'Rule set, slash, provision: "dvc-1963/app.12".');
const citations = (description: string) => about(z.array(citation), description);
const notes = about(z.array(z.string().check(z.regex(/^O-\d+$/))), 'Oddities that the answer rests on, by number: "O-15".');
const id = text('Id of a vessel.');

const dutyFields = {
  because: citations('The provisions that lay it down.'),
  qualified: z.optional(text('How far it binds, where it binds only so far.')),
  notes: z.optional(notes),
  standing: z.optional(about(z.boolean(), 'Holds always, whatever the picture.')),
};

const pairDuty = z.strictObject({ vessel: id, duty: about(z.enum([...PAIR_DUTIES, ...VESSEL_DUTIES]), 'What she must do.'), ...dutyFields });
const vesselDuty = z.strictObject({ duty: about(z.enum([...PAIR_DUTIES, ...VESSEL_DUTIES]), 'What she must do.'), ...dutyFields });

const encounter = z.strictObject({
  vessels: about(z.tuple([id, id]), 'The two, in the order of the file.'),
  inSight: z.boolean(),
  range: about(z.number(), 'Metres, midships to midships.'),
  cpa: about(z.number(), 'Metres, midships to midships, at the closest point; the present range when not closing.'),
  tcpa: about(z.nullable(z.number()), 'Seconds to the closest point; null when not closing.'),
  bearingRate: about(z.number(), 'Degrees a minute, clockwise positive. Decides nothing.'),
  clear: about(z.number(), 'Metres of clear water between the two outlines at the closest point; negative where they would overlap.'),
  risk: about(z.boolean(), 'Risk of collision.'),
  kind: z.enum(KINDS),
  roles: about(z.record(z.string(), z.enum(ROLES)), 'By id of vessel.'),
  stages: about(z.record(z.string(), z.enum(STAGES)), 'How far the duty of the stand-on vessel has come, by id of vessel.'),
  duties: about(z.array(pairDuty), 'Duties towards the other of the two.'),
  because: citations('The provisions that make the meeting what it is.'),
  rejected: about(z.array(z.strictObject({ rule: citation, why: text('The fact that ruled it out.') })), 'Neighbouring rules that were considered.'),
  notes,
  advice: z.optional(text('What good seamanship suggests where the set is silent. Not law.')),
  foreseen: z.optional(about(z.strictObject({ mayAct: z.optional(z.number()), mustAct: z.optional(z.number()) }), 'Seconds until the stand-on vessel may act and must act, if both hold on.')),
});

const vessel = z.strictObject({
  id,
  duties: about(z.array(vesselDuty), 'Duties that are not towards one other vessel.'),
  breaches: z.array(z.strictObject({ breach: z.enum(BREACHES), detail: text('What is amiss.'), because: citations('The provisions broken.'), notes: z.optional(notes) })),
});

export const judgementOutput = about(z.strictObject({
  file: z.optional(text('The file, where several were judged.')),
  ruleSet: z.enum(RULE_SET_IDS),
  time: about(z.number(), 'Seconds from the start.'),
  encounters: z.array(encounter),
  vessels: z.array(vessel),
  priority: about(z.array(z.strictObject({ at: text('Id of a lock, lane or channel.'), order: about(z.array(id), 'Who passes, the first first.'), because: citations('Why in this order.'), notes })), 'Order of passing.'),
  notes: about(notes, 'Oddities that stand over every answer of the set.'),
}), 'What the rules say at one moment. Lights, shapes and signals are absent until they are modelled.');
