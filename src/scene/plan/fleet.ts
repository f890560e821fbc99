/** Everybody on the plan: the hulls, their labels, and which of them a tap means. */
import { Container } from 'pixi.js';
import { scale as times, type Point } from '../../geometry/vector.ts';
import { nameOf, type StandOnState } from '../../store/index.ts';
import { turned } from './camera.ts';
import { LEAST_HULL } from './hull.ts';
import { labelOf, RANK, type Labelled, type Rect } from './labels.ts';
import type { Keyed } from './labelling.ts';
import { vectorOf } from './motion.ts';
import { pickedAt } from './picking.ts';
import { isTowed, type Pose } from './poses.ts';
import { markIn } from './roleMark.ts';
import type { Shot } from './shot.ts';
import { VesselView } from './vesselView.ts';

const square = ([x, y]: Point, reach: number): Rect => ({ x: x - reach, y: y - reach, width: 2 * reach, height: 2 * reach });

export class Fleet {
  readonly hulls = new Container();
  readonly labels = new Container();
  private readonly views = new Map<string, VesselView>();
  private readonly rects = new Map<string, Rect | undefined>();

  /** Draws those anew that look different, and tells what their labels need. */
  draw({ state, encounter, palette, view: { scale }, poses, own, put }: Shot): Keyed[] {
    const shown = new Set(poses.map(({ id }) => id));
    for (const [id, view] of this.views) if (!shown.has(id)) view.hide();
    return poses.map(pose => {
      const view = this.viewOf(state, pose);
      view.draw(scale, { palette, mark: markIn(encounter, pose.id), selected: pose.id === state.selectedVessel, own: pose.id === own?.id, lying: !pose.underWay });
      const rank: Labelled['rank'] = encounter?.vessels.includes(pose.id) ? RANK.shown : pose.id === state.selectedVessel || pose.id === own?.id ? RANK.picked : RANK.other;
      return { key: `vessel/${pose.id}`, item: view.labelled(put(pose.position), scale, rank) };
    });
  }

  /** Puts them where they are, with their labels in the order of the poses. */
  place({ poses, put, up }: Shot, rects: readonly (Rect | undefined)[]): void {
    this.rects.clear();
    poses.forEach((pose, i) => {
      this.rects.set(pose.id, rects[i]);
      this.views.get(pose.id)!.place(put(pose.position), pose.heading - up, rects[i]);
    });
  }

  /** What labels keep off: the water just ahead of each, where her heading line is, and the dot at the end of her vector. */
  keepOff({ state, view: { ahead, scale }, poses, own, put }: Shot): Rect[] {
    const relativeTo = state.settings.vectors === 'relative' ? own : undefined;
    return poses.flatMap(pose => {
      const vector = vectorOf(pose, scale, relativeTo);
      const dot = vector === undefined ? [] : [square(put(vector.to), 5)];
      if (!pose.underWay || isTowed(pose.vessel)) return dot;
      const [[x, y], [right, down]] = [put(pose.position), times(turned(ahead, pose.ahead), Math.max(8, (pose.vessel.length * scale) / 2) + 12)];
      return [...dot, square([x + right, y + down], 11)];
    });
  }

  /** The ground that a vessel takes up when she lies at a place. */
  groundOf(id: string, at: Point, scale: number): Rect {
    return square(at, this.views.get(id)?.radius(scale) ?? LEAST_HULL);
  }

  pick(at: Point, { view: { ahead, scale }, poses, put }: Shot): string | undefined {
    return pickedAt(at, poses.map(pose => ({
      id: pose.id, at: put(pose.position), ahead: turned(ahead, pose.ahead), label: this.rects.get(pose.id),
      half: Math.max(LEAST_HULL, pose.vessel.length * scale) / 2, beam: Math.max(LEAST_HULL / 2, pose.vessel.breadth * scale) / 2,
    })));
  }

  forget(): void {
    for (const view of this.views.values()) view.destroy();
    this.views.clear();
    this.rects.clear();
  }

  private viewOf(state: StandOnState, { id, vessel }: Pose): VesselView {
    const known = this.views.get(id);
    if (known !== undefined) return known;
    const view = new VesselView(vessel, labelOf(nameOf(state, id), id));
    this.views.set(id, view);
    // A tug stays above what she tows.
    if (isTowed(vessel)) this.hulls.addChildAt(view.container, 0);
    else this.hulls.addChild(view.container);
    this.labels.addChild(view.label);
    return view;
  }
}
