/**
 * DVC regulations 46 and 48 and rule 24: who uses a constriction or a lock first. Priority of movement, not collision
 * right of way: it never changes a role.
 *
 * The order: under tow or laden, then the rest (reg. 46); at a lock, of those under tow the one towed by power first
 * (reg. 48), and before the laden too, to keep the order free of circles; within each, upward before downward (r.24,
 * O-5); then by arrival, which the text does not print.
 */
import { project } from '../../geometry/polyline.ts';
import { distance, dot, subtract, type Point } from '../../geometry/vector.ts';
import type { Citation } from '../citation.ts';
import { valueOf } from '../interpretations.ts';
import type { Priority } from '../judgement.ts';
import type { Party } from '../party.ts';
import type { Scene } from '../scene.ts';
import { cite } from './cite.ts';

interface Place { readonly id: string; readonly at: Point; readonly isLock: boolean; readonly halfLength: number; readonly upstream: 'forward' | 'reverse' | 'none'; readonly along: Point }

interface Waiting { readonly party: Party; readonly rank: number; readonly isTow: boolean; readonly direction: 'up' | 'down' | undefined; readonly away: number }

/** The order at each lock and constriction that two or more vessels make for. */
export function priority(scene: Scene): Priority[] {
  return placesOf(scene).flatMap(place => {
    const waiting = scene.parties.filter(party => takesPart(party, place)).map(party => waitingOf(party, place, scene));
    if (waiting.length < 2) return [];
    waiting.sort((a, b) => compare(a, b).difference);
    const order = waiting.flatMap(({ party }) => [party.id, ...(party.vessel.tow?.vessels ?? [])]);
    return [{ at: place.id, order, because: becauseOf(waiting), notes: ['O-5'] }];
  });
}

function placesOf({ world: { waterway } }: Scene): Place[] {
  const locks = waterway.locks.map((lock): Place => {
    const channel = waterway.channels.find(candidate => project(candidate.centreline, lock.at).distance <= candidate.width / 2);
    const along = channel === undefined ? ([0, 1] as const) : project(channel.centreline, lock.at).along;
    return { id: lock.id, at: lock.at, isLock: true, halfLength: lock.length / 2, upstream: channel?.upstream ?? 'none', along };
  });
  const narrows = waterway.channels.filter(channel => channel.constriction).map((channel): Place => {
    const [start, end] = [channel.centreline[0]!, channel.centreline.at(-1)!];
    const at: Point = [(start[0] + end[0]) / 2, (start[1] + end[1]) / 2];
    return { id: channel.id, at, isLock: false, halfLength: distance(start, end) / 2, upstream: channel.upstream, along: project(channel.centreline, at).along };
  });
  return [...locks, ...narrows];
}

/** Near, and heading for the place or waiting at it; the vessels of a tow go with their tug. */
function takesPart(party: Party, place: Place): boolean {
  if (!party.counts || party.vessel.condition === 'at-anchor' || party.vessel.condition === 'aground') return false;
  const to = subtract(place.at, party.vessel.position);
  const away = distance(place.at, party.vessel.position);
  if (away > valueOf('priorityWithin') + place.halfLength) return false;
  return away <= place.halfLength || dot(party.vessel.headingVector, to) > 0 && (party.vessel.speed >= 0 || party.vessel.arrival !== undefined);
}

function waitingOf(party: Party, place: Place, scene: Scene): Waiting {
  const heads = dot(party.vessel.headingVector, place.along) * (place.upstream === 'reverse' ? -1 : 1);
  return {
    party, rank: place.isLock ? rankOf(party, scene) : Math.max(1, rankOf(party, scene)), isTow: party.vessel.tow !== undefined || typeof party.vessel.towedBy === 'object',
    direction: place.upstream === 'none' || heads === 0 ? undefined : heads > 0 ? 'up' : 'down',
    away: Math.max(0, distance(place.at, party.vessel.position) - place.halfLength),
  };
}

/** At a lock: 0 towed by power, 1 towed from the bank or laden, 2 the rest. */
function rankOf(party: Party, scene: Scene): number {
  const { tow, towedBy, laden } = party.vessel;
  if (tow !== undefined && tow.arrangement !== 'composite') return tow.hauledBy === 'power' ? 0 : 1;
  if (typeof towedBy === 'object' || laden) return 1;
  return tow !== undefined && scene.parties.some(other => tow.vessels.includes(other.id) && other.vessel.laden) ? 1 : 2;
}

/** Orders two vessels, and names what settled it. */
function compare(a: Waiting, b: Waiting): { difference: number; by: Citation | undefined } {
  if (a.rank !== b.rank) return { difference: a.rank - b.rank, by: a.isTow && b.isTow && a.rank < 2 && b.rank < 2 ? cite('reg.48') : cite('reg.46') };
  if (a.direction !== undefined && b.direction !== undefined && a.direction !== b.direction) {
    return { difference: a.direction === 'up' ? -1 : 1, by: cite('app.24') };
  }
  return { difference: arrivalOf(a) - arrivalOf(b) || a.away - b.away || (a.party.id < b.party.id ? -1 : 1), by: undefined };
}

const arrivalOf = ({ party }: Waiting): number => party.vessel.arrival ?? Number.MAX_SAFE_INTEGER;

function becauseOf(waiting: readonly Waiting[]): Citation[] {
  const settled = waiting.flatMap((a, i) => waiting.slice(i + 1).map(b => compare(a, b).by)).filter(by => by !== undefined);
  return [cite('reg.48'), cite('reg.46'), cite('app.24')].filter(citation => settled.includes(citation));
}
