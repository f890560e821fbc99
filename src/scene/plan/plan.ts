/**
 * The plan: a chart with everybody on it. Reads the store, and never writes to the world; what is picked on it, and how
 * it is looked at, goes to the store.
 */
import { Container, Graphics, type Renderer } from 'pixi.js';
import { toRadians } from '../../geometry/bearing.ts';
import type { Clock, StandOn, StandOnState } from '../../store/index.ts';
import { Beyond } from './beyond.ts';
import { drawChart, groundColour } from './chart.ts';
import { namesOf, type ChartName } from './chartNames.ts';
import { Fleet } from './fleet.ts';
import { Frame } from './frame.ts';
import { listenToHands } from './gestures.ts';
import { Labelling } from './labelling.ts';
import { RANK } from './labels.ts';
import { Lines, noteAt, type Note } from './lines.ts';
import type { Palette } from './palette.ts';
import { posesOf, type Pose } from './poses.ts';
import { ownAmong, shotOf, type Shot } from './shot.ts';
import { toldOnce } from './told.ts';
import { FONT, Writing } from './type.ts';
import { Viewpoint } from './viewpoint.ts';
import { keptClear } from './views.ts';
import { Wakes } from './wakes.ts';

/** The share by which the scale may change before the chart is drawn anew: until then its lines are a hair too thick. */
const STRETCH = 0.03;

export class Plan {
  private readonly stage = new Container();
  private readonly chart = new Graphics();
  private readonly writing = new Writing();
  private readonly fleet = new Fleet();
  private readonly wakes = new Wakes();
  private readonly lines = new Lines(this.fleet, this.wakes, this.writing);
  private readonly beyond = new Beyond(this.writing);
  private readonly labelling = new Labelling();
  private readonly frame = new Frame();
  private readonly told = toldOnce();
  private readonly viewpoint: Viewpoint;
  private readonly stops: (() => void)[] = [];
  private charted: { scenario: unknown; palette: Palette; scale: number; names: readonly ChartName[] } | undefined;
  private shownScenario: unknown;
  private shot: Shot | undefined;
  private dirty = true;
  private frameId = 0;

  constructor(private readonly renderer: Renderer, private readonly host: HTMLElement, private readonly store: StandOn, private readonly clock: Clock) {
    this.viewpoint = new Viewpoint(store, { width: host.clientWidth, height: host.clientHeight });
    this.stage.addChild(this.chart, this.lines.container, this.fleet.hulls, this.beyond.container, this.writing.container, this.fleet.labels, this.frame.container);
    this.takeScenario();
    this.listen();
    this.onFrame(performance.now());
  }

  destroy(): void {
    cancelAnimationFrame(this.frameId);
    for (const stop of this.stops) stop();
    this.stage.destroy({ children: true });
    try {
      this.renderer.destroy({ removeView: true });
    } catch {
      // What it drew with has been taken away: there is nothing left to give back.
    }
  }

  private listen(): void {
    const { store, host, stops, viewpoint } = this;
    const touch = (): void => { this.dirty = true; };
    const moving = <A extends unknown[]>(move: (...given: A) => void) => (...given: A): void => {
      move(...given);
      touch();
    };
    const { canvas } = this.renderer as { canvas: HTMLCanvasElement };
    canvas.addEventListener('webglcontextrestored', this.drawAnew);
    const resized = new ResizeObserver(() => this.resize());
    resized.observe(host);
    stops.push(
      () => resized.disconnect(),
      () => canvas.removeEventListener('webglcontextrestored', this.drawAnew),
      onOtherPixels(() => { this.drawAnew(); this.resize(); }),
      store.subscribe(state => state.scenario, () => this.takeScenario()),
      store.subscribe(state => state.planCommand, command => { if (command !== undefined) moving(() => viewpoint.command(command.what))(); }),
      store.subscribe(touch),
      listenToHands(host, {
        push: moving((dx, dy) => viewpoint.push(dx, dy)),
        zoom: moving((factor, at, by) => viewpoint.zoom(factor, at, by)),
        tap: at => { if (this.shot !== undefined) store.getState().selectVessel(this.fleet.pick(at, this.shot) ?? this.beyond.pick(at)); },
        done: () => viewpoint.keep(),
      }),
    );
    void document.fonts.load(`500 13px ${FONT}`).then(this.drawAnew);
  }

  /** All over: the type has come, the screen has other pixels, or the browser has given back what it drew with. */
  private readonly drawAnew = (): void => {
    this.charted = undefined;
    this.fleet.forget();
    this.writing.forget();
    this.labelling.forget();
    this.frame.forget();
    this.dirty = true;
  };

  private resize(): void {
    const { clientWidth: width, clientHeight: height } = this.host;
    if (width === 0 || height === 0) return;
    this.viewpoint.size = { width, height };
    this.renderer.resize(width, height, Math.max(1, globalThis.devicePixelRatio));
    // A canvas that has been resized is empty until it is drawn on.
    this.show(performance.now());
  }

  /** Another scenario: other vessels, another chart, and no wake from the last one. */
  private takeScenario(): void {
    const state = this.store.getState();
    if (this.shownScenario === state.scenario) return;
    this.shownScenario = state.scenario;
    this.fleet.forget();
    this.labelling.forget();
    this.wakes.forget();
    this.viewpoint.take(state, ownAmong(posesOf(state, 1), state), this.told(state));
    this.dirty = true;
  }

  private readonly onFrame = (now: number): void => {
    this.frameId = requestAnimationFrame(this.onFrame);
    if (this.dirty || this.store.getState().playing) this.show(now);
  };

  private show(now: number): void {
    const state = this.store.getState();
    const [told, everybody] = [this.told(state), posesOf(state, this.clock.phase())];
    const moved = this.viewpoint.step(state, ownAmong(everybody, state), told, now);
    this.draw(state, everybody, now);
    this.dirty = moved || !this.labelling.settled;
  }

  private draw(state: StandOnState, everybody: readonly Pose[], now: number): void {
    const told = this.told(state);
    const shot = shotOf(state, told, everybody, this.viewpoint.view, this.viewpoint.size);
    this.shot = shot;
    this.wakes.follow(state.world, told.seen);
    this.drawChart(shot);
    this.drawWithLabels(shot, now);
    this.frame.draw(shot.view, shot.size, shot.palette, { vectors: state.world.ended === undefined ? state.settings.vectors : undefined, lengths: state.settings.lengths });
    this.renderer.render({ container: this.stage, clearColor: groundColour(state.world.waterway, shot.palette) });
  }

  private drawChart({ state, palette, view: { scale }, up, put }: Shot): void {
    const last = this.charted;
    if (last === undefined || last.scenario !== state.scenario || last.palette !== palette || Math.abs(scale / last.scale - 1) > STRETCH) {
      const { waterway } = state.world;
      drawChart(this.chart, { waterway, palette, scale });
      this.charted = { scenario: state.scenario, palette, scale, names: namesOf(waterway, scale) };
    }
    const [x, y] = put([0, 0]);
    this.chart.position.set(Math.round(x), Math.round(y));
    this.chart.rotation = -toRadians(up);
    this.chart.scale.set(scale / this.charted!.scale);
  }

  /** The vessels first, then what is noted, then what is written on the chart: each keeps off those before it. */
  private drawWithLabels(shot: Shot, now: number): void {
    const vessels = this.fleet.draw(shot);
    const notes = [...this.lines.draw(shot), ...this.beyond.draw(shot), ...this.writeNames(shot)];
    const keepOff = () => [...keptClear(shot.size), ...this.lines.keepOff, ...this.beyond.keepOff(), ...this.fleet.keepOff(shot)];
    const rects = this.labelling.place([...vessels, ...notes], shot.size, keepOff, now);
    this.fleet.place(shot, rects);
    notes.forEach(({ line: { text } }, i) => {
      const rect = rects[vessels.length + i];
      text.visible = rect !== undefined;
      if (rect !== undefined) text.position.set(Math.round(rect.x), Math.round(rect.y));
    });
    this.writing.finish();
  }

  private writeNames({ put, size, palette }: Shot): Note[] {
    return this.charted!.names.flatMap(({ words, at, radius }, i) => {
      const [x, y] = put(at);
      if (x < 0 || y < 0 || x > size.width || y > size.height) return [];
      const key = `chart/${i}`;
      return [noteAt(key, this.writing.write(key, words, 'chart', palette), [x, y], radius, RANK.chart)];
    });
  }
}

/** Calls when the window has come to a screen with other pixels, or the page is zoomed; until it is called off. */
function onOtherPixels(call: () => void): () => void {
  let query: MediaQueryList | undefined;
  const watch = (): void => {
    query?.removeEventListener('change', changed);
    query = matchMedia(`(resolution: ${globalThis.devicePixelRatio}dppx)`);
    query.addEventListener('change', changed);
  };
  const changed = (): void => {
    watch();
    call();
  };
  watch();
  return () => query?.removeEventListener('change', changed);
}
