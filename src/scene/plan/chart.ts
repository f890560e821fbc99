/**
 * What does not move: land, water, banks, screens, works. Drawn in pixels from the scenario's origin at the scale that
 * it was drawn for; the plan shifts it, and has it drawn anew when the scale has changed.
 */
import { Container, Graphics, Text } from 'pixi.js';
import { headingVector } from '../../geometry/bearing.ts';
import { add, length, scale as times, subtract, type Point } from '../../geometry/vector.ts';
import type { ChannelFacts, LockFacts, PlaceFacts, WaterwayFacts } from '../../rules/facts.ts';
import { formatOf } from '../../i18n/index.ts';
import { hasBanks, lineOfBanks } from './banks.ts';
import { dash, strokeCased, trace } from './dashes.ts';
import { labelOf, type Rect } from './labels.ts';
import type { Palette } from './palette.ts';

/** What lies outside the channels. */
export const groundColour = (waterway: WaterwayFacts, palette: Palette): number => (hasBanks(waterway) ? palette.land : palette.open);

interface Sheet { readonly waterway: WaterwayFacts; readonly palette: Palette; readonly scale: number; readonly fontFamily: string }

export function drawChart(sheet: Sheet): Container {
  const chart = new Container();
  const graphics = new Graphics();
  chart.addChild(graphics);
  const { waterway } = sheet;
  if (hasBanks(waterway)) drawReaches(graphics, sheet);
  else for (const channel of waterway.channels) drawFairway(graphics, sheet, channel);
  for (const lane of waterway.singleLanes) drawLane(graphics, sheet, lane.channel, lane.from, lane.to);
  for (const channel of waterway.channels) drawAxis(graphics, sheet, channel);
  for (const channel of waterway.channels) if (channel.constriction) drawConstriction(graphics, sheet, channel);
  for (const screen of waterway.screens) drawScreen(graphics, sheet, screen);
  for (const lock of waterway.locks) drawLock(graphics, sheet, lock);
  for (const bridge of waterway.bridges) drawBridge(chart, graphics, sheet, bridge.at, bridge.clearance);
  for (const place of placesOf(waterway)) drawPlace(chart, graphics, sheet, place);
  drawStreams(chart, graphics, sheet);
  return chart;
}

/** Pixels that a place's name stands above it, clear of the line of who leaves or passes it. */
const NAME_UP = 9;

const placesOf = ({ berths, anchorages, marks }: WaterwayFacts): readonly PlaceFacts[] => [...berths, ...anchorages, ...marks];

/** Where type stands on the chart, roughly, in pixels: for labels of vessels to keep off. */
export function namesOnChart(waterway: WaterwayFacts, scale: number, put: (point: Point) => Point): Rect[] {
  const places = placesOf(waterway).map(({ id, at }) => {
    const [x, y] = put(at);
    return { x: x - 5, y: y - 8 - NAME_UP, width: 13 + labelOf(id, id).length * 6, height: 14 + NAME_UP };
  });
  const speeds = streamsOf(waterway, scale).filter(({ told }) => told).map(({ middle }) => {
    const [x, y] = put(middle);
    return { x, y: y - 7, width: 40, height: 14 };
  });
  return [...places, ...speeds];
}

const onSheet = ({ scale }: Sheet, [east, north]: Point): Point => [east * scale, -north * scale];
const lineOf = (sheet: Sheet, channel: ChannelFacts): Point[] => channel.centreline.map(point => onSheet(sheet, point));

/** Banks first, then water over them, so that a bank is left wherever no other channel goes on. Shallow at the sides and deep in the middle, as a chart tints it: the paler the deeper. */
function drawReaches(graphics: Graphics, sheet: Sheet): void {
  const { palette, scale, waterway: { channels } } = sheet;
  for (const [margin, color] of [[5, palette.landLine], [1.5, palette.bank]] as const) {
    for (const channel of channels) {
      trace(graphics, lineOfBanks(channel, channels, margin / scale).map(point => onSheet(sheet, point)));
      graphics.stroke({ width: channel.width * scale + 2 * margin, color, join: 'round', cap: 'butt' });
    }
  }
  for (const [share, color] of [[1, palette.shallow], [0.66, palette.deep]] as const) {
    for (const channel of channels) {
      trace(graphics, lineOf(sheet, channel));
      graphics.stroke({ width: channel.width * scale * share, color, join: 'round', cap: 'butt' });
    }
  }
}

/** A fairway in wider water: its edges are lines on the chart only. */
function drawFairway(graphics: Graphics, sheet: Sheet, channel: ChannelFacts): void {
  const { palette, scale } = sheet;
  trace(graphics, lineOf(sheet, channel));
  graphics.stroke({ width: channel.width * scale, color: palette.deep, join: 'round', cap: 'butt' });
  for (const side of [-0.5, 0.5]) {
    const edge = offset(channel.centreline, channel.width * side).map(point => onSheet(sheet, point));
    for (let i = 1; i < edge.length; i += 1) dash(graphics, edge[i - 1]!, edge[i]!, 9, 6);
    graphics.stroke({ width: 1, color: palette.line });
  }
}

/** The middle of a channel, and which way is up it. */
function drawAxis(graphics: Graphics, sheet: Sheet, channel: ChannelFacts): void {
  const line = lineOf(sheet, channel);
  if (channel.width * sheet.scale < 16) return;
  for (let i = 1; i < line.length; i += 1) dash(graphics, line[i - 1]!, line[i]!, 14, 7);
  graphics.stroke({ width: 1, color: sheet.palette.faint });
}

/** A line beside another, metres to its right. */
function offset(line: readonly Point[], right: number): Point[] {
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

function directionOf(from: Point, to: Point): Point {
  const way = subtract(to, from);
  const size = length(way);
  return size === 0 ? [0, 1] : times(way, 1 / size);
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

function drawLane(graphics: Graphics, sheet: Sheet, channelId: string, from: number, to: number): void {
  const channel = sheet.waterway.channels.find(({ id }) => id === channelId);
  if (channel === undefined) return;
  const part = partOf(channel.centreline, from, to);
  for (const side of [-0.5, 0.5]) {
    const edge = offset(part, channel.width * side).map(point => onSheet(sheet, point));
    trace(graphics, edge);
    strokeCased(graphics, () => trace(graphics, edge), { width: 3, color: sheet.palette.notToImpede }, sheet.palette);
  }
}

/** Ticks along both sides, pointing in. */
function drawConstriction(graphics: Graphics, sheet: Sheet, channel: ChannelFacts): void {
  const step = 14 / sheet.scale;
  const total = lengthOf(channel.centreline);
  for (let at = step / 2; at < total && at < step * 400; at += step) {
    const [a, b] = partOf(channel.centreline, at, at + 0.5);
    if (a === undefined || b === undefined) continue;
    const along = directionOf(a, b);
    const across: Point = [along[1], -along[0]];
    for (const side of [-1, 1]) {
      const edge = add(a, times(across, (side * channel.width) / 2));
      const inner = add(edge, times(across, -side * Math.min(channel.width * 0.12, 5 / sheet.scale)));
      trace(graphics, [onSheet(sheet, edge), onSheet(sheet, inner)]);
    }
  }
  graphics.stroke({ width: 1.5, color: sheet.palette.ink, alpha: 0.6 });
}

const lengthOf = (line: readonly Point[]): number => line.reduce((sum, point, i) => (i === 0 ? 0 : sum + length(subtract(point, line[i - 1]!))), 0);

/** What stops the view: banks, trees, works. */
function drawScreen(graphics: Graphics, sheet: Sheet, screen: readonly Point[]): void {
  graphics.poly(screen.flatMap(point => [...onSheet(sheet, point)]), true)
    .fill({ color: sheet.palette.screen }).stroke({ width: 1.25, color: sheet.palette.screenLine, join: 'round' });
}

function drawLock(graphics: Graphics, sheet: Sheet, lock: LockFacts): void {
  const ahead = headingVector(lock.heading);
  const right: Point = [ahead[1], -ahead[0]];
  const at = (forward: number, side: number): Point => onSheet(sheet, add(lock.at, add(times(ahead, forward), times(right, side))));
  const [half, beam, wall] = [lock.length / 2, lock.breadth / 2, Math.max(2, lock.breadth * 0.4)];
  for (const side of [-1, 1]) {
    graphics.poly([at(-half, side * beam), at(half, side * beam), at(half, side * (beam + wall)), at(-half, side * (beam + wall))].flat(), true)
      .fill({ color: sheet.palette.works }).stroke({ width: 1, color: sheet.palette.bank });
  }
  // The gates point up against the water.
  for (const end of [-half, half]) trace(graphics, [at(end, -beam), at(end + beam * 0.6, 0), at(end, beam)]);
  graphics.stroke({ width: 2, color: sheet.palette.ink });
}

function drawBridge(chart: Container, graphics: Graphics, sheet: Sheet, at: Point, clearance: number): void {
  const channel = nearestChannel(sheet.waterway, at);
  const along = channel === undefined ? ([0, 1] as Point) : channel.along;
  const across: Point = [along[1], -along[0]];
  const reach = (channel?.width ?? 40) / 2 + 12;
  for (const side of [-3, 3]) {
    const middle = add(at, times(along, side));
    trace(graphics, [onSheet(sheet, add(middle, times(across, -reach))), onSheet(sheet, add(middle, times(across, reach)))]);
  }
  graphics.stroke({ width: 1.5, color: sheet.palette.ink });
  write(chart, sheet, formatOf().distance(clearance), add(at, times(across, reach)), 11, 6);
}

function nearestChannel(waterway: WaterwayFacts, at: Point): { width: number; along: Point } | undefined {
  let best: { width: number; along: Point; gap: number } | undefined;
  for (const { centreline, width } of waterway.channels) {
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

function drawPlace(chart: Container, graphics: Graphics, sheet: Sheet, { id, at }: PlaceFacts): void {
  const [x, y] = onSheet(sheet, at);
  graphics.circle(x, y, 4).stroke({ width: 1.25, color: sheet.palette.ink }).circle(x, y, 1).fill({ color: sheet.palette.ink });
  write(chart, sheet, labelOf(id, id), at, 10.5, 7, NAME_UP);
}

interface Stream { readonly middle: Point; readonly along: Point; readonly speed: number; readonly told: boolean }

/** Where the stream is shown, and which way it runs there; its speed is told where the channel has room for that. */
function streamsOf({ channels }: WaterwayFacts, scale: number): Stream[] {
  const streams: Stream[] = [];
  for (const { centreline, width, current, upstream } of channels) {
    if (current === undefined || current === 0) continue;
    const total = lengthOf(centreline);
    const every = Math.max(220 / scale, total / 40);
    for (let at = every / 2; at < total; at += every) {
      const [a, b] = partOf(centreline, at, at + 1);
      if (a === undefined || b === undefined) continue;
      const along = times(directionOf(a, b), upstream === 'forward' ? -1 : 1);
      // On the side that is to port of one who goes up.
      streams.push({ middle: add(a, times([along[1], -along[0]], width * 0.36)), along, speed: current, told: width * scale > 60 });
    }
  }
  return streams;
}

/** Arrows down the stream, feathered as on a chart, with what it makes. */
function drawStreams(chart: Container, graphics: Graphics, sheet: Sheet): void {
  for (const { middle, along, speed, told } of streamsOf(sheet.waterway, sheet.scale)) {
    drawArrow(graphics, sheet, middle, along);
    if (told) write(chart, sheet, formatOf().speed(speed), middle, 10.5, 6);
  }
}

function drawArrow(graphics: Graphics, sheet: Sheet, middle: Point, along: Point): void {
  const [x, y] = onSheet(sheet, middle);
  const [ux, uy] = [along[0], -along[1]];
  const at = (forward: number, side: number): Point => [x + ux * forward - uy * side, y + uy * forward + ux * side];
  trace(graphics, [at(-13, 0), at(13, 0)]);
  trace(graphics, [at(7, -4), at(13, 0), at(7, 4)]);
  for (const feather of [-13, -9, -5]) trace(graphics, [at(feather, 0), at(feather - 3, -4)]);
  graphics.stroke({ width: 1.25, color: sheet.palette.line });
}

function write(chart: Container, sheet: Sheet, words: string, at: Point, size: number, right: number, up = 0): void {
  const text = new Text({ text: words, style: { fontFamily: sheet.fontFamily, fontSize: size, fontStyle: 'italic', fill: sheet.palette.ink, stroke: { color: sheet.palette.halo, width: 2.5, join: 'round' } }, resolution: Math.max(2, globalThis.devicePixelRatio) });
  const [x, y] = onSheet(sheet, at);
  text.position.set(Math.round(x + right), Math.round(y - up));
  text.anchor.set(0, 0.5);
  chart.addChild(text);
}
