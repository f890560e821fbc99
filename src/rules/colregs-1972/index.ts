/** International Regulations for Preventing Collisions at Sea 1972: the parts that bear on channels, harbours and canals. */
import { silenceOf } from '../hierarchy.ts';
import { say } from '../message.ts';
import type { Pair } from '../pair.ts';
import type { DutySpec } from '../rule.ts';
import type { Conduct, RuleSet } from '../ruleSet.ts';
import { isCrossing } from '../shape.ts';
import { isUnavoidable } from '../stages.ts';
import { channel } from './channel.ts';
import { cite } from './cite.ts';
import { headOnLimits } from './interpretations.ts';
import { sailing } from './sailing.ts';
import { steering } from './steering.ts';
import { vesselRules } from './waterway.ts';

const conduct: Conduct = {
  mayAct: true,
  giveWay: (_, who, rule) => {
    if (rule.id === cite('14')) return [];
    const duties: DutySpec[] = [{ who, duty: 'act-early-and-substantially', because: [cite('16'), cite('8(a)'), cite('8(b)'), cite('8(c)'), cite('8(d)'), cite('8(e)')], qualified: say('qualified.soFarAsPossible', {}) }];
    if (rule.id === cite('15')) duties.push({ who, duty: 'avoid-crossing-ahead', because: [cite('15')], qualified: say('qualified.ifCircumstancesAdmit', {}) });
    return duties;
  },
  standOn: (pair, who, stage) => {
    const duties: DutySpec[] = [{ who, duty: 'keep-course-and-speed', because: [cite('17(a)(i)')] }];
    if (stage === 'keep') return duties;
    if (stage === 'must-act') return [...duties, { who, duty: 'must-act', because: [cite('17(b)')] }];
    duties.push({ who, duty: 'may-act', because: [cite('17(a)(ii)')] });
    // 17(c): a power-driven vessel, acting early in a crossing with another, for a vessel on her own port side.
    if (isCrossing(pair.shape) && pair.first.power && pair.second.power && pair.side(who) < 0) {
      duties.push({ who, duty: 'do-not-alter-to-port', because: [cite('17(c)')], qualified: say('qualified.ifCircumstancesAdmit', {}) });
    }
    return duties;
  },
};

/** Rule 19(d) by radar alone, and 19(e) by a fog signal forward of the beam or a close quarters that cannot be avoided. */
function unseen(pair: Pair, who: 0 | 1): DutySpec[] {
  const [own, other] = [pair.party(who), pair.party(who === 0 ? 1 : 0)];
  const heard = pair.scene.hasHeard(own, other);
  const byRadar = own.vessel.radar && pair.risk;
  // Her radar has shown that there is no risk of collision: 19(e) excepts her.
  const knowsNoRisk = own.vessel.radar && !pair.risk;
  const forward = pair.view(who).ahead > 0;
  const duties: DutySpec[] = [];
  if (byRadar && !heard) {
    duties.push({ who, duty: 'avert-collision', because: [cite('19(d)'), cite('7(b)')] });
    // The other is forward of her beam, and is not being overtaken by her.
    if (forward && !pair.seesSternOf(who === 0 ? 1 : 0)) duties.push({ who, duty: 'avoid-altering-to-port', because: [cite('19(d)(i)')], qualified: say('qualified.soFarAsPossible', {}) });
    if (!forward) duties.push({ who, duty: 'avoid-altering-towards', because: [cite('19(d)(ii)')], qualified: say('qualified.soFarAsPossible', {}) });
  }
  if (forward && ((heard && !knowsNoRisk) || (byRadar && isUnavoidable(pair, who)))) {
    duties.push({ who, duty: 'reduce-speed', because: [cite('19(e)')] }, { who, duty: 'navigate-with-caution', because: [cite('19(e)')] });
  }
  return duties;
}

export const colregs1972: RuleSet = {
  id: 'colregs-1972',
  title: 'International Regulations for Preventing Collisions at Sea 1972',
  short: 'COLREG',
  status: 'treaty',
  source: 'Convention of 20 October 1972 as amended to about 2009, the parts that bear on channels, harbours and canals',
  lastChecked: '2026-11-30',
  rules: [...steering, ...sailing, ...channel],
  headOn: () => headOnLimits,
  conduct,
  unseen,
  vesselRules,
  pairBreaches: [],
  silence: pair => (pair.first.sailing && pair.second.sailing ? say('advice.sailUnsettled', {}) : silenceOf(pair)),
  priority: () => [],
  standingNotes: [],
};
