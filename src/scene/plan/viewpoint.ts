/** From where the plan is looked at: moved by hands and commands, or following a meeting or the own vessel; north or her head up. */
import { headingVector, normalise, signed } from '../../geometry/bearing.ts';
import type { Point } from '../../geometry/vector.ts';
import type { PlanCommand, StandOn, StandOnState } from '../../store/index.ts';
import { NORTH, pushed, zoomed, type Size, type View } from './camera.ts';
import type { Pose } from './poses.ts';
import type { Told } from './told.ts';
import { followed, toldTo, wholePicture, withOwn } from './views.ts';

/** How fast it glides after a meeting, catches up with the own vessel, and turns: the share of what is left, a second. */
const RATE = { meeting: 3, own: 5, turn: 7 } as const;

/** Degrees and pixels below which it is there. */
const THERE = 0.05;

const followsOwn = ({ following, settings }: StandOnState): boolean => following && settings.follows === 'own';

export class Viewpoint {
  view: View = { x: 0, y: 0, scale: 1, ahead: NORTH };
  private readonly calm = matchMedia('(prefers-reduced-motion: reduce)');
  private last = 0;
  private mode = '';
  private turning = '';
  private heading = 0;
  private goal = 0;
  /** What is left of the way to the own vessel's place, metres. */
  private left: Point = [0, 0];

  constructor(private readonly store: StandOn, public size: Size) {}

  /** Another scenario. */
  take(state: StandOnState, own: Pose | undefined, told: Told): void {
    this.heading = this.goalOf(state, own);
    [this.mode, this.turning] = ['', ''];
    const ahead = headingVector(this.heading);
    this.view = state.camera !== undefined ? { ...state.camera, ahead } : state.following ? followed(state, this.size, ahead, told) : wholePicture(state, this.size, ahead, told);
    this.left = [0, 0];
    this.mode = this.modeOf(state);
  }

  push(dx: number, dy: number): void {
    this.look(pushed(this.view, dx, dy));
  }

  /** Nearer or farther, and along with the fingers; who follows the own vessel goes on doing so, as two fingers never keep quite still. */
  zoom(factor: number, at: Point, by: Point): void {
    const view = zoomed(pushed(this.view, ...by), this.size, factor, at);
    if (followsOwn(this.store.getState())) this.view = { ...this.view, scale: view.scale };
    else this.look(view);
  }

  command(what: PlanCommand): void {
    const view = toldTo(what, this.view, this.size, this.store.getState());
    const zooms = what === 'zoom-in' || what === 'zoom-out';
    if (zooms && followsOwn(this.store.getState())) this.view = { ...this.view, scale: view.scale };
    else this.look(view);
    this.keep();
  }

  keep(): void {
    const state = this.store.getState();
    const { x, y, scale } = this.view;
    if (!state.following || followsOwn(state)) state.setCamera({ x, y, scale });
  }

  /** Moves on to this frame; true where the view has moved, and another frame is due. */
  step(state: StandOnState, own: Pose | undefined, told: Told, now: number): boolean {
    const elapsed = Math.min(0.1, Math.max(0, (now - this.last) / 1000));
    this.last = now;
    const share = (rate: number): number => (this.calm.matches ? 1 : 1 - Math.exp(-elapsed * rate));
    const before = this.view;
    this.turn(state, own, share(RATE.turn));
    const mode = this.modeOf(state);
    if (followsOwn(state) && own !== undefined) this.goWithOwn(state, own, mode !== this.mode, share(RATE.own));
    else if (state.following) this.glide(followed(state, this.size, this.view.ahead, told), state.playing ? share(RATE.meeting) : 1);
    this.mode = mode;
    return before.x !== this.view.x || before.y !== this.view.y || before.scale !== this.view.scale || before.ahead !== this.view.ahead;
  }

  private modeOf({ following, settings, ownVessel, scenario }: StandOnState): string {
    return `${following} ${settings.follows} ${settings.up} ${ownVessel} ${scenario.id}`;
  }

  private goalOf({ settings }: StandOnState, own: Pose | undefined): number {
    return settings.up === 'head' && own !== undefined ? own.heading : 0;
  }

  /** Keeps her heading up to the degree; only a change of what is up takes a moment. */
  private turn(state: StandOnState, own: Pose | undefined, share: number): void {
    const goal = this.goalOf(state, own);
    const turning = `${state.settings.up} ${own?.id}`;
    if (turning !== this.turning) this.goal = goal;
    const [rest, first] = [signed(this.heading - this.goal) * (1 - share), this.turning === ''];
    [this.goal, this.turning] = [goal, turning];
    const heading = normalise(goal + (first || Math.abs(rest) < THERE ? 0 : rest));
    if (heading !== this.heading || first) this.view = { ...this.view, ahead: headingVector(heading) };
    this.heading = heading;
  }

  private goWithOwn({ settings }: StandOnState, own: Pose, begins: boolean, share: number): void {
    const target = withOwn(this.view, this.size, own.position, settings.up);
    if (begins) this.left = [this.view.x - target.x, this.view.y - target.y];
    const rest = this.left.map(metres => metres * (1 - share)) as [number, number];
    this.left = Math.hypot(...rest) * this.view.scale < THERE ? [0, 0] : rest;
    const [x, y] = [target.x + this.left[0], target.y + this.left[1]];
    if (x !== this.view.x || y !== this.view.y) this.view = { ...target, x, y };
  }

  private glide(target: View, share: number): void {
    const { x, y, scale } = this.view;
    const next = { ...this.view, x: x + (target.x - x) * share, y: y + (target.y - y) * share, scale: scale * (target.scale / scale) ** share };
    if (next.x !== x || next.y !== y || next.scale !== scale) this.view = next;
  }

  /** A hand has moved the view: it follows nobody any more. */
  private look(view: View): void {
    this.view = view;
    if (this.store.getState().following) this.store.getState().setFollowing(false);
  }
}
