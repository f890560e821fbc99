/** The scene: draws the store's picture into an element. */
import type { Clock, StandOn } from '../store/index.ts';
import { Plan } from './plan/plan.ts';
import { makeRenderer } from './plan/renderer.ts';

/** Mounts the plan, or tells why it cannot be drawn. Called off before the renderer is ready, it leaves nothing behind. */
export function mountPlan(host: HTMLElement, store: StandOn, clock: Clock, onFailed?: (error: unknown) => void): () => void {
  let dead = false;
  let plan: Plan | undefined;
  const mount = async (): Promise<void> => {
    const renderer = await makeRenderer(Math.max(1, host.clientWidth), Math.max(1, host.clientHeight));
    if (dead) {
      renderer.destroy({ removeView: true });
      return;
    }
    const { canvas } = renderer as { canvas: HTMLCanvasElement };
    canvas.setAttribute('aria-hidden', 'true');
    host.append(canvas);
    plan = new Plan(renderer, host, store, clock);
  };
  mount().catch((error: unknown) => {
    if (dead) return;
    if (onFailed === undefined) throw error;
    onFailed(error);
  });
  return () => {
    dead = true;
    plan?.destroy();
  };
}
