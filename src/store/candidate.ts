/** The own vessel, and what those aboard her know of the others: what they see, and what they have heard. */
import type { Scenario } from '../scenario/index.ts';
import type { Encounter } from '../rules/judgement.ts';
import type { StandOnState } from './state.ts';

/** The vessel that is the own one until another is chosen: the candidate's, else the first that goes by herself. */
export function ownAtFirst({ vessels }: Pick<Scenario, 'vessels'>): string | undefined {
  const free = vessels.filter(({ particulars }) => typeof particulars.towedBy !== 'string');
  const own = vessels.find(({ helm }) => helm.by === 'candidate') ?? free.find(({ condition }) => condition === 'under-way') ?? free[0];
  return own?.particulars.id;
}

/** How the own vessel knows of another. */
export type Knowledge = 'sees' | 'hears' | 'nothing';

type Looked = Pick<StandOnState, 'settings' | 'ownVessel' | 'facts' | 'tick' | 'judgement'>;

/** Everybody is told of where all is shown, or where nobody is the own vessel. */
const showsAll = ({ settings, ownVessel, facts }: Looked): boolean => settings.view === 'everything' || !facts.vessels.some(({ id }) => id === ownVessel);

/**
 * How the own vessel knows of another at this moment: her own unit she always sees; a vessel in tow is seen with her tug.
 * In the view of everything all are seen.
 */
export function knowledgeOf(state: Looked, id: string): Knowledge {
  if (showsAll(state)) return 'sees';
  const headOf = (one: string): string => {
    const towedBy = state.facts.vessels.find(vessel => vessel.id === one)?.towedBy;
    return typeof towedBy === 'string' ? towedBy : one;
  };
  const [own, other] = [headOf(state.ownVessel!), headOf(id)];
  if (own === other) return 'sees';
  const { scene } = state.tick;
  const meeting = state.judgement.encounters.find(({ vessels }) => vessels.includes(own) && vessels.includes(other));
  if (meeting?.inSight === true) return 'sees';
  const [listener, heard] = [own, other].map(one => scene.parties.find(party => party.id === one));
  return listener !== undefined && heard !== undefined && scene.hasHeard(listener, heard) ? 'hears' : 'nothing';
}

/** The meetings that may be told of: all, or those of the own vessel with one that she sees or hears. */
export function toldOf(state: Looked, encounters: readonly Encounter[]): readonly Encounter[] {
  if (showsAll(state)) return encounters;
  return encounters.filter(({ vessels }) => vessels.includes(state.ownVessel!) && vessels.every(id => knowledgeOf(state, id) !== 'nothing'));
}
