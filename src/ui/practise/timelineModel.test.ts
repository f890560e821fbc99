import { describe, expect, test } from 'vitest';
import { DEED_NAMES } from '../../scenario/index.ts';
import { eventWords } from './timelineModel.ts';

describe('the end of a run, in the timeline', () => {
  const name = (id: string): string => `the ${id}`;

  test.each([
    ['two hulls', { how: 'collision', vessels: ['A', 'B'] }, ['the A', 'the B', 'touched', '1:05']],
    ['a tow line', { how: 'collision', vessels: ['A', 'T'], on: { what: 'tow-line', from: 'T', to: 'barge' } }, ['the A', 'tow line', 'from the T to the barge']],
    ['a bank', { how: 'grounding', vessels: ['A'], on: { what: 'bank', channel: 'reach 4', side: 'port' } }, ['the A', 'port bank of reach 4', '1:05']],
    ['a shoal', { how: 'grounding', vessels: ['A'], on: { what: 'shallow', channel: 'reach 4' } }, ['reach 4', 'too shallow']],
    ['works', { how: 'grounding', vessels: ['A'], on: { what: 'screen', index: 0 } }, ['works or trees']],
  ] as const)('names what was struck: %s', (_, ended, parts) => {
    const words = eventWords({ tick: 650, t: 65, event: 'ended', ...ended }, name);
    for (const part of parts) expect(words).toContain(part);
  });
});

test.each(DEED_NAMES)('what a scenario has a vessel do is told in words: %s', does => {
  const words = eventWords({ tick: 10, t: 1, event: 'event', vessel: 'A', does, of: 'B' }, id => `the ${id}`);
  expect(words).toMatch(/the A \w/);
  expect(words).not.toContain(`${does}:`);
  if (['request-way', 'signal-overtaking', 'consent', 'hail', 'doubt'].includes(does)) expect(words).toMatch(/the B$|the B /);
});
