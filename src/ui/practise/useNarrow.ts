/** Whether there is room for one thing at a time only: the width at which the style sheets turn to a phone's layout. */
import { useSyncExternalStore } from 'react';

const query = window.matchMedia('(max-width: 859px)');

const subscribe = (call: () => void): (() => void) => {
  query.addEventListener('change', call);
  return () => query.removeEventListener('change', call);
};

export const useNarrow = (): boolean => useSyncExternalStore(subscribe, () => query.matches);
