/** The scene: draws the store's picture into an element. */
import type { Renderer } from 'pixi.js';
import type { Clock, StandOn } from '../store/index.ts';
import { watchContext } from './plan/context.ts';
import { Plan } from './plan/plan.ts';
import { canvasRenderer, makeRenderer } from './plan/renderer.ts';

/**
 * Mounts the plan, or tells why it cannot be drawn. Called off before the renderer is ready, it leaves nothing behind.
 * Where the browser takes WebGL away and does not give it back, the plan goes on with the other renderer.
 */
export function mountPlan(host: HTMLElement, store: StandOn, clock: Clock, onFailed?: (error: unknown) => void): () => void {
  let dead = false;
  let unmount = (): void => {};
  const mount = async (make: typeof makeRenderer): Promise<void> => {
    const renderer = await make(Math.max(1, host.clientWidth), Math.max(1, host.clientHeight));
    if (dead) renderer.destroy({ removeView: true });
    else unmount = show(renderer, host, store, clock, () => begin(canvasRenderer));
  };
  const begin = (make: typeof makeRenderer): void => {
    unmount();
    unmount = () => {};
    mount(make).catch((error: unknown) => {
      if (dead) return;
      if (onFailed === undefined) throw error;
      onFailed(error);
    });
  };
  begin(makeRenderer);
  return () => {
    dead = true;
    unmount();
  };
}

/** Shows the plan by a renderer, until it is called off; tells when what it draws with is gone for good. */
function show(renderer: Renderer, host: HTMLElement, store: StandOn, clock: Clock, onGone: () => void): () => void {
  const { canvas } = renderer as { canvas: HTMLCanvasElement };
  canvas.setAttribute('aria-hidden', 'true');
  host.append(canvas);
  const plan = new Plan(renderer, host, store, clock);
  const unwatch = watchContext(canvas, onGone);
  return () => {
    unwatch();
    plan.destroy();
    canvas.remove();
  };
}
