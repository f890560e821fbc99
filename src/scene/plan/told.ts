/** Who may be told of on the plan at a moment: all, or in a candidate's view those that his vessel sees or hears. */
import type { Encounter } from '../../rules/judgement.ts';
import { knowledgeOf, shownEncounter, toldOf, type StandOnState } from '../../store/index.ts';

export interface Told {
  /** Ids of those that are drawn. */
  readonly seen: ReadonlySet<string>;
  /** Ids of those of whom no more than the bearing is told. */
  readonly heard: readonly string[];
  /** The meetings that may be told of, and the one of them that is shown. */
  readonly encounters: readonly Encounter[];
  readonly shown: Encounter | undefined;
}

type Looked = Pick<StandOnState, 'settings' | 'ownVessel' | 'facts' | 'tick' | 'judgement' | 'selectedEncounter'>;

export function toldAt(state: Looked): Told {
  const known = state.facts.vessels.map(vessel => ({ vessel, how: knowledgeOf(state, vessel.id) }));
  const encounters = toldOf(state, state.judgement.encounters);
  return {
    seen: new Set(known.filter(({ how }) => how === 'sees').map(({ vessel }) => vessel.id)),
    // A tug is heard, and not what she tows.
    heard: known.filter(({ vessel, how }) => how === 'hears' && typeof vessel.towedBy !== 'string').map(({ vessel }) => vessel.id),
    encounters, shown: shownEncounter(encounters, state.selectedEncounter),
  };
}

const same = (a: Looked, b: Looked): boolean =>
  a.settings === b.settings && a.ownVessel === b.ownVessel && a.facts === b.facts && a.tick === b.tick && a.judgement === b.judgement && a.selectedEncounter === b.selectedEncounter;

/** The same, worked out once for each moment however often it is asked for. */
export function toldOnce(): (state: Looked) => Told {
  let last: { state: Looked; told: Told } | undefined;
  return state => {
    if (last === undefined || !same(last.state, state)) last = { state, told: toldAt(state) };
    return last.told;
  };
}
