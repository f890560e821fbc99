/** Keeps the address and the store in step, both ways. */
import { useEffect, useSyncExternalStore } from 'react';
import { addressOf, OWN_FILE, placeOf, type Place } from './address.ts';
import { useActions, useStandOn } from './context.tsx';

const listen = (changed: () => void): (() => void) => {
  window.addEventListener('hashchange', changed);
  return () => window.removeEventListener('hashchange', changed);
};

/** Where one is. */
export function usePlace(): Place {
  return placeOf(useSyncExternalStore(listen, () => window.location.hash));
}

/** While in practice: a new scenario is a new address, another rule set changes the address in place; going back opens what it says. */
export function usePractiseAddress(): void {
  const { openLibrary, setRuleSet } = useActions();
  const id = useStandOn(({ source }) => (source.kind === 'library' ? source.id : OWN_FILE));
  const ruleSet = useStandOn(state => state.ruleSet);
  const own = useStandOn(state => state.scenario.ruleSet);
  const place = usePlace();
  const asked = place.place === 'practise' ? place.id : undefined;
  const askedSet = place.place === 'practise' ? place.ruleSet : undefined;

  // The address has changed: by a link, or by going back.
  useEffect(() => {
    if (asked !== undefined && asked !== OWN_FILE && asked !== id) openLibrary(asked);
    if (askedSet !== undefined) setRuleSet(askedSet);
    // Only the address itself is followed here: what the store does next must not send it back.
  }, [asked, askedSet]);

  // The store has changed.
  useEffect(() => {
    const wanted = addressOf({ place: 'practise', id, ...(ruleSet === own ? {} : { ruleSet }) });
    const here = placeOf(window.location.hash);
    if (here.place !== 'practise' || window.location.hash === wanted) return;
    const isNew = here.id !== undefined && here.id !== id;
    window.history[isNew ? 'pushState' : 'replaceState'](null, '', wanted);
    window.dispatchEvent(new HashChangeEvent('hashchange'));
  }, [id, ruleSet, own]);
}
