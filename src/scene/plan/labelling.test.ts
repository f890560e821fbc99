import { describe, expect, it } from 'vitest';
import { Labelling, type Keyed } from './labelling.ts';
import { RANK } from './labels.ts';

const size = { width: 800, height: 600 };
const label = (key: string, x: number, y: number): Keyed => ({ key, item: { at: [x, y], radius: 20, width: 90, height: 20, rank: RANK.shown } });

describe('labels between two placings', () => {
  it('go with what they belong to, and are placed anew when it is time', () => {
    const labelling = new Labelling();
    const [first] = labelling.place([label('a', 300, 300)], size, () => [], 1000);
    expect(labelling.settled).toBe(true);
    // At the right edge it belongs to the left of her; until then it goes with her.
    const [carried] = labelling.place([label('a', 790, 305)], size, () => [], 1050);
    expect(labelling.settled).toBe(false);
    expect([carried!.x - first!.x, carried!.y - first!.y]).toEqual([490, 5]);
    const [anew] = labelling.place([label('a', 790, 305)], size, () => [], 1101);
    expect(labelling.settled).toBe(true);
    expect(anew!.x).toBeLessThan(790);
  });

  it('do not wait when there is a new one', () => {
    const labelling = new Labelling();
    labelling.place([label('a', 300, 300)], size, () => [], 0);
    expect(labelling.place([label('a', 300, 300), label('b', 500, 300)], size, () => [], 1)[1]).toBeDefined();
    expect(labelling.settled).toBe(true);
  });
});
