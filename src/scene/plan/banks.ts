/** Where channels of a canal or a river meet: there an end has a bank across it, and elsewhere it lies open. */
import { project } from '../../geometry/polyline.ts';
import { add, distance, dot, scale as times, subtract, type Point } from '../../geometry/vector.ts';
import type { ChannelFacts, WaterwayFacts } from '../../rules/facts.ts';

/** Waters where what is not channel is land. Elsewhere a channel is a fairway in wider water. */
export const hasBanks = (waterway: WaterwayFacts): boolean => (waterway.waters === 'canal' || waterway.waters === 'river') && waterway.channels.length > 0;

/** Metres by which an end may miss another channel that it is meant to meet. */
const SLACK = 2;

const endsOf = ({ centreline }: ChannelFacts): readonly Point[] => [centreline[0]!, centreline.at(-1)!];

/** Unit vector out of a channel at its first or its last point. */
function outwards({ centreline }: ChannelFacts, last: boolean): Point {
  const line = last ? centreline : [...centreline].reverse();
  const end = line.at(-1)!;
  const before = [...line].reverse().find(point => distance(point, end) > 0) ?? end;
  const size = distance(before, end) || 1;
  return times(subtract(end, before), 1 / size);
}

/** Whether an end of a channel lies in another, or another begins along the edge that the end makes. */
function meets(channel: ChannelFacts, last: boolean, other: ChannelFacts): boolean {
  const end = endsOf(channel)[last ? 1 : 0]!;
  if (project(other.centreline, end).distance <= other.width / 2 + SLACK) return true;
  const out = outwards(channel, last);
  return endsOf(other).some(point => {
    const away = subtract(point, end);
    return Math.abs(dot(away, out)) <= SLACK && Math.abs(dot(away, [out[1], -out[0]])) <= channel.width / 2;
  });
}

/** The centreline of a channel, drawn out by so many metres at each end that meets another channel. */
export function lineOfBanks(channel: ChannelFacts, channels: readonly ChannelFacts[], by: number): Point[] {
  const [first, end] = [false, true].map(last => channels.some(other => other !== channel && meets(channel, last, other)));
  const drawnOut = (last: boolean): Point => add(endsOf(channel)[last ? 1 : 0]!, times(outwards(channel, last), by));
  return [...(first ? [drawnOut(false)] : []), ...channel.centreline, ...(end ? [drawnOut(true)] : [])];
}
