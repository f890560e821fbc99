/** Keeps the address and the store in step, both ways. */
import { useEffect, useRef, useSyncExternalStore } from 'react';
import { OWN_FILE, type StandOnState } from '../store/index.ts';
import { addressOf, placeOf, type Place } from './address.ts';
import { useActions, useStandOn, useStandOnStore } from './context.tsx';

const listen = (changed: () => void): (() => void) => {
  window.addEventListener('hashchange', changed);
  return () => window.removeEventListener('hashchange', changed);
};

/** Where one is. */
export function usePlace(): Place {
  return placeOf(useSyncExternalStore(listen, () => window.location.hash));
}

/** Where one is at this moment, for what happens once. */
export const isAtPractice = (): boolean => placeOf(window.location.hash).place === 'practise';

/** The address of what is open: its rule set is named where it is not the scenario's own. */
export const addressOfOpen = ({ source, ruleSet, scenario }: Pick<StandOnState, 'source' | 'ruleSet' | 'scenario'>): string =>
  addressOf({ place: 'practise', id: idOf({ source }), ...(ruleSet === scenario.ruleSet ? {} : { ruleSet }) });

const idOf = ({ source }: Pick<StandOnState, 'source'>): string => (source.kind === 'library' ? source.id : OWN_FILE);

/** While in practice: a new scenario is a new address, another rule set changes the address in place; going back opens what it says. */
export function usePractiseAddress(): void {
  const store = useStandOnStore();
  const { goTo } = useActions();
  const id = useStandOn(idOf);
  const address = useStandOn(addressOfOpen);
  const place = usePlace();
  const { id: asked, ruleSet, unknownRuleSet } = place.place === 'practise' ? place : {};

  // The address that the store had last: where that is the one there is, nobody asks for anything.
  const own = useRef('');

  const write = (how: 'pushState' | 'replaceState'): void => {
    const wanted = addressOfOpen(store.getState());
    own.current = wanted;
    if (!isAtPractice() || window.location.hash === wanted) return;
    window.history[how](null, '', wanted);
    window.dispatchEvent(new HashChangeEvent('hashchange'));
  };

  // The address has changed: by a link, or by going back. One that leads nowhere gives way to where one is.
  useEffect(() => {
    if (asked !== undefined && window.location.hash !== own.current && !goTo({ id: asked, ruleSet, unknownRuleSet })) write('replaceState');
    // Only the address itself is followed here: what the store does next must not send it back.
  }, [asked, ruleSet, unknownRuleSet]);

  // The store has changed.
  useEffect(() => {
    const here = placeOf(window.location.hash);
    write(here.place === 'practise' && here.id !== undefined && here.id !== id ? 'pushState' : 'replaceState');
  }, [id, address]);
}
