import { describe, expect, test } from 'vitest';
import { readScenario } from './read.ts';
import { sampleFile } from './sample.ts';
import { faultsToRun, startFaults } from './start.ts';
import { lint } from './lint.ts';

type Json = Record<string, unknown>;

interface Picture { readonly waters?: string; readonly ruleSet?: string; readonly channels?: readonly Json[]; readonly waterway?: Json; readonly environment?: Json; readonly vessels: readonly Json[] }

/** A reach 40 m wide and 3 m deep along the north-south axis. */
const REACH = { id: 'reach', centreline: [[0, -1000], [0, 1000]], width: '40 m', depth: '3 m', upstream: 'forward' };

function scenarioWith({ waters = 'canal', ruleSet = 'dvc-1963', channels = [REACH], waterway = {}, environment = {}, vessels }: Picture) {
  const reading = readScenario({
    format: 'stand-on/scenario', version: 1, ruleSet, environment, waterway: { waters, channels, ...waterway },
    vessels: vessels.map((vessel, index) => ({ id: `V${index}`, length: 20, breadth: 4, draught: 1, heading: 0, position: [0, 0], ...vessel })),
  });
  if (!reading.ok) throw new Error(JSON.stringify(reading.faults));
  return reading.scenario;
}

describe('at the start', () => {
  test.each<[string, Picture, RegExp | undefined]>([
    ['one vessel in mid-channel', { vessels: [{}] }, undefined],
    ['two on top of each other', { vessels: [{}, {}] }, /^vessels\[1\]\.position: V1 overlaps V0 at the start: 0 m/],
    ['the bow of one in the side of the other', { vessels: [{}, { heading: 90, position: [-11.5, 0] }] }, /overlaps/],
    ['the bow of one a metre short of the side of the other', { waters: 'harbour', vessels: [{}, { heading: 90, position: [-13, 0] }] }, undefined],
    ['made fast alongside each other', { vessels: [{ condition: 'made-fast' }, { condition: 'made-fast', position: [4, 0] }] }, undefined],
    ['under way and touching, which is a collision', { vessels: [{}, { position: [4, 0] }] }, /overlaps/],
    ['under way a hand apart', { vessels: [{}, { position: [4.1, 0] }] }, undefined],
    ['three, of which the outer two overlap the middle one', { vessels: [{ position: [-2, 0] }, { position: [2, 0] }, { position: [0, 5] }] }, /V2 overlaps V0/],
    ['a vessel and her tow drawn on top of each other', { vessels: [{ tow: { vessels: ['V1'], length: 50 } }, { propulsion: 'none', towedBy: 'V0' }] }, undefined],
    ['draught more than the depth', { vessels: [{ draught: '3.5 m' }] }, /^vessels\[0\]\.draught: V0 is aground at the start: draught 3\.5 m, depth 3 m/],
    ['draught just the depth', { vessels: [{ draught: '3 m' }] }, undefined],
    ['aground, and said to be', { vessels: [{ draught: '3.5 m', condition: 'aground' }] }, undefined],
    ['deep in the deeper of two channels', { channels: [REACH, { ...REACH, id: 'deep', width: '20 m', depth: '6 m' }], vessels: [{ draught: '3.5 m' }] }, undefined],
    ['over the bank by a metre', { vessels: [{ position: [19, 0] }] }, /^vessels\[0\]\.position: V0 lies 1 m over the bank/],
    ['just within the bank', { vessels: [{ position: [18, 0] }] }, undefined],
    ['across the reach with the bow in the bank', { vessels: [{ heading: 90, position: [12, 0] }] }, /V0 lies 2 m over the bank/],
    ['on dry land', { vessels: [{ position: [500, 0] }] }, /over the bank/],
    ['past the end of the reach as drawn', { vessels: [{ position: [0, 1100] }] }, undefined],
    ['past the end and out of line with it', { vessels: [{ position: [50, 1100] }] }, /over the bank/],
    ['with her bow in the trees', { waters: 'open', channels: [], waterway: { screens: [[[-5, 9], [5, 9], [5, 60], [-5, 60]]] }, vessels: [{}] }, /V0 lies on what waterway\.screens\[0\] marks/],
    ['clear of the trees', { waters: 'open', channels: [], waterway: { screens: [[[-5, 11], [5, 11], [5, 60], [-5, 60]]] }, vessels: [{}] }, undefined],
    ['made fast along the bank', { vessels: [{ condition: 'made-fast', position: [20, 0] }] }, undefined],
    ['made fast in a field', { vessels: [{ condition: 'made-fast', position: [60, 0] }] }, /over the bank/],
    ['outside the fairway of a harbour', { waters: 'harbour', vessels: [{ position: [500, 0] }] }, undefined],
    ['in a canal of which no channel is given', { channels: [], vessels: [{ position: [500, 0] }] }, undefined],
    ['where two channels join', { channels: [REACH, { id: 'arm', centreline: [[0, 0], [-500, 0]], width: '40 m' }], vessels: [{ position: [-19, 0] }] }, undefined],
  ])('%s', (_, picture, says) => {
    const faults = startFaults(scenarioWith(picture)).map(({ path, problem }) => `${path}: ${problem}`);
    if (says === undefined) expect(faults).toEqual([]);
    else expect(faults.join('\n')).toMatch(says);
  });

  test('every fault at once', () => {
    const faults = startFaults(scenarioWith({ vessels: [{}, {}, { draught: 5, position: [0, 100] }, { position: [100, 0] }] }));
    expect(faults.map(fault => fault.path)).toEqual(['vessels[1].position', 'vessels[2].draught', 'vessels[3].position']);
  });

  test('together with the faults of the text: those of the good vessels, at their places in the file', () => {
    const vessel = (id: string, change: Json = {}) => ({ id, length: 20, breadth: 4, draught: 1, heading: 0, position: [0, 0], ...change });
    const reading = readScenario({
      format: 'stand-on/scenario', version: 1, ruleSet: 'dvc-1963', titel: 'x', waterway: { waters: 'canal', channels: [REACH] },
      vessels: [vessel('A', { speed: '6 knotts' }), vessel('B'), vessel('A', { position: [0, 200] }), vessel('C'), vessel('D', { position: [400, 0] })],
      events: [{ at: 0, vessel: 'Q', does: 'sound', pattern: 'P' }],
    });
    expect(reading.ok).toBe(false);
    const paths = faultsToRun(reading).map(({ path }) => path);
    expect(paths).toEqual(expect.arrayContaining(['titel', 'vessels[0].speed', 'vessels[2].id', 'events[0].vessel', 'vessels[3].position', 'vessels[4].position']));
    expect(paths).not.toContain('vessels[1].position');
  });
});

describe('lint', () => {
  const findings = (picture: Picture): string[] => lint(scenarioWith(picture)).map(({ path, problem }) => `${path}: ${problem}`);

  test.each<[string, Picture, RegExp]>([
    ['a current that sets upstream', { environment: { current: { towards: 0, speed: '1 kn' } }, vessels: [{}] }, /channels\[0\]\.upstream: upstream of reach is the way that the current sets/],
    ['a current that sets upstream, as given backwards', { channels: [{ ...REACH, upstream: 'reverse' }], environment: { current: { towards: 180, speed: '1 kn' } }, vessels: [{}] }, /upstream of reach/],
    ['a current across', { environment: { current: { towards: 90, speed: '1 kn' } }, vessels: [{}] }, /current sets across every channel/],
    // B bears 112.0 degrees from A and closes.
    ['a bearing on the border of overtaking', { waters: 'open', channels: [], vessels: [{ speed: '4 kn' }, { position: [-463.6, -187.3], heading: 45, speed: '9 kn' }] }, /V1 bears 112\.0 degrees from the bow of V0/],
    ['a sailing vessel under DVC', { vessels: [{ propulsion: 'sail' }] }, /dvc-1963 bans without permission \(reg\. 37\)/],
    ['two sailing vessels with permission under DVC', { vessels: [{ propulsion: 'sail', permissions: ['sail'] }] }, /no rule for two sailing vessels/],
    ['fishing under DVC', { vessels: [{ engagedIn: ['fishing'] }] }, /no rule for fishing \(O-19\)/],
    ['restricted under DVC', { vessels: [{ restrictions: ['constrained-by-draught'] }] }, /no such status as constrained-by-draught/],
    ['under way at anchor', { vessels: [{ condition: 'at-anchor', speed: '2 kn' }] }, /V0 is at-anchor and makes way/],
    ['a tow that lags', { vessels: [{ speed: '4 kn', tow: { vessels: ['V1'], length: 50 } }, { propulsion: 'none', towedBy: 'V0', position: [0, -40] }] }, /V1 does not make the speed of V0/],
    ['a flat ahead of the tug that tows it astern', { vessels: [{ tow: { vessels: ['V1'], arrangement: 'astern', length: 50 } }, { propulsion: 'none', towedBy: 'V0', position: [0, 40] }] }, /V1 is said to be towed astern of V0, and does not lie there/],
    ['a flat astern of the tug that pushes it', { vessels: [{ tow: { vessels: ['V1'], arrangement: 'ahead', length: 20 } }, { propulsion: 'none', towedBy: 'V0', position: [0, -40] }] }, /V1 is said to be towed ahead of V0/],
    ['a tow that is drawn much longer than it is said to be', { vessels: [{ tow: { vessels: ['V1'], arrangement: 'astern', length: 50 } }, { propulsion: 'none', towedBy: 'V0', position: [0, -400] }] }, /vessels\[0\]\.tow\.length: the tow of V0 is drawn \d+ m long, and said to be 50 m/],
    ['a flat that moves of itself', { vessels: [{ propulsion: 'none', speed: '2 kn' }] }, /no propulsion and nobody tows her/],
    ['a bend in a field', { waterway: { bends: [{ id: 'b', at: [900, 0] }] }, vessels: [{}] }, /bends\[0\]\.at: b lies in no channel/],
    ['a route over land', { vessels: [{ helm: { by: 'route', route: [[0, 100], [90, 200]] } }] }, /helm\.route\[1\]: the route of V0 leads over the bank/],
  ])('%s', (_, picture, says) => expect(findings(picture).join('\n')).toMatch(says));

  test.each<[string, Picture]>([
    ['a vessel in a reach', { vessels: [{}] }],
    ['a current that sets downstream', { environment: { current: { towards: 180, speed: '1 kn' } }, vessels: [{}] }],
    ['a tow as long as it is drawn', { vessels: [{ tow: { vessels: ['V1'], arrangement: 'astern', length: 60 } }, { propulsion: 'none', towedBy: 'V0', position: [0, -60] }] }],
    ['a channel with a current of its own', { channels: [{ ...REACH, current: '1 kn' }], vessels: [{}] }],
    ['a bearing on the border of overtaking that opens', { waters: 'open', channels: [], vessels: [{ speed: '9 kn' }, { position: [-463.6, -187.3], heading: 225, speed: '9 kn' }] }],
    ['sail, fishing and draught under VOC', { ruleSet: 'voc-2017', vessels: [{ propulsion: 'sail', engagedIn: ['fishing'], restrictions: ['restricted-manoeuvrability'] }] }],
  ])('nothing is found in %s', (_, picture) => expect(findings(picture)).toEqual([]));

  test('nothing stops it: the sample of every part of the format is gone through', () => {
    const reading = readScenario(sampleFile());
    expect(reading.ok && lint(reading.scenario).every(({ path, value, problem, remedy }) => [path, value, problem, remedy].every(part => part.length > 0))).toBe(true);
  });
});
