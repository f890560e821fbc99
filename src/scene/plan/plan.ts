/**
 * The plan: a chart with everybody on it. Reads the store, and never writes to the world; what is picked on it, and how
 * it is looked at, goes to the store.
 */
import { Container, Graphics, Text, type Renderer } from 'pixi.js';
import type { Point } from '../../geometry/vector.ts';
import { t } from '../../i18n/index.ts';
import type { Encounter } from '../../rules/judgement.ts';
import { isAsking, nameOf, shownEncounter, themeOf, type Camera, type Clock, type StandOn, type StandOnState } from '../../store/index.ts';
import { pushed, toScreen, zoomed, type Size } from './camera.ts';
import { drawChart, groundColour, namesOnChart } from './chart.ts';
import { Frame } from './frame.ts';
import { listenToHands } from './gestures.ts';
import { LEAST_HULL } from './hull.ts';
import { labelOf, placeLabels, RANK, type Labelled, type Rect } from './labels.ts';
import { closestPlaces, drawClosest, drawTows, drawVectors, drawVisibility, vectorOf, type Motion } from './motion.ts';
import { palettes, type Palette } from './palette.ts';
import { pickedAt } from './picking.ts';
import { isTowed, posesOf, type Pose } from './poses.ts';
import { markIn } from './roleMark.ts';
import { VesselView } from './vesselView.ts';
import { followed, overlays, toldTo, wholePicture } from './views.ts';
import { Wakes } from './wakes.ts';

const FONT = '"Noto Sans", "Segoe UI", system-ui, sans-serif';
/** Metres: visibility above this is not drawn. */
const CLEAR = 3704;

export class Plan {
  private readonly stage = new Container();
  private readonly chart = new Container();
  private readonly motion = new Graphics();
  private readonly hulls = new Container();
  private readonly labels = new Container();
  private readonly note = new Text({ text: '', resolution: Math.max(2, globalThis.devicePixelRatio) });
  private readonly frame = new Frame(FONT);
  private readonly wakes = new Wakes();
  private readonly stops: (() => void)[] = [];
  private views = new Map<string, VesselView>();
  private choices: (number | undefined)[] = [];
  private rects: (Rect | undefined)[] = [];
  /** The middle between the two that are shown where they come closest, and the ground that they lie on there, in pixels. */
  private closest: { at: Point; hulls: readonly Rect[] } | undefined;
  private charted: { scenario: unknown; palette: Palette; scale: number } | undefined;
  private shownScenario: unknown;
  private poses: readonly Pose[] = [];
  private camera: Camera = { x: 0, y: 0, scale: 1 };
  private size: Size;
  private glide = 0;
  private dirty = true;
  private frameId = 0;

  constructor(private readonly renderer: Renderer, private readonly host: HTMLElement, private readonly store: StandOn, private readonly clock: Clock) {
    this.size = { width: host.clientWidth, height: host.clientHeight };
    this.stage.addChild(this.chart, this.motion, this.hulls, this.labels, this.note, this.frame.container);
    this.takeScenario(store.getState());
    this.listen();
    this.onFrame(performance.now());
  }

  destroy(): void {
    cancelAnimationFrame(this.frameId);
    for (const stop of this.stops) stop();
    this.stage.destroy({ children: true });
    this.renderer.destroy({ removeView: true });
  }

  private listen(): void {
    const { store, host, stops } = this;
    const touch = (): void => { this.dirty = true; };
    const { canvas } = this.renderer as { canvas: HTMLCanvasElement };
    canvas.addEventListener('webglcontextrestored', this.drawAnew);
    const resized = new ResizeObserver(() => this.resize());
    resized.observe(host);
    stops.push(
      () => resized.disconnect(),
      () => canvas.removeEventListener('webglcontextrestored', this.drawAnew),
      store.subscribe(state => state.scenario, () => this.takeScenario(store.getState())),
      store.subscribe(state => state.planCommand, command => { if (command !== undefined) this.moveTo(toldTo(command.what, this.camera, this.size, store.getState())); }),
      store.subscribe(state => state.following, touch),
      store.subscribe(touch),
      listenToHands(host, {
        push: (dx, dy) => this.look(pushed(this.camera, dx, dy)),
        zoom: (factor, at) => this.look(zoomed(this.camera, this.size, factor, at)),
        tap: at => this.pick(at),
        done: () => this.keepCamera(),
      }),
    );
    void document.fonts.load(`500 13px ${FONT}`).then(this.drawAnew);
  }

  /** All over: the type has come, or the browser has given back what it drew with. */
  private readonly drawAnew = (): void => {
    this.charted = undefined;
    this.forgetViews();
    this.dirty = true;
  };

  private resize(): void {
    const { clientWidth: width, clientHeight: height } = this.host;
    if (width === 0 || height === 0) return;
    this.size = { width, height };
    this.renderer.resize(width, height, Math.max(1, globalThis.devicePixelRatio));
    this.dirty = true;
    // A canvas that has been resized is empty until it is drawn on.
    this.draw();
  }

  /** Another scenario: other vessels, another chart, and no wake from the last one. */
  private takeScenario(state: StandOnState): void {
    if (this.shownScenario === state.scenario) return;
    this.shownScenario = state.scenario;
    this.forgetViews();
    this.wakes.forget();
    this.camera = state.camera ?? (state.following ? followed(state, this.size) : wholePicture(state, this.size));
    this.dirty = true;
  }

  private forgetViews(): void {
    for (const view of this.views.values()) view.destroy();
    this.views = new Map();
    this.choices = [];
  }

  /** A hand has moved the view: it follows nobody any more. */
  private look(camera: Camera): void {
    this.camera = camera;
    this.dirty = true;
    if (this.store.getState().following) this.store.getState().setFollowing(false);
  }

  private moveTo(camera: Camera): void {
    this.look(camera);
    this.keepCamera();
  }

  private keepCamera(): void {
    if (!this.store.getState().following) this.store.getState().setCamera(this.camera);
  }

  private pick(at: Point): void {
    const { scale } = this.camera;
    this.store.getState().selectVessel(pickedAt(at, this.poses.map(({ id, position, ahead, vessel }, i) => ({
      id, at: this.put(position), ahead: [ahead[0], -ahead[1]], label: this.rects[i],
      half: Math.max(LEAST_HULL, vessel.length * scale) / 2, beam: Math.max(LEAST_HULL / 2, vessel.breadth * scale) / 2,
    }))));
  }

  private readonly onFrame = (now: number): void => {
    this.frameId = requestAnimationFrame(this.onFrame);
    const state = this.store.getState();
    if (state.following) this.follow(state, now);
    if (!this.dirty && !state.playing) return;
    this.dirty = false;
    this.draw();
  };

  /** Glides after what is followed; at once while the run stands still, or where less motion is asked for. */
  private follow(state: StandOnState, now: number): void {
    const target = followed(state, this.size);
    const elapsed = Math.min(0.1, (now - this.glide) / 1000);
    this.glide = now;
    const share = state.playing && !matchMedia('(prefers-reduced-motion: reduce)').matches ? 1 - Math.exp(-elapsed * 3) : 1;
    const { x, y, scale } = this.camera;
    const next = { x: x + (target.x - x) * share, y: y + (target.y - y) * share, scale: scale * (target.scale / scale) ** share };
    if (next.x !== x || next.y !== y || next.scale !== scale) this.dirty = true;
    this.camera = next;
  }

  private draw(): void {
    const state = this.store.getState();
    const palette = palettes[themeOf(state)];
    const encounter = isAsking(state) ? undefined : shownEncounter(state.judgement.encounters, state.selectedEncounter);
    this.poses = posesOf(state, this.clock.phase());
    this.wakes.follow(state.world);
    this.drawChart(state, palette);
    this.drawMotion(state, palette, encounter);
    this.drawVessels(state, palette, encounter);
    this.frame.draw(this.camera, this.size, palette, state.world.ended === undefined);
    this.renderer.render({ container: this.stage, clearColor: groundColour(state.world.waterway, palette) });
  }

  private readonly put = (point: Point): Point => toScreen(this.camera, this.size, point);

  private drawChart(state: StandOnState, palette: Palette): void {
    const { scale } = this.camera;
    const last = this.charted;
    if (last === undefined || last.scenario !== state.scenario || last.palette !== palette || Math.abs(scale / last.scale - 1) > 0.01) {
      this.chart.removeChildren().forEach(child => child.destroy({ children: true }));
      this.chart.addChild(drawChart({ waterway: state.world.waterway, palette, scale, fontFamily: FONT }));
      this.charted = { scenario: state.scenario, palette, scale };
    }
    const [x, y] = this.put([0, 0]);
    this.chart.position.set(Math.round(x), Math.round(y));
    this.chart.scale.set(scale / this.charted!.scale);
  }

  private drawVessels(state: StandOnState, palette: Palette, encounter: Encounter | undefined): void {
    const { scale } = this.camera;
    const placed = this.poses.map(pose => this.put(pose.position));
    this.poses.forEach(pose => {
      this.viewOf(state, pose).draw(scale, {
        palette, mark: markIn(encounter, pose.id), selected: pose.id === state.selectedVessel, lying: !pose.underWay, fontFamily: FONT,
      });
    });
    this.placeLabels(state, placed, encounter);
    this.poses.forEach((pose, i) => this.views.get(pose.id)!.place(placed[i]!, pose.heading, this.rects[i]));
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

  private placeLabels(state: StandOnState, placed: readonly Point[], encounter: Encounter | undefined): void {
    const rankOf = (id: string): Labelled['rank'] => (encounter?.vessels.includes(id) ? RANK.shown : id === state.selectedVessel ? RANK.picked : RANK.other);
    const items = this.poses.map((pose, i) => this.views.get(pose.id)!.labelled(placed[i]!, this.camera.scale, rankOf(pose.id)));
    if (this.closest !== undefined) items.push({ at: this.closest.at, radius: 9, width: this.note.width, height: this.note.height, rank: RANK.picked });
    const keepOff = [...overlays(this.size), ...this.closest?.hulls ?? [], ...namesOnChart(state.world.waterway, this.camera.scale, this.put), ...this.poses.flatMap((pose, i) => [...this.bowOf(pose, placed[i]!), ...this.dotOf(pose)])];
    const { rects, choices } = placeLabels(items, this.size, this.choices, keepOff);
    this.rects = rects;
    this.choices = choices;
    const rect = this.closest === undefined ? undefined : rects.at(-1);
    if (rect !== undefined) this.note.position.set(Math.round(rect.x), Math.round(rect.y));
  }

  /** The ground that a vessel takes up when she lies there. */
  private groundOf(id: string, [x, y]: Point): Rect {
    const radius = this.views.get(id)?.radius(this.camera.scale) ?? LEAST_HULL;
    return { x: x - radius, y: y - radius, width: 2 * radius, height: 2 * radius };
  }

  /** The water just ahead of a vessel, where her heading line is. */
  private bowOf({ ahead, vessel, underWay }: Pose, [x, y]: Point): Rect[] {
    if (!underWay || isTowed(vessel)) return [];
    const reach = Math.max(8, (vessel.length * this.camera.scale) / 2) + 12;
    return [{ x: x + ahead[0] * reach - 11, y: y - ahead[1] * reach - 11, width: 22, height: 22 }];
  }

  /** The dot at the end of her vector. */
  private dotOf(pose: Pose): Rect[] {
    const vector = vectorOf(pose, this.camera.scale);
    if (vector === undefined) return [];
    const [x, y] = this.put(vector.to);
    return [{ x: x - 5, y: y - 5, width: 10, height: 10 }];
  }

  private drawMotion(state: StandOnState, palette: Palette, encounter: Encounter | undefined): void {
    const motion: Motion = { graphics: this.motion.clear(), palette, scale: this.camera.scale, put: this.put };
    this.wakes.draw(this.motion, new Map(this.poses.map(pose => [pose.id, pose.position])), this.put, palette);
    const { visibility } = state.world.environment;
    const both = encounter === undefined ? [] : this.poses.filter(pose => encounter.vessels.includes(pose.id));
    if (visibility < CLEAR) drawVisibility(motion, visibility, both);
    drawTows(motion, this.poses);
    if (state.world.ended === undefined) drawVectors(motion, this.poses);
    const places = encounter === undefined ? undefined : closestPlaces(encounter, this.poses, state.world, state.world.time - state.judgement.time);
    this.closest = encounter === undefined || places === undefined ? undefined : {
      at: drawClosest(motion, encounter, this.poses, places),
      hulls: encounter.vessels.map((id, i) => this.groundOf(id, this.put(places[i]!))),
    };
    this.note.visible = this.closest !== undefined;
    if (this.closest === undefined || encounter === undefined) return;
    const words = t('plan.cpa', { clear: encounter.clear });
    if (this.note.text !== words) this.note.text = words;
    this.note.style = { fontFamily: FONT, fontSize: 11.5, fill: palette.ink, stroke: { color: palette.halo, width: 3, join: 'round' } };
  }
}
