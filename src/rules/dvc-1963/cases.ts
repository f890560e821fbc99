/** What the DVC set says of plain pictures, by provision. Expectations are from the printed rules, the geometry from plain triangles. */
import {
  bend, crossing, fog, meeting, overtaking, picture as open, type PictureChange, reach, sounds, vessel,
} from '../pictures.ts';
import type { VesselFacts, WorldFacts } from '../facts.ts';
import type { RuleCase } from '../ruleCase.ts';

/** In the canal, wide enough that no bank matters. */
const picture = (vessels: readonly VesselFacts[], change: PictureChange = {}): WorldFacts => open(vessels, { waters: 'canal', ...change });
const narrow = { waterway: { channels: [reach()] } } as const;
const oars = { propulsion: 'oars', length: 7, breadth: 1.6, service: 'pleasure', knots: 2 } as const;
const flat = vessel('F', { propulsion: 'none', towedBy: 'A', length: 20, position: [0, -59], knots: 4 });
const tug = { engagedIn: ['towing'], service: 'tug', length: 16, knots: 4, tow: { vessels: ['F'], arrangement: 'astern', length: 60, hauledBy: 'power' } } as const;
/** A rowing boat that will meet a tug and tow off its starboard bow. */
const boat = vessel('B', { ...oars, position: [150, 300], heading: 270 });
const bank = { propulsion: 'none', towedBy: { hauledBy: 'bank' }, knots: 2 } as const;
const narrows = reach(8, { id: 'narrows', centreline: [[0, -50], [0, 50]], constriction: true });
const constricted = { waterway: { channels: [reach(), narrows] } } as const;
const upward = (change = {}) => vessel('U', { position: [0, -400], ...change });
const downward = (change = {}) => vessel('D', { position: [0, 400], heading: 180, ...change });
const lock = { id: 'lock-1', at: [0, 0], heading: 0, length: 40, breadth: 7, fall: 3 } as const;

export const cases: readonly RuleCase[] = [
  // ---- App. r.2
  { tests: ['app.2(i)', 'app.12'], title: 'under power and sail she is power-driven', kind: 'crossing', roles: { A: 'stand-on', B: 'give-way' },
    picture: picture(crossing('port', { sail: { mainsail: 'port', pointOfSail: 'close-hauled' } })) },
  { tests: ['app.2(ii)', 'app.13'], title: 'under sail alone she is not', kind: 'converging', roles: { A: 'give-way', B: 'stand-on' },
    picture: picture(crossing('port', {}, { propulsion: 'sail', permissions: ['sail'] })) },
  { tests: ['app.2(vi)'], title: 'a vessel at anchor is not under way, and not met end on', kind: 'none', roles: { A: 'none', B: 'none' },
    picture: picture(meeting({}, { condition: 'at-anchor' })), rejected: ['app.11 why.notUnderWay'] },
  // ---- r.5(3)
  { tests: ['app.5(3)'], title: 'not under command, crossing from port: the other keeps clear', kind: 'converging', roles: { A: 'give-way' }, because: ['app.5(3)'],
    picture: picture(crossing('port', {}, { restrictions: ['not-under-command'] })), rejected: ['app.12 why.displaced'], notes: ['O-50'] },
  { tests: ['app.5(3)'], title: 'a rowing boat keeps clear of a power-driven vessel not under command', roles: { A: 'give-way' }, because: ['app.5(3)'],
    picture: picture(crossing('starboard', oars, { restrictions: ['not-under-command'], position: [600, 210] })), rejected: ['app.13 why.displaced'] },
  { tests: ['app.5(3)'], title: 'two not under command: neither can', kind: 'converging', roles: { A: 'none', B: 'none' }, advice: 'advice.unranked', rejected: ['app.12 why.unranked'], picture: picture(crossing('starboard', { restrictions: ['not-under-command'] }, { restrictions: ['not-under-command'] })) },
  // ---- r.10
  { tests: ['app.10(1)'], title: 'fog: moderate speed', duties: ['A moderate-speed app.10(1)'], picture: picture([vessel('A')], fog) },
  { tests: ['app.10(1)'], title: 'clear weather: no such duty', noDuties: ['A moderate-speed'], picture: picture([vessel('A')]) },
  { tests: ['app.10(2)'], title: 'a fog signal on the bow, its position not known: stop engines', kind: 'restricted-visibility', roles: { A: 'none', B: 'none' },
    duties: ['A stop-engines app.10(2)', 'A navigate-with-caution app.10(2)'],
    picture: picture([vessel('A'), vessel('B', { position: [205, 564], heading: 200 })], { ...fog, ...sounds('B', ['A']) }) },
  { tests: ['app.10(2)'], title: 'the bell of one at anchor is a fog signal too', kind: 'none', duties: ['A stop-engines app.10(2)'], noDuties: ['B stop-engines'],
    picture: picture([vessel('A'), vessel('B', { position: [0, 700], condition: 'at-anchor' })], { ...fog, happened: [{ at: 0, vessel: 'B', does: 'sound', pattern: 'B', heardBy: ['A'] }] }) },
  { tests: ['app.10(2)'], title: 'a fog signal abaft the beam: not', noDuties: ['A stop-engines'],
    picture: picture([vessel('A'), vessel('B', { position: [205, -564], heading: 20 })], { ...fog, ...sounds('B', ['A']) }) },
  { tests: ['app.10(2)'], title: 'under oars there are no engines to stop', noDuties: ['A stop-engines'],
    picture: picture([vessel('A', oars), vessel('B', { position: [205, 564], heading: 200 })], { ...fog, ...sounds('B', ['A']) }) },
  // ---- r.11
  { tests: ['app.11'], title: 'end on by day: both alter to starboard', kind: 'head-on', roles: { A: 'give-way', B: 'give-way' }, because: ['app.11'],
    duties: ['A alter-to-starboard app.11', 'B alter-to-starboard app.11'], picture: picture(meeting()), rejected: ['app.12 why.isHeadOn', 'app.17 why.notAbaftBeam'] },
  { tests: ['app.11'], title: 'three degrees on the bow by day, courses six from opposite, is nearly end on', kind: 'head-on', picture: picture(meeting({}, { position: [52, 1000], heading: 186 })) },
  { tests: ['app.11'], title: 'and by night, one sidelight shut in, is not', roles: { A: 'give-way', B: 'stand-on' }, kind: 'crossing', rejected: ['app.11 why.bothSidelightsNotSeen'],
    picture: picture(meeting({}, { position: [87, 1000], heading: 190 }), { environment: { light: 'night' } }) },
  { tests: ['app.11'], title: 'red to red and wide: courses that pass clear', kind: 'none', roles: { A: 'none', B: 'none' }, picture: picture(meeting({}, { position: [-120, 1200] })), rejected: ['app.11 why.noRisk'] },
  { tests: ['app.11', 'app.12'], title: 'both sidelights seen, but not ahead: a crossing', kind: 'crossing', roles: { A: 'give-way', B: 'stand-on' }, rejected: ['app.11 why.bothSidelightsNotSeen'],
    picture: picture([vessel('A', { knots: 0.5 }), vessel('B', { position: [642.8, 766], heading: 222.3, knots: 8 })], { environment: { light: 'night' } }) },
  // ---- r.12, 14, 15, 16
  { tests: ['app.12', 'app.14', 'app.15', 'app.16'], title: 'the one with the other to starboard keeps out of the way', kind: 'crossing', roles: { A: 'give-way', B: 'stand-on' },
    duties: ['A keep-out-of-the-way app.12', 'A avoid-crossing-ahead app.15', 'A slacken-stop-or-reverse app.16', 'B keep-course-and-speed app.14'],
    noDuties: ['B may-act', 'B must-act'], picture: picture(crossing('starboard')), rejected: ['app.11 why.notAhead', 'app.17 why.notAbaftBeam'] },
  { tests: ['app.12'], title: 'a fishing vessel has no privilege here', kind: 'crossing', roles: { A: 'stand-on', B: 'give-way' }, picture: picture(crossing('port', {}, { engagedIn: ['fishing'], service: 'fishing' })) },
  { tests: ['app.12'], title: 'nor has a big ferry', kind: 'crossing', roles: { A: 'give-way', B: 'stand-on' }, picture: picture(crossing('starboard', { engagedIn: ['ferrying'], service: 'ferry', length: 28, breadth: 8 })) },
  { tests: ['app.14'], title: 'a doubt gives no freedom to act before extremis', duties: ['B keep-course-and-speed app.14'], noDuties: ['B may-act', 'B must-act'],
    picture: picture(crossing('starboard', {}, { position: [300, 300] }), { happened: [{ at: 0, vessel: 'B', does: 'doubt', of: 'A', about: 'intentions' }] }) },
  { tests: ['app.14'], title: 'so close that the other alone cannot avoid it: she also acts', duties: ['B must-act app.14'], picture: picture(crossing('starboard', {}, { position: [45, 45] })) },
  { tests: ['app.16'], title: 'oars cannot be told to reverse engines', roles: { A: 'give-way' }, noDuties: ['A slacken-stop-or-reverse'],
    picture: picture(crossing('starboard', oars, { restrictions: ['not-under-command'], position: [600, 210] })) },
  // ---- r.13
  { tests: ['app.13'], title: 'power keeps out of the way of oars, on either side', kind: 'converging', roles: { A: 'give-way', B: 'stand-on' }, because: ['app.13'], notes: ['O-13'],
    picture: picture(crossing('port', {}, { ...oars, position: [-200, 600] })) },
  { tests: ['app.13'], title: 'and of a flat hauled from the bank', roles: { A: 'give-way', B: 'stand-on' }, picture: picture(meeting({}, bank)) },
  { tests: ['app.13'], title: 'two rowing boats: the set is silent', kind: 'converging', roles: { A: 'none', B: 'none' }, rejected: ['app.13 why.noPower'], advice: 'advice.oarsSilent',
    picture: picture(crossing('starboard', oars, oars)) },
  { tests: ['reg.37'], title: 'two under sail: no rule, and sail is banned', kind: 'converging', roles: { A: 'none', B: 'none' }, advice: 'advice.sailSilent',
    breaches: ['A sail-without-permission reg.37', 'B sail-without-permission reg.37'], picture: picture(crossing('starboard', { propulsion: 'sail' }, { propulsion: 'sail' })) },
  // ---- r.17
  { tests: ['app.17(1)', 'app.17(2)'], title: 'from right astern: she keeps out of the way until past and clear', kind: 'overtaking', roles: { A: 'stand-on', B: 'give-way' },
    because: ['app.17(1)', 'app.17(2)'], duties: ['B keep-out-of-the-way app.17(1)', 'B keep-clear-until-past app.17(2)', 'A keep-course-and-speed app.14', 'B avoid-crossing-ahead app.15'], picture: picture(overtaking()) },
  { tests: ['app.17(1)'], title: 'oars overtaking a power-driven vessel keep out of the way: rule 13 yields', kind: 'overtaking', roles: { A: 'stand-on', B: 'give-way' }, rejected: ['app.13 why.displaced'],
    picture: picture(overtaking({ knots: 1 }, { ...oars, knots: 2.5, position: [0, 250] })) },
  { tests: ['app.17(2)'], title: '112.4 degrees from her bow is not more than two points abaft the beam', kind: 'crossing', roles: { A: 'give-way', B: 'stand-on' }, rejected: ['app.17 why.notAbaftBeam'],
    picture: picture([vessel('A', { knots: 4 }), vessel('B', { position: [739.63, -304.85], heading: 319.9, knots: 8 })]) },
  { tests: ['app.17(2)'], title: '112.6 degrees is', kind: 'overtaking', roles: { A: 'stand-on', B: 'give-way' }, picture: picture([vessel('A', { knots: 4 }), vessel('B', { position: [738.57, -307.43], heading: 320, knots: 8 })]) },
  { tests: ['app.17(2)'], title: 'an overtaking stays one when she draws forward of the beam', kind: 'overtaking', roles: { A: 'stand-on', B: 'give-way' },
    before: [picture([vessel('A', { position: [0, -617], knots: 4 }), vessel('B', { position: [250, -1050], heading: 357, knots: 7 })], { time: -300 })],
    picture: picture([vessel('A', { knots: 4 }), vessel('B', { position: [199, 17], heading: 300, knots: 7 })]), rejected: ['app.12 why.stillOvertaking'] },
  { tests: ['app.17(2)'], title: 'past and clear, a new meeting is judged anew', kind: 'crossing', roles: { A: 'give-way', B: 'stand-on' },
    before: [
      picture([vessel('A', { position: [0, -900], knots: 4 }), vessel('B', { position: [100, -1100], heading: 0, knots: 8 })], { time: -600 }),
      picture([vessel('A', { position: [0, -100], knots: 4 }), vessel('B', { position: [300, 300], heading: 20, knots: 8 })], { time: -60 }),
    ],
    picture: picture([vessel('A', { knots: 4 }), vessel('B', { position: [600, 300], heading: 270, knots: 8 })]) },
  { tests: ['app.17(2)'], title: 'to cross astern of her is not to come up with her', kind: 'none', roles: { A: 'none', B: 'none' }, rejected: ['app.17 why.notComingUp'],
    picture: picture([vessel('A', { knots: 4 }), vessel('B', { position: [400, -250], heading: 270 })]) },
  { tests: ['app.12'], title: 'to cross between tug and tow is to cross her: each has the other to starboard', kind: 'crossing', roles: { A: 'give-way', B: 'give-way' },
    picture: picture([vessel('A', { ...tug, tow: { ...tug.tow, length: 200 } }), vessel('F', { propulsion: 'none', towedBy: 'A', length: 20, position: [0, -198], knots: 4 }), vessel('B', { position: [100, -60], heading: 270 })]) },
  { tests: ['app.17(3)'], title: 'in doubt whether she is abaft: she assumes that she overtakes', kind: 'overtaking', roles: { A: 'stand-on', B: 'give-way' }, because: ['app.17(3)'],
    picture: picture([vessel('A', { knots: 4 }), vessel('B', { position: [741.7, -299.7], heading: 319.6, knots: 8 })], { happened: [{ at: 0, vessel: 'B', does: 'doubt', of: 'A', about: 'overtaking' }] }) },
  // ---- r.18
  { tests: ['app.18(1)'], title: 'on the port side of mid-channel', breaches: ['A wrong-side app.18(1)'], duties: ['A keep-starboard-side app.18(1)'], picture: picture([vessel('A', { position: [-12, 0] })], narrow) },
  { tests: ['app.18(1)'], title: 'on the starboard side: no breach', noBreaches: ['A wrong-side'], picture: picture([vessel('A', { position: [12, 0] })], narrow) },
  { tests: ['app.18(1)'], title: 'one at anchor takes her side: to go round is no breach', noBreaches: ['A wrong-side'], duties: ['A keep-starboard-side app.18(1)'], picture: picture([vessel('A', { position: [-12, 0] }), vessel('B', { position: [8, 60], condition: 'at-anchor', knots: 0 })], narrow) },
  { tests: ['app.18(1)'], title: 'one made fast at the bank leaves room between: a breach', breaches: ['A wrong-side app.18(1)'], picture: picture([vessel('A', { position: [-12, 0] }), vessel('B', { position: [17, 60], condition: 'made-fast', knots: 0 })], narrow) },
  { tests: ['app.18(1)'], title: 'the one at anchor is long past: a breach', breaches: ['A wrong-side app.18(1)'], picture: picture([vessel('A', { position: [-12, 0] }), vessel('B', { position: [10, -120], condition: 'at-anchor', knots: 0 })], narrow) },
  { tests: ['app.18(1)'], title: 'binds power-driven vessels only', noBreaches: ['A wrong-side'], noDuties: ['A keep-starboard-side'], picture: picture([vessel('A', { ...oars, position: [-12, 0] })], narrow) },
  { tests: ['app.18(1)'], title: 'and only in a narrow channel', noBreaches: ['A wrong-side'], picture: picture([vessel('A', { position: [-12, 0] })], { waterway: { channels: [reach(40, { narrow: false })] } }) },
  { tests: ['app.18(2)'], title: 'within half a mile of a bend that hides what comes', duties: ['A round-bend-with-caution app.18(2)'], notes: ['O-15'], picture: picture([vessel('A', { position: [10, -900] })], { waterway: bend }) },
  { tests: ['app.18(2)'], title: 'beyond half a mile: not yet', noDuties: ['A round-bend-with-caution'], picture: picture([vessel('A', { position: [10, -1000] })], { waterway: bend }) },
  { tests: ['app.18(2)'], title: '850 m is beyond half a statute mile', noDuties: ['A round-bend-with-caution'], picture: picture([vessel('A', { position: [10, -850] })], { waterway: bend, settings: { bendMile: 'statute' } }) },
  // ---- r.19, 21
  { tests: ['app.19', 'app.21'], title: 'look-out and seamanlike care always', duties: ['A look-out app.21', 'A seamanlike-precaution app.19'], picture: picture([vessel('A')]) },
  // ---- regs 37, 38, 44
  { tests: ['reg.37'], title: 'sail by special permission', noBreaches: ['A sail-without-permission'], picture: picture([vessel('A', { propulsion: 'sail', permissions: ['sail'] })]) },
  { tests: ['reg.38(1)'], title: 'abreast the same way at one speed', breaches: ['A abreast reg.38(1)', 'B abreast reg.38(1)'], duties: ['A keep-single-file reg.38(1)'],
    picture: picture([vessel('A', { position: [5, 0] }), vessel('B', { position: [14, 2] })], narrow) },
  { tests: ['reg.38(1)'], title: 'overtaking is not running abreast', noBreaches: ['A abreast', 'B abreast'], notes: ['O-3'], picture: picture([vessel('A', { position: [5, 0], knots: 7 }), vessel('B', { position: [14, 2], knots: 4 })], narrow) },
  { tests: ['reg.44', 'reg.38(2)'], title: 'made fast outside another', breaches: ['B double-banking reg.44', 'B double-banking reg.38(2)'], noBreaches: ['A double-banking'],
    picture: picture([vessel('A', { condition: 'made-fast', position: [10, 0] }), vessel('B', { condition: 'made-fast', position: [5, 0] })], { waterway: { berths: [{ id: 'post', at: [13, 0] }] } }) },
  { tests: ['reg.38(2)'], title: 'made fast in line along the bank', noBreaches: ['A double-banking', 'B double-banking'],
    picture: picture([vessel('A', { condition: 'made-fast', position: [17, 0] }), vessel('B', { condition: 'made-fast', position: [17, 20] })], narrow) },
  // ---- reg 47
  { tests: ['reg.47'], title: 'asked by a tow, oars give way', roles: { A: 'stand-on', B: 'give-way' }, because: ['reg.47'], duties: ['B keep-out-of-the-way reg.47', 'B pull-in-oars reg.47'], notes: ['O-6'],
    picture: picture([vessel('A', tug), boat, flat], { happened: [{ at: 0, vessel: 'A', does: 'request-way', of: 'B' }] }), rejected: ['app.13 why.displaced'] },
  { tests: ['reg.47', 'app.13'], title: 'not asked, power keeps out of the way of oars', roles: { A: 'give-way', B: 'stand-on' }, rejected: ['reg.47 why.notRequested'], picture: picture([vessel('A', tug), boat, flat]) },
  { tests: ['reg.47'], title: 'asked by the towed flat herself', roles: { B: 'give-way' }, picture: picture([vessel('A', tug), boat, flat], { happened: [{ at: 0, vessel: 'F', does: 'request-way', of: 'B' }] }) },
  { tests: ['reg.47'], title: 'a power-driven vessel with no tow may ask in vain', roles: { A: 'give-way', B: 'stand-on' }, rejected: ['reg.47 why.noTow'],
    picture: picture([vessel('A', { knots: 4 }), boat], { happened: [{ at: 0, vessel: 'A', does: 'request-way', of: 'B' }] }) },
  { tests: ['reg.47'], title: 'asked by a flat hauled from the bank', roles: { A: 'stand-on', B: 'give-way' }, picture: picture(meeting(bank, oars), { happened: [{ at: 0, vessel: 'A', does: 'request-way', of: 'B' }] }) },
  // ---- regs 46, 48, r.24
  { tests: ['app.24'], title: 'upward goes before downward', picture: picture([upward(), downward()], constricted), priority: { at: 'narrows', order: ['U', 'D'], because: ['app.24'] }, notes: ['O-5'] },
  { tests: ['reg.46'], title: 'a laden vessel goes first whichever way', picture: picture([upward(), downward({ laden: true })], constricted), priority: { at: 'narrows', order: ['D', 'U'], because: ['reg.46'] } },
  { tests: ['reg.46', 'app.24'], title: 'at a narrows a laden vessel and a tow are level by 46: upward goes first', picture: picture([upward({ laden: true }), vessel('A', { ...tug, position: [0, 400], heading: 180 }), { ...flat, position: [0, 460], heading: 180 }], constricted),
    priority: { at: 'narrows', order: ['U', 'A', 'F'], because: ['app.24'] } },
  { tests: ['reg.46', 'app.24'], title: 'and so is a tow by power with a tow from the bank: regulation 48 is of locks', picture: picture([upward(bank), vessel('A', { ...tug, position: [0, 400], heading: 180 }), { ...flat, position: [0, 460], heading: 180 }], constricted),
    priority: { at: 'narrows', order: ['U', 'A', 'F'], because: ['app.24'] } },
  { tests: ['reg.48', 'reg.46'], title: 'at a lock the tow by power goes before the tow from the bank, and both before the light vessel',
    picture: picture([vessel('L', { position: [0, -60], arrival: 1, knots: 0 }), vessel('H', { ...bank, position: [0, -90], arrival: 2, knots: 0 }),
      vessel('A', { ...tug, heading: 180, position: [0, 60], arrival: 3, knots: 0 }), vessel('F', { propulsion: 'none', towedBy: 'A', heading: 180, position: [0, 120], arrival: 3, knots: 0 })],
    { waterway: { channels: [reach(40, { upstream: 'none' })], locks: [lock] } }), priority: { at: 'lock-1', order: ['A', 'F', 'H', 'L'], because: ['reg.48', 'reg.46'] } },
];
