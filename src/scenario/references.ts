/**
 * What a schema of single fields cannot see: ids used twice, references to nothing, lines that cross themselves, tows
 * that do not fit together. Looks at the file as it was read, so that it finds these beside the faults of single fields.
 */
import { lineLength, selfCrossing } from '../geometry/polyline.ts';
import { dot, length, subtract, type Point } from '../geometry/vector.ts';
import { nearest } from '../units/nearest.ts';
import { readQuantity } from '../units/quantity.ts';
import type { FaultList, Path } from './fault.ts';
import { DEEDS } from './schema/event.ts';
import { centreline } from './schema/waterway.ts';

type Loose = Readonly<Record<string, unknown>>;

const objectOf = (value: unknown): Loose => (typeof value === 'object' && value !== null && !Array.isArray(value) ? value as Loose : {});
const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
const textOf = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);

export function addReferenceFaults(faults: FaultList, file: unknown): void {
  const root = objectOf(file);
  const waterway = objectOf(root['waterway']);
  const vessels = listOf(root['vessels']).map(objectOf);
  const known = new Set(vessels.map(vessel => textOf(vessel['id'])).filter(id => id !== undefined));
  addRepeatedIds(faults, root['vessels'], ['vessels']);
  for (const name of ['channels', 'bends', 'locks', 'bridges', 'singleLanes', 'berths', 'anchorages', 'marks']) addRepeatedIds(faults, waterway[name], ['waterway', name]);
  addTowFaults(faults, vessels, known);
  addHelmFaults(faults, vessels);
  addHistoryFaults(faults, vessels);
  addEventFaults(faults, listOf(root['events']), known);
  addWaterwayFaults(faults, waterway, known);
}

function addRepeatedIds(faults: FaultList, list: unknown, path: Path): void {
  const first = new Map<string, number>();
  listOf(list).forEach((item, index) => {
    const id = textOf(objectOf(item)['id']);
    if (id === undefined) return;
    const before = first.get(id);
    if (before === undefined) first.set(id, index);
    else faults.add([...path, index, 'id'], id, `is the id of ${path.at(-1)}[${before}] too`, 'another id: each in this list needs its own');
  });
}

/** A fault where `id` names no vessel. */
function refer(faults: FaultList, path: Path, id: unknown, known: ReadonlySet<string>, what = 'vessel'): boolean {
  if (typeof id !== 'string') return false;
  if (known.has(id)) return true;
  const near = nearest(id, [...known]);
  const some = [...known].slice(0, 12).join(', ');
  faults.add(path, id, `is the id of no ${what} in this file`, near === undefined ? (some === '' ? `give a ${what} this id` : `one of ${some}`) : `${near}? There are ${some}`);
  return false;
}

function addTowFaults(faults: FaultList, vessels: readonly Loose[], known: ReadonlySet<string>): void {
  const byId = new Map(vessels.map(vessel => [textOf(vessel['id']), vessel]));
  vessels.forEach((vessel, index) => {
    const id = textOf(vessel['id']);
    const towed = listOf(objectOf(vessel['tow'])['vessels']);
    towed.forEach((other, place) => {
      const path = ['vessels', index, 'tow', 'vessels', place];
      if (!refer(faults, path, other, known)) return;
      if (other === id) faults.add(path, other, 'is the towing vessel herself', 'the id of another vessel');
      else if (towed.indexOf(other) !== place) faults.add(path, other, 'is in the tow twice', 'each vessel once');
      else if (byId.get(other as string)?.['towedBy'] !== id) faults.add(path, other, `is in tow here, but that vessel does not say "towedBy": "${id}"`, `"towedBy": "${id}" on ${String(other)}, or take her out of this tow`);
    });
    const by = textOf(vessel['towedBy']);
    const path = ['vessels', index, 'towedBy'];
    if (by === undefined || !refer(faults, path, by, known)) return;
    if (by === id) faults.add(path, by, 'is the vessel herself', 'the id of another vessel');
    else if (!listOf(objectOf(byId.get(by)?.['tow'])['vessels']).includes(id)) faults.add(path, by, `does not have ${id} in her tow`, `"${id}" in tow.vessels of ${by}, or leave this out`);
    else if (isTowedByItself(id, byId)) faults.add(path, by, 'is towed, in the end, by the vessel that she tows', 'a tow with one vessel at its head');
  });
}

function isTowedByItself(id: string | undefined, byId: ReadonlyMap<string | undefined, Loose>): boolean {
  const seen = new Set<string>();
  for (let by = textOf(byId.get(id)?.['towedBy']); by !== undefined && !seen.has(by); by = textOf(byId.get(by)?.['towedBy'])) {
    if (by === id) return true;
    seen.add(by);
  }
  return false;
}

function addHelmFaults(faults: FaultList, vessels: readonly Loose[]): void {
  vessels.forEach((vessel, index) => {
    const helm = objectOf(vessel['helm']);
    if (helm['by'] === 'route' && helm['route'] === undefined) {
      faults.add(['vessels', index, 'helm', 'route'], undefined, 'is left out, and the helm follows it', '"route": [[east, north], …], or another helm');
    }
  });
}

/** Each different time is a picture that is judged before the run can begin. */
const MOST_PICTURES = 100;

function addHistoryFaults(faults: FaultList, vessels: readonly Loose[]): void {
  const times = new Set<number>();
  for (const [index, vessel] of vessels.entries()) {
    for (const [place, instant] of listOf(vessel['history']).entries()) {
      const ago = readQuantity(objectOf(instant)['ago'], 'duration');
      if (!ago.ok || times.add(ago.value).size <= MOST_PICTURES) continue;
      faults.add(['vessels', index, 'history', place, 'ago'], objectOf(instant)['ago'], `is one more than ${MOST_PICTURES} different times in the histories of this file`, 'the same times for all vessels, or fewer');
      return;
    }
  }
}

function addEventFaults(faults: FaultList, events: readonly unknown[], known: ReadonlySet<string>): void {
  events.forEach((one, index) => {
    const event = objectOf(one);
    const path = ['events', index];
    refer(faults, [...path, 'vessel'], event['vessel'], known);
    if (refer(faults, [...path, 'of'], event['of'], known) && event['of'] === event['vessel']) {
      faults.add([...path, 'of'], event['of'], 'is the vessel that does it herself', 'the id of the vessel that it is aimed at');
    }
    listOf(event['heardBy']).forEach((id, place) => refer(faults, [...path, 'heardBy', place], id, known));
    const does = textOf(event['does']);
    if (does === undefined || !Object.hasOwn(DEEDS, does)) return;
    for (const group of DEEDS[does as keyof typeof DEEDS] as readonly (readonly string[])[]) {
      if (group.some(name => event[name] !== undefined)) continue;
      faults.add([...path, group[0]!], undefined, `is left out, and "${does}" means nothing without it`, group.map(name => `"${name}"`).join(' or '));
    }
  });
}

function addWaterwayFaults(faults: FaultList, waterway: Loose, vessels: ReadonlySet<string>): void {
  const lengths = new Map<string, number>();
  listOf(waterway['channels']).forEach((one, index) => {
    const channel = objectOf(one);
    const line = centreline.safeParse(channel['centreline']);
    const path = ['waterway', 'channels', index, 'centreline'];
    if (!line.success) return;
    addLineFaults(faults, line.data, path);
    const id = textOf(channel['id']);
    if (id !== undefined) lengths.set(id, lineLength(line.data));
  });
  const channels = new Set(listOf(waterway['channels']).map(channel => textOf(objectOf(channel)['id'])).filter(id => id !== undefined));
  listOf(waterway['singleLanes']).forEach((one, index) => {
    const lane = objectOf(one);
    const path = ['waterway', 'singleLanes', index];
    refer(faults, [...path, 'channel'], lane['channel'], channels, 'channel');
    addLaneFaults(faults, lane, path, lengths.get(textOf(lane['channel']) ?? ''));
  });
  listOf(waterway['locks']).forEach((one, index) => {
    const enter = objectOf(objectOf(one)['signal'])['enter'];
    refer(faults, ['waterway', 'locks', index, 'signal', 'enter'], enter, vessels);
  });
}

function addLineFaults(faults: FaultList, line: readonly Point[], path: Path): void {
  for (let i = 1; i < line.length; i += 1) {
    const leg = subtract(line[i]!, line[i - 1]!);
    if (length(leg) === 0) faults.add([...path, i], line[i], 'is the point before it over again', 'each point once');
    else if (i > 1 && doublesBack(subtract(line[i - 1]!, line[i - 2]!), leg)) faults.add([...path, i], line[i], 'doubles back along the leg before it', 'a line that goes on');
  }
  const crossing = selfCrossing(line);
  if (crossing !== undefined && !faults.has(path)) {
    const [a, b] = crossing;
    faults.add(path, line, `crosses itself: the leg from point ${a} meets the leg from point ${b}`, 'a line that does not cross itself, or two channels');
  }
}

const doublesBack = (before: Point, after: Point): boolean => dot(before, after) < 0 && Math.abs(before[0] * after[1] - before[1] * after[0]) <= 1e-9 * length(before) * length(after);

function addLaneFaults(faults: FaultList, lane: Loose, path: Path, channelLength: number | undefined): void {
  const [from, to] = ['from', 'to'].map(name => readQuantity(lane[name], 'length'));
  if (from?.ok !== true || to?.ok !== true) return;
  if (from.value >= to.value) faults.add([...path, 'to'], lane['to'], `${metres(to.value)} is not beyond "from", ${metres(from.value)}`, 'a lane from its start to its end, along the centreline as given');
  else if (channelLength !== undefined && to.value > channelLength + 1e-6) {
    faults.add([...path, 'to'], lane['to'], `${metres(to.value)} is beyond the end of the channel, ${metres(channelLength)}`, `at most ${metres(channelLength)}`);
  }
}

const metres = (value: number): string => `${Math.round(value * 10) / 10} m`;
