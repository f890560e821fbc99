/**
 * The oddities register: where the printed texts are strange, and what Stand-On does about it. An answer that rests on
 * one of these readings carries its number in `notes`.
 *
 * as-printed: followed, with a note. evident-meaning: read as it must be meant, with the printed words shown.
 * setting: the scenario chooses, the default is stated. silent: the text has no rule; anything said is advice.
 */
export interface Oddity {
  /** Citations, each in the register of its set; the provisions there carry this number in turn. */
  readonly where: readonly string[];
  /** What the text says, in our words, with at most six of its own in one quotation. */
  readonly printed: string;
  readonly treatment: 'as-printed' | 'evident-meaning' | 'setting' | 'silent';
  /** What Stand-On does, and why. */
  readonly note: string;
}

export const oddities = {
  'O-1': {
    where: ['dvc-1963/reg.2', 'dvc-1963/reg.2(ix)', 'dvc-1963/app.2(i)'],
    printed: 'Two meanings of power-driven: the body wants machinery and the 1917 Act, the Appendix machinery alone.',
    treatment: 'evident-meaning',
    note: 'Collision rules use the meaning in the Appendix, which explains its own words.',
  },
  'O-2': {
    where: ['dvc-1963/reg.37'],
    printed: 'One of the permitted means of moving cannot be read, and a stray letter F stands in the text.',
    treatment: 'evident-meaning',
    note: 'Nothing hangs on the lost word, because “or otherwise” covers it. The ban on sail is clear and is followed as printed.',
  },
  'O-3': {
    where: ['dvc-1963/reg.38(1)', 'dvc-1963/reg.38', 'dvc-1963/app.17(1)'],
    printed: 'All go in one line, yet rule 17 has duties for overtaking.',
    treatment: 'setting',
    note: 'Default: overtaking is allowed if she goes back into the line. Running side by side breaks reg. 38(1). Without this rule 17 would have no use.',
  },
  'O-4': {
    where: ['dvc-1963/reg.38(2)', 'dvc-1963/reg.38'],
    printed: 'The sentence ends in broken words about a bank and the river entrance of the lock.',
    treatment: 'evident-meaning',
    note: 'Read as: make fast in one line along the bank. That part is clear.',
  },
  'O-5': {
    where: ['dvc-1963/reg.46', 'dvc-1963/app.24'],
    printed: 'Tows and laden vessels go first in any direction; upward traffic goes before downward.',
    treatment: 'as-printed',
    note: 'Reg. 46 comes first, because it says that direction does not matter. Rule 24 decides between vessels that are equal under it.',
  },
  'O-6': {
    where: ['dvc-1963/reg.47', 'dvc-1963/app.13'],
    printed: 'Power gives way to oars by rule 13; oars give way to a tow, “when requested”, by reg. 47.',
    treatment: 'as-printed',
    note: 'Reg. 47 counts only after a request; before it rule 13 holds. Any vessel under tow may ask, by power or from the bank; how to ask is not printed, so it is an event. It is open whether the tow then has to hold on, so her role may be none.',
  },
  'O-7': {
    where: ['dvc-1963/reg.49'],
    printed: 'Locks must have signals, and no signal is described.',
    treatment: 'silent',
    note: 'Stand-On shows plain red and green and marks them as a convention of the simulator.',
  },
  'O-8': {
    where: ['dvc-1963/reg.52'],
    printed: 'A joining word is missing before the overhanging cargo.',
    treatment: 'evident-meaning',
    note: 'Both the fixed fenders and the overhanging cargo count in the breadth. This is the safe reading.',
  },
  'O-9': {
    where: ['dvc-1963/app.3(1)(ii)', 'dvc-1963/app.3(1)(iii)'],
    printed: 'Green sidelight 3 miles, red sidelight 2 miles.',
    treatment: 'as-printed',
    note: 'Followed as printed. The older sea rules had 2 miles for both, so it may be a slip of the printer or the scan. Our night scenes stay inside 2 miles, so that nothing turns on it.',
  },
  'O-10': {
    where: ['dvc-1963/app.4(2)', 'dvc-1963/app.6(1)'],
    printed: 'The stern light is to be as in “rule 2(vi)”, which explains under way and has no light.',
    treatment: 'evident-meaning',
    note: 'Read as rule 7(1), the stern light.',
  },
  'O-11': {
    where: ['dvc-1963/app.8(3)'],
    printed: 'Two red lights of “rule 4(1)”, where there are only white ones.',
    treatment: 'evident-meaning',
    note: 'Read as rule 5(1), the two red lights of a vessel not under command. The older sea rule for aground vessels points there.',
  },
  'O-12': {
    where: ['dvc-1963/app.6(4)'],
    printed: 'Rule 6 craft are freed from the lights and shapes of “rule 4(1)”.',
    treatment: 'evident-meaning',
    note: 'Read as rule 5(1): they need not show the not-under-command signals. As printed it says only that they need no towing lights. Both readings are shown.',
  },
  'O-13': {
    where: ['dvc-1963/app.13'],
    printed: 'Power gives way “except as provided in rule 16”, which is about slowing down.',
    treatment: 'evident-meaning',
    note: 'Read as rule 17, overtaking: an overtaking vessel keeps clear even of a power-driven one. The older sea rule has this exception.',
  },
  'O-14': {
    where: ['dvc-1963/app.20(2)'],
    printed: 'Points to rules 19 and 21.',
    treatment: 'as-printed',
    note: 'These numbers are right. Not every reference in the Appendix is shifted by one.',
  },
  'O-15': {
    where: ['dvc-1963/app.18(2)'],
    printed: 'The bend signal is due inside half a mile; which mile is not said.',
    treatment: 'setting',
    note: 'Default: nautical, 926 m. Option: statute, 804.67 m. The words come from the sea rules, and an early signal is the safer error. Between the two distances the answer is debatable.',
  },
  'O-16': {
    where: ['dvc-1963/app.5(2)', 'dvc-1963/app.7(1)'],
    printed: 'A stopped vessel not under command puts her sidelights out, but rule 7 gives every vessel under way a stern light.',
    treatment: 'as-printed',
    note: 'The stern light stays on, because rule 5(2) takes away only the coloured lights. The COLREGs would put it out.',
  },
  'O-17': {
    where: ['dvc-1963/app.6(2)'],
    printed: 'No stern light is named for a pushed vessel.',
    treatment: 'setting',
    note: 'Default: the stern light of the pusher serves the whole group, which is lit as one vessel. Option: the pushed vessel has one too, by rule 7.',
  },
  'O-18': {
    where: ['dvc-1963/app.9(d)', 'dvc-1963/app.4(1)'],
    printed: 'The fog signal names towing only; rule 4(1) names towing and pushing.',
    treatment: 'as-printed',
    note: 'A pusher sounds (a) or (b) as any power-driven vessel. The writers knew the word pushing and did not use it here.',
  },
  'O-19': {
    where: ['dvc-1963/reg.66', 'dvc-1963/app.2'],
    printed: 'No lights for restricted vessels, fishing, pilots or dredgers, and no rule for sail and sail.',
    treatment: 'silent',
    note: 'Stand-On answers that this set has no rule, and borrows none from another set.',
  },
  'O-20': {
    where: ['voc-2017/2', 'voc-2017/2(c)', 'voc-2017/2(d)', 'voc-2017/2(e)', 'voc-2017/2(f)', 'voc-2017/2(g)'],
    printed: 'Fishing, Merchant Shipping Act, Government and Port craft are left out, and later rules speak of their duties.',
    treatment: 'setting',
    note: 'Default: one rule set binds every craft in a scenario. Otherwise two vessels that meet would be under two laws.',
  },
  'O-21': {
    where: ['voc-2017/3(c)', 'voc-2017/3(d)'],
    printed: 'One season ends on 30 May and the next begins on 1 June.',
    treatment: 'as-printed',
    note: '31 May is in no season. It does no harm: no rule uses the seasons.',
  },
  'O-22': {
    where: ['voc-2017/3'],
    printed: 'The main words of rule 44 have no definition.',
    treatment: 'evident-meaning',
    note: 'Read as in the 2002 National Waterways regulations, which use the same words and which 44(C)19 brings in; failing that, as in COLREGs rule 3.',
  },
  'O-23': {
    where: ['voc-2017/41(1)'],
    printed: 'The cargo boat’s serang must keep fishing boats 50 m away; nothing binds the fishing boat.',
    treatment: 'as-printed',
    note: 'The breach is the cargo boat’s. The print is plain.',
  },
  'O-24': {
    where: ['voc-2017/44(A)1(ii)'],
    printed: 'A searchlight must be used to find the marks, without a word on dazzle.',
    treatment: 'as-printed',
    note: 'Followed, inside the limits of 44(C)2(ii): no light may spoil a look-out.',
  },
  'O-25': {
    where: ['voc-2017/44(A)4(v)', 'voc-2017/44(C)6(ii)', 'voc-2017/44(C)9.note', 'voc-2017/44(C)10'],
    printed: 'Points to rules 62, 65, 68 and 72; this text ends before them.',
    treatment: 'evident-meaning',
    note: '72(4) is read as 44(C)16(iv), 62 as 44(C)5, 68 as 44(C)12, 65(2) as 44(C)9(ii). The numbers come from an older text, and the contents fit.',
  },
  'O-26': {
    where: ['voc-2017/44(B)1(ii)', 'voc-2017/44(B)1(iii)', 'voc-2017/44(B)1(iv)'],
    printed: 'The windward, running-free and tack tests have no order and can give opposite answers.',
    treatment: 'setting',
    note: 'Default: a river, opposite ways, (i); a river, same way, or a tidal lagoon, (ii); other waters, (iii) and (iv); then COLREGs 12 as advice. The other order, (iii) and (iv) first, can be defended: where they differ, both answers are accepted.',
  },
  'O-27': {
    where: ['voc-2017/44(B)2', 'voc-2017/44(B)2(ii)'],
    printed: 'Overtaking has no clause for doubt.',
    treatment: 'silent',
    note: 'Advice, not a rule: when in doubt, take it that you are overtaking. This is good seamanship, as in COLREGs 13(c).',
  },
  'O-28': {
    where: ['voc-2017/44(B)7'],
    printed: 'The order of vessels holds “except where 50 and 53” say otherwise; there are no such rules.',
    treatment: 'evident-meaning',
    note: 'Read as 44(A)4, narrow channels, and 44(B)2, overtaking, as in COLREGs 18. The Hindi half names 44(B)1 to 4, which would make a vessel not under command give way in a crossing.',
  },
  'O-29': {
    where: ['voc-2017/44(B)7(i)(e)', 'voc-2017/44(B)3', 'voc-2017/44(B)4'],
    printed: 'Upstream keeps clear of downstream, while head-on makes both alter and crossing looks at the starboard side.',
    treatment: 'as-printed',
    note: 'Head-on in a current: both alter to starboard, and the upstream vessel also holds back. Crossing, one up and one down: upstream gives way if conditions let her. One that crosses the stream: 44(B)4. No current: (e) has no effect. DVC rule 24 is the opposite; never mix them.',
  },
  'O-30': {
    where: ['voc-2017/44(C)3(i)'],
    printed: 'Masthead light 3 m up or more in English; the Hindi half says 3 m or less.',
    treatment: 'as-printed',
    note: 'The English half is followed. Annex I also sets a least height.',
  },
  'O-31': {
    where: ['voc-2017/44(C)3(ii)'],
    printed: 'Sidelight arc 112.5°, but it ends at “twenty two degrees” abaft the beam.',
    treatment: 'evident-meaning',
    note: 'Read as 22.5°. With 22° the arc would be 112°, and half a degree would have no light.',
  },
  'O-32': {
    where: ['voc-2017/44(C)5(i)'],
    printed: 'The lights are for “a vessel” under way, of any kind.',
    treatment: 'evident-meaning',
    note: 'Read as a mechanically propelled vessel. The other kinds have their own lights in 44(C)7 to 11.',
  },
  'O-33': {
    where: ['voc-2017/44(C)6(i)', 'voc-2017/44(C)6(i)(a)', 'voc-2017/44(C)6(i)(d)'],
    printed: '“Tow” masthead lights; a towing light and a third light for pushing too; how to measure the tow is not said.',
    treatment: 'evident-meaning',
    note: '“Tow” is read as two. The length runs from the tug’s stern to the after end of the tow, as in the COLREGs. The towing light when pushing is followed as printed.',
  },
  'O-34': {
    where: ['voc-2017/44(C)6(iii)', 'voc-2017/44(C)6(iii)(b)'],
    printed: 'A group counts as one vessel, whether towed or pushed, so also a group towed astern.',
    treatment: 'as-printed',
    note: 'Followed. The COLREGs say this only of groups alongside or pushed.',
  },
  'O-35': {
    where: ['voc-2017/44(C)6(iv)'],
    printed: 'Sidelights on a pushed vessel “but being part” of a composite unit.',
    treatment: 'evident-meaning',
    note: 'Read as “but not being part”. A composite unit is already lit as one vessel by 44(C)6(ii).',
  },
  'O-36': {
    where: ['voc-2017/44(C)10'],
    printed: 'A dredger marks the blocked side only.',
    treatment: 'as-printed',
    note: 'Followed. The green lights or diamonds of the COLREGs for the clear side are shown as not required here.',
  },
  'O-37': {
    where: ['voc-2017/44(C)17(iii)'],
    printed: 'Three blasts; how long each is, is not said, in English or in Hindi.',
    treatment: 'as-printed',
    note: 'In questions: three blasts, 2 seconds apart, at most 2 minutes between signals. The sound is 1 prolonged and 2 short, as in the other two sets; three short would mean engines astern.',
  },
  'O-38': {
    where: ['voc-2017/44(C)17(iii)'],
    printed: 'A sailing vessel of 10 m or more has no fog signal.',
    treatment: 'silent',
    note: 'Stand-On cites none. Advice: 1 prolonged and 2 short, as in the COLREGs.',
  },
  'O-39': {
    where: ['voc-2017/44(C)17(v)'],
    printed: 'For small craft both languages print sounds at intervals “not less than two minutes”.',
    treatment: 'evident-meaning',
    note: 'In practice: not more than 2 minutes, since as printed a boat could be silent for an hour. Who recites the printed words is also right.',
  },
  'O-40': {
    where: ['voc-2017/44(C)18(v)'],
    printed: 'A hoist that means “Not Under Command” is listed as distress.',
    treatment: 'evident-meaning',
    note: 'Read as the code flags N over C. A vessel not under command is not in distress.',
  },
  'O-41': {
    where: ['voc-2017/44(C)19'],
    printed: 'The Port Rules and the 2002 National Waterways regulations apply whatever stands in rule 44.',
    treatment: 'setting',
    note: 'Default: both are left out, for neither text is in hand. Every VOC answer carries this note.',
  },
  'O-42': {
    where: ['voc-2017/44(D)2(i)', 'voc-2017/44(D)3'],
    printed: 'Traffic signs and storm signals are in Annexures I and II, which are missing. Rule 6 uses the name Annexure I for a form.',
    treatment: 'silent',
    note: 'No sign and no storm shape is invented. Storm signals are taught by number, family and meaning.',
  },
  'O-43': {
    where: ['voc-2017/44(C)2(i)'],
    printed: 'The first clause is lettered “(j)”.',
    treatment: 'evident-meaning',
    note: 'Read as (i). Nothing turns on it.',
  },
  'O-44': {
    where: ['dvc-1963/app.9', 'dvc-1963/app.10', 'dvc-1963/app.10(1)'],
    printed: 'Snow is in the fog-signal list and not in the speed list.',
    treatment: 'evident-meaning',
    note: 'Moderate speed holds in snow too: the speed list ends with any other like condition.',
  },
  'O-45': {
    where: ['voc-2017/44(A)4(i)'],
    printed: 'Vessels under 10 m do not impede; the COLREGs say under 20 m.',
    treatment: 'as-printed',
    note: 'Followed: 10 m here, 20 m there. A good trap for candidates.',
  },
  'O-46': {
    where: ['voc-2017/44(C)7(i)', 'voc-2017/44(C)7(iii)', 'voc-2017/44(C)11(ii)'],
    printed: 'The Hindi half has sailing vessels of 20 m and 10 m or more, and pilot lights when making way.',
    treatment: 'as-printed',
    note: 'The English half is followed: under 20 m, under 10 m, under way. It agrees with the COLREGs.',
  },
  'O-47': {
    where: ['voc-2017/44(C)15'],
    printed: 'Vessels of 100 m and more carry a gong that no signal uses.',
    treatment: 'silent',
    note: 'No gong signal is cited. Advice: ring the bell forward, then sound the gong aft, as in COLREGs 35(g).',
  },
  'O-48': {
    where: ['voc-2017/44(D)8(i)'],
    printed: 'In a lock the master obeys orders “by the master”.',
    treatment: 'evident-meaning',
    note: 'Read as the lock master. The clause is about locks.',
  },
  'O-49': {
    where: ['dvc-1963/app.4(1)'],
    printed: 'Tow length begins at the tug’s “stem”.',
    treatment: 'setting',
    note: 'Default: from her stern, as in the older sea rules; a scan easily turns rn into m. Option: from her stem, which adds her own length. Only the printed page can settle it.',
  },
  'O-50': {
    where: ['dvc-1963/app.9(d)', 'dvc-1963/app.5(1)'],
    printed: 'Not under command is never explained, except by what it causes.',
    treatment: 'silent',
    note: 'Understood as in COLREGs 3(f): something exceptional keeps her from manoeuvring as the rules ask.',
  },
  'O-51': {
    where: ['voc-2017/44(A)4(v)', 'voc-2017/44(C)16(iv)'],
    printed: 'The bend signal binds every vessel and has no distance.',
    treatment: 'as-printed',
    note: 'Followed. Default of the simulator: due when the bend is within 926 m and hides the channel beyond from you. That figure is ours, not the text’s.',
  },
  'O-52': {
    where: ['dvc-1963/app.8(3)', 'dvc-1963/app.5(1)', 'dvc-1963/app.7(1)'],
    printed: 'Two red lights belong to a vessel aground and to one not under command.',
    treatment: 'as-printed',
    note: 'With an anchor light she is aground; without one she is not under command. Candidates mix them up.',
  },
  'O-53': {
    where: ['voc-2017/44(C)6(ii)', 'voc-2017/44(C)17(iii)'],
    printed: 'A composite unit counts as one vessel for lights, while the fog clause speaks of pushing another vessel.',
    treatment: 'evident-meaning',
    note: 'A composite unit sounds 44(C)17(i) or (ii), like one mechanically propelled vessel. COLREGs 35(f) says the same.',
  },
  'O-54': {
    where: ['voc-2017/44(B)7'],
    printed: 'Oars and country boats have no rank against sail, fishing or each other.',
    treatment: 'silent',
    note: 'Stand-On gives no roles. Advice: both act as good seamen, by 44(A)3(iii).',
  },
} as const satisfies Record<string, Oddity>;

/** 'O-1' to 'O-54'. */
export type OddityId = keyof typeof oddities;
