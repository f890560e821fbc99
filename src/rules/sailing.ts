/** Two vessels under sail: tacks, wind and who is to windward. */
import { headingVector } from '../geometry/bearing.ts';
import { dot, subtract } from '../geometry/vector.ts';
import type { Pair } from './pair.ts';
import type { Party } from './party.ts';

/** Wind on the port side: the mainsail is carried to starboard ("on the port tack"). Undefined where her sails are not known. */
export const windOnPort = (party: Party): boolean | undefined => {
  const { sail } = party.vessel;
  return sail === undefined ? undefined : sail.mainsail === 'starboard';
};

export const isCloseHauled = (party: Party): boolean => party.vessel.sail?.pointOfSail === 'close-hauled';
export const runsFree = (party: Party): boolean => party.vessel.sail?.pointOfSail === 'free';

/** Metres that the first lies to windward of the second; undefined without a wind. */
export function toWindward(pair: Pair): number | undefined {
  const { wind } = pair.scene.world.environment;
  if (wind === undefined) return undefined;
  return dot(subtract(pair.first.vessel.position, pair.second.vessel.position), headingVector(wind.from));
}

/** Both wind sides known: whether they are the same. */
export function sameWindSide({ first, second }: Pair): boolean | undefined {
  const [a, b] = [windOnPort(first), windOnPort(second)];
  return a === undefined || b === undefined ? undefined : a === b;
}

/** Who gives way by COLREGs 12(a)(i) and (ii): the wind on her port side, or the one to windward. Undefined where not known. */
export function windwardGivesWay(pair: Pair): 0 | 1 | undefined {
  const same = sameWindSide(pair);
  if (same === false) return windOnPort(pair.first) === true ? 0 : 1;
  const metres = toWindward(pair);
  if (same === undefined || metres === undefined || metres === 0) return undefined;
  return metres > 0 ? 0 : 1;
}
