import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import cases from '../../test/cases/cases.json' with { type: 'json' };
import type { Fault } from './fault.ts';
import { MOST_BYTES, readScenario } from './read.ts';
import { sampleFile } from './sample.ts';

type Json = Record<string, unknown>;
type Path = readonly (string | number)[];

/** The sample with one place changed; `undefined` takes the field out. */
function changed(path: Path, value: unknown): unknown {
  const file = sampleFile() as unknown as Json;
  let here: Json = file;
  for (const step of path.slice(0, -1)) here = here[step] as Json;
  const last = path.at(-1)!;
  if (value === undefined) delete here[last];
  else here[last] = value;
  return file;
}

function faultsOf(input: unknown): readonly Fault[] {
  const reading = readScenario(input);
  return reading.ok ? [] : reading.faults;
}

const text = ({ path, value, problem, remedy }: Fault): string => `${path} | ${value} | ${problem} | ${remedy}`;

describe('what is well formed is read', () => {
  test('every part of the format', () => expect(faultsOf(sampleFile())).toEqual([]));

  test.each(cases.map(one => [one.id, one.scenario] as const))('case %s', (_, scenario) => expect(faultsOf(scenario)).toEqual([]));

  test('text, bytes and an object read alike, with and without a byte order mark', () => {
    const file = JSON.stringify(sampleFile());
    const read = readScenario(sampleFile());
    for (const form of [file, `\uFEFF${file}`, new TextEncoder().encode(file), new TextEncoder().encode(`\uFEFF${file}`)]) expect(readScenario(form)).toEqual(read);
  });

  test('what is left out takes its default, and quantities are in SI units', () => {
    const reading = readScenario({
      format: 'stand-on/scenario', version: 1, ruleSet: 'voc-2017', waterway: { waters: 'harbour' },
      vessels: [{ id: 'A', length: '20 m', position: ['1 nmi', 0], heading: 360, speed: '10 kn' }],
    });
    if (!reading.ok) throw new Error(reading.faults.map(text).join('\n'));
    const { scenario } = reading;
    expect(scenario).toMatchObject({ id: 'untitled', title: 'untitled', teaches: [], seed: 1, duration: 1200, settings: {}, events: [], checks: [], history: [] });
    expect(scenario.environment).toEqual({ light: 'day', visibility: 18_520, badWeatherMessage: false });
    expect(scenario.waterway.channels).toEqual([]);
    const [vessel] = scenario.vessels;
    expect(vessel).toMatchObject({ condition: 'under-way', position: [1852, 0], heading: 0, engine: 'ahead', drifting: false, helm: { by: 'hold' }, lights: { none: false, failed: [], optional: [] } });
    expect(vessel!.speed).toBeCloseTo(5.14444, 4);
    expect(vessel!.particulars).toMatchObject({ propulsion: 'power', service: 'cargo', laden: false, licensed: true, manned: true, radar: false, length: 20, breadth: 5, restrictions: [], engagedIn: [], permissions: [] });
  });

  test('day and night by the almanac: at 23.5 N 87.3 E on 10 January the sun sets at about 17:11 Indian time', () => {
    const lightAt = (at: string): string => {
      const reading = readScenario(changed(['environment', 'light'], { at, latitude: 23.5, longitude: 87.3 }));
      return reading.ok ? reading.scenario.environment.light : 'not read';
    };
    expect(['2026-01-10T05:00:00+05:30', '2026-01-10T07:00:00+05:30', '2026-01-10T12:00:00+05:30', '2026-01-10T17:00:00+05:30', '2026-01-10T12:10:00Z', '2026-01-10T23:59:00+05:30'].map(lightAt))
      .toEqual(['night', 'day', 'day', 'day', 'night', 'night']);
  });

  test('where the sun does not set it is day, and where it does not rise it is night', () => {
    const lightAt = (at: string): string => {
      const reading = readScenario(changed(['environment', 'light'], { at, latitude: 78, longitude: 15 }));
      return reading.ok ? reading.scenario.environment.light : 'not read';
    };
    expect([lightAt('2026-06-21T23:30:00Z'), lightAt('2026-12-21T11:00:00Z')]).toEqual(['day', 'night']);
  });

  test('good and fog are distances', () => {
    const visibility = (value: unknown): number => {
      const reading = readScenario(changed(['environment', 'visibility'], value));
      return reading.ok ? reading.scenario.environment.visibility : NaN;
    };
    expect([visibility('good'), visibility('fog'), visibility('1 nmi'), visibility(300)]).toEqual([18_520, 185.2, 1852, 300]);
  });

  test('events come in order of time, those of one moment in the order of the file', () => {
    const reading = readScenario(sampleFile());
    expect(reading.ok ? reading.scenario.events.map(event => event.at) : []).toEqual([-60, 0, 30, 60, 120, 180, 240]);
  });

  test('a permission that no rule asks for is read, with a word about it', () => {
    const reading = readScenario(changed(['vessels', 0, 'permissions'], ['lock-bredth']));
    const found = reading.ok ? reading.warnings.find(({ path }) => path === 'vessels[0].permissions[0]') : undefined;
    expect(found?.value).toBe('"lock-bredth"');
    expect(found?.remedy).toContain('lock-breadth');
  });
});

/** Path to change, what to put there, where the fault stands, and what is said of it. */
type Row = readonly [Path, unknown, string, RegExp];

const ROWS: readonly Row[] = [
  // Fields that the format does not have, or that are left out.
  [['wether'], 1, 'wether', /field that the format does not have.*fields here are/],
  [['vesels'], [], 'vesels', /does not have.*vessels\?/],
  [['vessels', 0, 'hedding'], 0, 'vessels[0].hedding', /heading\?/],
  [['vessels', 0, 'Length'], 5, 'vessels[0].Length', /length\?/],
  [['environment', 'visiblity'], 5, 'environment.visiblity', /visibility\?/],
  [['environment', 'wind', 'towards'], 5, 'environment.wind.towards', /from, speed/],
  [['waterway', 'channels', 1, 'widht'], 5, 'waterway.channels[1].widht', /width\?/],
  [['vessels', 0, 'helm', 'cruse'], 5, 'vessels[0].helm.cruse', /cruise\?/],
  [['vessels', 0, 'lights'], { failled: [] }, 'vessels[0].lights.failled', /failed\?/],
  [['events', 0, 'target'], 'A', 'events[0].target', /does not have/],
  [['vessels', 0, 'odd key'], 1, 'vessels[0]["odd key"]', /does not have/],
  [['vessels', 0, 'length'], undefined, 'vessels[0].length', /nothing.*left out/],
  [['vessels', 0, 'position'], undefined, 'vessels[0].position', /left out.*\[east, north\]/],
  [['vessels', 0, 'id'], undefined, 'vessels[0].id', /left out/],
  [['vessels'], undefined, 'vessels', /left out.*list/],
  [['vessels'], [], 'vessels', /0 entries, fewer than 1/],
  [['waterway', 'waters'], undefined, 'waterway.waters', /left out.*canal/],
  [['ruleSet'], undefined, 'ruleSet', /left out.*dvc-1963/],
  // Units and numbers.
  [['vessels', 0, 'speed'], '6 knts', 'vessels[0].speed', /"6 knts".*unknown unit knts.*knots?\?/],
  [['vessels', 0, 'speed'], '6 kt', 'vessels[0].speed', /unknown unit kt.*kn/],
  [['vessels', 0, 'speed'], '6 m', 'vessels[0].speed', /a length, not a speed.*kn/],
  [['vessels', 0, 'length'], '6 kn', 'vessels[0].length', /a speed, not a length.*ft/],
  [['vessels', 0, 'length'], '18', 'vessels[0].length', /no unit/],
  [['vessels', 0, 'length'], 'long', 'vessels[0].length', /is not a length/],
  [['vessels', 0, 'length'], 'NaN m', 'vessels[0].length', /not a finite number/],
  [['vessels', 0, 'length'], '1e400 m', 'vessels[0].length', /not a finite number/],
  [['vessels', 0, 'length'], NaN, 'vessels[0].length', /"NaN".*not a finite number/],
  [['vessels', 0, 'heading'], Infinity, 'vessels[0].heading', /"Infinity".*not a finite number/],
  [['duration'], '20 parsec', 'duration', /unknown unit parsec.*min/],
  [['duration'], null, 'duration', /null.*is not a duration/],
  [['environment', 'visibility'], 'foggy', 'environment.visibility', /is not a length.*"good", "fog"/],
  // Absurd values, with both numbers.
  [['vessels', 0, 'speed'], '400 kn', 'vessels[0].speed', /"400 kn".*205\.778 m\/s is more than 40 m\/s/],
  [['vessels', 0, 'speed'], '-30 kn', 'vessels[0].speed', /less than -10 m\/s/],
  [['vessels', 0, 'length'], '3 nmi', 'vessels[0].length', /5556 m is more than 500 m/],
  [['vessels', 0, 'length'], 0, 'vessels[0].length', /0 m is less than 1 m/],
  [['vessels', 0, 'breadth'], -4, 'vessels[0].breadth', /-4 m is less than 0\.3 m/],
  [['vessels', 0, 'draught'], '100 m', 'vessels[0].draught', /100 m is more than 40 m/],
  [['vessels', 0, 'heading'], 361, 'vessels[0].heading', /361 deg is more than 360 deg/],
  [['vessels', 0, 'heading'], -1, 'vessels[0].heading', /-1 deg is less than 0 deg/],
  [['vessels', 0, 'position'], [1e9, 0], 'vessels[0].position[0]', /1000000000 m is more than 200000 m/],
  [['vessels', 0, 'arrival'], 0, 'vessels[0].arrival', /0 is less than 1/],
  [['vessels', 0, 'arrival'], 1.5, 'vessels[0].arrival', /not a whole number/],
  [['environment', 'wind', 'speed'], '300 kn', 'environment.wind.speed', /more than 75 m\/s/],
  [['environment', 'visibility'], 0, 'environment.visibility', /0 m is less than 1 m/],
  [['waterway', 'channels', 0, 'width'], '50 nmi', 'waterway.channels[0].width', /92600 m is more than 20000 m/],
  [['duration'], '30 h', 'duration', /108000 s is more than 86400 s/],
  [['seed'], -1, 'seed', /-1 is less than 0/],
  [['seed'], '7', 'seed', /"7".*whole number/],
  [['brief'], 'x'.repeat(5000), 'brief', /5000 characters, more than 4000/],
  [['environment', 'light', 'latitude'], 91, 'environment.light.latitude', /91 is more than 90/],
  [['environment', 'light', 'at'], '2026-01-10T17:00:00', 'environment.light.at', /not a time with a zone/],
  [['environment', 'light', 'at'], '2026-13-40T17:00:00Z', 'environment.light.at', /not a time with a zone/],
  [['vessels', 0, 'history', 0, 'ago'], '-1 min', 'vessels[0].history[0].ago', /-60 s is less than 0\.1 s/],
  // Words that are not on the list.
  [['ruleSet'], 'dvc', 'ruleSet', /not one of.*dvc-1963/],
  [['ruleSet'], 'dvc-1936', 'ruleSet', /"dvc-1963"\?/],
  [['waterway', 'waters'], 'cannal', 'waterway.waters', /"canal"\?/],
  [['vessels', 0, 'propulsion'], 'steam', 'vessels[0].propulsion', /not one of.*power.*oars/],
  [['vessels', 0, 'condition'], 'underway', 'vessels[0].condition', /"under-way"\?/],
  [['vessels', 0, 'restrictions'], ['nuc'], 'vessels[0].restrictions[0]', /not one of.*not-under-command/],
  [['vessels', 0, 'helm', 'by'], 'autopilot', 'vessels[0].helm.by', /not one of.*watchkeeper/],
  [['vessels', 0, 'lights'], 'none', 'vessels[0].lights', /"as-required"/],
  [['environment', 'light'], 'dusk', 'environment.light', /"day", "night"/],
  [['events', 0, 'does'], 'request-wey', 'events[0].does', /"request-way"\?/],
  [['events', 1, 'pattern'], 'LOUD', 'events[1].pattern', /not a signal.*PSS/],
  [['vessels', 0, 'laden'], 'yes', 'vessels[0].laden', /not true or false/],
  [['vessels', 3, 'towedBy'], { hauledBy: 'steam' }, 'vessels[3].towedBy.hauledBy', /bank/],
  // Shapes of things.
  [['vessels', 0], 'A', 'vessels[0]', /not an object/],
  [['vessels'], {}, 'vessels', /not a list/],
  [['vessels', 0, 'position'], [0], 'vessels[0].position', /not a position/],
  [['vessels', 0, 'position'], [0, 0, 0], 'vessels[0].position', /not a position/],
  [['vessels', 0, 'position'], ['x', 'y'], 'vessels[0].position[1]', /not a length/],
  [['teaches'], 4, 'teaches', /none of the forms/],
  [['vessels', 0, 'towedBy'], 3, 'vessels[0].towedBy', /none of the forms/],
  [['waterway', 'screens', 0], [[0, 0], [1, 1]], 'waterway.screens[0]', /2 entries, fewer than 3/],
  [['waterway', 'channels', 0, 'centreline'], [[0, 0]], 'waterway.channels[0].centreline', /1 entry, fewer than 2/],
  [['waterway', 'channels', 1, 'centreline'], [[0, 0], [0, 0], [0, 9]], 'waterway.channels[1].centreline[1]', /over again/],
  [['waterway', 'channels', 1, 'centreline'], [[0, 0], [0, 100], [50, 50], [-50, 50]], 'waterway.channels[1].centreline', /crosses itself: the leg from point 0 meets the leg from point 2/],
  [['waterway', 'channels', 1, 'centreline'], [[0, 0], [0, 100], [0, 50]], 'waterway.channels[1].centreline[2]', /doubles back/],
  [['waterway', 'channels', 1, 'centreline'], [[0, 0], [100, 0], [100, 100], [0, 0]], 'waterway.channels[1].centreline', /crosses itself/],
  // Ids.
  [['vessels', 1, 'id'], 'A', 'vessels[1].id', /"A".*id of vessels\[0\] too/],
  [['waterway', 'channels', 1, 'id'], 'reach', 'waterway.channels[1].id', /id of channels\[0\] too/],
  [['waterway', 'marks'], [{ id: 'b', at: [0, 0] }, { id: 'b', at: [1, 1] }], 'waterway.marks[1].id', /id of marks\[0\] too/],
  [['vessels', 0, 'id'], '__proto__', 'vessels[0].id', /reaches into every object/],
  [['vessels', 0, 'id'], 'valueOf', 'vessels[0].id', /reaches into every object/],
  [['vessels', 0, 'id'], 'hasOwnProperty', 'vessels[0].id', /reaches into every object/],
  [['vessels', 0, 'id'], 'constructor', 'vessels[0].id', /reaches into every object/],
  [['vessels', 0, 'id'], '', 'vessels[0].id', /is empty/],
  [['vessels', 0, 'id'], 'x'.repeat(100), 'vessels[0].id', /100 characters, more than 64/],
  [['vessels', 0, 'id'], 'a\u0007b', 'vessels[0].id', /not seen/],
  [['vessels', 0, 'id'], 7, 'vessels[0].id', /not a string/],
  // References to nothing, and tows that do not fit together.
  [['vessels', 2, 'towedBy'], 'X', 'vessels[2].towedBy', /no vessel in this file/],
  [['vessels', 2, 'towedBy'], undefined, 'vessels[1].tow.vessels[0]', /does not say "towedBy": "T"/],
  [['vessels', 3, 'towedBy'], 'T', 'vessels[3].towedBy', /does not have R in her tow/],
  [['vessels', 3, 'towedBy'], 'R', 'vessels[3].towedBy', /the vessel herself/],
  [['vessels', 1, 'tow', 'vessels'], ['F', 'G'], 'vessels[1].tow.vessels[1]', /no vessel in this file/],
  [['vessels', 1, 'tow', 'vessels'], ['F', 'F'], 'vessels[1].tow.vessels[1]', /in the tow twice/],
  [['vessels', 1, 'tow', 'vessels'], ['T'], 'vessels[1].tow.vessels[0]', /towing vessel herself/],
  [['vessels', 1, 'tow', 'vessels'], [], 'vessels[1].tow.vessels', /0 entries, fewer than 1/],
  [['events', 0, 'vessel'], 'Q', 'events[0].vessel', /no vessel in this file/],
  [['events', 0, 'of'], 'Q', 'events[0].of', /no vessel in this file/],
  [['events', 0, 'of'], 'T', 'events[0].of', /herself/],
  [['events', 0, 'of'], undefined, 'events[0].of', /left out, and "request-way" means nothing without it/],
  [['events', 3, 'by'], undefined, 'events[3].by', /"by" or "to"/],
  [['events', 1, 'heardBy'], ['R', 'Q'], 'events[1].heardBy[1]', /no vessel in this file/],
  [['waterway', 'singleLanes', 0, 'channel'], 'reech', 'waterway.singleLanes[0].channel', /no channel in this file.*reach\?/],
  [['waterway', 'singleLanes', 0, 'to'], '400 m', 'waterway.singleLanes[0].to', /400 m is not beyond "from", 400 m/],
  [['waterway', 'singleLanes', 0, 'to'], '9 km', 'waterway.singleLanes[0].to', /9000 m is beyond the end of the channel, 4061\.6 m/],
  [['waterway', 'locks', 0, 'signal', 'enter'], 'Q', 'waterway.locks[0].signal.enter', /no vessel in this file/],
  [['vessels', 0, 'helm'], { by: 'route' }, 'vessels[0].helm.route', /left out, and the helm follows it/],
  // Format and version.
  [['format'], 'stand-on/replay', 'format', /another format.*stand-on\/scenario.*version 1/],
  [['format'], undefined, 'format', /left out/],
  [['version'], 2, 'version', /newer than this program.*reads version 1/],
  [['version'], 0, 'version', /never was.*reads version 1/],
  [['version'], '1', 'version', /not a version/],
  [['version'], undefined, 'version', /left out/],
];

describe('each fault is told with its path, its value and what would do', () => {
  test.each(ROWS)('%j = %j: %s', (path, value, at, says) => {
    const faults = faultsOf(changed(path, value));
    const found = faults.filter(fault => fault.path === at);
    expect(found.map(text).join('\n'), faults.map(text).join('\n')).toMatch(says);
    expect(faults.every(fault => fault.path.length > 0 && fault.value.length > 0 && fault.problem.length > 0 && fault.remedy.length > 0)).toBe(true);
  });

  test('two vessels that tow each other', () => {
    const file = sampleFile();
    Object.assign(file.vessels[2]!, { tow: { vessels: ['T'], length: '20 m' } });
    Object.assign(file.vessels[1]!, { towedBy: 'F' });
    expect(faultsOf(file).map(text).join('\n')).toMatch(/towed, in the end, by the vessel that she tows/);
  });

  test('too many different times in the histories', () => {
    const file = sampleFile();
    const history = (from: number): unknown[] => Array.from({ length: 60 }, (_, i) => ({ ago: from + i, position: [0, 0], heading: 0, speed: 0 }));
    Object.assign(file.vessels[0]!, { history: history(1) });
    Object.assign(file.vessels[1]!, { history: history(1) });
    expect(faultsOf(file)).toEqual([]);
    Object.assign(file.vessels[1]!, { history: history(61) });
    expect(faultsOf(file).map(text).join('\n')).toMatch(/^vessels\[1\]\.history\[40\]\.ago \| 101 \| is one more than 100 different times/);
  });

  test('too many vessels', () => {
    const file = { ...sampleFile(), events: [], vessels: Array.from({ length: 1001 }, (_, i) => ({ id: `V${i}`, length: 10, position: [i * 20, 0], heading: 0 })) };
    expect(faultsOf(file).map(text).join('\n')).toMatch(/^vessels \| a list of 1001 \| has 1001 entries, more than 1000/m);
  });

  test('all at once, in every part of the file', () => {
    const file = sampleFile() as unknown as { [key: string]: never } & ReturnType<typeof sampleFile>;
    Object.assign(file, { titel: 'x', duration: 'long' });
    Object.assign(file.vessels[0]!, { speed: '6 kt', hedding: 3 });
    Object.assign(file.vessels[1]!, { id: 'A' });
    Object.assign(file.environment, { visibility: -5 });
    Object.assign(file.events[0]!, { of: 'Q' });
    Object.assign(file.waterway.channels[0]!, { centreline: [[0, 0], [0, 100], [50, 50], [-50, 50]] });
    const paths = faultsOf(file).map(fault => fault.path);
    for (const path of ['titel', 'duration', 'vessels[0].speed', 'vessels[0].hedding', 'vessels[1].id', 'environment.visibility', 'events[0].of', 'waterway.channels[0].centreline']) expect(paths).toContain(path);
  });

  test('nothing is told twice', () => {
    const paths = faultsOf('{"format":"stand-on/scenario","version":1,"ruleSet":"dvc-1963","waterway":{"waters":"canal"},"vessels":[{"id":"A","length":1e400,"position":[0,0],"heading":0}]}').map(fault => fault.path);
    expect(paths).toEqual(['vessels[0].length']);
  });
});

describe('numbers that are none, names that deceive', () => {
  test.each(['NaN', 'Infinity', '-Infinity'])('%s, as some programs write it, is told at its place, and the reading goes on', word => {
    const faults = faultsOf(`{"format":"stand-on/scenario","version":1,"ruleSet":"dvc-1964","waterway":{"waters":"canal"},"vessels":[{"id":"A","length":12,"position":[0,0],"heading":0,"speed":${word}}]}`);
    expect(faults.map(({ path, value }) => [path, value])).toEqual(expect.arrayContaining([['vessels[0].speed', word], ['ruleSet', '"dvc-1964"']]));
  });

  test.each([
    ['one that turns the writing round', '\u202eagruD', /turns the writing round/], ['a line break', 'Durga\nShanti', /breaks the line/],
    ['no width', 'Dur\u200bga', /not seen/], ['blanks', '   ', /is blank/],
  ])('a name with %s', (_, name, says) => {
    const file = sampleFile();
    Object.assign(file.vessels[0]!, { name });
    expect(faultsOf(file).map(text).join()).toMatch(says);
  });

  test('names in any script', () => {
    const file = sampleFile();
    Object.assign(file.vessels[0]!, { name: 'दुर्गा துர்கா দুর্গা 🚢' });
    expect(readScenario(file).ok).toBe(true);
  });
});

describe('what is no scenario at all', () => {
  test.each([
    ['nothing', '', /line 1, column 1.*is empty/],
    ['blanks', ' \n\t ', /is empty/],
    ['a trailing comma', '{\n  "format": "stand-on/scenario",\n}', /line 3, column 1.*field name/],
    ['a missing colon', '{"format" "x"}', /line 1, column 11.*colon/],
    ['a missing bracket', '{"a": [1, 2', /line 1, column 12.*file ends/],
    ['a bare quantity', '{\n "speed": 6 kn}', /line 2, column 13/],
    ['a number with a unit', '{"speed": 6kn}', /units only in quotes/],
    ['single quotes', "{'a': 1}", /double quotes/],
    ['a word that is none', '{"a": Nano}', /a value should stand/],
    ['a leading zero', '{"a": 012}', /a number such as/],
    ['two values', '{} {}', /the end of the file/],
    ['an open string', '{"a": "b', /never closed/],
    ['a line break in a string', '{"a": "b\nc"}', /line break/],
    ['a bad escape', '{"a": "\\x"}', /escape/],
    ['XML', '<scenario/>', /not JSON/],
    ['a list', '[]', /not an object/],
    ['a number', '5', /not an object/],
    ['null', 'null', /not an object/],
    ['deep lists', '['.repeat(1_000_000), /deeper than 40/],
    ['deep objects', '{"a":'.repeat(200_000), /deeper than 40/],
    ['bytes that are no text', new Uint8Array([0xff, 0xfe, 0x00]), /UTF-8/],
    ['too many bytes', new Uint8Array(MOST_BYTES + 1), /larger than 5242880 bytes/],
    ['a text that is too long', ' '.repeat(MOST_BYTES + 1), /larger than/],
    ['a text whose bytes are too many', '\u20b9'.repeat(MOST_BYTES / 2), /larger than/],
    ['undefined', undefined, /not a scenario/],
    ['a function', () => 1, /not a scenario/],
    ['a big integer', 5n, /not a scenario/],
  ] as const)('%s', (_, input, says) => expect(faultsOf(input).map(text).join('\n')).toMatch(says));

  test('an object that holds itself', () => {
    const file: Json = { ...sampleFile() };
    file['environment'] = file;
    expect(faultsOf(file)).toHaveLength(1);
  });

  test.each(['__proto__', 'constructor', 'prototype'])('a key %s, wherever it stands, does no harm and is told', key => {
    const file = JSON.stringify(sampleFile());
    expect(faultsOf(file.replace('{', `{"${key}": {"polluted": true},`)).map(fault => fault.path)).toEqual([key]);
    expect(faultsOf(file.replace('"propulsion"', `"${key}": {"polluted": true}, "propulsion"`)).map(fault => fault.path)).toEqual([`vessels[0].${key}`]);
    expect(({} as Json)['polluted']).toBeUndefined();
  });

  test('a field that stands twice', () => {
    const file = JSON.stringify(sampleFile()).replace('"seed":7', '"seed":7,"seed":8');
    expect(faultsOf(file).map(text).join()).toMatch(/^seed \| 8 \| stands twice/);
  });

  test('thousands of faults are told in good time, and not all of them', () => {
    const file = { ...sampleFile(), vessels: Array.from({ length: 1000 }, (_, i) => ({ id: `V${i}`, lenght: 10, speed: '6 kt' })) };
    const faults = faultsOf(file);
    expect(faults.length).toBe(1001);
    expect(faults.at(-1)!.value).toMatch(/more/);
  }, 20_000);
});

describe('whatever comes in', () => {
  const isTold = (input: unknown): boolean => {
    const reading = readScenario(input);
    return reading.ok || (reading.faults.length > 0 && reading.faults.every(({ path, value, problem, remedy }) => [path, value, problem, remedy].every(part => part.length > 0)));
  };

  test('random JSON, random text and random objects never throw', () => {
    fc.assert(fc.property(fc.json(), json => isTold(json)));
    fc.assert(fc.property(fc.string(), string => isTold(string)));
    fc.assert(fc.property(fc.anything(), anything => isTold(anything)));
  });

  test('a good file with any place overwritten by any JSON is read or told', () => {
    const paths = allPaths(sampleFile());
    fc.assert(fc.property(fc.constantFrom(...paths), fc.jsonValue(), (path, value) => isTold(changed(path, value))), { numRuns: 600 });
  });

  test('a good file with any place taken out is read or told', () => {
    for (const path of allPaths(sampleFile())) expect(isTold(changed(path, undefined))).toBe(true);
  });

  test('a good file cut or garbled at any character is told', () => {
    const file = JSON.stringify(sampleFile());
    fc.assert(fc.property(fc.nat(file.length - 1), fc.string({ maxLength: 3 }), (at, rubbish) => isTold(file.slice(0, at) + rubbish) && isTold(file.slice(0, at) + rubbish + file.slice(at + 1))));
  });
});

function allPaths(value: unknown, base: Path = []): Path[] {
  if (typeof value !== 'object' || value === null) return [];
  const keys: (string | number)[] = Array.isArray(value) ? value.map((_, index) => index) : Object.keys(value);
  return keys.flatMap(key => [[...base, key], ...allPaths((value as Json)[key], [...base, key])]);
}
