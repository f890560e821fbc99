/** What is read off the picture for the panels: plain geometry, no duty. */
import { bearingOf, relativeBearing } from '../../geometry/bearing.ts';
import { subtract } from '../../geometry/vector.ts';
import type { WorldFacts } from '../../rules/facts.ts';

/** Degrees off the bow of `from` to `to`, starboard positive; undefined when one of them is not in the picture. */
export function seenAt(facts: WorldFacts, from: string, to: string): number | undefined {
  const [own, other] = [from, to].map(id => facts.vessels.find(vessel => vessel.id === id));
  if (own === undefined || other === undefined) return undefined;
  return relativeBearing(own.heading, bearingOf(subtract(other.position, own.position)));
}
