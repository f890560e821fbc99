import { describe, expect, it } from 'vitest';
import { labelOf, LEFT_OUT, placeLabels, RANK, type Labelled, type Rect } from './labels.ts';

const size = { width: 800, height: 600 };
const at = (x: number, y: number, rank: Labelled['rank'] = RANK.shown): Labelled => ({ at: [x, y], radius: 20, width: 90, height: 20, rank });
const overlap = (a: Rect, b: Rect): boolean => a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
const hull = ({ at: [x, y], radius }: Labelled): Rect => ({ x: x - radius, y: y - radius, width: 2 * radius, height: 2 * radius });

describe('labels of vessels', () => {
  it.each([
    ['side by side', [at(300, 300), at(350, 300)]],
    ['one above the other', [at(300, 300), at(300, 345)]],
    ['three in a bunch', [at(300, 300), at(345, 310), at(320, 350)]],
    ['in a corner', [at(780, 20), at(770, 70)]],
  ])('lie on no hull and on no other label: %s', (_, items) => {
    const rects = placeLabels(items, size).rects.map(rect => rect!);
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

  it('are left out where they would lie on another, but never those of the pair that is shown', () => {
    const crowd = Array.from({ length: 30 }, (_, i) => at(300 + (i % 6) * 12, 300 + Math.floor(i / 6) * 12, i === 17 || i === 29 ? RANK.shown : RANK.other));
    const { rects, choices } = placeLabels(crowd, { width: 360, height: 400 });
    expect(rects[17]).toBeDefined();
    expect(rects[29]).toBeDefined();
    expect(rects.filter(rect => rect === undefined).length).toBeGreaterThan(10);
    expect(choices.map(choice => choice === LEFT_OUT)).toEqual(rects.map(rect => rect === undefined));
  });

  it('are left out where the screen would cut them, but for the shown pair, which keep to the screen even on others', () => {
    const narrow = { width: 200, height: 600 };
    const row = (rank: Labelled['rank']): Labelled[] => [at(60, 300, rank), at(150, 300, rank), ...[240, 270, 330, 360].flatMap(y => [at(60, y, RANK.other), at(150, y, RANK.other)])];
    for (const rect of placeLabels(row(RANK.shown), narrow).rects.slice(0, 2)) {
      expect(rect!.x).toBeGreaterThanOrEqual(0);
      expect(rect!.x + rect!.width).toBeLessThanOrEqual(200);
    }
    for (const rect of placeLabels(row(RANK.other), narrow).rects) expect(rect === undefined || rect.x > -rect.width / 4).toBe(true);
  });

  it('of the shown pair have the first choice of place', () => {
    const alone = placeLabels([at(300, 300)], size).rects[0];
    const { rects } = placeLabels([at(420, 290, RANK.other), at(300, 300)], size);
    expect(rects[1]!.y).toBe(alone!.y);
    expect(rects[0] === undefined || !overlap(rects[0], rects[1]!)).toBe(true);
  });

  it('come back only when there is clearly room, and do not flicker', () => {
    // A row of hulls that leaves a label but little room on either side of them.
    const around = (gap: number): Labelled[] => [at(400, 300, RANK.other), ...[-1, 0, 1].flatMap(y => [-1, 1].map(x => at(400 + x * gap, 300 + y * 62)))];
    const shows = (gap: number, before?: number): boolean => placeLabels(around(gap), size, before === undefined ? [] : [before]).rects[0] !== undefined;
    const gaps = Array.from({ length: 120 }, (_, i) => 40 + i * 2);
    const differs = gaps.filter(gap => shows(gap) !== shows(gap, LEFT_OUT));
    expect(shows(240, LEFT_OUT)).toBe(true);
    for (const gap of differs) expect(shows(gap, LEFT_OUT)).toBe(false);
  });
});

describe('the words of a label', () => {
  it.each([
    ['M.L. Durga', 'M.L. Durga'],
    ['   ', 'V1'],
    ['', 'V1'],
    [' Ajay ', 'Ajay'],
    ['A name that goes on and on and on', 'A name that goes on and o…'],
    ['Twenty-six letters, no more', 'Twenty-six letters, no mo…'],
  ])('of %j are %j', (name, words) => {
    expect(labelOf(name, 'V1')).toBe(words);
  });

  it('are never longer than there is room for, nor cut within a letter of several signs', () => {
    const bengali = 'নৌকা'.repeat(20);
    const letters = (words: string): string[] => Array.from(new Intl.Segmenter().segment(words), ({ segment }) => segment);
    const words = labelOf(bengali, 'V1');
    expect(letters(words).length).toBeLessThanOrEqual(26);
    expect(letters(bengali).slice(0, 25)).toEqual(letters(words).slice(0, -1));
  });
});
