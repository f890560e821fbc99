/** What lies over the plan: a chart's border that doubles as a scale, the scale bar, north, and what the vectors mean. */
import { Container, Graphics, Text } from 'pixi.js';
import { formatOf, t } from '../../i18n/index.ts';
import type { Camera } from '../../store/index.ts';
import { roundDistance, type Size } from './camera.ts';
import { dash, trace } from './dashes.ts';
import { vectorSeconds } from './motion.ts';
import type { Palette } from './palette.ts';
import { segmentsAlong, type Segment } from './segments.ts';

const EDGE = 6;
/** Pixels: below this width the words are few. */
const NARROW = 600;
const SAMPLE = 34;
/** Pixels from the corner to the scale bar. */
const LEFT = 20;
const BOTTOM = 22;

const stepOf = ({ scale }: Camera): number => roundDistance(110 / scale);
const fromWest = (camera: Camera, width: number): Segment[] => segmentsAlong(camera.x - width / 2 / camera.scale, stepOf(camera), camera.scale, width);
const fromNorth = (camera: Camera, height: number): Segment[] => segmentsAlong(-camera.y - height / 2 / camera.scale, stepOf(camera), camera.scale, height);

export class Frame {
  readonly container = new Container();
  private readonly graphics = new Graphics();
  private readonly texts: Text[] = [];

  constructor(private readonly fontFamily: string) {
    this.container.addChild(this.graphics);
    for (let i = 0; i < 3; i += 1) {
      const text = new Text({ text: '', resolution: Math.max(2, globalThis.devicePixelRatio) });
      this.texts.push(text);
      this.container.addChild(text);
    }
  }

  /** `vectors`: whether there are any, to be explained. */
  draw(camera: Camera, size: Size, palette: Palette, vectors: boolean): void {
    this.graphics.clear();
    this.drawNet(camera, size, palette);
    this.drawEdge(camera, size, palette);
    this.drawScaleBar(camera, size, palette);
    this.texts[1]!.visible = vectors;
    if (vectors) this.drawVectorSample(camera, size, palette);
    this.drawNorth(size, palette);
  }

  private write(index: number, words: string, x: number, y: number, palette: Palette, anchor: number): void {
    const text = this.texts[index]!;
    if (text.text !== words) text.text = words;
    text.style = { fontFamily: this.fontFamily, fontSize: 11.5, fontWeight: '500', fill: palette.ink, stroke: { color: palette.halo, width: 3, join: 'round' } };
    text.anchor.set(anchor, 0.5);
    text.position.set(Math.round(x), Math.round(y));
  }

  /** Hairlines where the segments of the border meet. */
  private drawNet(camera: Camera, { width, height }: Size, palette: Palette): void {
    for (const { from } of fromWest(camera, width)) {
      const x = Math.round(from) + 0.5;
      this.graphics.moveTo(x, EDGE).lineTo(x, height - EDGE);
    }
    for (const { from } of fromNorth(camera, height)) {
      const y = Math.round(from) + 0.5;
      this.graphics.moveTo(EDGE, y).lineTo(width - EDGE, y);
    }
    this.graphics.stroke({ width: 1, color: palette.net, alpha: 0.06 });
  }

  /** Segments of a round length, dark and light by turns, counted from the origin of the scenario. */
  private drawEdge(camera: Camera, { width, height }: Size, palette: Palette): void {
    const { graphics } = this;
    graphics.rect(0, 0, width, EDGE).rect(0, height - EDGE, width, EDGE).rect(0, 0, EDGE, height).rect(width - EDGE, 0, EDGE, height).fill({ color: palette.halo });
    for (const { from, to } of fromWest(camera, width).filter(({ dark }) => dark)) {
      const [x, end] = [Math.max(0, Math.round(from)), Math.min(width, Math.round(to))];
      if (end > x) graphics.rect(x, 0, end - x, EDGE - 2).rect(x, height - EDGE + 2, end - x, EDGE - 2);
    }
    for (const { from, to } of fromNorth(camera, height).filter(({ dark }) => dark)) {
      const [y, end] = [Math.max(0, Math.round(from)), Math.min(height, Math.round(to))];
      if (end > y) graphics.rect(0, y, EDGE - 2, end - y).rect(width - EDGE + 2, y, EDGE - 2, end - y);
    }
    graphics.fill({ color: palette.ink, alpha: 0.55 });
    graphics.rect(EDGE - 0.5, EDGE - 0.5, width - 2 * EDGE + 1, height - 2 * EDGE + 1).stroke({ width: 1, color: palette.ink, alpha: 0.55 });
  }

  private drawScaleBar(camera: Camera, { height }: Size, palette: Palette): void {
    const metres = roundDistance(130 / camera.scale);
    const pixels = Math.round(metres * camera.scale);
    const [x, y] = [LEFT, height - BOTTOM];
    trace(this.graphics, [[x, y - 5.5], [x, y + 0.5], [x + pixels, y + 0.5], [x + pixels, y - 5.5]]);
    this.graphics.stroke({ width: 4, color: palette.halo });
    trace(this.graphics, [[x + 0.5, y - 5.5], [x + 0.5, y + 0.5], [x + pixels + 0.5, y + 0.5], [x + pixels + 0.5, y - 5.5]]);
    this.graphics.stroke({ width: 1.5, color: palette.ink });
    this.write(0, formatOf().distance(metres), x + pixels + 8, y - 2, palette, 0);
  }

  /** What the dashed lines ahead of the vessels mean. */
  private drawVectorSample(camera: Camera, { width, height }: Size, palette: Palette): void {
    const [x, y] = [LEFT, height - BOTTOM - 21];
    this.graphics.moveTo(x, y).lineTo(x + SAMPLE, y).stroke({ width: 4, color: palette.halo });
    dash(this.graphics, [x, y], [x + SAMPLE, y], 6, 4);
    this.graphics.stroke({ width: 1.25, color: palette.ink }).circle(x + SAMPLE, y, 2).fill({ color: palette.ink });
    this.write(1, t(width < NARROW ? 'plan.vectorShort' : 'plan.vector', { seconds: vectorSeconds(camera.scale) }), x + SAMPLE + 8, y, palette, 0);
  }

  private drawNorth({ width }: Size, palette: Palette): void {
    const [x, y] = [width - 30, 44];
    trace(this.graphics, [[x, y - 18], [x + 6, y + 8], [x, y + 4], [x - 6, y + 8]], true);
    this.graphics.fill({ color: palette.halo }).stroke({ width: 1.25, color: palette.ink });
    trace(this.graphics, [[x, y - 18], [x + 6, y + 8], [x, y + 4]], true);
    this.graphics.fill({ color: palette.ink });
    this.write(2, t('plan.north'), x, y + 18, palette, 0.5);
  }
}
