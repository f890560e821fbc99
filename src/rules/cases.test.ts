import { describe, expect, test } from 'vitest';
import { caseTable } from './caseTable.ts';
import { RULE_SET_IDS } from './facts.ts';
import { ruleSets } from './index.ts';
import { registers } from './registers.ts';
import { differences } from './ruleCase.ts';

for (const id of RULE_SET_IDS) {
  const [set, cases, register] = [ruleSets[id], caseTable[id], registers[id]];
  describe(set.id, () => {
    test.each(cases.map(one => [one.tests.map(key => `[${set.id}/${key}]`).join(' '), one.title, one] as const))('%s %s', (_, __, one) => {
      expect(differences(set, one)).toEqual([]);
    });

    test('every provision that a case names is in the register', () => {
      expect(cases.flatMap(one => one.tests).filter(key => !Object.hasOwn(register, key))).toEqual([]);
    });

    test('every modelled provision is put to the test by a case', () => {
      const tested = cases.flatMap(one => one.tests);
      const modelled = Object.entries(register).filter(([, provision]) => provision.state === 'modelled').map(([key]) => key);
      // A provision with parts is tested where one of its parts is.
      expect(modelled.filter(key => !tested.some(other => other === key || other.startsWith(`${key}(`)))).toEqual([]);
    });

    test('no provision that the core cites is listed as not modelled', () => {
      const cited = set.rules.map(rule => rule.id).concat(set.vesselRules.map(rule => rule.id), set.pairBreaches.map(rule => rule.id)).map(id => id.slice(id.indexOf('/') + 1));
      expect(cited.filter(key => register[key]?.state !== 'modelled')).toEqual([]);
    });
  });
}
