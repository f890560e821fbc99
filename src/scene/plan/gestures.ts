/** Hands on the plan: drag, wheel, pinch, tap. */
import type { Point } from '../../geometry/vector.ts';

export interface Hands {
  readonly push: (dx: number, dy: number) => void;
  /** `by`: how far the fingers have also moved, pixels. */
  readonly zoom: (factor: number, at: Point, by: Point) => void;
  readonly tap: (at: Point) => void;
  /** The hand has let go. */
  readonly done: () => void;
}

/** Pixels that a finger may tremble in a tap. */
const TREMBLE = 6;

/** Listens until it is called off. */
export function listenToHands(element: HTMLElement, hands: Hands): () => void {
  const down = new Map<number, Point>();
  let moved = 0;
  let pinched = false;
  const at = (event: PointerEvent | WheelEvent): Point => {
    const { left, top } = element.getBoundingClientRect();
    return [event.clientX - left, event.clientY - top];
  };
  const spread = (): { size: number; middle: Point } => {
    const [a, b] = [...down.values()] as [Point, Point];
    return { size: Math.hypot(a[0] - b[0], a[1] - b[1]), middle: [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2] };
  };
  const onDown = (event: PointerEvent): void => {
    if (event.button !== 0) return;
    element.setPointerCapture(event.pointerId);
    down.set(event.pointerId, at(event));
    if (down.size === 1) [moved, pinched] = [0, false];
    else pinched = true;
  };
  const onMove = (event: PointerEvent): void => {
    const last = down.get(event.pointerId);
    if (last === undefined) return;
    const before = down.size === 2 ? spread() : undefined;
    const now = at(event);
    down.set(event.pointerId, now);
    if (before !== undefined) {
      const { size, middle } = spread();
      hands.zoom(before.size > 0 && size > 0 ? size / before.size : 1, middle, [middle[0] - before.middle[0], middle[1] - before.middle[1]]);
      return;
    }
    moved += Math.hypot(now[0] - last[0], now[1] - last[1]);
    if (moved > TREMBLE && down.size === 1) hands.push(now[0] - last[0], now[1] - last[1]);
  };
  const onUp = (event: PointerEvent): void => {
    if (!down.delete(event.pointerId) || down.size > 0) return;
    if (event.type === 'pointerup' && moved <= TREMBLE && !pinched) hands.tap(at(event));
    else hands.done();
  };
  const onWheel = (event: WheelEvent): void => {
    event.preventDefault();
    const lines = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? event.deltaY * 30 : event.deltaY;
    hands.zoom(Math.exp(-Math.max(-240, Math.min(240, lines)) / 500), at(event), [0, 0]);
    hands.done();
  };
  element.addEventListener('pointerdown', onDown);
  element.addEventListener('pointermove', onMove);
  element.addEventListener('pointerup', onUp);
  element.addEventListener('pointercancel', onUp);
  element.addEventListener('wheel', onWheel, { passive: false });
  return () => {
    element.removeEventListener('pointerdown', onDown);
    element.removeEventListener('pointermove', onMove);
    element.removeEventListener('pointerup', onUp);
    element.removeEventListener('pointercancel', onUp);
    element.removeEventListener('wheel', onWheel);
  };
}
