/** "Who gives way?": the question put before the rules are shown, and what they answer. */
import type { Encounter } from '../rules/judgement.ts';
import { RATE } from '../sim/conventions.ts';
import { shownEncounter } from './order.ts';
import { advanced } from './picture.ts';
import { encounterKey, type Answer, type Given, type Picture, type Question, type StandOnState } from './state.ts';

const gives = (encounter: Encounter, id: string): boolean => encounter.roles[id] === 'give-way';

/** What the judgement answers. */
function answerOf(encounter: Encounter): Answer {
  const [a, b] = encounter.vessels.map(id => gives(encounter, id));
  if (a === b) return a === true ? 'both' : 'neither';
  return a === true ? 'first' : 'second';
}

/** The question about the meeting that is shown, or about the first there is; undefined where nobody meets. */
export function questionOf({ judgement, selectedEncounter }: Pick<StandOnState, 'judgement' | 'selectedEncounter'>): Question | undefined {
  const encounter = shownEncounter(judgement.encounters, selectedEncounter) ?? judgement.encounters[0];
  return encounter === undefined ? undefined : { of: encounter.vessels };
}

/** The question with an answer, marked by what the rules say at this instant; gone where the two have parted. */
export function answered({ question, judgement }: Pick<StandOnState, 'question' | 'judgement'>, given: Given): Question | undefined {
  const encounter = judgement.encounters.find(({ vessels }) => question !== undefined && encounterKey(vessels) === encounterKey(question.of));
  return question === undefined || encounter === undefined ? undefined : { of: question.of, answered: { given, right: answerOf(encounter) } };
}

/** Seconds of the run that are searched for the first duty. */
const SEARCHED = 60;
const BEFORE = 2;

const hasRole = ({ judgement }: Picture): boolean => judgement.encounters.some(one => Object.values(one.roles).some(role => role !== 'none'));

/** The picture two seconds before the first role arises; the start, where there is one from the start or none soon. */
export function firstDuty(start: Picture): Picture {
  let picture = start;
  const past: Picture[] = [];
  for (let i = 0; i < SEARCHED * RATE && !hasRole(picture); i += 1) {
    past.push(picture);
    picture = advanced(picture, 1, false);
  }
  return hasRole(picture) ? past.at(-BEFORE * RATE) ?? start : start;
}
