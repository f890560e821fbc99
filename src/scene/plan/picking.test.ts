import { describe, expect, it } from 'vitest';
import { pickedAt, type Target } from './picking.ts';

const target = (id: string, x: number, y: number, more: Partial<Target> = {}): Target => ({ id, at: [x, y], ahead: [0, -1], half: 6, beam: 3, label: undefined, ...more });

describe('a tap on the plan', () => {
  it('picks the one drawn there, also by an arrowhead, and nobody on empty water', () => {
    const targets = [target('a', 100, 100), target('b', 200, 100)];
    expect(pickedAt([101, 104], targets)).toBe('a');
    expect(pickedAt([183, 100], targets)).toBe('b');
    expect(pickedAt([150, 100], targets)).toBeUndefined();
    expect(pickedAt([0, 0], [])).toBeUndefined();
  });

  it('picks a small one that lies beside a long hull', () => {
    const long = target('ship', 100, 100, { half: 80, beam: 10 });
    expect(pickedAt([130, 100], [long, target('boat', 130, 100)])).toBe('boat');
    expect(pickedAt([100, 175], [long, target('boat', 130, 100)])).toBe('ship');
  });

  it('picks by the label, unless a hull lies under the finger', () => {
    const targets = [target('a', 100, 100, { label: { x: 130, y: 90, width: 80, height: 20 } }), target('b', 220, 100), target('c', 160, 100)];
    expect(pickedAt([205, 100], targets)).toBe('a');
    expect(pickedAt([160, 100], targets)).toBe('c');
  });
});
