/** V.O. Chidambaranar Port Harbour Craft Rules 2017: a draft. */
import { silenceOf } from '../hierarchy.ts';
import { say } from '../message.ts';
import type { Pair } from '../pair.ts';
import type { DutySpec } from '../rule.ts';
import type { Conduct, RuleSet } from '../ruleSet.ts';
import { windwardGivesWay } from '../sailing.ts';
import { isCrossing } from '../shape.ts';
import { isUnavoidable } from '../stages.ts';
import { channel } from './channel.ts';
import { cite } from './cite.ts';
import { headOnLimits } from './interpretations.ts';
import { sailing } from './sailing.ts';
import { steering } from './steering.ts';
import { pairBreaches, vesselRules } from './waterway.ts';

const conduct: Conduct = {
  mayAct: true,
  giveWay: (_, who, rule) => {
    if (rule.id === cite('44(B)3')) return [];
    const duties: DutySpec[] = [{ who, duty: 'act-early-and-substantially', because: [cite('44(B)5'), cite('44(A)3(iii)')], qualified: say('qualified.soFarAsPossible', {}) }];
    // Printed for the crossing situation only.
    if (rule.id === cite('44(B)4')) duties.push({ who, duty: 'avoid-crossing-ahead', because: [cite('44(B)4')], qualified: say('qualified.ifCircumstancesAdmit', {}) });
    return duties;
  },
  standOn: (pair, who, stage) => {
    const duties: DutySpec[] = [{ who, duty: 'keep-course-and-speed', because: [cite('44(B)6(i)(a)')] }];
    if (stage === 'keep') return duties;
    if (stage === 'must-act') return [...duties, { who, duty: 'must-act', because: [cite('44(B)6(ii)')] }];
    duties.push({ who, duty: 'may-act', because: [cite('44(B)6(i)(b)')] });
    // Acting early, in a crossing, for a vessel on her own port side.
    const crossing = isCrossing(pair.shape) && pair.first.power && pair.second.power;
    if (crossing && pair.side(who) < 0) duties.push({ who, duty: 'do-not-alter-to-port', because: [cite('44(B)6(iii)')], qualified: say('qualified.ifCircumstancesAdmit', {}) });
    return duties;
  },
};

/** (C)1(iv): hears a fog signal forward of the beam, or cannot avoid a close quarters that her radar shows. */
function unseen(pair: Pair, who: 0 | 1): DutySpec[] {
  const [own, other] = [pair.party(who), pair.party(who === 0 ? 1 : 0)];
  // Except where it has been determined that there is no risk: by radar, which is all that can be told by.
  const heard = pair.scene.hasHeard(own, other) && (pair.risk || !own.vessel.radar);
  const unavoidable = own.vessel.radar && pair.risk && isUnavoidable(pair, who);
  if ((!heard && !unavoidable) || pair.view(who).ahead <= 0) return [];
  return [
    { who, duty: 'reduce-speed', because: [cite('44(C)1(iv)')] },
    { who, duty: 'navigate-with-caution', because: [cite('44(C)1(iv)')] },
  ];
}

export const voc2017: RuleSet = {
  id: 'voc-2017',
  title: 'V.O. Chidambaranar Port Harbour Craft Rules 2017 (draft)',
  short: 'VOC',
  status: 'draft',
  source: 'Gazette of India, G.S.R. 1481(E), 6 December 2017: draft for consultation, English half',
  lastChecked: '2026-11-30',
  rules: [...steering, ...sailing, ...channel],
  headOn: () => headOnLimits,
  conduct,
  unseen,
  vesselRules,
  pairBreaches,
  silence: pair => {
    if (pair.first.sailing && pair.second.sailing) {
      const giveWay = windwardGivesWay(pair);
      return giveWay === undefined ? say('advice.sailUnsettled', {}) : say('advice.colregs12', { giveWay: pair.party(giveWay).id });
    }
    return silenceOf(pair);
  },
  // The lock order of (D)8 comes with the locks.
  priority: () => [],
  standingNotes: ['O-41'],
};
