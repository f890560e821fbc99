/** The words of the trade: roles, kinds of meeting, what a vessel is and where. */
import type { Terms } from '../catalogue.ts';

export const terms = {
  roles: { none: 'no role', 'give-way': 'give way', 'stand-on': 'stand on', 'not-to-impede': 'do not impede' },
  bothAct: 'both give way',
  kinds: {
    none: 'No meeting', 'head-on': 'Meeting end on', crossing: 'Crossing', overtaking: 'Overtaking',
    converging: 'Converging', 'restricted-visibility': 'Not in sight of one another',
  },
  stages: { none: '', keep: 'keep course and speed', 'may-act': 'may act', 'must-act': 'must act' },
  breaches: {
    'wrong-side': 'On the wrong side', abreast: 'Abreast of another', 'sail-without-permission': 'Sailing without permission',
    'double-banking': 'Made fast outside another', 'joined-lane-against-signal': 'In a closed lane', 'stopped-in-lane': 'Stopped in a single lane', 'anchored-in-narrow-channel': 'At anchor in a narrow channel',
  },
  propulsions: { power: 'under power', sail: 'under sail', oars: 'under oars', none: 'without means of her own' },
  conditions: { 'under-way': 'under way', 'at-anchor': 'at anchor', aground: 'aground', 'made-fast': 'made fast' },
  waters: { canal: 'canal', river: 'river', tidal: 'tidal water', harbour: 'harbour', open: 'open water' },
  restrictions: {
    'not-under-command': 'not under command', 'restricted-manoeuvrability': 'restricted in her ability to manoeuvre',
    'constrained-by-draught': 'constrained by her draught', 'confined-to-channel': 'confined to the channel',
    towing: 'towing', pushing: 'pushing', fishing: 'fishing', trawling: 'trawling', dredging: 'dredging', pilotage: 'on pilotage duty', ferrying: 'ferrying',
  },
  ruleSets: {
    'dvc-1963': {
      short: 'DVC 1963', name: 'Damodar Valley Corporation (Navigation) Regulations 1963',
      status: 'Made in 1963; present force unchecked.',
    },
    'voc-2017': {
      short: 'VOC 2017', name: 'V.O. Chidambaranar Port Harbour Craft Rules 2017',
      status: 'Draft: G.S.R. 1481(E), 6 Dec 2017.',
    },
    'colregs-1972': {
      short: 'COLREGs', name: 'International Regulations for Preventing Collisions at Sea 1972',
      status: 'Treaty; the parts for channels and harbours.',
    },
  },
  citation: (ruleSet, provision) => {
    if (ruleSet === 'dvc-1963') return `DVC ${provision.replace(/^app\./, 'App. ').replace(/^reg\./, 'Reg. ')}`;
    return ruleSet === 'voc-2017' ? `VOC ${provision}` : `COLREG ${provision.replace(/^annex\./, 'Annex ')}`;
  },
} satisfies Terms;
