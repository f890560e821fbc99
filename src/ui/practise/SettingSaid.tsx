/** Says, for a moment, what a key or a button of the plan has just changed: some of it shows nowhere at once, and some cannot be seen by everybody. */
import { useEffect, useState } from 'react';
import { nameOf, SETTING_IDS, type StandOnState } from '../../store/index.ts';
import { t } from '../../i18n/index.ts';
import { useStandOnStore } from '../context.tsx';
import { saidOf } from './settingWords.ts';

const STAYS = 3500;

/** What differs between the two, in words; undefined where nothing does. */
function changeOf(state: StandOnState, before: StandOnState): string | undefined {
  if (state.scenario !== before.scenario) return undefined;
  const id = SETTING_IDS.find(one => state.settings[one] !== before.settings[one]);
  if (id !== undefined) return t('settings.said', { what: t(`settings.${id}`), how: saidOf(id, state.settings[id]) });
  if (state.ownVessel === before.ownVessel || state.ownVessel === undefined) return undefined;
  return t('settings.said', { what: t('settings.ownVessel'), how: nameOf(state, state.ownVessel) });
}

export function SettingSaid() {
  const store = useStandOnStore();
  const [said, setSaid] = useState<{ readonly text: string }>();
  useEffect(() => store.subscribe((state, before) => {
    const text = changeOf(state, before);
    if (text !== undefined) setSaid({ text });
  }), [store]);
  useEffect(() => {
    const timer = setTimeout(() => setSaid(undefined), STAYS);
    return () => clearTimeout(timer);
  }, [said]);
  return <div className="said-place" role="status">{said !== undefined && <p className="said">{said.text}</p>}</div>;
}
