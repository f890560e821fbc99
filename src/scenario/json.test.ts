import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { FaultList, pathText, shown } from './fault.ts';
import { parseJson, placeOf } from './json.ts';

const parse = (text: string): unknown => parseJson(text, new FaultList())?.value;

function native(text: string): { value: unknown } | undefined {
  try {
    return { value: JSON.parse(text) as unknown };
  } catch {
    return undefined;
  }
}

const reachesIn = (text: string): boolean => /__proto__|constructor|prototype/.test(text);

describe('JSON is read as the language reads it', () => {
  test('any value, written small or laid out', () => {
    fc.assert(fc.property(fc.jsonValue({ maxDepth: 6 }), fc.constantFrom(undefined, 2, '\t'), (value, indent) => {
      const text = JSON.stringify(value, undefined, indent);
      fc.pre(!reachesIn(text));
      expect(parse(text)).toEqual(JSON.parse(text));
    }));
  });

  test('and what the language refuses is refused, be it cut, garbled or made up', () => {
    const garbled = fc.tuple(fc.json({ maxDepth: 4 }), fc.nat(60), fc.constantFrom('', ',', '"', '{', '}', '[', ']', ':', '0', '-', '.', 'e', '\\', 'u', 't', 'null', '\n', '\u0000'))
      .map(([text, at, put]) => text.slice(0, at) + put + text.slice(at + 1));
    fc.assert(fc.property(fc.oneof(garbled, fc.string({ unit: fc.constantFrom(...'{}[]:,"\\0123.e-+utrnfalse \n') })), text => {
      fc.pre(!reachesIn(text));
      const faults = new FaultList();
      const read = parseJson(text, faults);
      const meant = native(text);
      expect(read === undefined, text).toBe(meant === undefined);
      if (meant !== undefined && faults.list.length === 0) expect(read).toEqual(meant);
    }), { numRuns: 3000 });
  });

  test.each(['"\\u0041\\n\\"\\\\\\/\\b\\f\\r\\t"', '"\\ud83d\\ude00"', '-0', '1E5', '1.5e-3', '\t[ ]\r\n', '{"": 1}'])('%s', text => expect(parse(text)).toEqual(JSON.parse(text)));
});

test('line and column, from 1', () => {
  expect(placeOf('ab\ncd', 0)).toEqual({ line: 1, column: 1 });
  expect(placeOf('ab\ncd', 4)).toEqual({ line: 2, column: 2 });
});

test.each([[[], 'file'], [['a', 0, 'b'], 'a[0].b'], [[0], '[0]'], [['a b'], '["a b"]']] as const)('path %j reads %s', (path, text) => expect(pathText(path)).toBe(text));

test.each([
  [undefined, 'nothing'], [null, 'null'], [6, '6'], ['x', '"x"'], [[1, 2], '[1,2]'], [{ a: 1 }, '{"a":1}'], [new Array(2000).fill(0), 'a list of 2000'],
] as const)('the value %j is shown as %s', (value, text) => expect(shown(value)).toBe(text));

test('a long value is shown short', () => expect(shown('x'.repeat(1e6)).length).toBeLessThanOrEqual(60));
