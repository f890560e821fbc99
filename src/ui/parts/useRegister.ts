/** The provisions of a set in plain words, loaded when they are first asked for: most of a run is looked at without them. */
import { useEffect, useState } from 'react';
import type { Register } from '../../rules/citation.ts';
import type { RuleSetId } from '../../rules/facts.ts';

const loaders: Readonly<Record<RuleSetId, () => Promise<{ readonly provisions: Register }>>> = {
  'dvc-1963': () => import('../../rules/dvc-1963/provisions.ts'),
  'voc-2017': () => import('../../rules/voc-2017/provisions.ts'),
  'colregs-1972': () => import('../../rules/colregs-1972/provisions.ts'),
};

const loaded = new Map<RuleSetId, Register>();

/** undefined while it is on its way; `failed` with a way to try again where it does not come. */
export function useRegister(ruleSet: RuleSetId): { readonly register: Register | undefined; readonly failed: boolean; readonly tryAgain: () => void } {
  const [tries, setTries] = useState(0);
  const [failed, setFailed] = useState(false);
  const [, setCome] = useState<RuleSetId>();
  useEffect(() => {
    if (loaded.has(ruleSet)) return undefined;
    let gone = false;
    loaders[ruleSet]().then(({ provisions }) => {
      loaded.set(ruleSet, provisions);
      if (!gone) setCome(ruleSet);
    }).catch(() => { if (!gone) setFailed(true); });
    return () => { gone = true; };
  }, [ruleSet, tries]);
  const tryAgain = (): void => {
    setFailed(false);
    setTries(tries + 1);
  };
  return { register: loaded.get(ruleSet), failed, tryAgain };
}
