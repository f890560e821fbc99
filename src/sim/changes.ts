/** What changes from one tick to the next, told as entries of a timeline. Plain data in and out, so that a run can be watched tick by tick, and again from anywhere. */
import { decode, pairIndex, type TickJudgement } from '../rules/index.ts';
import type { Ending, Orders, Struck, World } from './world.ts';

/** Something that happened, at `t` seconds. */
export type TimelineEntry = { readonly t: number } & (
  | { readonly event: 'encounter-began' | 'roles-changed' | 'encounter-ended'; readonly vessels: readonly string[]; readonly kind: string; readonly roles: Readonly<Record<string, string>> }
  | { readonly event: 'stage'; readonly vessel: string; readonly other: string; readonly stage: string }
  | { readonly event: 'duty' | 'breach'; readonly vessel: string; readonly is: string; readonly because: readonly string[] }
  | { readonly event: 'manoeuvre'; readonly vessel: string; readonly alters?: number; readonly speed?: number }
  | { readonly event: 'event'; readonly vessel: string; readonly does: string; readonly of?: string }
  | { readonly event: 'ended'; readonly how: Ending; readonly vessels: readonly string[]; readonly on?: Struck }
);

interface Steady { readonly heading: number; readonly speed: number }

/** What the last tick looked like, as far as it takes to tell what is new in the next. */
export interface Watched {
  readonly codes: Uint32Array;
  readonly duties: Uint32Array;
  /** The course and speed of each vessel that were last noted. */
  readonly steady: readonly Steady[];
  /** Up to when the events of the scenario have been told, seconds. */
  readonly told: number;
}

/** Before the first tick of a run. */
export const notWatched = (start: World): Watched => ({
  codes: new Uint32Array(0), duties: new Uint32Array(0), told: -Infinity,
  steady: start.vessels.map(({ state }) => ({ heading: state.heading, speed: state.speed })),
});

/** What is new in this tick. */
export function changesAt(before: Watched, world: World, judgement: TickJudgement): { readonly watched: Watched; readonly entries: readonly TimelineEntry[] } {
  const { steady, entries: orders } = orderChanges(before.steady, world);
  const entries = [...pairChanges(before.codes, world, judgement), ...dutyChanges(before.duties, world, judgement, orders), ...happenings(before.told, world)];
  return { watched: { codes: judgement.codes, duties: judgement.duties, steady, told: world.time }, entries };
}

function pairChanges(before: Uint32Array, { vessels, time }: World, { codes, scene }: TickJudgement): TimelineEntry[] {
  const n = vessels.length;
  const found: TimelineEntry[] = [];
  for (let i = 0; i < n; i += 1) {
    for (let j = i + 1; j < n; j += 1) {
      const k = pairIndex(n, i, j);
      if ((before[k] ?? 0) === codes[k]! || !scene.parties[i]!.counts || !scene.parties[j]!.counts) continue;
      found.push(...between(time, [vessels[i]!.particulars.id, vessels[j]!.particulars.id], before[k] ?? 0, codes[k]!));
    }
  }
  return found;
}

function between(t: number, vessels: readonly [string, string], before: number, now: number): TimelineEntry[] {
  const [was, is] = [decode(before), decode(now)];
  const found: TimelineEntry[] = [];
  const roles = { [vessels[0]]: is.roles[0], [vessels[1]]: is.roles[1] };
  if (was.kind !== is.kind || was.roles.join() !== is.roles.join()) {
    const event = was.kind === 'none' ? 'encounter-began' : is.kind === 'none' ? 'encounter-ended' : 'roles-changed';
    found.push({ t, event, vessels, kind: event === 'encounter-ended' ? was.kind : is.kind, roles });
  }
  if (was.stage !== is.stage && is.stage !== 'none' && is.stage !== 'keep') {
    const standOn = is.roles[0] === 'stand-on' ? 0 : 1;
    found.push({ t, event: 'stage', vessel: vessels[standOn], other: vessels[1 - standOn]!, stage: is.stage });
  }
  return found;
}

/** Vessel by vessel: what she has newly to do or breaks, then what she has newly ordered. */
function dutyChanges(before: Uint32Array, { vessels, time }: World, { set, duties }: TickJudgement, orders: readonly (readonly TimelineEntry[])[]): TimelineEntry[] {
  return vessels.flatMap(({ particulars: { id } }, index) => {
    const came = duties[index]! & ~(before[index] ?? 0);
    const found = set.vesselRules.flatMap((rule, bit): TimelineEntry[] => {
      if ((came & (1 << bit)) === 0 || rule.standing === true) return [];
      const is = 'duty' in rule.says ? rule.says.duty : rule.says.breach;
      return [{ t: time, event: 'duty' in rule.says ? 'duty' : 'breach', vessel: id, is, because: rule.because ?? [rule.id] }];
    });
    return [...found, ...orders[index]!];
  });
}

function orderChanges(before: readonly Steady[], { vessels, time }: World): { steady: readonly Steady[]; entries: readonly (readonly TimelineEntry[])[] } {
  const found = vessels.map(({ particulars: { id }, state }, index) => ordered(time, id, before[index]!, state.orders));
  const changed = found.some(({ entries }) => entries.length > 0);
  return { steady: changed ? found.map(({ steady }) => steady) : before, entries: found.map(({ entries }) => entries) };
}

const NOTHING: readonly TimelineEntry[] = [];

/** A course ordered that differs readily, 15 degrees, or a speed by a quarter, from the last one noted. */
function ordered(t: number, vessel: string, last: Steady, { course, speed }: Orders): { readonly steady: Steady; readonly entries: readonly TimelineEntry[] } {
  const by = course === undefined ? 0 : ((course - last.heading + 540) % 360) - 180;
  const turns = course !== undefined && Math.abs(by) >= 15;
  const paces = speed !== undefined && Math.abs(speed - last.speed) >= 0.25 * Math.max(Math.abs(last.speed), 0.5);
  if (!turns && !paces) return { steady: last, entries: NOTHING };
  return {
    steady: { heading: turns ? course : last.heading, speed: paces ? speed : last.speed },
    entries: [
      ...(turns ? [{ t, event: 'manoeuvre', vessel, alters: Math.round(by) } as const] : []),
      ...(paces ? [{ t, event: 'manoeuvre', vessel, speed: Math.round(speed * 100) / 100 } as const] : []),
    ],
  };
}

function happenings(told: number, { events, time }: World): TimelineEntry[] {
  return events.filter(event => event.at > told && event.at <= time)
    .map(({ vessel, does, of }) => ({ t: time, event: 'event', vessel, does, ...(of === undefined ? {} : { of }) }));
}

/** That it is over, where it is. */
export const endingOf = ({ ended, time }: World): readonly TimelineEntry[] => (ended === undefined ? NOTHING : [{ t: time, event: 'ended', ...ended }]);
