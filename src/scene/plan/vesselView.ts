/** One vessel on the plan: her hull, her ring, her label. Redrawn when she looks different, moved on every frame. */
import { Container, Graphics } from 'pixi.js';
import { toRadians } from '../../geometry/bearing.ts';
import type { Point } from '../../geometry/vector.ts';
import type { VesselParticulars } from '../../rules/facts.ts';
import { trace } from './dashes.ts';
import { hullDrawing, LEAST_HULL, standIn, type Shape } from './hull.ts';
import type { Labelled, Rect } from './labels.ts';
import type { Palette } from './palette.ts';
import { drawBadge, drawRing, type Mark } from './roleMark.ts';
import { Line, typeOf } from './type.ts';

export interface Look {
  readonly palette: Palette;
  readonly mark: Mark | undefined;
  readonly selected: boolean;
  /** The own vessel. */
  readonly own: boolean;
  /** Made fast, at anchor or aground: drawn hollow. */
  readonly lying: boolean;
}

const BADGE = 20;
const GAP = 5;
/** Pixels of the sign of the own vessel before her name. */
const SIGN = 13;
/** Pixels: on a hull longer than this the sign stands amidships, and round a shorter one. */
const ROOMY = 44;

export class VesselView {
  readonly container = new Container();
  readonly label = new Container();
  private readonly hull = new Graphics();
  private readonly ring = new Graphics();
  private readonly sign = new Graphics();
  private readonly badge = new Graphics();
  private readonly name = new Line();
  private drawnFor: { scale: number; look: Look } | undefined;
  private readonly drawing: ReturnType<typeof hullDrawing>;

  constructor(private readonly vessel: VesselParticulars, private readonly words: string) {
    this.drawing = hullDrawing(vessel);
    this.container.addChild(this.ring, this.hull, this.sign);
    this.label.addChild(this.badge, this.name.text);
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
    this.sign.clear();
    if (look.own) drawOwnSign(this.sign, this.vessel.length * scale >= ROOMY ? 3.5 : this.radius(scale) + 1, look.palette);
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

  private drawLabel({ palette, mark, own }: Look): void {
    this.name.write(this.words, typeOf('name', palette));
    this.badge.clear();
    if (mark !== undefined) drawBadge(this.badge, mark, palette);
    const after = mark === undefined ? 0 : BADGE + GAP;
    if (own) this.badge.circle(after + 5, BADGE / 2, 7).fill({ color: palette.halo }).circle(after + 5, BADGE / 2, 5).circle(after + 5, BADGE / 2, 2).stroke({ width: 1.25, color: palette.ink });
    this.name.text.anchor.set(0, 0.5);
    this.name.text.position.set(this.nameAt(mark, own), BADGE / 2);
  }

  /** Pixels from the left end of the label to the name: the badge and the own vessel's sign stand before it. */
  private nameAt(mark: Mark | undefined, own: boolean): number {
    return (mark === undefined ? 0 : BADGE + GAP) + (own ? SIGN : 0);
  }

  /** What the label needs, for it to be placed: clear of the hull, and of what is drawn round it. */
  labelled(at: Point, scale: number, rank: Labelled['rank']): Labelled {
    const { mark, selected = false, own = false } = this.drawnFor?.look ?? {};
    const round = selected ? 17 : mark === 'both' ? 15 : mark === undefined ? (own ? 5 : 2) : 12;
    return { at, radius: this.radius(scale) + round, width: this.name.width + this.nameAt(mark, own), height: BADGE, rank };
  }

  /** `heading`: degrees from the top of the screen. */
  place(at: Point, heading: number, label: Rect | undefined): void {
    this.container.visible = true;
    this.container.position.set(at[0], at[1]);
    this.hull.rotation = toRadians(heading);
    this.label.visible = label !== undefined;
    if (label !== undefined) this.label.position.set(Math.round(label.x), Math.round(label.y));
  }

  hide(): void {
    this.container.visible = false;
    this.label.visible = false;
  }

  destroy(): void {
    this.container.destroy({ children: true });
    this.label.destroy({ children: true });
  }
}

const sameLook = (a: Look, b: Look): boolean =>
  a.palette === b.palette && a.mark === b.mark && a.selected === b.selected && a.own === b.own && a.lying === b.lying;

/** Two rings, one in the other, as a chart plotter marks the own ship: round a small hull, or amidships on a large one. */
function drawOwnSign(graphics: Graphics, inner: number, palette: Palette): void {
  const outer = inner + 3;
  if (inner < 6) graphics.circle(0, 0, outer + 1.5).fill({ color: palette.halo, alpha: 0.85 });
  graphics.circle(0, 0, inner).circle(0, 0, outer).stroke({ width: 1.25, color: palette.ink });
}

/** Four corners round what is picked. */
function drawBrackets(graphics: Graphics, radius: number, color: number): void {
  const arm = Math.max(5, radius * 0.35);
  for (const [sx, sy] of [[-1, -1], [1, -1], [1, 1], [-1, 1]] as const) {
    graphics.moveTo(sx * radius, sy * (radius - arm)).lineTo(sx * radius, sy * radius).lineTo(sx * (radius - arm), sy * radius);
  }
  graphics.stroke({ width: 1.5, color });
}
