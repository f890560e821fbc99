/** The drawing context of a canvas: a browser may take it away, as when a phone wakes or a driver starts anew, and mostly gives it back. */

/** Milliseconds that it is waited for. */
const PATIENCE = 3000;

/** Calls once if the context is lost and not given back in time, until it is called off. */
export function watchContext(canvas: EventTarget, onGone: () => void, patience = PATIENCE): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const wait = (): void => {
    clearTimeout(timer);
    timer = setTimeout(onGone, patience);
  };
  const stop = (): void => clearTimeout(timer);
  canvas.addEventListener('webglcontextlost', wait);
  canvas.addEventListener('webglcontextrestored', stop);
  return () => {
    stop();
    canvas.removeEventListener('webglcontextlost', wait);
    canvas.removeEventListener('webglcontextrestored', stop);
  };
}
