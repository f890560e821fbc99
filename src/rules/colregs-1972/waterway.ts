/** COLREGs rules 5 to 7, 9(a), (f), (g), 18(d)(ii) and 19(b): what a vessel owes whatever she meets. */
import { valueOf } from '../interpretations.ts';
import { say } from '../message.ts';
import type { Party } from '../party.ts';
import type { VesselRule } from '../ruleSet.ts';
import { isAtAnchorInNarrow, nearsHiddenBend, onWrongSide, proceedsAlongNarrow } from '../waterwayRules.ts';
import { cite } from './cite.ts';

const underWay = (party: Party): boolean => party.counts && party.underWay;

export const vesselRules: readonly VesselRule[] = [
  { id: cite('5'), says: { duty: 'look-out' }, standing: true, applies: underWay },
  { id: cite('6'), says: { duty: 'safe-speed' }, standing: true, applies: underWay },
  { id: cite('7(a)'), says: { duty: 'judge-risk' }, because: [cite('7(a)'), cite('7(b)'), cite('7(c)'), cite('7(d)')], standing: true, applies: underWay },
  { id: cite('9(a)'), says: { duty: 'keep-starboard-side' }, qualified: say('qualified.whenSafeAndPracticable', {}), applies: proceedsAlongNarrow },
  {
    id: cite('9(a)'),
    says: { breach: 'wrong-side', detail: party => say('breach.wrongSide', { offset: -(party.starboardOfMid ?? 0), channel: party.place?.channel.id ?? '' }) },
    applies: onWrongSide,
  },
  {
    // The caution of the rule; its signal belongs to the sound signals.
    id: cite('9(f)'), says: { duty: 'round-bend-with-caution' },
    applies: (party, scene) => party.inNarrowChannel && nearsHiddenBend(party, scene, valueOf('bendNear')),
  },
  { id: cite('9(g)'), says: { duty: 'avoid-anchoring' }, qualified: say('qualified.ifCircumstancesAdmit', {}), applies: isAtAnchorInNarrow },
  {
    id: cite('9(g)'), says: { breach: 'anchored-in-narrow-channel', detail: party => say('breach.anchoredInNarrow', { channel: party.place?.channel.id ?? '' }) },
    applies: isAtAnchorInNarrow,
  },
  { id: cite('18(d)(ii)'), says: { duty: 'navigate-with-particular-caution' }, applies: party => underWay(party) && party.byDraught },
  { id: cite('19(b)'), says: { duty: 'moderate-speed' }, because: [cite('19(a)'), cite('19(b)'), cite('19(c)')], applies: (party, scene) => scene.restricted && underWay(party) },
  { id: cite('19(b)'), says: { duty: 'engines-ready' }, applies: (party, scene) => scene.restricted && underWay(party) && party.power },
];
