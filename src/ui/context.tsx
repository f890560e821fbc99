/** Gives the store to the panels. */
import { createContext, useContext } from 'react';
import { useStore } from 'zustand';
import { nameOf, type Actions, type StandOn, type StandOnState } from '../store/index.ts';

const StoreContext = createContext<StandOn | undefined>(undefined);
export const StoreProvider = StoreContext.Provider;

/** The store itself, for what must read it at the moment of an event. */
export function useStandOnStore(): StandOn {
  const store = useContext(StoreContext);
  if (store === undefined) throw new Error('the panels need a StoreProvider above them');
  return store;
}

/** A part of the state; the panel is drawn anew when that part changes. */
export function useStandOn<T>(selector: (state: StandOnState) => T): T {
  return useStore(useStandOnStore(), selector);
}

/** The actions, which never change. */
export const useActions = (): Actions => useStandOnStore().getState();

/** How the vessels of the running scenario are called. */
export function useNames(): (id: string) => string {
  const scenario = useStandOn(state => state.scenario);
  return id => nameOf({ scenario }, id);
}
