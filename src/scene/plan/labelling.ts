/** Places the labels now and then, and carries them along with what they belong to on the frames between. */
import { placeLabels, rectFor, type Labelled, type Rect } from './labels.ts';
import type { Size } from './camera.ts';

export interface Keyed { readonly key: string; readonly item: Labelled }

/** Milliseconds between two placings: nobody reads a label that changes sides more often. */
const EVERY = 100;

export class Labelling {
  private choices = new Map<string, number>();
  private last = -Infinity;
  /** Whether all lie where they would be placed now; if not, another frame is due. */
  settled = true;

  place(items: readonly Keyed[], size: Size, keepOff: () => readonly Rect[], now: number): (Rect | undefined)[] {
    this.settled = now - this.last >= EVERY || items.some(({ key }) => !this.choices.has(key));
    if (this.settled) {
      this.last = now;
      const { choices } = placeLabels(items.map(({ item }) => item), size, items.map(({ key }) => this.choices.get(key)), keepOff());
      this.choices = new Map(items.map(({ key }, i) => [key, choices[i]!]));
    }
    return items.map(({ key, item }) => rectFor(item, this.choices.get(key)));
  }

  forget(): void {
    this.choices.clear();
  }
}
