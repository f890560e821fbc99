/** Who lies beyond the edge of the picture: a chevron at the edge for each, with her name and how far off she is where there is room. */
import { Container, Graphics } from 'pixi.js';
import { distance, type Point } from '../../geometry/vector.ts';
import { t } from '../../i18n/index.ts';
import { nameOf } from '../../store/index.ts';
import type { Size } from './camera.ts';
import { strokeCased, trace } from './dashes.ts';
import { edgeTowards, type Edge } from './edge.ts';
import { labelOf, RANK, type Rect } from './labels.ts';
import { noteAt, type Note } from './lines.ts';
import { isTowed, type Pose } from './poses.ts';
import { markColour, markIn } from './roleMark.ts';
import type { Shot } from './shot.ts';
import type { Writing } from './type.ts';
import { keptClear } from './views.ts';

/** Pixels about an arrow in which a tap means it: a finger's breadth. */
const TOUCH = 22;
/** With more than so many beyond the edge the arrows stand without names. */
const NAMED = 6;

interface Pointer extends Edge { readonly id: string }

/** Pushed off what the screen lays over the plan: inwards from the right side, up or down from the other edges. */
function clearOf([x, y]: Point, over: readonly Rect[], { width, height }: Size): Point {
  const on = over.find(rect => x > rect.x - TOUCH / 2 && x < rect.x + rect.width + TOUCH / 2 && y > rect.y - TOUCH / 2 && y < rect.y + rect.height + TOUCH / 2);
  if (on === undefined) return [x, y];
  if (on.x + on.width >= width - 1) return [on.x - TOUCH / 2, y];
  return [x, on.y < height / 2 ? on.y + on.height + TOUCH / 2 : on.y - TOUCH / 2];
}

export class Beyond {
  readonly container = new Container();
  private readonly arrows = new Graphics();
  private pointers: readonly Pointer[] = [];

  constructor(private readonly writing: Writing) {
    this.container.addChild(this.arrows);
  }

  draw(shot: Shot): Note[] {
    const { state, poses, size, put, own, palette, encounter } = shot;
    const over = keptClear(size);
    const outside = poses.flatMap((pose): (Pointer & { readonly pose: Pose })[] => {
      const edge = isTowed(pose.vessel) ? undefined : edgeTowards(put(pose.position), size);
      return edge === undefined ? [] : [{ id: pose.id, pose, towards: edge.towards, at: clearOf(edge.at, over, size) }];
    });
    this.pointers = outside;
    this.arrows.clear();
    for (const { at, towards, id } of outside) {
      const mark = markIn(encounter, id);
      const [x, y] = towards;
      const corner = (ahead: number, side: number): Point => [at[0] + x * ahead - y * side, at[1] + y * ahead + x * side];
      const chevron = (): void => trace(this.arrows, [corner(-2, 5.5), corner(4, 0), corner(-2, -5.5)]);
      strokeCased(this.arrows, chevron, { width: mark === undefined ? 1.75 : 2.75, color: mark === undefined ? palette.line : markColour(mark, palette) }, palette);
    }
    if (outside.length > NAMED) return [];
    return outside.map(({ id, at, pose }) => {
      const name = labelOf(nameOf(state, id), id);
      const words = own === undefined || own.id === id ? name : t('plan.beyond', { name, range: distance(own.position, pose.position) });
      return noteAt(`beyond/${id}`, this.writing.write(`beyond/${id}`, words, 'note', palette), at, 10, encounter?.vessels.includes(id) ? RANK.picked : RANK.other);
    });
  }

  /** The ground that the arrows take up. */
  keepOff(): Rect[] {
    return this.pointers.map(({ at: [x, y] }) => ({ x: x - 9, y: y - 9, width: 18, height: 18 }));
  }

  /** The vessel whose arrow lies there. */
  pick(at: Point): string | undefined {
    const near = this.pointers.filter(one => distance(one.at, at) <= TOUCH);
    return near.sort((a, b) => distance(a.at, at) - distance(b.at, at))[0]?.id;
  }
}
