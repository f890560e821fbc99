/** What the COLREGs say of plain pictures, by rule. Expectations are from the treaty, the geometry from plain triangles. */
import { crossing, meeting, overtaking, picture, reach, vessel } from '../pictures.ts';
import type { RuleCase } from '../ruleCase.ts';

const fog = { environment: { visibility: 150 } } as const;
const narrow = { waters: 'harbour', waterway: { waters: 'harbour', channels: [reach(120, { upstream: 'none', depth: 12 })] } } as const;
const oars = { propulsion: 'oars', length: 6, breadth: 1.5, service: 'pleasure', knots: 2 } as const;
const sail = { propulsion: 'sail', length: 10, breadth: 2, service: 'pleasure', knots: 4 } as const;
const fishing = { engagedIn: ['fishing'], service: 'fishing' } as const;
const nuc = { restrictions: ['not-under-command'] } as const;
const ram = { restrictions: ['restricted-manoeuvrability'] } as const;
const portTack = { sail: { mainsail: 'starboard', pointOfSail: 'close-hauled' } } as const;
const starboardTack = { sail: { mainsail: 'port', pointOfSail: 'close-hauled' } } as const;
const runs = { sail: { mainsail: 'port', pointOfSail: 'free' } } as const;
const northWind = { environment: { wind: { from: 0, speed: 5 } } } as const;
const deep = { restrictions: ['confined-to-channel'], length: 150, breadth: 30, draught: 9, knots: 7 } as const;
const across = (change = {}) => vessel('B', { position: [200, 280], heading: 270, knots: 5, ...change });
const sounds = (vesselId: string, heardBy: string[]) => ({ happened: [{ at: 0, vessel: vesselId, does: 'sound', pattern: 'P', heardBy }] });
const doubts = (by: string, of: string, about: 'overtaking' | 'head-on' | 'tack' | 'intentions') => ({ happened: [{ at: 0, vessel: by, does: 'doubt', of, about }] });
const bend = { channels: [reach(40, { centreline: [[0, -2000], [0, 0], [2000, 0]] })], bends: [{ id: 'b', at: [0, 0], hides: true }] } as const;
const givesWay = { A: 'give-way', B: 'stand-on' } as const;
const hasWay = { A: 'stand-on', B: 'give-way' } as const;
const silent = { A: 'none', B: 'none' } as const;

export const cases: readonly RuleCase[] = [
  // ---- 3: the words
  { tests: ['3(b)', '15'], title: 'under power and sail she is power-driven', kind: 'crossing', roles: hasWay, picture: picture(crossing('port', runs)) },
  { tests: ['3(c)', '18(a)(iv)'], title: 'under sail alone she is a sailing vessel', kind: 'converging', roles: givesWay, picture: picture(crossing('port', {}, { ...sail, knots: 6 })) },
  { tests: ['3(d)', '18(a)(iii)'], title: 'a fishing boat that does not fish is no vessel engaged in fishing', kind: 'crossing', roles: hasWay, picture: picture(crossing('port', {}, { service: 'fishing' })) },
  { tests: ['3(f)', '3(g)'], title: 'not under command and restricted are words for what she cannot do: neither is asked to give way', roles: silent, advice: 'advice.unranked', rejected: ['15 why.unranked'], picture: picture(crossing('starboard', nuc, ram)) },
  { tests: ['3(h)', '18(d)(i)'], title: 'constrained by her draught', roles: { B: 'not-to-impede' }, because: ['18(d)(i)'], picture: picture(crossing('starboard', { restrictions: ['constrained-by-draught'] })) },
  { tests: ['3(i)'], title: 'at anchor, aground or made fast she is not under way', kind: 'none', roles: silent, rejected: ['14 why.notUnderWay'], picture: picture(meeting({}, { condition: 'aground' })) },
  { tests: ['3(k)', '11'], title: 'the rules of section II are for vessels in sight of one another', kind: 'none', roles: silent, rejected: ['14 why.viewBlocked'],
    picture: picture(meeting(), { waterway: { screens: [[[-50, 400], [50, 400], [50, 600], [-50, 600]]] } }) },
  { tests: ['3(l)', '19(a)', '19(b)', '19(c)'], title: 'restricted visibility is below a mile by default', duties: ['A moderate-speed 19(b)', 'A moderate-speed 19(a)', 'A moderate-speed 19(c)', 'A engines-ready 19(b)'], picture: picture([vessel('A')], { environment: { visibility: 1800 } }) },
  { tests: ['19(b)'], title: 'at a mile and over it is not', noDuties: ['A moderate-speed'], picture: picture([vessel('A')], { environment: { visibility: 1852 } }) },
  { tests: ['3(i)', '7(a)'], title: 'there may be risk with one at anchor, and no steering rule for it', kind: 'none', roles: silent, advice: 'advice.notUnderWay', picture: picture(meeting({}, { condition: 'at-anchor' })) },
  // ---- 4 to 7
  { tests: ['4', '5', '6', '7(a)', '7(b)', '7(c)', '7(d)'], title: 'look-out, safe speed and judging risk, in any visibility', duties: ['A look-out 5', 'A safe-speed 6', 'A judge-risk 7(a)', 'A judge-risk 7(b)', 'A judge-risk 7(c)', 'A judge-risk 7(d)'], picture: picture([vessel('A')], fog) },
  // ---- 8, 16
  { tests: ['8(a)', '8(b)', '8(c)', '8(d)', '8(e)', '16'], title: 'the give-way vessel acts early and substantially', duties: ['A act-early-and-substantially 16', 'A act-early-and-substantially 8(a)', 'A act-early-and-substantially 8(b)', 'A act-early-and-substantially 8(e)'], picture: picture(crossing('starboard')) },
  { tests: ['8(d)', '16'], title: 'she has turned away, and the range opens: still in her duty while her old course would bring the risk back', kind: 'crossing', roles: givesWay,
    before: [picture(crossing('starboard'), { time: -20 })], picture: picture(crossing('starboard', { heading: 180 })) },
  { tests: ['8(d)'], title: 'once it would not, the meeting is over', kind: 'none', roles: silent,
    before: [picture(crossing('starboard'), { time: -20 })], picture: picture(crossing('starboard', { heading: 180, position: [0, -2000] })) },
  { tests: ['8(f)(i)', '8(f)(ii)', '8(f)(iii)', '9(b)'], title: '19.9 m does not impede a vessel that needs the channel, and that one keeps her duty', roles: { A: 'give-way', B: 'not-to-impede' }, because: ['9(b)', '8(f)(iii)', '15'],
    duties: ['B do-not-impede 9(b)', 'A keep-out-of-the-way 15'], picture: picture([vessel('A', deep), across({ length: 19.9 })], narrow) },
  // ---- 9
  { tests: ['9(a)'], title: 'keep to the starboard side', duties: ['A keep-starboard-side 9(a)'], noBreaches: ['A wrong-side'], picture: picture([vessel('A', { position: [30, 0] })], narrow) },
  { tests: ['9(a)'], title: 'on the port side', breaches: ['A wrong-side 9(a)'], picture: picture([vessel('A', { position: [-30, 0] })], narrow) },
  { tests: ['9(b)'], title: 'twenty metres is not less than twenty', rejected: ['9(b) why.notSmallOrSailing'], roles: { A: 'give-way' }, picture: picture([vessel('A', deep), across({ length: 20 })], narrow) },
  { tests: ['9(c)'], title: 'fishing does not impede any other vessel in the channel, who still keeps clear', roles: { A: 'give-way', B: 'not-to-impede' }, because: ['9(c)', '18(a)(iii)'],
    picture: picture([vessel('A', { position: [10, 0], knots: 7 }), vessel('B', { ...fishing, length: 12, position: [10, 500], heading: 90, knots: 0 })], narrow) },
  { tests: ['9(d)'], title: 'nor does one that crosses impede a vessel that needs the channel', roles: { B: 'not-to-impede' }, because: ['9(d)'], picture: picture([vessel('A', deep), across({ length: 25 })], narrow) },
  { tests: ['9(d)'], title: 'one that does not need the channel is under the crossing rule alone', roles: givesWay, rejected: ['9(d) why.notConfined'], picture: picture([vessel('A', { knots: 7 }), across({ length: 25 })], narrow) },
  { tests: ['9(e)(i)', '9(e)(ii)'], title: 'overtaking that needs the other to act waits for her consent, and rule 13 stands', kind: 'overtaking', roles: hasWay, duties: ['B await-consent 9(e)(i)', 'A permit-passing 9(e)(i)', 'B keep-out-of-the-way 13(a)'], because: ['9(e)(ii)'],
    picture: picture(overtaking(), { ...narrow, happened: [{ at: 0, vessel: 'B', does: 'signal-overtaking', of: 'A', side: 'port' }] }) },
  { tests: ['9(e)(i)'], title: 'once she has consented she acts, and the other waits no more', duties: ['A permit-passing 9(e)(i)'], noDuties: ['B await-consent'],
    picture: picture(overtaking(), { ...narrow, time: 30, happened: [{ at: 0, vessel: 'B', does: 'signal-overtaking', of: 'A', side: 'port' }, { at: 20, vessel: 'A', does: 'consent', of: 'B' }] }) },
  { tests: ['9(e)(i)'], title: 'a consent given before she asked is none', duties: ['B await-consent 9(e)(i)'],
    picture: picture(overtaking(), { ...narrow, time: 30, happened: [{ at: 0, vessel: 'A', does: 'consent', of: 'B' }, { at: 20, vessel: 'B', does: 'signal-overtaking', of: 'A', side: 'port' }] }) },
  { tests: ['9(f)'], title: 'near a bend: alertness and caution', duties: ['A round-bend-with-caution 9(f)'], picture: picture([vessel('A', { position: [10, -500] })], { waterway: bend }) },
  { tests: ['9(g)'], title: 'avoid anchoring in a narrow channel', breaches: ['A anchored-in-narrow-channel 9(g)'], duties: ['A avoid-anchoring 9(g)'], picture: picture([vessel('A', { condition: 'at-anchor' })], narrow) },
  // ---- 12
  { tests: ['12(a)(i)'], title: 'wind on the port side keeps out of the way', kind: 'converging', roles: hasWay,
    picture: picture([vessel('A', { ...sail, ...runs, position: [0, 800], heading: 180 }), vessel('B', { ...sail, ...portTack, position: [-339, 73], heading: 50 })], northWind) },
  { tests: ['12(a)(ii)', '12(b)'], title: 'wind on the same side: the one to windward', roles: givesWay, rejected: ['12(a)(i) why.sameTack'],
    picture: picture([vessel('A', { ...sail, ...starboardTack, position: [300, 300], heading: 300 }), vessel('B', { ...sail, ...starboardTack, position: [261, 18], heading: 320, knots: 5 })], northWind) },
  { tests: ['12(a)(i)'], title: 'on which side each has the wind is not given: nobody is named, and that is said', roles: silent, advice: 'advice.sailUnsettled', rejected: ['12(a)(i) why.tackUnknown', '12(a)(ii) why.tackUnknown'],
    picture: picture(crossing('starboard', { ...sail, knots: 6 }, { ...sail, knots: 6 })) },
  { tests: ['12(a)(ii)', '12(a)(i)'], title: 'to have gone about to comply does not change who keeps out of the way', roles: givesWay, because: ['12(a)(ii)'],
    before: [picture([vessel('A', { ...sail, ...starboardTack, position: [300, 300], heading: 300 }), vessel('B', { ...sail, ...starboardTack, position: [261, 18], heading: 320, knots: 5 })], { time: -5, ...northWind })],
    picture: picture([vessel('A', { ...sail, ...starboardTack, position: [300, 300], heading: 290 }), vessel('B', { ...sail, ...portTack, position: [261, 18], heading: 320, knots: 5 })], northWind) },
  { tests: ['12(b)'], title: 'the windward side is opposite to the mainsail', roles: givesWay,
    picture: picture([vessel('A', { ...sail, ...portTack, heading: 45 }), vessel('B', { ...sail, ...starboardTack, position: [424, 0], heading: 315 })], northWind) },
  { tests: ['12(a)(iii)'], title: 'wind to port, and in doubt on which side one to windward has it', roles: givesWay, because: ['12(a)(iii)'], rejected: ['12(a)(i) why.displaced'],
    picture: picture([vessel('A', { ...sail, ...portTack, heading: 60, knots: 5 }), vessel('B', { ...sail, ...runs, position: [300, 600], heading: 173.1, knots: 5 })], { ...northWind, ...doubts('A', 'B', 'tack') }) },
  // ---- 13
  { tests: ['13(a)', '13(b)', '13(d)'], title: 'overtaking, until past and clear', kind: 'overtaking', roles: hasWay, because: ['13(a)', '13(b)'], duties: ['B keep-out-of-the-way 13(a)', 'B keep-clear-until-past 13(d)'], picture: picture(overtaking()) },
  { tests: ['13(a)'], title: 'a fishing vessel overtakes: 13 before 18', kind: 'overtaking', roles: hasWay, rejected: ['18(a)(iii) why.displaced'], picture: picture([vessel('A', { knots: 4 }), vessel('B', { ...fishing, position: [250, -433], heading: 344.5, knots: 8 })]) },
  { tests: ['13(a)', '9(b)'], title: 'a small vessel that overtakes one who needs the channel keeps out of the way, and does not impede', kind: 'overtaking', roles: hasWay, duties: ['B keep-out-of-the-way 13(a)', 'B do-not-impede 9(b)'],
    picture: picture(overtaking(deep, { length: 12, knots: 14 }), narrow) },
  { tests: ['13(b)'], title: '112.4 from her bow is not more than 22.5 abaft the beam', kind: 'crossing', roles: givesWay, picture: picture([vessel('A', { knots: 8 }), vessel('B', { position: [1849.1, -762.1], heading: 324.3, knots: 14 })]) },
  { tests: ['13(c)'], title: 'any doubt: she assumes that she overtakes', kind: 'overtaking', roles: hasWay, because: ['13(c)'],
    picture: picture([vessel('A', { knots: 8 }), vessel('B', { position: [1849.1, -762.1], heading: 324.3, knots: 14 })], doubts('B', 'A', 'overtaking')) },
  { tests: ['13(d)'], title: 'drawing forward does not make her a crossing vessel', kind: 'overtaking', roles: hasWay, because: ['13(d)'],
    before: [picture([vessel('A', { position: [0, -740.8] }), vessel('B', { position: [483, -1172.3], heading: 350, knots: 9 })], { time: -240 })],
    picture: picture([vessel('A'), vessel('B', { position: [290, -78], heading: 350, knots: 9 })]) },
  { tests: ['13(d)'], title: 'level with her, and turning across her bow, she is still the overtaking vessel', kind: 'overtaking', roles: hasWay, because: ['13(d)'],
    before: [picture([vessel('A', { knots: 4 }), vessel('B', { position: [30, -300], knots: 8 })], { time: -150 }), picture([vessel('A', { position: [0, 308], knots: 4 }), vessel('B', { position: [30, 317], knots: 8 })])],
    picture: picture([vessel('A', { position: [0, 312], knots: 4 }), vessel('B', { position: [28, 324], heading: 290, knots: 8 })], { time: 2 }) },
  { tests: ['13(d)'], title: 'wholly ahead by two lengths, with clear water and opening, she is past and clear', kind: 'none', roles: silent,
    before: [picture([vessel('A', { knots: 4 }), vessel('B', { position: [100, -300], knots: 8 })], { time: -150, waters: 'river' })],
    picture: picture([vessel('A', { position: [0, 308], knots: 4 }), vessel('B', { position: [100, 370], knots: 8 })], { waters: 'river' }) },
  // ---- 14
  { tests: ['14(a)', '14(b)'], title: 'head-on', kind: 'head-on', roles: { A: 'give-way', B: 'give-way' }, because: ['14(a)', '14(b)'], duties: ['A alter-to-starboard 14(a)', 'B alter-to-starboard 14(a)'], picture: picture(meeting()) },
  { tests: ['14(c)'], title: 'courses eight degrees from opposite: in doubt, so head-on', kind: 'head-on', because: ['14(c)'], picture: picture(meeting({}, { position: [70, 1000], heading: 188 })) },
  { tests: ['14(c)'], title: 'twelve: a crossing', kind: 'crossing', roles: givesWay, picture: picture(meeting({}, { position: [105, 1000], heading: 192 })) },
  { tests: ['14(c)'], title: 'unless one says that she is in doubt', kind: 'head-on', because: ['14(c)'], picture: picture(meeting({}, { position: [105, 1000], heading: 192 }), doubts('A', 'B', 'head-on')) },
  // ---- 15, 17
  { tests: ['15', '17(a)(i)'], title: 'crossing', kind: 'crossing', roles: givesWay, duties: ['A keep-out-of-the-way 15', 'A avoid-crossing-ahead 15', 'B keep-course-and-speed 17(a)(i)'], noDuties: ['B may-act'], picture: picture(crossing('starboard')) },
  { tests: ['15'], title: 'power and oars: the rules are silent', kind: 'converging', roles: silent, advice: 'advice.oarsSilent', rejected: ['15 why.notPowerDriven'], picture: picture(crossing('starboard', {}, { ...oars, position: [200, 600] })) },
  { tests: ['17(a)(ii)', '17(c)'], title: 'she may act as soon as it is apparent that the other does not, and not to port', duties: ['A may-act 17(a)(ii)', 'A do-not-alter-to-port 17(c)'], picture: picture(crossing('port', {}, { position: [-280, 280] }), doubts('A', 'B', 'intentions')) },
  { tests: ['17(a)(ii)', '13(a)'], title: 'a vessel being overtaken may act as well, where the other does not', kind: 'overtaking', roles: hasWay, duties: ['A may-act 17(a)(ii)'],
    picture: picture(overtaking({ position: [0, 110] }), { waters: 'river' }) },
  { tests: ['17(c)'], title: 'not to port is for the crossing situation: end on with one that fishes it is not said', duties: ['A may-act 17(a)(ii)'], noDuties: ['A do-not-alter-to-port'],
    picture: picture([vessel('A', fishing), vessel('B', { position: [-8, 280], heading: 180 })], { waters: 'river', ...doubts('A', 'B', 'intentions') }) },
  { tests: ['17(b)', '17(d)'], title: 'too close for the other alone: she must, and the other is not relieved', roles: hasWay, duties: ['A must-act 17(b)', 'B keep-out-of-the-way 15'], picture: picture(crossing('port', {}, { position: [-45, 45] })) },
  // ---- 18
  { tests: ['18(a)(i)'], title: 'power keeps clear of one not under command', kind: 'converging', roles: { A: 'give-way' }, rejected: ['15 why.displaced'], picture: picture(crossing('port', {}, nuc)) },
  { tests: ['18(a)(ii)'], title: 'of one restricted', roles: { A: 'give-way' }, picture: picture(crossing('port', {}, ram)) },
  { tests: ['18(a)(iii)'], title: 'of one engaged in fishing', roles: givesWay, picture: picture(crossing('port', {}, fishing)) },
  { tests: ['18(b)(i)'], title: 'sail keeps clear of one not under command', roles: { A: 'give-way' }, picture: picture(crossing('port', { ...sail, knots: 6 }, nuc)) },
  { tests: ['18(b)(ii)'], title: 'of one restricted', roles: { A: 'give-way' }, picture: picture(crossing('port', { ...sail, knots: 6 }, ram)) },
  { tests: ['18(b)(iii)'], title: 'of one engaged in fishing', roles: givesWay, picture: picture(crossing('port', { ...sail, knots: 6 }, fishing)) },
  { tests: ['18(c)(i)'], title: 'fishing keeps clear of one not under command', roles: { A: 'give-way' }, picture: picture(crossing('port', fishing, nuc)) },
  { tests: ['18(c)(ii)'], title: 'and of one restricted', roles: { A: 'give-way' }, picture: picture(crossing('port', fishing, ram)) },
  { tests: ['18(d)(i)'], title: 'one restricted need not', roles: { B: 'stand-on' }, picture: picture(crossing('starboard', { restrictions: ['constrained-by-draught'] }, ram)) },
  { tests: ['18(d)(ii)'], title: 'constrained by her draught: particular caution', duties: ['A navigate-with-particular-caution 18(d)(ii)'], picture: picture([vessel('A', { restrictions: ['constrained-by-draught'] })]) },
  // ---- 19
  { tests: ['19(d)', '19(d)(i)'], title: 'by radar alone, forward of the beam: not to port', kind: 'restricted-visibility', roles: silent, duties: ['A avert-collision 19(d)', 'A avoid-altering-to-port 19(d)(i)'], noDuties: ['B avert-collision'], picture: picture(meeting({ radar: true }), fog) },
  { tests: ['19(d)(i)'], title: 'unless for a vessel being overtaken', kind: 'restricted-visibility', duties: ['B avert-collision 19(d)'], noDuties: ['B avoid-altering-to-port'], picture: picture(overtaking({}, { radar: true }), fog) },
  { tests: ['19(d)(ii)'], title: 'abeam or abaft it: not towards her', duties: ['A avoid-altering-towards 19(d)(ii)'], picture: picture(overtaking({ radar: true }), fog) },
  { tests: ['19(e)'], title: 'a fog signal forward of the beam: bare steerage way', duties: ['A reduce-speed 19(e)', 'A navigate-with-caution 19(e)'], noDuties: ['A stop-engines'],
    picture: picture([vessel('A'), vessel('B', { position: [181, 676], heading: 200 })], { ...fog, ...sounds('B', ['A']) }) },
  { tests: ['19(e)'], title: 'the bell of one at anchor is a fog signal too', kind: 'none', duties: ['A reduce-speed 19(e)'], noDuties: ['B reduce-speed'],
    picture: picture([vessel('A'), vessel('B', { position: [0, 700], condition: 'at-anchor' })], { ...fog, happened: [{ at: 0, vessel: 'B', does: 'sound', pattern: 'B', heardBy: ['A'] }] }) },
  { tests: ['19(e)'], title: 'and so is that of a vessel in tow', kind: 'restricted-visibility', duties: ['A reduce-speed 19(e)'],
    picture: picture([vessel('A'), vessel('B', { position: [0, 700], heading: 180, tow: { vessels: ['F'], arrangement: 'astern', length: 60, hauledBy: 'power' } }), vessel('F', { propulsion: 'none', towedBy: 'B', position: [0, 760], heading: 180 })],
      { ...fog, happened: [{ at: 0, vessel: 'F', does: 'sound', pattern: 'PSSS', heardBy: ['A'] }] }) },
  { tests: ['19(e)'], title: 'her radar shows that there is no risk: she is excepted', noDuties: ['A reduce-speed'],
    picture: picture([vessel('A', { radar: true }), vessel('B', { position: [1500, 500], heading: 90 })], { ...fog, ...sounds('B', ['A']) }) },
  { tests: ['19(e)', '19(d)'], title: 'a close quarters ahead that she cannot avoid any more: reduce speed, though nothing is heard', duties: ['A reduce-speed 19(e)', 'A avert-collision 19(d)'],
    picture: picture(meeting({ radar: true }, { position: [0, 300] }), fog) },
  { tests: ['19(e)'], title: 'far off she still can', noDuties: ['A reduce-speed'], picture: picture(meeting({ radar: true }, { position: [0, 3000] }), fog) },
  { tests: ['19(e)'], title: 'short blasts alone are no fog signal', noDuties: ['A reduce-speed'],
    picture: picture(meeting(), { ...fog, happened: [{ at: 0, vessel: 'B', does: 'sound', pattern: 'SS', heardBy: ['A'] }] }) },
];
