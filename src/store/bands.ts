/** The role of each vessel over the run, as a band: kept where it changes, not tick by tick. */
import { decode, pairIndex, type TickJudgement } from '../rules/index.ts';
import type { Role, Stage } from '../rules/judgement.ts';
import type { TimelineEntry } from '../sim/index.ts';
import type { World } from '../sim/world.ts';

/** Two that both give way have a band of their own. */
export type BandRole = Role | 'both';

/** From this tick on, until the next. */
export interface Span { readonly from: number; readonly role: BandRole }

/** By place in the world's list of vessels. */
export type Bands = readonly (readonly Span[])[];
export const NO_BANDS: Bands = [];

/** Risk of collision that begins or is over in a meeting that goes on. */
export interface RiskChange { readonly t: number; readonly event: 'risk-began' | 'risk-over'; readonly vessels: readonly [string, string] }

const STAGE_FIRST: Readonly<Record<Stage, number>> = { none: 0, keep: 0, 'may-act': 1, 'must-act': 2 };

interface Pressing { readonly role: BandRole; readonly stage: number; readonly tcpa: number }

/** The role of each vessel in the meeting that presses most upon her: by how far the duty has come, then by the time left. */
export function rolesAt({ codes, tcpa }: Pick<TickJudgement, 'codes' | 'tcpa'>, n: number): readonly BandRole[] {
  const most: (Pressing | undefined)[] = Array.from({ length: n });
  for (let i = 0; i < n; i += 1) {
    for (let j = i + 1; j < n; j += 1) {
      const k = pairIndex(n, i, j);
      if (codes[k] === 0) continue;
      const { roles: [a, b], stage } = decode(codes[k]!);
      const both = a === 'give-way' && b === 'give-way';
      for (const [index, role] of [[i, a], [j, b]] as const) {
        const found = { role: both ? 'both' as const : role, stage: STAGE_FIRST[stage], tcpa: tcpa[k]! };
        if (role !== 'none' && isFirst(found, most[index])) most[index] = found;
      }
    }
  }
  return most.map(one => one?.role ?? 'none');
}

const isFirst = (a: Pressing, b: Pressing | undefined): boolean => b === undefined || a.stage > b.stage || (a.stage === b.stage && a.tcpa < b.tcpa);

/** The bands with one tick more. */
export function bandsWith(bands: Bands, { tick, vessels }: World, judgement: TickJudgement): Bands {
  const roles = rolesAt(judgement, vessels.length);
  if (roles.every((role, i) => bands[i]?.at(-1)?.role === role)) return bands;
  return roles.map((role, i) => {
    const band = bands[i] ?? [];
    return band.at(-1)?.role === role ? band : [...band, { from: tick, role }];
  });
}

/** The bands as they were when the run had come to this tick. */
export const bandsUpTo = (bands: Bands, tick: number): Bands => bands.map(band => band.filter(({ from }) => from <= tick));

/** Risk that begins or is over, where no entry tells of the same pair already that they meet or have parted. */
export function riskChanges(before: Uint32Array, { vessels, time }: World, { codes }: TickJudgement, entries: readonly TimelineEntry[]): readonly RiskChange[] {
  const n = vessels.length;
  const found: RiskChange[] = [];
  for (let i = 0; i < n; i += 1) {
    for (let j = i + 1; j < n; j += 1) {
      const k = pairIndex(n, i, j);
      if ((before[k] ?? 0) === codes[k]) continue;
      const [was, is] = [decode(before[k] ?? 0).risk, decode(codes[k]!).risk];
      const pair: [string, string] = [vessels[i]!.particulars.id, vessels[j]!.particulars.id];
      const told = entries.some(entry => (entry.event === 'encounter-began' || entry.event === 'encounter-ended') && entry.vessels.join() === pair.join());
      if (was !== is && !told) found.push({ t: time, event: is ? 'risk-began' : 'risk-over', vessels: pair });
    }
  }
  return found;
}
