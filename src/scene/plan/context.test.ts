import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { watchContext } from './context.ts';

describe('a drawing context that is taken away', () => {
  beforeEach(() => { vi.useFakeTimers(); });
  afterEach(() => { vi.useRealTimers(); });

  const watched = () => {
    const [canvas, onGone] = [new EventTarget(), vi.fn()];
    return { onGone, unwatch: watchContext(canvas, onGone, 100), tell: (what: string) => canvas.dispatchEvent(new Event(what)) };
  };

  it('is gone when it is not given back in time', () => {
    const { onGone, tell } = watched();
    tell('webglcontextlost');
    vi.advanceTimersByTime(99);
    expect(onGone).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(onGone).toHaveBeenCalledOnce();
  });

  it('is not gone when it comes back, nor when nobody looks any more', () => {
    const [one, other] = [watched(), watched()];
    one.tell('webglcontextlost');
    one.tell('webglcontextrestored');
    other.tell('webglcontextlost');
    other.unwatch();
    vi.advanceTimersByTime(1000);
    expect(one.onGone).not.toHaveBeenCalled();
    expect(other.onGone).not.toHaveBeenCalled();
  });
});
