/** What is read off the picture for the panels: plain geometry and figures, no duty. */
import { bearingOf, relativeBearing } from '../../geometry/bearing.ts';
import { distance, subtract } from '../../geometry/vector.ts';
import { formatOf, t } from '../../i18n/index.ts';
import type { VesselFacts, WorldFacts } from '../../rules/facts.ts';
import type { Encounter } from '../../rules/judgement.ts';
import { isWater } from '../../sim/contact.ts';
import { FAR_OFF } from '../../store/index.ts';

/** Degrees off the bow of `from` to `to`, starboard positive; undefined when one of them is not in the picture. */
export function seenAt(facts: WorldFacts, from: string, to: string): number | undefined {
  const [own, other] = [from, to].map(id => facts.vessels.find(vessel => vessel.id === id));
  if (own === undefined || other === undefined) return undefined;
  return relativeBearing(own.heading, bearingOf(subtract(other.position, own.position)));
}

/** Metres from midships to midships; undefined when one of them is not in the picture. */
export function rangeOf(facts: WorldFacts, from: string, to: string): number | undefined {
  const [own, other] = [from, to].map(id => facts.vessels.find(vessel => vessel.id === id));
  return own === undefined || other === undefined ? undefined : distance(own.position, other.position);
}

export interface Closest { readonly range: string; readonly cpa: string; readonly tcpa: string; readonly clear: string }

/** How near two are, and how near they come. */
export function closestOf({ range, cpa, tcpa, clear }: Encounter): Closest {
  const format = formatOf();
  const none = { range: format.distance(range), cpa: t('figure.none'), clear: t('figure.none') };
  if (tcpa === null) return { ...none, tcpa: t('figure.opening') };
  if (tcpa > FAR_OFF) return { ...none, tcpa: t('figure.farOff', { time: format.duration(FAR_OFF) }) };
  return { range: none.range, cpa: format.distance(cpa), tcpa: format.duration(tcpa), clear: format.distance(Math.max(0, clear)) };
}

/** Whether the straight lines on which the closest point is reckoned lead over the bank before it is come to. */
export function leavesWater({ vessels, waterway }: WorldFacts, { vessels: ids, tcpa }: Encounter): boolean {
  if (tcpa === null || tcpa > FAR_OFF) return false;
  return vessels.some(({ id, position, velocity }) => ids.includes(id) && !isWater(waterway, [position[0] + velocity[0] * tcpa, position[1] + velocity[1] * tcpa]));
}

/** Each that goes by herself, with those that she tows behind her name. */
export function partiesOf(order: readonly string[], vessels: readonly VesselFacts[]): [string, ...string[]][] {
  const tows = new Map(vessels.map(({ id, towedBy }) => [id, typeof towedBy === 'string' && order.includes(towedBy) ? towedBy : undefined]));
  const headOf = (id: string, seen: readonly string[] = []): string => {
    const tug = tows.get(id);
    return tug === undefined || seen.includes(tug) ? id : headOf(tug, [...seen, id]);
  };
  return order.filter(id => headOf(id) === id).map(head => [head, ...order.filter(id => id !== head && headOf(id) === head)]);
}
