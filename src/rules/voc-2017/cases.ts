/** What the VOC draft says of plain pictures, by provision. Expectations are from the printed draft, the geometry from plain triangles. */
import {
  bend, crossing, fishing, fog, givesWay, hasWay, meeting, northWind, nuc, oars, overtaking, picture as open, type PictureChange, portTack, ram, reach, sail, silent, sounds, starboardTack, vessel,
} from '../pictures.ts';
import type { VesselFacts, WorldFacts } from '../facts.ts';
import type { RuleCase } from '../ruleCase.ts';

const picture = (vessels: readonly VesselFacts[], change: PictureChange = {}): WorldFacts => open(vessels, { waters: 'harbour', ...change });
/** A river that sets to the south: upstream is north. */
const river = { waters: 'river', environment: { current: { towards: 180, speed: 0.5 } }, waterway: { waters: 'river', channels: [reach(600, { narrow: false, depth: 6 })] } } as const;
const narrow = { waterway: { channels: [reach(60, { upstream: 'none', depth: 6 })] } } as const;
const free = { sail: { mainsail: 'port', pointOfSail: 'free' } } as const;
const deep = { restrictions: ['confined-to-channel'], length: 90, breadth: 18, draught: 5 } as const;
/** A small boat that comes from the east into the channel, across the bows of A. */
const across = (change = {}) => vessel('B', { position: [200, 300], heading: 270, knots: 4, ...change });
const lane = (signal: 'open' | 'closed') => ({ waterway: { channels: [reach(40)], singleLanes: [{ id: 'cut', channel: 'reach', from: 3000, to: 3600, signal }] } });

export const cases: readonly RuleCase[] = [
  // ---- (A)1 to 3
  { tests: ['44(A)1(i)', '44(A)2(i)', '44(A)2(ii)', '44(A)3(i)', '44(A)3(ii)', '44(A)3(iii)'], title: 'look-out, safe speed and judging risk always',
    duties: ['A look-out 44(A)1(i)', 'A safe-speed 44(A)2(i)', 'A safe-speed 44(A)2(ii)', 'A judge-risk 44(A)3(i)', 'A judge-risk 44(A)3(ii)'], picture: picture([vessel('A')]) },
  { tests: ['44(A)3(iii)'], title: 'action in ample time, for every give-way vessel', duties: ['A act-early-and-substantially 44(A)3(iii)'], picture: picture(crossing('starboard')) },
  { tests: ['44(A)1(ii)'], title: 'by night in a channel she uses her searchlight to find the marks', duties: ['A use-searchlight 44(A)1(ii)'], notes: ['O-24'], picture: picture([vessel('A')], { ...narrow, environment: { light: 'night' } }) },
  { tests: ['44(A)1(ii)'], title: 'not by day', noDuties: ['A use-searchlight'], picture: picture([vessel('A')], narrow) },
  // ---- (A)4
  { tests: ['44(A)4(i)'], title: 'one at anchor takes her side: to go round is no breach', noBreaches: ['A wrong-side'], picture: picture([vessel('A', { position: [-20, 0] }), vessel('B', { position: [6, 60], condition: 'at-anchor', knots: 0 })], narrow) },
  { tests: ['44(A)4(i)'], title: 'keep to the starboard side of a narrow channel', duties: ['A keep-starboard-side 44(A)4(i)'], noBreaches: ['A wrong-side'], picture: picture([vessel('A', { position: [20, 0] })], narrow) },
  { tests: ['44(A)4(i)'], title: 'and under oars as well', breaches: ['A wrong-side 44(A)4(i)'], picture: picture([vessel('A', { ...oars, position: [-20, 0] })], narrow) },
  { tests: ['44(A)4(i)'], title: '9.9 m does not impede a vessel that needs the channel, who keeps her own duty', roles: { A: 'give-way', B: 'not-to-impede' }, because: ['44(A)4(i)', '44(B)4'], notes: ['O-45'],
    duties: ['B do-not-impede 44(A)4(i)', 'A keep-out-of-the-way 44(B)4'], picture: picture([vessel('A', deep), across({ length: 9.9 })], narrow) },
  { tests: ['44(A)4(i)', '44(A)4(iii)'], title: '10 m is not less than ten metres: she crosses, and must not impede', kind: 'crossing', roles: givesWay, duties: ['B do-not-impede 44(A)4(iii)'],
    rejected: ['44(A)4(i) why.notSmallOrSailing'], picture: picture([vessel('A', deep), across({ length: 10 })], narrow) },
  { tests: ['44(A)4(i)', '44(B)7(i)(d)'], title: 'a sailing vessel does not impede: (B)7 yields to narrow channels, and nobody is advised otherwise', roles: { A: 'none', B: 'not-to-impede' }, rejected: ['44(B)7(i)(d) why.displaced'],
    picture: picture([vessel('A', deep), across({ ...sail, length: 12 })], narrow) },
  { tests: ['44(A)4(ii)'], title: 'fishing in the channel: do not impede', roles: { A: 'stand-on', B: 'not-to-impede' }, because: ['44(A)4(ii)'], rejected: ['44(B)7(i)(c) why.displaced'], notes: ['O-28'], advice: 'advice.notDisplaced',
    picture: picture([vessel('A', { position: [10, 0], knots: 7 }), vessel('B', { ...fishing, length: 12, position: [10, 500], heading: 90, knots: 0 })], narrow) },
  { tests: ['44(A)4(iii)'], title: 'a vessel along the channel does not cross it', noDuties: ['A do-not-impede', 'B do-not-impede'], picture: picture(meeting(), narrow) },
  { tests: ['44(A)4(iv)'], title: 'overtaking that needs the other to act waits for her consent', kind: 'overtaking', roles: hasWay, duties: ['B await-consent 44(A)4(iv)', 'A permit-passing 44(A)4(iv)'],
    picture: picture(overtaking(), { ...narrow, happened: [{ at: 0, vessel: 'B', does: 'signal-overtaking', of: 'A', side: 'starboard' }] }) },
  { tests: ['44(A)4(iv)'], title: 'no signal, no such duty', noDuties: ['B await-consent'], picture: picture(overtaking(), narrow) },
  { tests: ['44(A)4(iv)'], title: 'once she has consented she acts, and the other waits no more', duties: ['A permit-passing 44(A)4(iv)'], noDuties: ['B await-consent'],
    picture: picture(overtaking(), { ...narrow, time: 30, happened: [{ at: 0, vessel: 'B', does: 'signal-overtaking', of: 'A', side: 'starboard' }, { at: 20, vessel: 'A', does: 'consent', of: 'B' }] }) },
  { tests: ['44(A)4(v)'], title: 'near a bend: alertness and caution, whatever drives her', duties: ['A round-bend-with-caution 44(A)4(v)'], notes: ['O-25', 'O-51'], picture: picture([vessel('A', { ...oars, position: [10, -500] })], { waterway: bend }) },
  { tests: ['44(A)4(vi)'], title: 'avoid anchoring in a narrow channel', breaches: ['A anchored-in-narrow-channel 44(A)4(vi)'], duties: ['A avoid-anchoring 44(A)4(vi)'], picture: picture([vessel('A', { condition: 'at-anchor', position: [10, 0] })], narrow) },
  // ---- (A)5
  { tests: ['44(A)5'], title: 'signal against: wait', duties: ['A wait-for-signal 44(A)5'], noDuties: ['A clear-lane'], picture: picture([vessel('A', { position: [0, -50] })], lane('closed')) },
  { tests: ['44(A)5'], title: 'signal for: join, and clear the lane', duties: ['A clear-lane 44(A)5'], noDuties: ['A wait-for-signal'], noBreaches: ['A joined-lane-against-signal'], picture: picture([vessel('A', { position: [0, 50] })], lane('open')) },
  { tests: ['44(A)5'], title: 'in the lane against the signal', breaches: ['A joined-lane-against-signal 44(A)5'], picture: picture([vessel('A', { position: [0, 50] })], lane('closed')) },
  { tests: ['44(A)5'], title: 'no stopping in the lane', breaches: ['A stopped-in-lane 44(A)5'], picture: picture([vessel('A', { position: [0, 50], knots: 0 })], lane('open')) },
  { tests: ['44(A)5'], title: 'leaving it behind: nothing to wait for', noDuties: ['A wait-for-signal'], picture: picture([vessel('A', { position: [0, -50], heading: 180 })], lane('closed')) },
  // ---- (B)1
  { tests: ['44(B)1(i)', '44(B)1(v)'], title: 'under sail on a river, opposite ways: upstream keeps clear, though running free gives way elsewhere', kind: 'converging', roles: givesWay, because: ['44(B)1(i)'], notes: ['O-26'],
    picture: picture(meeting({ ...sail, ...starboardTack, knots: 3 }, { ...sail, ...free }), { ...river, environment: { ...river.environment, wind: { from: 45, speed: 5 } } }) },
  { tests: ['44(B)1(ii)'], title: 'the same way: the one to windward keeps clear', roles: givesWay, rejected: ['44(B)1(i) why.sameWay'],
    picture: picture([vessel('A', { ...sail, ...starboardTack, position: [-300, -100], heading: 135, knots: 3 }), vessel('B', { ...sail, ...portTack, position: [300, 0], heading: 225, knots: 4.2 })],
      { ...river, environment: { ...river.environment, wind: { from: 180, speed: 5 } } }) },
  { tests: ['44(B)1(ii)'], title: 'and in a tidal lagoon', roles: hasWay, rejected: ['44(B)1(iii) why.otherWaters'],
    picture: picture(crossing('starboard', { ...sail, ...free }, { ...sail, ...portTack }), { waters: 'tidal', ...northWind, waterway: { waters: 'tidal' } }) },
  { tests: ['44(B)1(ii)'], title: 'neither to windward of the other: nobody is named', roles: silent, rejected: ['44(B)1(ii) why.neitherToWindward'], advice: 'advice.colregs12',
    picture: picture([vessel('A', { ...sail, ...portTack, position: [-184, 0], heading: 50 }), vessel('B', { ...sail, ...starboardTack, position: [184, 0], heading: 310 })], { waters: 'tidal', ...northWind, waterway: { waters: 'tidal' } }) },
  { tests: ['44(B)1(iii)'], title: 'elsewhere: running free keeps clear of close-hauled, on whatever tack', roles: givesWay,
    picture: picture([vessel('A', { ...sail, ...free, position: [0, 800], heading: 180 }), vessel('B', { ...sail, ...portTack, position: [-339, 73], heading: 50 })], northWind) },
  { tests: ['44(B)1(iv)'], title: 'both close-hauled: port tack keeps clear', roles: givesWay, rejected: ['44(B)1(iii) why.samePointOfSail'],
    picture: picture([vessel('A', { ...sail, ...portTack, heading: 45 }), vessel('B', { ...sail, ...starboardTack, position: [424, 0], heading: 315 })], northWind) },
  { tests: ['44(B)1(iv)'], title: 'same tack in a harbour: the draft is silent, the COLREGs advise', roles: silent, advice: 'advice.colregs12',
    picture: picture([vessel('A', { ...sail, ...starboardTack, position: [300, 300], heading: 300 }), vessel('B', { ...sail, ...starboardTack, position: [261, 18], heading: 320, knots: 5 })], northWind) },
  // ---- (B)2
  { tests: ['44(B)2(i)', '44(B)2(ii)', '44(B)2(iii)'], title: 'overtaking, until past and clear', kind: 'overtaking', roles: hasWay, because: ['44(B)2(i)', '44(B)2(ii)'],
    duties: ['B keep-out-of-the-way 44(B)2(i)', 'B keep-clear-until-past 44(B)2(iii)'], picture: picture(overtaking()) },
  { tests: ['44(B)2(i)'], title: 'a sailing vessel that overtakes power keeps out of the way', kind: 'overtaking', roles: hasWay, rejected: ['44(B)7(i)(d) why.displaced'], picture: picture(overtaking({}, { ...sail, knots: 8 })) },
  { tests: ['44(B)2(i)', '44(A)4(i)'], title: 'a sailing vessel that overtakes one who needs the channel keeps out of the way, and does not impede', kind: 'overtaking', roles: hasWay, duties: ['B keep-out-of-the-way 44(B)2(i)', 'B do-not-impede 44(A)4(i)'],
    picture: picture(overtaking(deep, { ...sail, knots: 8 }), narrow) },
  { tests: ['44(B)2(ii)'], title: 'a doubt is no printed ground: the geometry decides, and seamanship advises', kind: 'crossing', roles: givesWay,
    picture: picture([vessel('A', { knots: 4 }), vessel('B', { position: [741.7, -299.7], heading: 319.6, knots: 8 })], { happened: [{ at: 0, vessel: 'B', does: 'doubt', of: 'A', about: 'overtaking' }] }), advice: 'advice.overtakingDoubt', notes: ['O-27'] },
  { tests: ['44(B)2(iii)'], title: 'a later change of bearing does not make her a crossing vessel', kind: 'overtaking', roles: hasWay, rejected: ['44(B)4 why.stillOvertaking'],
    before: [picture([vessel('A', { position: [0, -617], knots: 4 }), vessel('B', { position: [250, -1050], heading: 357, knots: 7 })], { time: -300 })],
    picture: picture([vessel('A', { knots: 4 }), vessel('B', { position: [199, 17], heading: 300, knots: 7 })]) },
  // ---- (B)3 to 6
  { tests: ['44(B)3'], title: 'reciprocal courses: both alter to starboard', kind: 'head-on', roles: { A: 'give-way', B: 'give-way' }, duties: ['A alter-to-starboard 44(B)3', 'B alter-to-starboard 44(B)3'], picture: picture(meeting()) },
  { tests: ['44(B)3'], title: 'one reading by day and by night', kind: 'head-on', picture: picture(meeting({}, { position: [80, 1000], heading: 180 }), { environment: { light: 'night' } }) },
  { tests: ['44(B)4', '44(B)5', '44(B)6(i)(a)'], title: 'crossing', kind: 'crossing', roles: givesWay,
    duties: ['A keep-out-of-the-way 44(B)4', 'A avoid-crossing-ahead 44(B)4', 'A act-early-and-substantially 44(B)5', 'B keep-course-and-speed 44(B)6(i)(a)'], noDuties: ['B may-act'], picture: picture(crossing('starboard')) },
  { tests: ['44(B)4'], title: 'each with the other to port: no one is named', kind: 'crossing', roles: silent, advice: 'advice.bothToPort', rejected: ['44(B)4 why.eachToPort'],
    picture: picture([vessel('A', { knots: 3 }), vessel('B', { position: [-60, 300], heading: 180 })]) },
  { tests: ['44(B)6(i)(b)', '44(B)6(iii)'], title: 'in doubt whether the other acts: she may act, and not to port', duties: ['A may-act 44(B)6(i)(b)', 'A do-not-alter-to-port 44(B)6(iii)', 'A keep-course-and-speed 44(B)6(i)(a)'],
    picture: picture(crossing('port', {}, { position: [-280, 280] }), { happened: [{ at: 0, vessel: 'A', does: 'doubt', of: 'B', about: 'intentions' }] }) },
  { tests: ['44(B)6(ii)', '44(B)6(iv)'], title: 'too close for the other alone: she must act, and the other is not relieved', roles: hasWay, duties: ['A must-act 44(B)6(ii)', 'B keep-out-of-the-way 44(B)4'],
    picture: picture(crossing('port', {}, { position: [-45, 45] })) },
  { tests: ['44(B)6(iii)'], title: 'not to port binds the early action in a crossing: not the last moment', duties: ['A must-act 44(B)6(ii)'], noDuties: ['A do-not-alter-to-port'], picture: picture(crossing('port', {}, { position: [-45, 45] })) },
  { tests: ['44(B)6(i)(b)', '44(B)2(i)'], title: 'a vessel being overtaken may act as well, where the other does not', kind: 'overtaking', roles: hasWay, duties: ['A may-act 44(B)6(i)(b)'], picture: picture(overtaking({ position: [0, 110] })) },
  // ---- (B)7
  { tests: ['44(B)7(i)(a)'], title: 'power keeps clear of one not under command, though she has it to port', kind: 'converging', roles: { A: 'give-way' }, rejected: ['44(B)4 why.displaced'], picture: picture(crossing('port', {}, nuc)) },
  { tests: ['44(B)7(i)(b)'], title: 'of one restricted in her ability to manoeuvre', kind: 'converging', roles: { A: 'give-way' }, picture: picture(crossing('port', {}, ram)) },
  { tests: ['44(B)7(i)(c)'], title: 'of one engaged in fishing', kind: 'converging', roles: givesWay, picture: picture(crossing('port', {}, fishing)) },
  { tests: ['44(B)7(i)(d)'], title: 'of one under sail', kind: 'converging', roles: givesWay, picture: picture(crossing('port', {}, { ...sail, knots: 6 })) },
  { tests: ['44(B)7(i)(d)'], title: 'of one under oars', roles: givesWay, picture: picture(crossing('port', {}, { ...oars, position: [-200, 600] })) },
  { tests: ['44(B)7(i)(d)'], title: 'of a country boat without an engine', roles: givesWay, picture: picture(crossing('port', {}, { propulsion: 'none', service: 'country-boat', towedBy: { hauledBy: 'bank' } })) },
  { tests: ['44(B)7(i)(d)'], title: 'a country boat with an engine is mechanically propelled', kind: 'crossing', roles: hasWay, picture: picture(crossing('port', {}, { service: 'country-boat' })) },
  { tests: ['44(B)7(i)'], title: 'not under command and restricted are not ranked', roles: silent, advice: 'advice.unranked', picture: picture(crossing('starboard', nuc, ram)) },
  { tests: ['44(B)7(i)(e)', '44(B)3'], title: 'meeting on a river: both alter, and the one going upstream holds back', kind: 'head-on', roles: { A: 'give-way', B: 'give-way' }, because: ['44(B)3', '44(B)7(i)(e)'],
    duties: ['A hold-back 44(B)7(i)(e)'], noDuties: ['B hold-back'], notes: ['O-29'], picture: picture(meeting(), river) },
  { tests: ['44(B)7(i)(e)'], title: 'crossing on a river, one up and one down: upstream keeps clear', kind: 'crossing', roles: givesWay, rejected: ['44(B)4 why.displaced'],
    picture: picture([vessel('A', { heading: 10, knots: 5 }), vessel('B', { position: [-100, 700], heading: 153.7, knots: 5 })], river) },
  { tests: ['44(B)7(i)(e)'], title: 'still water: no upstream', kind: 'crossing', roles: hasWay, rejected: ['44(B)7(i)(e) why.noCurrent'],
    picture: picture([vessel('A', { heading: 10, knots: 5 }), vessel('B', { position: [-100, 700], heading: 153.7, knots: 5 })]) },
  { tests: ['44(B)7(i)(e)', '44(B)4'], title: 'a vessel that crosses the stream is under (B)4', roles: givesWay, because: ['44(B)4'], rejected: ['44(B)7(i)(e) why.notAlongStream'], picture: picture(crossing('starboard'), river) },
  { tests: ['44(B)7(ii)(a)'], title: 'sail keeps clear of one not under command', roles: { A: 'give-way' }, picture: picture(crossing('port', { ...sail, knots: 6 }, nuc)) },
  { tests: ['44(B)7(ii)(b)'], title: 'of one restricted', roles: { A: 'give-way' }, picture: picture(crossing('port', { ...sail, knots: 6 }, ram)) },
  { tests: ['44(B)7(ii)(c)'], title: 'of one engaged in fishing', roles: givesWay, picture: picture(crossing('port', { ...sail, knots: 6 }, fishing)) },
  { tests: ['44(B)7(ii)'], title: 'sail and oars: silent', roles: silent, advice: 'advice.oarsSilent', picture: picture(crossing('starboard', { ...sail, knots: 6 }, { ...oars, position: [200, 600] })) },
  { tests: ['44(B)7(iii)(a)'], title: 'fishing keeps clear, so far as possible, of one not under command', roles: { A: 'give-way' }, picture: picture(crossing('port', fishing, nuc)) },
  { tests: ['44(B)7(iii)(b)'], title: 'and of one restricted', roles: { A: 'give-way' }, picture: picture(crossing('port', fishing, ram)) },
  // ---- (D)9
  { tests: ['44(D)9(ii)(b)'], title: 'near vessels made fast: slow down', duties: ['A slow-down 44(D)9(ii)(b)'], picture: picture([vessel('A', { position: [20, -100], knots: 8 }), vessel('W', { condition: 'made-fast', position: [50, 0] })], narrow) },
  { tests: ['44(D)9(ii)(b)'], title: 'once they are astern: no more', noDuties: ['A slow-down'], picture: picture([vessel('A', { position: [20, 100], knots: 8 }), vessel('W', { condition: 'made-fast', position: [50, 0] })], narrow) },
  // ---- (C)1, 19
  { tests: ['44(C)1(i)', '44(C)1(ii)', '44(C)1(iii)'], title: 'in restricted visibility: safe speed, engines ready', duties: ['A moderate-speed 44(C)1(ii)', 'A moderate-speed 44(C)1(iii)', 'A engines-ready 44(C)1(ii)'], picture: picture([vessel('A')], fog) },
  { tests: ['44(C)1(iv)'], title: 'a fog signal forward of the beam: reduce speed', kind: 'restricted-visibility', roles: silent, duties: ['A reduce-speed 44(C)1(iv)', 'A navigate-with-caution 44(C)1(iv)'], noDuties: ['A stop-engines'],
    picture: picture([vessel('A'), vessel('B', { position: [156, 886], heading: 190 })], { ...fog, ...sounds('B', ['A']) }) },
  { tests: ['44(C)1(iv)'], title: 'the bell of one at anchor is a fog signal too', kind: 'none', duties: ['A reduce-speed 44(C)1(iv)'], noDuties: ['B reduce-speed'],
    picture: picture([vessel('A'), vessel('B', { position: [0, 700], condition: 'at-anchor' })], { ...fog, happened: [{ at: 0, vessel: 'B', does: 'sound', pattern: 'B', heardBy: ['A'] }] }) },
  { tests: ['44(C)1(iv)'], title: 'by radar: once the close quarters cannot be avoided, and not long before', duties: ['A reduce-speed 44(C)1(iv)'], picture: picture(meeting({ radar: true }, { position: [0, 300] }), fog) },
  { tests: ['44(C)1(iv)'], title: 'ten minutes off it can be', noDuties: ['A reduce-speed'], picture: picture(meeting({ radar: true }, { position: [0, 3600] }), fog) },
  { tests: ['44(C)1(iv)'], title: 'not in sight: neither end on nor crossing', kind: 'restricted-visibility', roles: silent, rejected: ['44(B)3 why.notInSight'], picture: picture(meeting(), fog) },
  { tests: ['44(C)19'], title: 'the override stands over every answer', notes: ['O-41'], picture: picture(meeting()) },
  // ---- (D)11
  { tests: ['44(D)11'], title: 'a ferry that crosses the channel keeps off, though the other has her to starboard', roles: { A: 'stand-on', B: 'give-way' }, because: ['44(D)11'],
    picture: picture([vessel('A', { knots: 8 }), vessel('B', { engagedIn: ['ferrying'], service: 'ferry', position: [300, 400], heading: 270 })], narrow) },
  { tests: ['44(D)11'], title: 'with priority granted she has the way, though she has the other to starboard', roles: givesWay, because: ['44(D)11'],
    picture: picture([vessel('A', { knots: 8 }), vessel('B', { engagedIn: ['ferrying'], service: 'ferry', permissions: ['ferry-priority'], position: [-300, 400], heading: 90 })], narrow) },
  { tests: ['44(D)11'], title: 'but not over one not under command', roles: { A: 'stand-on', B: 'give-way' }, because: ['44(B)7(i)(a)'],
    picture: picture([vessel('A', { ...nuc, knots: 8 }), vessel('B', { engagedIn: ['ferrying'], service: 'ferry', permissions: ['ferry-priority'], position: [-300, 400], heading: 90 })], narrow) },
];
