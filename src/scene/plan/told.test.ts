import { describe, expect, it } from 'vitest';
import { createStandOn, libraryOf, type Settings, type StandOnState } from '../../store/index.ts';
import { NORTH, toScreen } from './camera.ts';
import { posesOf } from './poses.ts';
import { bearingTo, closestOf, shotOf } from './shot.ts';
import { toldAt, toldOnce } from './told.ts';
import { followed, wholePicture, withOwn } from './views.ts';

const files = import.meta.glob<string>('../../../scenarios/**/*.json', { query: '?raw', import: 'default', eager: true });
const library = libraryOf(files, '');
const size = { width: 800, height: 600 };
const storeOf = (id: string) => createStandOn({ library, storage: undefined, wanted: { id } });
const stateOf = (id: string, settings: Partial<Settings> = {}): StandOnState => {
  const store = storeOf(id);
  store.setState(({ settings: before }) => ({ settings: { ...before, ...settings } }));
  return store.getState();
};
const shot = (state: StandOnState) => shotOf(state, toldAt(state), posesOf(state, 1), { x: 0, y: 0, scale: 1, ahead: NORTH }, size);

describe('what the plan may tell', () => {
  it('is everybody where everything is shown', () => {
    const { seen, heard, shown } = toldAt(stateOf('blind-bend'));
    expect([...seen]).toHaveLength(2);
    expect(heard).toEqual([]);
    expect(shown).toBeDefined();
  });

  it('in a candidate\'s view is not one behind the bend, and the view gives nobody away', () => {
    const state = stateOf('blind-bend', { view: 'own' });
    const { seen } = toldAt(state);
    expect([...seen]).toEqual([state.ownVessel]);
    expect(shot(state).poses.map(({ id }) => id)).toEqual([state.ownVessel]);
    const own = state.facts.vessels.find(({ id }) => id === state.ownVessel)!;
    for (const view of [followed(state, size), wholePicture(state, size)]) {
      const [x, y] = toScreen(view, size, own.position);
      expect([x, y].map(Math.round)).toEqual([400, 300]);
    }
  });

  it('is worked out once for a moment', () => {
    const [told, state] = [toldOnce(), stateOf('canal-meeting')];
    expect(told(state)).toBe(told({ ...state }));
    expect(told(state)).not.toBe(told({ ...state, selectedEncounter: 'x' }));
  });
});

describe('the bearing line', () => {
  it('runs to the vessel that is picked, else to the other one of the meeting', () => {
    const state = stateOf('oars-and-tow', { bearingLine: true });
    const other = shot(state).encounter!.vessels.find(id => id !== state.ownVessel);
    expect(bearingTo(shot(state))?.id).toBe(other);
    const picked = state.facts.vessels.find(({ id }) => id !== state.ownVessel && id !== other)!.id;
    expect(bearingTo(shot({ ...state, selectedVessel: picked }))?.id).toBe(picked);
    expect(bearingTo(shot({ ...state, selectedVessel: state.ownVessel }))?.id).toBe(other);
  });

  it('is drawn only where it is asked for', () => {
    expect(bearingTo(shot(stateOf('oars-and-tow')))).toBeUndefined();
  });
});

describe('closest points', () => {
  it('are of the meeting that is shown, or of every one of the own vessel', () => {
    expect(closestOf(shot(stateOf('oars-and-tow')))).toHaveLength(1);
    const one = shot(stateOf('oars-and-tow', { closestOfAll: true }));
    const [shown, own] = [one.encounter!, one.own!.id];
    const others = [{ ...shown, vessels: [own, 'x'] as const }, { ...shown, vessels: ['y', own] as const }];
    const told = { ...one.told, encounters: [shown, ...others, { ...shown, vessels: ['x', 'y'] as const }] };
    expect(closestOf({ ...one, told })).toEqual([shown, ...others]);
  });
});

describe('the view that follows the own vessel', () => {
  it('keeps her in the middle, or with her head up somewhat lower, at the scale that it has', () => {
    const view = { x: 5, y: 7, scale: 0.3, ahead: [1, 0] as const };
    expect(toScreen(withOwn(view, size, [900, -40], 'north'), size, [900, -40])).toEqual([400, 300]);
    const head = withOwn(view, size, [900, -40], 'head');
    expect(head.scale).toBe(0.3);
    expect(toScreen(head, size, [900, -40]).map(Math.round)).toEqual([400, 360]);
  });
});
