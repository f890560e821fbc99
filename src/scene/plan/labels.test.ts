import { describe, expect, it } from 'vitest';
import { placeLabels, type Labelled, type Rect } from './labels.ts';

const size = { width: 800, height: 600 };
const at = (x: number, y: number): Labelled => ({ at: [x, y], radius: 20, width: 90, height: 20 });
const overlap = (a: Rect, b: Rect): boolean => a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
const hull = ({ at: [x, y], radius }: Labelled): Rect => ({ x: x - radius, y: y - radius, width: 2 * radius, height: 2 * radius });

describe('labels of vessels', () => {
  it.each([
    ['side by side', [at(300, 300), at(350, 300)]],
    ['one above the other', [at(300, 300), at(300, 345)]],
    ['three in a bunch', [at(300, 300), at(345, 310), at(320, 350)]],
    ['in a corner', [at(780, 20), at(770, 70)]],
  ])('lie on no hull and on no other label: %s', (_, items) => {
    const { rects } = placeLabels(items, size);
    rects.forEach((rect, i) => {
      for (const item of items) expect(overlap(rect, hull(item))).toBe(false);
      rects.slice(i + 1).forEach(other => expect(overlap(rect, other)).toBe(false));
    });
  });

  it('stay inside the plan where there is room', () => {
    const { rects: [rect] } = placeLabels([at(790, 300)], size);
    expect(rect!.x + rect!.width).toBeLessThanOrEqual(800);
  });

  it('stay where they were while that still does', () => {
    const first = placeLabels([at(300, 300), at(360, 300)], size);
    const next = placeLabels([at(301, 300), at(359, 301)], size, first.choices);
    expect(next.choices).toEqual(first.choices);
  });
});
