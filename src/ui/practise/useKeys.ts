/** Keys that work wherever one is on the page, unless something is being typed or a slip lies on top. */
import { useEffect } from 'react';
import { RULE_SET_IDS } from '../../rules/facts.ts';
import { THEME_CHOICES } from '../../store/index.ts';
import { useActions, useStandOn } from '../context.tsx';

export function useKeys(onHelp: () => void): void {
  const { togglePlay, stepOnce, restart, setRuleSet, setFollowing, setTheme } = useActions();
  const following = useStandOn(state => state.following);
  const theme = useStandOn(state => state.themeChoice);
  useEffect(() => {
    const does: Readonly<Record<string, () => void>> = {
      ' ': togglePlay, '.': stepOnce, r: restart, '?': onHelp,
      f: () => setFollowing(!following),
      n: () => setTheme(THEME_CHOICES[(THEME_CHOICES.indexOf(theme) + 1) % THEME_CHOICES.length] ?? 'auto'),
      ...Object.fromEntries(RULE_SET_IDS.map((id, i) => [String(i + 1), () => setRuleSet(id)])),
    };
    const onKey = (event: KeyboardEvent): void => {
      const act = does[event.key.length === 1 ? event.key.toLowerCase() : event.key];
      if (act === undefined || event.ctrlKey || event.metaKey || event.altKey || isBusy(event)) return;
      event.preventDefault();
      act();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [togglePlay, stepOnce, restart, setRuleSet, setFollowing, setTheme, onHelp, following, theme]);
}

/** A button that has the focus takes the space bar for itself; a field takes every key; a slip takes them all. */
function isBusy({ target, key }: KeyboardEvent): boolean {
  if (document.querySelector('dialog[open]') !== null) return true;
  if (!(target instanceof HTMLElement)) return false;
  if (target.closest('input, select, textarea') !== null) return true;
  return key === ' ' && target.closest('button, summary, a') !== null;
}
