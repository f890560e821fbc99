/** The lines of a chart, worked out in metres: edges beside a centreline, parts of it, where a stream is shown. */
import { lineLength, pointAt } from '../../geometry/polyline.ts';
import { add, length, scale as times, subtract, type Point } from '../../geometry/vector.ts';
import type { ChannelFacts, WaterwayFacts } from '../../rules/facts.ts';

/** Unit vector from one point to another; north where they are the same. */
export function directionOf(from: Point, to: Point): Point {
  const way = subtract(to, from);
  const size = length(way);
  return size === 0 ? [0, 1] : times(way, 1 / size);
}

/** A line beside another, metres to its right. */
export function offset(line: readonly Point[], right: number): Point[] {
  return line.map((point, i) => {
    const before = directionOf(line[Math.max(0, i - 1)]!, i === 0 ? line[1] ?? point : point);
    const after = directionOf(i === line.length - 1 ? line[i - 1] ?? point : point, line[Math.min(line.length - 1, i + 1)]!);
    const middle = add(before, after);
    const size = length(middle) || 1;
    const along: Point = [middle[0] / size, middle[1] / size];
    // At a bend the parallel lies a little further out, by the half angle.
    const reach = right / Math.max(0.5, along[0] * before[0] + along[1] * before[1]);
    return add(point, [along[1] * reach, -along[0] * reach]);
  });
}

/** The part of a line between two distances along it, metres. */
export function partOf(line: readonly Point[], from: number, to: number): Point[] {
  const part: Point[] = [];
  let along = 0;
  for (let i = 1; i < line.length; i += 1) {
    const [a, b] = [line[i - 1]!, line[i]!];
    const size = length(subtract(b, a));
    const at = (distance: number): Point => add(a, times(subtract(b, a), (distance - along) / size));
    if (size > 0 && along + size >= from && along <= to) {
      if (part.length === 0) part.push(at(Math.max(from, along)));
      part.push(at(Math.min(to, along + size)));
    }
    along += size;
  }
  return part;
}

/**
 * About so many pixels in metres, by steps of two: what is spaced by it stays where it is on the water while one zooms a
 * little, and is not seen to crawl.
 */
export const stepped = (pixels: number, scale: number): number => 2 ** Math.round(Math.log2(pixels / scale));

/** Metres: water of this depth and less is tinted as shallow, and as deep from the other on. */
const SHOAL = 1.5;
const DEEP = 8;

/** How deep a channel is for its tint, from 0 (shallow) to 1: by the logarithm, as the first metres matter most. */
export const deepness = (depth: number): number =>
  Math.max(0, Math.min(1, Math.log(Math.max(depth, SHOAL) / SHOAL) / Math.log(DEEP / SHOAL)));

export interface Stream { readonly middle: Point; readonly along: Point; readonly speed: number; readonly told: boolean }

/** Where the stream is shown, and which way it runs there; its speed is told where the channel has room for that. */
export function streamsOf({ channels }: Pick<WaterwayFacts, 'channels'>, scale: number): Stream[] {
  return channels.flatMap(channel => stationsOf(channel, scale).map(at => {
    const { point, along: forward } = pointAt(channel.centreline, at);
    const along = times(forward, channel.upstream === 'forward' ? -1 : 1);
    // On the side that is to port of one who goes up.
    return { middle: add(point, times([along[1], -along[0]], channel.width * 0.36)), along, speed: channel.current!, told: channel.width * scale > 60 };
  }));
}

function stationsOf({ centreline, current }: ChannelFacts, scale: number): number[] {
  if (current === undefined || current === 0) return [];
  const total = lineLength(centreline);
  const every = Math.max(stepped(220, scale), total / 40);
  return Array.from({ length: Math.floor(total / every + 0.5) }, (_, i) => (i + 0.5) * every);
}

/** The channel that passes nearest to a place: its width, and which way it runs there. */
export function nearestChannel({ channels }: Pick<WaterwayFacts, 'channels'>, at: Point): { width: number; along: Point } | undefined {
  let best: { width: number; along: Point; gap: number } | undefined;
  for (const { centreline, width } of channels) {
    for (let i = 1; i < centreline.length; i += 1) {
      const [a, b] = [centreline[i - 1]!, centreline[i]!];
      const along = directionOf(a, b);
      const [from, size] = [subtract(at, a), length(subtract(b, a))];
      const station = Math.min(size, Math.max(0, from[0] * along[0] + from[1] * along[1]));
      const gap = length(subtract(from, times(along, station)));
      if (best === undefined || gap < best.gap) best = { width, along, gap };
    }
  }
  return best;
}
