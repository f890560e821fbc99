/**
 * What does not move: land, water, banks, screens, works. Drawn in pixels from the scenario's origin, north up, at the
 * scale that it was drawn for; the plan shifts and turns it, and has it drawn anew when the scale has changed.
 */
import { Graphics } from 'pixi.js';
import { headingVector } from '../../geometry/bearing.ts';
import { lineLength, pointAt } from '../../geometry/polyline.ts';
import { add, scale as times, type Point } from '../../geometry/vector.ts';
import type { ChannelFacts, LockFacts, PlaceFacts, WaterwayFacts } from '../../rules/facts.ts';
import { hasBanks } from '../../sim/contact.ts';
import { lineOfBanks, lineOfWater } from './banks.ts';
import { deepness, nearestChannel, offset, partOf, stepped, streamsOf } from './chartLines.ts';
import { ABUTMENT } from './chartNames.ts';
import { dashLine, strokeCased, trace } from './dashes.ts';
import { mixed, type Palette } from './palette.ts';

/** What lies outside the channels. */
export const groundColour = (waterway: WaterwayFacts, palette: Palette): number => (hasBanks(waterway) ? palette.land : palette.open);

interface Sheet { readonly waterway: WaterwayFacts; readonly palette: Palette; readonly scale: number }

export function drawChart(graphics: Graphics, sheet: Sheet): void {
  graphics.clear();
  const { waterway } = sheet;
  if (hasBanks(waterway)) drawReaches(graphics, sheet);
  else for (const channel of waterway.channels) drawFairway(graphics, sheet, channel);
  for (const lane of waterway.singleLanes) drawLane(graphics, sheet, lane.channel, lane.from, lane.to);
  for (const channel of waterway.channels) drawAxis(graphics, sheet, channel);
  for (const channel of waterway.channels) if (channel.constriction) drawConstriction(graphics, sheet, channel);
  for (const screen of waterway.screens) drawScreen(graphics, sheet, screen);
  for (const lock of waterway.locks) drawLock(graphics, sheet, lock);
  for (const bridge of waterway.bridges) drawBridge(graphics, sheet, bridge.at);
  for (const place of placesOf(waterway)) drawPlace(graphics, sheet, place);
  for (const { middle, along } of streamsOf(waterway, sheet.scale)) drawArrow(graphics, sheet, middle, along);
}

const placesOf = ({ berths, anchorages, marks }: WaterwayFacts): readonly PlaceFacts[] => [...berths, ...anchorages, ...marks];

const onSheet = ({ scale }: Sheet, [east, north]: Point): Point => [east * scale, -north * scale];
const lineOf = (sheet: Sheet, channel: ChannelFacts): Point[] => channel.centreline.map(point => onSheet(sheet, point));

/** Shares of the width of a reach, from the bank inwards: the bottom falls away from the sides, by steps as depth contours run. */
const BANDS = [1, 0.8, 0.56] as const;

/** The tint of a channel at one of its bands: the paler the deeper, and never palest beside the bank. */
const tint = ({ palette }: Sheet, { depth }: ChannelFacts, band: number): number =>
  mixed(palette.shallow, palette.deep, ((band + 0.35) / (BANDS.length - 0.65)) * (0.35 + 0.65 * deepness(depth)));

/** Banks first, then water over them, so that a bank is left wherever no other channel goes on. Shallow at the sides and deep in the middle. */
function drawReaches(graphics: Graphics, sheet: Sheet): void {
  const { palette, scale, waterway: { channels } } = sheet;
  for (const [margin, color] of [[7, palette.landLine], [1.5, palette.bank]] as const) {
    for (const channel of channels) {
      trace(graphics, lineOfBanks(channel, channels, margin / scale).map(point => onSheet(sheet, point)));
      graphics.stroke({ width: channel.width * scale + 2 * margin, color, join: 'round', cap: 'butt' });
    }
  }
  BANDS.forEach((share, band) => {
    for (const channel of channels) {
      trace(graphics, lineOfWater(channel, channels).map(point => onSheet(sheet, point)));
      graphics.stroke({ width: channel.width * scale * share, color: tint(sheet, channel, band), join: 'round', cap: 'butt' });
    }
  });
}

/** A fairway in wider water: its edges are lines on the chart only. */
function drawFairway(graphics: Graphics, sheet: Sheet, channel: ChannelFacts): void {
  const { palette, scale } = sheet;
  trace(graphics, lineOf(sheet, channel));
  graphics.stroke({ width: channel.width * scale, color: mixed(palette.open, palette.deep, 0.4 + 0.6 * deepness(channel.depth)), join: 'round', cap: 'butt' });
  for (const side of [-0.5, 0.5]) dashLine(graphics, offset(channel.centreline, channel.width * side).map(point => onSheet(sheet, point)), stepped(9, scale) * scale, stepped(6, scale) * scale);
  graphics.stroke({ width: 1.25, color: palette.line });
}

/** The middle of a channel, for who keeps to his side of it. */
function drawAxis(graphics: Graphics, sheet: Sheet, channel: ChannelFacts): void {
  const { scale } = sheet;
  if (channel.width * scale < 16) return;
  dashLine(graphics, lineOf(sheet, channel), stepped(16, scale) * scale, stepped(8, scale) * scale);
  graphics.stroke({ width: 1, color: sheet.palette.faint });
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
  const step = stepped(14, sheet.scale);
  const total = lineLength(channel.centreline);
  for (let at = step / 2; at < total && at < step * 400; at += step) {
    const { point, along } = pointAt(channel.centreline, at);
    const across: Point = [along[1], -along[0]];
    for (const side of [-1, 1]) {
      const edge = add(point, times(across, (side * channel.width) / 2));
      const inner = add(edge, times(across, -side * Math.min(channel.width * 0.12, 5 / sheet.scale)));
      trace(graphics, [onSheet(sheet, edge), onSheet(sheet, inner)]);
    }
  }
  graphics.stroke({ width: 1.5, color: sheet.palette.ink, alpha: 0.6 });
}

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

function drawBridge(graphics: Graphics, sheet: Sheet, at: Point): void {
  const { width, along } = nearestChannel(sheet.waterway, at) ?? { width: 40, along: [0, 1] as Point };
  const across: Point = [along[1], -along[0]];
  const reach = width / 2 + ABUTMENT;
  for (const side of [-3, 3]) {
    const middle = add(at, times(along, side));
    trace(graphics, [onSheet(sheet, add(middle, times(across, -reach))), onSheet(sheet, add(middle, times(across, reach)))]);
  }
  graphics.stroke({ width: 1.5, color: sheet.palette.ink });
}

function drawPlace(graphics: Graphics, sheet: Sheet, { at }: PlaceFacts): void {
  const [x, y] = onSheet(sheet, at);
  graphics.circle(x, y, 4).stroke({ width: 1.25, color: sheet.palette.ink }).circle(x, y, 1).fill({ color: sheet.palette.ink });
}

/** An arrow down the stream, feathered as on a chart. */
function drawArrow(graphics: Graphics, sheet: Sheet, middle: Point, along: Point): void {
  const [x, y] = onSheet(sheet, middle);
  const [ux, uy] = [along[0], -along[1]];
  const at = (forward: number, side: number): Point => [x + ux * forward - uy * side, y + uy * forward + ux * side];
  trace(graphics, [at(-13, 0), at(13, 0)]);
  trace(graphics, [at(7, -4), at(13, 0), at(7, 4)]);
  for (const feather of [-13, -9, -5]) trace(graphics, [at(feather, 0), at(feather - 3, -4)]);
  graphics.stroke({ width: 1.25, color: sheet.palette.line });
}
