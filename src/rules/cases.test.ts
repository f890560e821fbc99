import { describe, expect, test } from 'vitest';
import { cases as colregs } from './colregs-1972/cases.ts';
import { cases as dvc } from './dvc-1963/cases.ts';
import { ruleSets } from './index.ts';
import { differences, type RuleCase } from './ruleCase.ts';
import type { RuleSet } from './ruleSet.ts';
import { cases as voc } from './voc-2017/cases.ts';

const tables: readonly [RuleSet, readonly RuleCase[]][] = [[ruleSets['dvc-1963'], dvc], [ruleSets['voc-2017'], voc], [ruleSets['colregs-1972'], colregs]];

for (const [set, cases] of tables) {
  describe(set.id, () => {
    test.each(cases.map(one => [one.tests.map(key => `[${set.id}/${key}]`).join(' '), one.title, one] as const))('%s %s', (_, __, one) => {
      expect(differences(set, one)).toEqual([]);
    });

    test('every provision that a case names is in the register', () => {
      expect(cases.flatMap(one => one.tests).filter(key => !Object.hasOwn(set.provisions, key))).toEqual([]);
    });

    test('every modelled provision is put to the test by a case', () => {
      const tested = cases.flatMap(one => one.tests);
      const modelled = Object.entries(set.provisions).filter(([, provision]) => provision.state === 'modelled').map(([key]) => key);
      // A provision with parts is tested where one of its parts is.
      expect(modelled.filter(key => !tested.some(other => other === key || other.startsWith(`${key}(`)))).toEqual([]);
    });

    test('no provision that the core cites is listed as not modelled', () => {
      const cited = set.rules.map(rule => rule.id).concat(set.vesselRules.map(rule => rule.id), set.pairBreaches.map(rule => rule.id)).map(id => id.slice(id.indexOf('/') + 1));
      expect(cited.filter(key => set.provisions[key]?.state !== 'modelled')).toEqual([]);
    });
  });
}
