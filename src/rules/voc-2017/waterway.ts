/** VOC r.44(A)1 to 5 and (C)1: what a vessel owes whatever she meets. */
import { valueOf } from '../interpretations.ts';
import { say } from '../message.ts';
import type { Party } from '../party.ts';
import type { PairBreach, VesselRule } from '../ruleSet.ts';
import { isAtAnchorInNarrow, laneOf, nearsHiddenBend, onWrongSide, passesMadeFast, proceedsAlongNarrow } from '../waterwayRules.ts';
import { cite } from './cite.ts';

const underWay = (party: Party): boolean => party.counts && party.underWay;

export const vesselRules: readonly VesselRule[] = [
  { id: cite('44(A)1(i)'), says: { duty: 'look-out' }, standing: true, applies: underWay },
  { id: cite('44(A)2(i)'), says: { duty: 'safe-speed' }, because: [cite('44(A)2(i)'), cite('44(A)2(ii)')], standing: true, applies: underWay },
  { id: cite('44(A)3(i)'), says: { duty: 'judge-risk' }, because: [cite('44(A)3(i)'), cite('44(A)3(ii)')], standing: true, applies: underWay },
  {
    id: cite('44(A)1(ii)'), says: { duty: 'use-searchlight' }, notes: ['O-24'],
    applies: (party, scene) => underWay(party) && scene.world.environment.light === 'night' && scene.world.waterway.channels.length > 0,
  },
  {
    id: cite('44(A)4(i)'), says: { duty: 'keep-starboard-side' }, qualified: say('qualified.whenSafeAndPracticable', {}), applies: proceedsAlongNarrow,
  },
  {
    id: cite('44(A)4(i)'),
    says: { breach: 'wrong-side', detail: party => say('breach.wrongSide', { offset: -(party.starboardOfMid ?? 0), channel: party.place?.channel.id ?? '' }) },
    applies: onWrongSide,
  },
  {
    // The caution of the rule; its signal belongs to the sound signals.
    id: cite('44(A)4(v)'), says: { duty: 'round-bend-with-caution' }, notes: ['O-25', 'O-51'],
    applies: (party, scene) => party.inNarrowChannel && nearsHiddenBend(party, scene, valueOf('bendNear')),
  },
  { id: cite('44(A)4(vi)'), says: { duty: 'avoid-anchoring' }, qualified: say('qualified.ifCircumstancesAdmit', {}), applies: isAtAnchorInNarrow },
  {
    id: cite('44(A)4(vi)'), says: { breach: 'anchored-in-narrow-channel', detail: party => say('breach.anchoredInNarrow', { channel: party.place?.channel.id ?? '' }) },
    applies: isAtAnchorInNarrow,
  },
  {
    id: cite('44(A)5'), says: { duty: 'wait-for-signal' },
    applies: (party, scene) => { const at = laneOf(party, scene); return party.underWay && at !== undefined && !at.inside && at.lane.signal === 'closed'; },
  },
  { id: cite('44(A)5'), says: { duty: 'clear-lane' }, applies: (party, scene) => laneOf(party, scene)?.inside === true },
  {
    id: cite('44(A)5'), says: { breach: 'stopped-in-lane', detail: (party, scene) => say('breach.stoppedInLane', { lane: laneOf(party, scene)?.lane.id ?? '' }) },
    applies: (party, scene) => laneOf(party, scene)?.inside === true && party.vessel.speed === 0,
  },
  {
    id: cite('44(A)5'),
    says: { breach: 'joined-lane-against-signal', detail: (party, scene) => say('breach.laneClosed', { lane: laneOf(party, scene)?.lane.id ?? '' }) },
    applies: (party, scene) => { const at = laneOf(party, scene); return at !== undefined && at.inside && at.lane.signal === 'closed'; },
  },
  { id: cite('44(D)9(ii)(b)'), says: { duty: 'slow-down' }, applies: passesMadeFast },
  { id: cite('44(C)1(ii)'), says: { duty: 'moderate-speed' }, because: [cite('44(C)1(ii)'), cite('44(C)1(iii)')], applies: (party, scene) => scene.restricted && underWay(party) },
  { id: cite('44(C)1(ii)'), says: { duty: 'engines-ready' }, applies: (party, scene) => scene.restricted && underWay(party) && party.power },
];

export const pairBreaches: readonly PairBreach[] = [];
