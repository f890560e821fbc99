/** What is written on the chart: names of places, what the stream makes, what room a bridge leaves. It stands upright, clear of the vessels' labels. */
import { add, scale as times, type Point } from '../../geometry/vector.ts';
import type { WaterwayFacts } from '../../rules/facts.ts';
import { formatOf } from '../../i18n/index.ts';
import { nearestChannel, streamsOf } from './chartLines.ts';
import { labelOf } from './labels.ts';

/** `radius`: pixels that the sign takes up to which the words belong. */
export interface ChartName { readonly words: string; readonly at: Point; readonly radius: number }

/** Metres by which a bridge reaches beyond the edge of its channel. */
export const ABUTMENT = 12;

/** Everything that is written at a scale, places first. */
export function namesOf(waterway: WaterwayFacts, scale: number): ChartName[] {
  const { berths, anchorages, marks, bridges } = waterway;
  const places = [...berths, ...anchorages, ...marks].map(({ id, at }) => ({ words: labelOf(id, id), at, radius: 5 }));
  const rooms = bridges.map(({ at, clearance }) => {
    const { width, along } = nearestChannel(waterway, at) ?? { width: 40, along: [0, 1] as Point };
    return { words: formatOf().distance(clearance), at: add(at, times([along[1], -along[0]], width / 2 + ABUTMENT)), radius: 4 };
  });
  const speeds = streamsOf(waterway, scale).filter(({ told }) => told).map(({ middle, speed }) => ({ words: formatOf().speed(speed), at: middle, radius: 9 }));
  return [...places, ...rooms, ...speeds];
}
