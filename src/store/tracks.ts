/** Where everybody was, about once a second of the run: what the charts of any two are drawn from. */
import { bearingOf } from '../geometry/bearing.ts';
import { dot, length, subtract, type Point } from '../geometry/vector.ts';
import type { WorldFacts } from '../rules/facts.ts';
import { RATE } from '../sim/conventions.ts';
import type { World } from '../sim/world.ts';

/** East, north, and the speed over the ground to east and to north, of each vessel. */
const FIGURES = 4;

/**
 * The list only ever grows, and may be shared: what counts of it is `count`. One that is to go on otherwise takes a copy
 * of what counts.
 */
export interface Tracks { readonly every: number; readonly vessels: number; readonly count: number; readonly figures: readonly number[] }

/** No more than an hour has seconds, and an hour at most, of samples: a longer run is sampled more seldom. */
export const tracksFor = ({ vessels, duration }: World): Tracks => ({ every: RATE * Math.max(1, Math.ceil(duration / 3600)), vessels: vessels.length, count: 0, figures: [] });

/** The tracks with one tick more, where it is one of those that are kept. */
export function tracksWith(tracks: Tracks, { tick }: World, { vessels }: WorldFacts): Tracks {
  if (tick !== tracks.count * tracks.every) return tracks;
  const size = tracks.count * tracks.vessels * FIGURES;
  const figures = (tracks.figures.length === size ? tracks.figures : tracks.figures.slice(0, size)) as number[];
  for (const { position, velocity } of vessels) figures.push(position[0], position[1], velocity[0], velocity[1]);
  return { ...tracks, count: tracks.count + 1, figures };
}

/** The tracks as they were when the run had come to this tick. */
export const tracksUpTo = (tracks: Tracks, tick: number): Tracks => ({ ...tracks, count: Math.min(tracks.count, Math.floor(tick / tracks.every) + 1) });

/** Two vessels over the run. Seconds; metres; degrees true, going on past 360 so that the line has no leap. */
export interface Series {
  readonly times: readonly number[];
  readonly range: readonly number[];
  /** Of the second from the first. */
  readonly bearing: readonly number[];
  /** Midships to midships, if both hold on; null while they do not close. */
  readonly cpa: readonly (number | null)[];
}

/** Where a vessel is, and her speed over the ground. */
interface Way { readonly position: Point; readonly velocity: Point }

const at = ({ figures, vessels }: Tracks, sample: number, vessel: number): Way => {
  const from = (sample * vessels + vessel) * FIGURES;
  return { position: [figures[from]!, figures[from + 1]!], velocity: [figures[from + 2]!, figures[from + 3]!] };
};

/** Of two at a moment: metres and degrees true from the first to the second, and how near they come if both hold on; null while they do not close. */
export function betweenThem(a: Way, b: Way): { readonly range: number; readonly bearing: number; readonly cpa: number | null } {
  const [apart, drift] = [subtract(b.position, a.position), subtract(b.velocity, a.velocity)];
  const approach = -dot(apart, drift);
  return { range: length(apart), bearing: bearingOf(apart), cpa: approach > 0 ? Math.sqrt(Math.max(0, dot(apart, apart) - (approach * approach) / dot(drift, drift))) : null };
}

/** How far off, where, and how near they would come: of the vessel at place `other`, from the one at place `from`. */
export function seriesOf(tracks: Tracks, from: number, other: number): Series {
  const samples = Array.from({ length: tracks.count }, (_, sample) => betweenThem(at(tracks, sample, from), at(tracks, sample, other)));
  return {
    times: samples.map((_, sample) => (sample * tracks.every) / RATE),
    range: samples.map(({ range }) => range), bearing: unwound(samples.map(({ bearing }) => bearing)), cpa: samples.map(({ cpa }) => cpa),
  };
}

/** Bearings without the leap from 359 to 0. */
function unwound(bearings: readonly number[]): number[] {
  let turns = 0;
  return bearings.map((bearing, i) => {
    const step = i === 0 ? 0 : bearing - bearings[i - 1]!;
    if (step > 180) turns -= 360;
    if (step < -180) turns += 360;
    return bearing + turns;
  });
}
