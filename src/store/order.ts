/** Which meetings come first, and whether they may be shown, for the screen and the plan alike. */
import type { Encounter } from '../rules/judgement.ts';
import { encounterKey, type StandOnState } from './state.ts';

/** Encounters in order of how pressing they are, apart from those of which no rule speaks. */
export function sorted(encounters: readonly Encounter[]): { speaking: readonly Encounter[]; silent: readonly Encounter[] } {
  const all = [...encounters].sort((a, b) => b.pressing - a.pressing);
  const speaks = (one: Encounter): boolean => one.kind !== 'none' || one.risk;
  return { speaking: all.filter(speaks), silent: all.filter(one => !speaks(one)) };
}

/** While a question is open, nothing on the screen gives its answer away. */
export const isAsking = ({ question }: Pick<StandOnState, 'question'>): boolean => question !== undefined && question.answered === undefined;

/** Seconds: nobody holds course and speed for longer, so where two would be closest after that is told to nobody. */
export const FAR_OFF = 30 * 60;

/** The encounter to show on the plan: the one picked, else the most pressing that a rule speaks of. */
export function shownEncounter(encounters: readonly Encounter[], picked: string | undefined): Encounter | undefined {
  return encounters.find(one => encounterKey(one.vessels) === picked) ?? sorted(encounters).speaking[0];
}

const NOBODY: readonly string[] = [];

/** Ids of the two that an open question is about; nobody's where none is open. */
export const askedOf = ({ question }: Pick<StandOnState, 'question'>): readonly string[] => (question !== undefined && question.answered === undefined ? question.of : NOBODY);
