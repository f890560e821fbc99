/** The cases of all sets, by provision: for the listing of `stand-on rules`. Not loaded by the site. */
import { cases as colregs } from './colregs-1972/cases.ts';
import { cases as dvc } from './dvc-1963/cases.ts';
import type { RuleSetId } from './facts.ts';
import type { RuleCase } from './ruleCase.ts';
import { cases as voc } from './voc-2017/cases.ts';

export const caseTable: Readonly<Record<RuleSetId, readonly RuleCase[]>> = { 'dvc-1963': dvc, 'voc-2017': voc, 'colregs-1972': colregs };

/** Titles of the cases that test each provision of a set, and, for one with parts, those of its parts. */
export function casesByProvision(id: RuleSetId): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, string[]>();
  const add = (key: string, title: string): void => {
    const titles = found.get(key) ?? [];
    if (!titles.includes(title)) titles.push(title);
    found.set(key, titles);
  };
  for (const { tests, title } of caseTable[id]) {
    for (const key of tests) {
      for (let part = key; ; part = part.slice(0, part.lastIndexOf('('))) {
        add(part, title);
        if (!part.includes('(')) break;
      }
    }
  }
  return found;
}
