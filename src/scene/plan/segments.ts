/** How a chart's border is divided, along one side of the screen. */

/** Pixels from the beginning of the side; `dark` by turns. */
export interface Segment { readonly from: number; readonly to: number; readonly dark: boolean }

/** What is left of a length after whole steps, also where it is negative. */
const rest = (length: number, step: number): number => ((length % step) + step) % step;

/**
 * Segments of `step` metres from the origin on, along a side of so many pixels that begins at `start` metres. They are
 * counted from the side of the screen, so that there are few of them however far off the origin is.
 */
export function segmentsAlong(start: number, step: number, scale: number, pixels: number): Segment[] {
  const before = rest(start, step);
  const firstIsDark = rest(start, 2 * step) < step;
  const count = Math.min(pixels, Math.ceil(pixels / (step * scale)) + 1);
  return Array.from({ length: count }, (_, i) => ({
    from: (i * step - before) * scale, to: ((i + 1) * step - before) * scale, dark: (i % 2 === 0) === firstIsDark,
  }));
}
