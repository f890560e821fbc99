/** DVC Appendix rules 10, 18, 19, 21 and regulations 37, 38 and 44: what a vessel owes to the canal rather than to one other. */
import { say } from '../message.ts';
import type { PairBreach, VesselRule } from '../ruleSet.ts';
import { liesOutside, nearsHiddenBend, onWrongSide, proceedsAlongNarrow, runAbreast } from '../waterwayRules.ts';
import { cite } from './cite.ts';
import { dvcInterpretations } from './interpretations.ts';

export const vesselRules: readonly VesselRule[] = [
  { id: cite('app.21'), says: { duty: 'look-out' }, standing: true, applies: party => party.counts && party.underWay },
  { id: cite('app.19'), says: { duty: 'seamanlike-precaution' }, standing: true, applies: party => party.counts && party.underWay },
  {
    id: cite('app.10(1)'), says: { duty: 'moderate-speed' }, notes: ['O-44'],
    applies: (party, scene) => scene.restricted && party.counts && party.underWay,
  },
  {
    id: cite('app.18(1)'), says: { duty: 'keep-starboard-side' }, qualified: say('qualified.whenSafeAndPracticable', {}),
    applies: party => party.power && proceedsAlongNarrow(party),
  },
  {
    id: cite('app.18(1)'),
    says: { breach: 'wrong-side', detail: party => say('breach.wrongSide', { offset: -(party.starboardOfMid ?? 0), channel: party.place?.channel.id ?? '' }) },
    applies: (party, scene) => party.power && onWrongSide(party, scene),
  },
  {
    // The caution of the rule; its signal belongs to the sound signals.
    id: cite('app.18(2)'), says: { duty: 'round-bend-with-caution' }, notes: ['O-15'],
    applies: (party, scene) => party.power
      && nearsHiddenBend(party, scene, dvcInterpretations.halfMile.value[scene.world.settings.bendMile ?? 'nautical']),
  },
  {
    id: cite('reg.38(1)'), says: { duty: 'keep-single-file' }, notes: ['O-3'],
    applies: party => party.counts && party.underWay && party.place !== undefined && party.followsChannel,
  },
  {
    id: cite('reg.37'), says: { breach: 'sail-without-permission', detail: () => say('breach.sailWithoutPermission', {}) }, notes: ['O-2'],
    applies: party => party.counts && party.underWay && party.sailing && !party.vessel.permissions.includes('sail'),
  },
];

export const pairBreaches: readonly PairBreach[] = [
  { id: cite('reg.38(1)'), breach: 'abreast', burden: runAbreast, detail: other => say('breach.abreast', { other: other.id }), notes: ['O-3'] },
  {
    id: cite('reg.44'), breach: 'double-banking', burden: liesOutside, because: [cite('reg.44'), cite('reg.38(2)')],
    detail: other => say('breach.doubleBanked', { other: other.id }), notes: ['O-4'],
  },
];
