import { expect, test } from 'vitest';
import { keep, recall, type KeyValues } from './memory.ts';

const holding = (state: string | null, file: string | null = null): KeyValues => ({
  getItem: key => (key.endsWith('/file') ? file : state), setItem: () => {}, removeItem: () => {},
});

test.each([
  ['nothing', null], ['no JSON', '{"source":'], ['an empty text', ''], ['a number', '7'], ['a list', '[]'], ['null', 'null'],
  ['other kinds', '{"source":7,"own":{},"ruleSet":["dvc-1963"],"speed":"2","themeChoice":null,"camera":[1,2,3],"following":"yes","met":1}'],
  ['values that there are not', '{"source":{"kind":"web","id":"x"},"ruleSet":"toString","speed":3,"themeChoice":"noon"}'],
  ['a library entry without a name', '{"source":{"kind":"library","id":{"toString":"x"}}}'],
  ['a file whose text is gone', '{"source":{"kind":"file"},"own":"mine.json"}'],
  ['a camera out of this world', '{"camera":{"x":1e99,"y":0,"scale":1}}'],
  ['a camera without a scale', '{"camera":{"x":0,"y":0,"scale":0}}'],
  ['a camera that is no number', '{"camera":{"x":null,"y":"0","scale":1}}'],
  ['a poisoned key', '{"__proto__":{"met":true,"speed":8}}'],
])('%s: nothing is remembered', (_, state) => expect(recall(holding(state))).toEqual({}));

test('storage that is out of reach, or throws, is no fault', () => {
  const closed: KeyValues = { getItem: () => { throw new Error('denied'); }, setItem: () => { throw new Error('full'); }, removeItem: () => {} };
  expect(recall(undefined)).toEqual({});
  expect(recall(closed)).toEqual({});
  expect(() => keep(closed, { own: { kind: 'file', name: 'a', text: 'b' }, speed: 2 })).not.toThrow();
});

test('what was kept comes back, and what does not hold beside it is left out', () => {
  const held = new Map<string, string>();
  const storage: KeyValues = { getItem: key => held.get(key) ?? null, setItem: (key, value) => { held.set(key, value); }, removeItem: key => { held.delete(key); } };
  const own = { kind: 'file', name: 'mine.json', text: '{}' } as const;
  const kept = { source: own, own, ruleSet: 'voc-2017', speed: 4, themeChoice: 'night', camera: { x: 1, y: -2, scale: 0.5 }, following: false, met: true } as const;
  keep(storage, kept);
  expect(recall(storage)).toEqual(kept);
  keep(storage, { ...kept, source: { kind: 'library', id: 'canal-meeting' }, speed: 3 as never });
  const { speed: _, ...rest } = kept;
  expect(recall(storage)).toEqual({ ...rest, source: { kind: 'library', id: 'canal-meeting' } });
});
