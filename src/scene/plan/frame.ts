/** What lies over the plan: a chart's border that doubles as a scale, the scale bar, north, and what the vectors mean. */
import { Container, Graphics } from 'pixi.js';
import { bearingOf, toRadians } from '../../geometry/bearing.ts';
import type { Point } from '../../geometry/vector.ts';
import { formatOf, t } from '../../i18n/index.ts';
import type { Camera, Settings } from '../../store/index.ts';
import { roundDistance, toScreen, toWater, type Size, type View } from './camera.ts';
import { dash, trace } from './dashes.ts';
import { vectorSeconds } from './motion.ts';
import type { Palette } from './palette.ts';
import { segmentsAlong, type Segment } from './segments.ts';
import { Line, typeOf } from './type.ts';

const EDGE = 6;
/** Pixels: below this width the words are few. */
const NARROW = 600;
const SAMPLE = 34;
/** Pixels from the corner to the scale bar. */
const LEFT = 20;
const BOTTOM = 22;

/** How the legend is told. */
export interface Telling {
  /** What the vectors are, to be explained; undefined where there are none. */
  readonly vectors: Settings['vectors'] | undefined;
  readonly lengths: Settings['lengths'];
}

interface Sheet extends Telling { readonly view: View; readonly size: Size; readonly palette: Palette }

const stepOf = ({ scale }: Camera, lengths: Settings['lengths']): number => roundDistance(110 / scale, lengths);
const fromWest = ({ view, size: { width }, lengths }: Sheet): Segment[] => segmentsAlong(view.x - width / 2 / view.scale, stepOf(view, lengths), view.scale, width);
const fromNorth = ({ view, size: { height }, lengths }: Sheet): Segment[] => segmentsAlong(-view.y - height / 2 / view.scale, stepOf(view, lengths), view.scale, height);

const isNorthUp = ({ ahead }: View): boolean => ahead[0] === 0 && ahead[1] === 1;

export class Frame {
  readonly container = new Container();
  /** What moves with the water, what changes with the scale, and the arrow that turns. */
  private readonly net = new Graphics();
  private readonly legend = new Graphics();
  private readonly arrow = new Graphics();
  private readonly lines = { scale: new Line(), vectors: new Line(), north: new Line() } as const;
  private drawn: Sheet | undefined;

  constructor() {
    this.container.addChild(this.net, this.legend, this.arrow, ...Object.values(this.lines).map(({ text }) => text));
  }

  draw(view: View, size: Size, palette: Palette, telling: Telling): void {
    const [sheet, last] = [{ view, size, palette, ...telling }, this.drawn];
    this.drawn = sheet;
    const same = last !== undefined && last.size === size && last.palette === palette && last.vectors === sheet.vectors && last.lengths === sheet.lengths;
    if (same && last.view === view) return;
    this.net.clear();
    this.drawNet(sheet);
    this.drawEdge(sheet);
    this.turnNorth(sheet);
    if (same && last.view.scale === view.scale) return;
    this.legend.clear();
    this.drawScaleBar(sheet);
    this.lines.vectors.text.visible = telling.vectors !== undefined;
    if (telling.vectors !== undefined) this.drawVectorSample(sheet, telling.vectors);
    if (same) return;
    this.drawNorth(palette);
  }

  /** Has everything drawn anew. */
  forget(): void {
    this.drawn = undefined;
    for (const { text } of Object.values(this.lines)) text.resolution = Math.max(2, globalThis.devicePixelRatio);
  }

  private write(line: Line, words: string, x: number, y: number, palette: Palette, anchor: number): void {
    line.write(words, typeOf('frame', palette));
    line.text.anchor.set(anchor, 0.5);
    line.text.position.set(Math.round(x), Math.round(y));
  }

  /** Hairlines where the segments of the border meet, or where they would with north up. */
  private drawNet(sheet: Sheet): void {
    const { net, palette } = { net: this.net, palette: sheet.palette };
    const { width, height } = sheet.size;
    if (isNorthUp(sheet.view)) {
      for (const { from } of fromWest(sheet)) {
        const x = Math.round(from) + 0.5;
        net.moveTo(x, EDGE).lineTo(x, height - EDGE);
      }
      for (const { from } of fromNorth(sheet)) {
        const y = Math.round(from) + 0.5;
        net.moveTo(EDGE, y).lineTo(width - EDGE, y);
      }
    } else for (const [from, to] of turnedNet(sheet)) net.moveTo(...from).lineTo(...to);
    net.stroke({ width: 1, color: palette.net, alpha: 0.06 });
  }

  /** Segments of a round length, dark and light by turns, counted from the origin of the scenario; plain where the chart is turned. */
  private drawEdge(sheet: Sheet): void {
    const { net, palette } = { net: this.net, palette: sheet.palette };
    const { width, height } = sheet.size;
    net.rect(0, 0, width, EDGE).rect(0, height - EDGE, width, EDGE).rect(0, 0, EDGE, height).rect(width - EDGE, 0, EDGE, height).fill({ color: palette.halo });
    if (isNorthUp(sheet.view)) {
      for (const { from, to } of fromWest(sheet).filter(({ dark }) => dark)) {
        const [x, end] = [Math.max(0, Math.round(from)), Math.min(width, Math.round(to))];
        if (end > x) net.rect(x, 0, end - x, EDGE - 2).rect(x, height - EDGE + 2, end - x, EDGE - 2);
      }
      for (const { from, to } of fromNorth(sheet).filter(({ dark }) => dark)) {
        const [y, end] = [Math.max(0, Math.round(from)), Math.min(height, Math.round(to))];
        if (end > y) net.rect(0, y, EDGE - 2, end - y).rect(width - EDGE + 2, y, EDGE - 2, end - y);
      }
      net.fill({ color: palette.ink, alpha: 0.55 });
    }
    net.rect(EDGE - 0.5, EDGE - 0.5, width - 2 * EDGE + 1, height - 2 * EDGE + 1).stroke({ width: 1, color: palette.ink, alpha: 0.55 });
  }

  private drawScaleBar({ view, size: { height }, palette, lengths }: Sheet): void {
    const metres = roundDistance(130 / view.scale, lengths);
    const pixels = Math.round(metres * view.scale);
    const [x, y] = [LEFT, height - BOTTOM];
    trace(this.legend, [[x, y - 5.5], [x, y + 0.5], [x + pixels, y + 0.5], [x + pixels, y - 5.5]]);
    this.legend.stroke({ width: 4, color: palette.halo });
    trace(this.legend, [[x + 0.5, y - 5.5], [x + 0.5, y + 0.5], [x + pixels + 0.5, y + 0.5], [x + pixels + 0.5, y - 5.5]]);
    this.legend.stroke({ width: 1.5, color: palette.ink });
    this.write(this.lines.scale, formatOf().distance(metres), x + pixels + 8, y - 2, palette, 0);
  }

  /** What the dashed lines ahead of the vessels mean. */
  private drawVectorSample({ view, size: { width, height }, palette }: Sheet, vectors: Settings['vectors']): void {
    const [x, y] = [LEFT, height - BOTTOM - 21];
    this.legend.moveTo(x, y).lineTo(x + SAMPLE, y).stroke({ width: 4, color: palette.halo });
    dash(this.legend, [x, y], [x + SAMPLE, y], 6, 4);
    this.legend.stroke({ width: 1.25, color: palette.ink }).circle(x + SAMPLE, y, 2).fill({ color: palette.ink });
    this.write(this.lines.vectors, t(width < NARROW ? 'plan.vectorShort' : 'plan.vector', { seconds: vectorSeconds(view.scale), vectors }), x + SAMPLE + 8, y, palette, 0);
  }

  private drawNorth(palette: Palette): void {
    trace(this.arrow.clear(), [[0, -18], [6, 8], [0, 4], [-6, 8]], true);
    this.arrow.fill({ color: palette.halo }).stroke({ width: 1.25, color: palette.ink });
    trace(this.arrow, [[0, -18], [6, 8], [0, 4]], true);
    this.arrow.fill({ color: palette.ink });
  }

  /** The letter stays upright, abaft the arrow. */
  private turnNorth({ view, size: { width }, palette }: Sheet): void {
    const angle = toRadians(-bearingOf(view.ahead));
    const [x, y] = [width - 32, 44];
    this.arrow.position.set(x, y);
    this.arrow.rotation = angle;
    this.write(this.lines.north, t('plan.north'), x - Math.sin(angle) * 18, y + Math.cos(angle) * 18, palette, 0.5);
  }
}

/** The lines of the net in pixels where it is turned: as many as cross the picture. */
function turnedNet({ view, size, lengths }: Sheet): [Point, Point][] {
  const step = stepOf(view, lengths);
  const corners = [0, size.width].flatMap(x => [0, size.height].map(y => toWater(view, size, [x, y])));
  const put = (point: Point): Point => toScreen(view, size, point);
  const [easts, norths] = [0, 1].map(axis => ({ least: Math.min(...corners.map(corner => corner[axis]!)), most: Math.max(...corners.map(corner => corner[axis]!)) })) as [Span, Span];
  return [
    ...stations(easts, step).map((east): [Point, Point] => [put([east, norths.least]), put([east, norths.most])]),
    ...stations(norths, step).map((north): [Point, Point] => [put([easts.least, north]), put([easts.most, north])]),
  ];
}

interface Span { readonly least: number; readonly most: number }

const stations = ({ least, most }: Span, step: number): number[] =>
  Array.from({ length: Math.min(100, Math.max(0, Math.floor(most / step) - Math.ceil(least / step) + 1)) }, (_, i) => (Math.ceil(least / step) + i) * step);
