/** Where channels of a canal or a river meet: there an end has a bank across it, and elsewhere it lies open. */
import { project } from '../../geometry/polyline.ts';
import { add, distance, dot, scale as times, subtract, type Point } from '../../geometry/vector.ts';
import type { ChannelFacts } from '../../rules/facts.ts';

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

/** Metres for which the water goes on past a free end, as a hull does there: farther than a run leads. */
const BEYOND = 20_000;

/** The centreline of a channel, drawn out by so many metres at each end that meets another channel, and far at a free one. */
export function lineOfBanks(channel: ChannelFacts, channels: readonly ChannelFacts[], by: number): Point[] {
  const out = (last: boolean): Point[] => {
    const far = channels.some(other => other !== channel && meets(channel, last, other)) ? by : BEYOND;
    return far === 0 ? [] : [add(endsOf(channel)[last ? 1 : 0]!, times(outwards(channel, last), far))];
  };
  return [...out(false), ...channel.centreline, ...out(true)];
}

/** The centreline of the water of a channel: past a free end the picture ends, not the water. */
export const lineOfWater = (channel: ChannelFacts, channels: readonly ChannelFacts[]): Point[] => lineOfBanks(channel, channels, 0);
