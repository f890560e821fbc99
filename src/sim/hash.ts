/** A hash over the bits of a run: two streams of 32 bits (FNV-1a, and a multiply-rotate), chained tick by tick. */

export interface Digest { readonly a: number; readonly b: number }

export const EMPTY_DIGEST: Digest = { a: 0x811c9dc5, b: 0x9e3779b9 };

const number = new Float64Array(1);
const words = new Uint32Array(number.buffer);

/** The digest after some more numbers; -0 counts as 0. */
export function digest({ a, b }: Digest, numbers: Iterable<number>): Digest {
  let [x, y] = [a, b];
  for (const value of numbers) {
    number[0] = value + 0;
    // The order of the two halves is that of the machine: both kinds of machine that run browsers have the same.
    for (let i = 0; i < 2; i += 1) {
      x = Math.imul(x ^ words[i]!, 0x01000193) >>> 0;
      y = Math.imul((y ^ words[i]!) >>> 0, 0x85ebca6b) >>> 0;
      y = ((y << 13) | (y >>> 19)) >>> 0;
    }
  }
  return { a: x, b: y };
}

/** Sixteen hexadecimal digits. */
export const digestText = ({ a, b }: Digest): string => a.toString(16).padStart(8, '0') + b.toString(16).padStart(8, '0');
