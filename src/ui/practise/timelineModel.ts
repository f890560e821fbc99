/** What the timeline shows, worked out from the recording: bands with their ends, marks, and the words of an event. */
import { t, termsOf } from '../../i18n/index.ts';
import type { BreachId, Kind, Role, Stage } from '../../rules/judgement.ts';
import type { Deed } from '../../scenario/index.ts';
import type { World } from '../../sim/index.ts';
import { vesselsOf, type BandRole, type RunEvent, type Span } from '../../store/index.ts';

export interface Band { readonly role: BandRole; readonly from: number; readonly to: number }

/** The spans in which she has a role, in ticks, cut off at the end of what is told. */
export function bandsOf(spans: readonly Span[], end: number): readonly Band[] {
  return spans.flatMap(({ role, from }, i) => {
    const to = Math.min(end, spans[i + 1]?.from ?? end);
    return role === 'none' || to <= from ? [] : [{ role, from, to }];
  });
}

export const roleWord = (role: BandRole): string => (role === 'both' ? termsOf().bothAct : termsOf().roles[role]);

/** The shape that an event is marked with. */
export type MarkShape = 'begin' | 'over' | 'stage' | 'move' | 'note' | 'breach' | 'end';

const SHAPES: Readonly<Record<RunEvent['event'], MarkShape>> = {
  'encounter-began': 'begin', 'risk-began': 'begin', 'roles-changed': 'begin', 'encounter-ended': 'over', 'risk-over': 'over',
  stage: 'stage', manoeuvre: 'move', event: 'note', duty: 'note', 'rule-set': 'note', breach: 'breach', ended: 'end',
};

export const shapeOf = ({ event }: RunEvent): MarkShape => SHAPES[event];

/** Events so near to one another on a row that they are marked as one. */
export interface RowMark { readonly tick: number; readonly events: readonly RunEvent[] }

export function marksOf(events: readonly RunEvent[], id: string, nearness: number): readonly RowMark[] {
  const marks: { tick: number; events: RunEvent[] }[] = [];
  for (const event of events) {
    if (!vesselsOf(event).includes(id)) continue;
    const last = marks.at(-1);
    if (last !== undefined && event.tick - last.tick < nearness) last.events.push(event);
    else marks.push({ tick: event.tick, events: [event] });
  }
  return marks;
}

type Naming = (id: string) => string;

/** An event in words. */
export function eventWords(event: RunEvent, name: Naming): string {
  const { kinds, roles, stages, breaches, ruleSets } = termsOf();
  switch (event.event) {
    case 'encounter-began': case 'encounter-ended': case 'roles-changed': case 'risk-began': case 'risk-over': {
      const [first, second] = event.vessels as readonly [string, string];
      const pair = { a: name(first), b: name(second) };
      if (event.event === 'encounter-began') return t('timeline.encounter-began', { ...pair, kind: kinds[event.kind as Kind] });
      if (event.event !== 'roles-changed') return t(`timeline.${event.event}`, pair);
      return t('timeline.roles-changed', { ...pair, roleA: roles[event.roles[first] as Role], roleB: roles[event.roles[second] as Role] });
    }
    case 'stage': return t('timeline.stage', { name: name(event.vessel), stage: stages[event.stage as Stage], other: name(event.other) });
    case 'duty': case 'breach': return t('timeline.breach', { name: name(event.vessel), breach: breaches[event.is as BreachId] ?? event.is });
    case 'manoeuvre': return event.alters === undefined ? t('timeline.paces', { name: name(event.vessel), speed: event.speed ?? 0 }) : t('timeline.alters', { name: name(event.vessel), by: event.alters });
    case 'event': return t(`deed.${event.does as Deed}`, { name: name(event.vessel), other: event.of === undefined ? '' : name(event.of) });
    case 'rule-set': return t('timeline.rule-set', { set: ruleSets[event.ruleSet].short });
    case 'ended': return `${t(`ended.${event.how}`)} ${t('ended.told', { how: event.how, names: event.vessels.map(name), on: struckOf(event, name), time: event.t })}`;
  }
}

/** What they struck beside one another, in words; '' where it is nothing else. */
export function struckOf({ on }: NonNullable<World['ended']>, name: Naming): string {
  switch (on?.what) {
    case undefined: return '';
    case 'bank': return t('struck.bank', on);
    case 'shallow': return t('struck.shallow', on);
    case 'screen': return t('struck.screen');
    case 'tow-line': return t('struck.tow-line', { from: name(on.from), to: name(on.to) });
  }
}
