/** Damodar Valley Corporation (Navigation) Regulations 1963 and its Appendix. */
import { say } from '../message.ts';
import type { Pair } from '../pair.ts';
import type { DutySpec } from '../rule.ts';
import type { Conduct, RuleSet } from '../ruleSet.ts';
import { EACH_TO_PORT } from '../shape.ts';
import { cite } from './cite.ts';
import { headOnLimits } from './interpretations.ts';
import { priority } from './priority.ts';
import { steering } from './steering.ts';
import { pairBreaches, vesselRules } from './waterway.ts';

const conduct: Conduct = {
  // Rule 14 gives no freedom to act before extremis.
  mayAct: false,
  giveWay: (pair, who, rule) => {
    if (rule.id === cite('app.11')) return [];
    const duties: DutySpec[] = [{ who, duty: 'avoid-crossing-ahead', because: [cite('app.15')], qualified: say('qualified.ifCircumstancesAdmit', {}) }];
    if (pair.party(who).power) duties.push({ who, duty: 'slacken-stop-or-reverse', because: [cite('app.16')], qualified: say('qualified.ifNecessary', {}) });
    return duties;
  },
  standOn: (_, who, stage) => [
    { who, duty: 'keep-course-and-speed', because: [cite('app.14')] },
    ...(stage === 'must-act' ? [{ who, duty: 'must-act', because: [cite('app.14')] } as const] : []),
  ],
};

/** Rule 10(2): a power-driven vessel that hears a fog signal forward of her beam, its position not ascertained. */
function unseen(pair: Pair, who: 0 | 1): DutySpec[] {
  const [own, other] = [pair.party(who), pair.party(who === 0 ? 1 : 0)];
  if (!own.power || pair.view(who).ahead <= 0 || !pair.scene.hasHeard(own, other)) return [];
  return [
    { who, duty: 'stop-engines', because: [cite('app.10(2)')], qualified: say('qualified.soFarAsCircumstancesAdmit', {}) },
    { who, duty: 'navigate-with-caution', because: [cite('app.10(2)')] },
  ];
}

export const dvc1963: RuleSet = {
  id: 'dvc-1963',
  title: 'Damodar Valley Corporation (Navigation) Regulations 1963, with the Damodar Navigation Canal (Prevention of Collision) Rules',
  short: 'DVC',
  status: 'made',
  source: 'Gazette of India, Part IV, 12 October 1963; Corporation notification No. 50 of 11 September 1963',
  lastChecked: '2026-11-30',
  rules: steering,
  headOn: headOnLimits,
  conduct,
  unseen,
  vesselRules,
  pairBreaches,
  silence: pair => {
    if (pair.first.sailing && pair.second.sailing) return say('advice.sailSilent', {});
    if (pair.first.notUnderCommand && pair.second.notUnderCommand) return say('advice.unranked', {});
    if (pair.first.power && pair.second.power) return pair.shape === EACH_TO_PORT ? say('advice.bothToPort', {}) : say('advice.backing', {});
    return say('advice.oarsSilent', {});
  },
  priority,
  standingNotes: [],
};

