/** What may be told of at this moment: everything, or in the candidate's view what the own vessel sees and hears. */
import { useShallow } from 'zustand/react/shallow';
import { t } from '../../i18n/index.ts';
import type { HappenedFacts, WorldFacts } from '../../rules/facts.ts';
import type { Encounter } from '../../rules/judgement.ts';
import { knowledgeOf, toldOf, type Knowledge } from '../../store/index.ts';
import { useNames, useStandOn } from '../context.tsx';

const ALL_SEEN: Readonly<Record<string, Knowledge>> = {};

/** The meetings that are told of. */
export const useToldMeetings = (): readonly Encounter[] => useStandOn(useShallow(state => toldOf(state, state.judgement.encounters)));

interface Told {
  /** Id of the own vessel. */
  readonly own: string | undefined;
  /** Only what she sees and hears is told. */
  readonly isOwnView: boolean;
  readonly knows: (id: string) => Knowledge;
  /** How a vessel is called: one that is only heard has no name. */
  readonly name: (id: string) => string;
}

export function useTold(): Told {
  const own = useStandOn(state => state.ownVessel);
  const isOwnView = useStandOn(state => state.settings.view === 'own' && state.facts.vessels.some(({ id }) => id === state.ownVessel));
  // Where all is shown this is asked for by every card at every tick: it answers at once.
  const known = useStandOn(useShallow(state => (state.settings.view === 'own' ? Object.fromEntries(state.facts.vessels.map(({ id }) => [id, knowledgeOf(state, id)])) : ALL_SEEN)));
  const nameOf = useNames();
  const knows = (id: string): Knowledge => known[id] ?? 'sees';
  return { own, isOwnView, knows, name: id => (knows(id) === 'hears' ? t('told.heardName') : nameOf(id)) };
}

/** What the scenario says of itself; not where it names one of whom the own vessel knows nothing. */
export function useBrief(): string {
  const scenario = useStandOn(state => state.scenario);
  const { knows } = useTold();
  const named = scenario.vessels.some(({ particulars: { id, name } }) => knows(id) !== 'sees' && scenario.brief.toLowerCase().includes((name ?? id).toLowerCase()));
  return named ? '' : scenario.brief;
}

/** The signal of this vessel, or of one in her tow, that was heard last. */
export function lastHeard({ happened, vessels, time }: Pick<WorldFacts, 'happened' | 'vessels' | 'time'>, id: string): HappenedFacts | undefined {
  const tow = vessels.find(vessel => vessel.id === id)?.tow?.vessels ?? [];
  return happened.findLast(({ does, vessel, at }) => does === 'sound' && at <= time && (vessel === id || tow.includes(vessel)));
}
