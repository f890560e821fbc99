/** What a person chooses once and keeps: units, own vessel, how the plan is drawn and told, the light of the page. Each acts at once. */
import { useId, type ReactNode } from 'react';
import { useShallow } from 'zustand/react/shallow';
import { t } from '../../i18n/index.ts';
import { knowledgeOf, SETTINGS, THEME_CHOICES, type SettingId } from '../../store/index.ts';
import { useActions, useNames, useStandOn } from '../context.tsx';
import { Dialog } from '../parts/Dialog.tsx';
import { Key } from './Key.tsx';
import { keyOf } from './keys.ts';
import { isSwitch, SETTING_GROUPS, saidOf, type ChoiceId, type SwitchId } from './settingWords.ts';

export function SettingsSlip({ onClose }: { onClose: () => void }) {
  return (
    <Dialog title={t('settings.title')} onClose={onClose}>
      <p className="quiet">{t('settings.kept')}</p>
      {SETTING_GROUPS.map(({ group, ids }) => (
        <section key={group} className="setting-group" data-settings={group}>
          <h3>{t(`settings.group.${group}`)}</h3>
          {group === 'own' && <OwnVessel />}
          {group === 'page' && <Light />}
          {ids.map(id => <Setting key={id} id={id} />)}
        </section>
      ))}
    </Dialog>
  );
}

const Setting = ({ id }: { id: SettingId }) => (isSwitch(id) ? <Switch id={id} /> : <Choice id={id as ChoiceId} />);

function KeyHint({ id }: { id: string }) {
  const key = keyOf(id);
  const works = useStandOn(state => state.settings.singleKeys);
  return key === undefined || !works ? null : <span className="setting-key"><Key name={key} /></span>;
}

interface RadiosProps<T extends string> { id: string; legend: string; choices: readonly T[]; now: T; said: (choice: T) => string; onChoose: (choice: T) => void; note?: ReactNode }

function Radios<T extends string>({ id, legend, choices, now, said, onChoose, note }: RadiosProps<T>) {
  const name = useId();
  return (
    <fieldset className="setting" data-setting={id}>
      <legend>{legend}<KeyHint id={id} /></legend>
      <div className="choices">
        {choices.map(choice => (
          <label key={choice} className="choice">
            <input type="radio" name={name} value={choice} checked={choice === now} onChange={() => onChoose(choice)} />
            <span>{said(choice)}</span>
          </label>
        ))}
      </div>
      {note !== undefined && <p className="quiet">{note}</p>}
    </fieldset>
  );
}

function Choice({ id }: { id: ChoiceId }) {
  const now = useStandOn(state => state.settings[id]);
  const { set } = useActions();
  const note = id === 'bearings' || id === 'lengths' ? { note: t(`settings.${id}.note`) } : {};
  return <Radios<string> id={id} legend={t(`settings.${id}`)} choices={SETTINGS[id]} now={now} said={choice => saidOf(id, choice)} onChoose={choice => set(id, choice as typeof now)} {...note} />;
}

function Light() {
  const now = useStandOn(state => state.themeChoice);
  const { setTheme } = useActions();
  return <Radios id="theme" legend={t('settings.theme')} choices={THEME_CHOICES} now={now} said={choice => t(`theme.${choice}`)} onChoose={setTheme} />;
}

function Switch({ id }: { id: SwitchId }) {
  const on = useStandOn(state => state.settings[id]);
  const { set } = useActions();
  return (
    <div className="setting setting-switch" data-setting={id}>
      <label className="choice">
        <input type="checkbox" role="switch" checked={on} onChange={() => set(id, !on)} />
        <span>{t(`settings.${id}`)}</span>
        <span className="switch-state" aria-hidden="true">{t(on ? 'settings.on' : 'settings.off')}</span>
      </label>
      <KeyHint id={id} />
    </div>
  );
}

/** In the candidate's view only those are offered that can be seen: the list would tell of the others. */
function OwnVessel() {
  const own = useStandOn(state => state.ownVessel);
  const offered = useStandOn(useShallow(state => state.facts.vessels.map(({ id }) => id).filter(id => knowledgeOf(state, id) === 'sees')));
  const name = useNames();
  const { setOwnVessel } = useActions();
  const id = useId();
  return (
    <div className="setting" data-setting="ownVessel">
      <div className="setting-head"><label htmlFor={id}>{t('settings.ownVessel')}</label><KeyHint id="own" /></div>
      <select id={id} value={own ?? ''} onChange={event => setOwnVessel(event.target.value)}>
        {offered.map(one => <option key={one} value={one}>{name(one)}</option>)}
      </select>
      <p className="quiet">{t('settings.ownVessel.note')}</p>
    </div>
  );
}
