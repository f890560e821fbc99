import { describe, expect, it } from 'vitest';
import { createStandOn, libraryOf, type StandOnState } from '../../store/index.ts';
import { toScreen, type Size } from './camera.ts';
import { toldAt } from './told.ts';
import { followed, overlays, wholePicture } from './views.ts';

const files = import.meta.glob<string>('../../../scenarios/**/*.json', { query: '?raw', import: 'default', eager: true });
const library = libraryOf(files, '');
const stateOf = (id: string): StandOnState => createStandOn({ library, storage: undefined, wanted: { id } }).getState();

const sizes: [string, Size][] = [
  ['a phone', { width: 360, height: 407 }], ['a small phone', { width: 320, height: 312 }], ['a phone on its side', { width: 411, height: 258 }],
  ['a flat window', { width: 800, height: 300 }], ['a desktop', { width: 794, height: 648 }],
];

describe.each(sizes)('the picture on %s', (_, size) => {
  const [title, legend] = [size.width < 600 ? 56 : 0, overlays(size)[1]!];

  it.each(library.map(({ id }) => id))('of %s lies under neither the title nor the legend', id => {
    const state = stateOf(id);
    for (const [camera, ids] of [[wholePicture(state, size), undefined], [followed(state, size), toldAt(state).shown?.vessels]] as const) {
      for (const vessel of state.facts.vessels) {
        if (ids !== undefined && !ids.includes(vessel.id)) continue;
        const [x, y] = toScreen(camera, size, vessel.position);
        expect(x).toBeGreaterThan(0);
        expect(x).toBeLessThan(size.width);
        expect(y).toBeGreaterThan(title + 10);
        expect(y < legend.y - 10 || x > legend.width + 10).toBe(true);
      }
    }
  });
});

describe('the picture that follows a meeting', () => {
  it('has the tow in it', () => {
    const state = stateOf('oars-and-tow');
    const size = { width: 360, height: 407 };
    const camera = followed(state, size);
    for (const { position } of state.facts.vessels) expect(toScreen(camera, size, position)[1]).toBeLessThan(407 - 56);
  });
});
