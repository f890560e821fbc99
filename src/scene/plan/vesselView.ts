/** One vessel on the plan: her hull, her ring, her label. Redrawn when she looks different, moved on every frame. */
import { Container, Graphics, Text } from 'pixi.js';
import { toRadians } from '../../geometry/bearing.ts';
import type { Point } from '../../geometry/vector.ts';
import type { VesselParticulars } from '../../rules/facts.ts';
import { trace } from './dashes.ts';
import { hullDrawing, LEAST_HULL, standIn, type Shape } from './hull.ts';
import type { Labelled, Rect } from './labels.ts';
import type { Palette } from './palette.ts';
import { drawBadge, drawRing, type Mark } from './roleMark.ts';

export interface Look {
  readonly palette: Palette;
  readonly mark: Mark | undefined;
  readonly selected: boolean;
  /** Made fast, at anchor or aground: drawn hollow. */
  readonly lying: boolean;
  readonly fontFamily: string;
}

const BADGE = 20;
const GAP = 5;

export class VesselView {
  readonly container = new Container();
  readonly label = new Container();
  private readonly hull = new Graphics();
  private readonly ring = new Graphics();
  private readonly badge = new Graphics();
  private readonly text: Text;
  private drawnFor: { scale: number; look: Look } | undefined;
  private readonly drawing: ReturnType<typeof hullDrawing>;

  constructor(private readonly vessel: VesselParticulars, name: string) {
    this.drawing = hullDrawing(vessel);
    this.text = new Text({ text: name, resolution: Math.max(2, globalThis.devicePixelRatio), style: { fontSize: 13, fontWeight: '500' } });
    this.container.addChild(this.ring, this.hull);
    this.label.addChild(this.badge, this.text);
  }

  /** Pixels from midships to the end of what is drawn. */
  radius(scale: number): number {
    return Math.max(LEAST_HULL * 0.6, (this.vessel.length * scale) / 2);
  }

  /** Draws her anew if she looks different from the last time. */
  draw(scale: number, look: Look): void {
    const last = this.drawnFor;
    if (last !== undefined && sameLook(last.look, look) && Math.abs(scale / last.scale - 1) < 0.004) return;
    this.drawnFor = { scale, look };
    this.drawHull(scale, look);
    this.ring.clear();
    const radius = this.radius(scale) + 8;
    if (look.mark !== undefined) drawRing(this.ring, look.mark, [0, 0], radius, look.palette);
    if (look.selected) drawBrackets(this.ring, radius + 7, look.palette.ink);
    this.drawLabel(look);
  }

  private drawHull(scale: number, { palette, lying }: Look): void {
    const { hull, drawing } = this;
    const small = this.vessel.length * scale < LEAST_HULL;
    const put = (shape: Shape): Point[] => shape.map(([x, y]) => (small ? [x, y] : [x * scale, y * scale]));
    hull.clear();
    trace(hull, put(small ? standIn(this.vessel) : drawing.outline), true);
    const dark = small && !lying && this.vessel.towedBy === undefined;
    hull.fill({ color: dark ? palette.ink : palette.hull }).stroke({ width: 1.5, color: palette.ink, join: 'round' });
    if (small) return;
    trace(hull, put(drawing.bow), true);
    hull.fill({ color: palette.ink });
    if (this.vessel.length * scale < 22) return;
    for (const house of drawing.houses) {
      trace(hull, put(house), true);
      hull.fill({ color: palette.house }).stroke({ width: 1, color: palette.ink });
    }
    for (const detail of drawing.details) trace(hull, put(detail), detail.length > 3);
    hull.stroke({ width: 1, color: palette.ink });
  }

  private drawLabel({ palette, mark, fontFamily }: Look): void {
    this.text.style = { fontFamily, fontSize: 13, fontWeight: '500', fill: palette.ink, stroke: { color: palette.halo, width: 3.5, join: 'round' } };
    this.badge.clear();
    if (mark !== undefined) drawBadge(this.badge, mark, palette);
    this.text.anchor.set(0, 0.5);
    this.text.position.set(mark === undefined ? 0 : BADGE + GAP, BADGE / 2);
  }

  /** What the label needs, for it to be placed: clear of the hull, and of what is drawn round it. */
  labelled(at: Point, scale: number, rank: Labelled['rank']): Labelled {
    const { mark, selected = false } = this.drawnFor?.look ?? {};
    const round = selected ? 17 : mark === 'both' ? 15 : mark === undefined ? 2 : 12;
    return { at, radius: this.radius(scale) + round, width: this.text.width + (mark === undefined ? 0 : BADGE + GAP), height: BADGE, rank };
  }

  place(at: Point, heading: number, label: Rect | undefined): void {
    this.container.position.set(at[0], at[1]);
    this.hull.rotation = toRadians(heading);
    this.label.visible = label !== undefined;
    if (label !== undefined) this.label.position.set(Math.round(label.x), Math.round(label.y));
  }

  destroy(): void {
    this.container.destroy({ children: true });
    this.label.destroy({ children: true });
  }
}

const sameLook = (a: Look, b: Look): boolean =>
  a.palette === b.palette && a.mark === b.mark && a.selected === b.selected && a.lying === b.lying && a.fontFamily === b.fontFamily;

/** Four corners round what is picked. */
function drawBrackets(graphics: Graphics, radius: number, color: number): void {
  const arm = Math.max(5, radius * 0.35);
  for (const [sx, sy] of [[-1, -1], [1, -1], [1, 1], [-1, 1]] as const) {
    graphics.moveTo(sx * radius, sy * (radius - arm)).lineTo(sx * radius, sy * radius).lineTo(sx * (radius - arm), sy * radius);
  }
  graphics.stroke({ width: 1.5, color });
}
