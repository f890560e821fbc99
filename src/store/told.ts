/** What of the run may be shown: nothing that gives the answer to an open question away, and in the own view nothing of those of whom she knows nothing. */
import { knowledgeOf } from './candidate.ts';
import { askedOf, isAsking } from './order.ts';
import type { RunEvent } from './recording.ts';
import type { StandOnState } from './state.ts';

const NOBODY: readonly string[] = [];

/** Ids of the vessels whose roles, and what happens to them, are not shown at this moment. */
export function untoldVessels(state: StandOnState): readonly string[] {
  const asked = askedOf(state);
  if (asked.length === 0 && state.settings.view === 'everything') return NOBODY;
  return state.world.vessels.map(({ particulars }) => particulars.id).filter(id => asked.includes(id) || knowledgeOf(state, id) === 'nothing');
}

/** Up to which tick the run is told of: while a question is open, the present one. */
export const toldUntil = (state: StandOnState): number => (isAsking(state) ? state.world.tick : Infinity);

/** Whom an event is about. */
export function vesselsOf(event: RunEvent): readonly string[] {
  if ('vessels' in event) return event.vessels;
  if (!('vessel' in event)) return [];
  const other = 'other' in event ? event.other : 'of' in event ? event.of : undefined;
  return other === undefined ? [event.vessel] : [event.vessel, other];
}

/** The events that are told of. */
export const toldEvents = (events: readonly RunEvent[], untold: readonly string[], until: number): readonly RunEvent[] =>
  events.filter(event => event.tick <= until && !vesselsOf(event).some(id => untold.includes(id)));
