/** Keys that work wherever one is on the page, unless something is being typed or a slip lies on top. */
import { useEffect } from 'react';
import { useStandOnStore } from '../context.tsx';
import { actionOf, keyMeant, type SlipId } from './keys.ts';

export function useKeys(open: (slip: SlipId) => void): void {
  const store = useStandOnStore();
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      const act = actionOf(keyMeant(event));
      if (act === undefined || event.ctrlKey || event.metaKey || event.altKey || isBusy(event) || !store.getState().settings.singleKeys) return;
      event.preventDefault();
      act({ state: store.getState(), open });
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [store, open]);
}

/** A button that has the focus takes the space bar for itself; a field takes every key; a slip takes them all. */
function isBusy({ target, key }: KeyboardEvent): boolean {
  if (document.querySelector('dialog[open]') !== null) return true;
  if (!(target instanceof HTMLElement)) return false;
  if (target.closest('input, select, textarea') !== null) return true;
  return key === ' ' && target.closest('button, summary, a') !== null;
}
