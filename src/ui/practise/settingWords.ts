/** The settings in words and in groups, for the slip and for what is said when a key has changed one. */
import { t } from '../../i18n/index.ts';
import { SETTINGS, type SettingId, type Settings } from '../../store/index.ts';

/** A setting that is on or off. */
export type SwitchId = { [Id in SettingId]: Settings[Id] extends boolean ? Id : never }[SettingId];
/** A setting with choices that have names. */
export type ChoiceId = Exclude<SettingId, SwitchId>;

export const isSwitch = (id: SettingId): id is SwitchId => SETTINGS[id].every(choice => typeof choice === 'boolean');

/** Every setting once; a test holds the list to it. */
export const SETTING_GROUPS = [
  { group: 'units', ids: ['bearings', 'lengths'] },
  { group: 'own', ids: ['view'] },
  { group: 'plan', ids: ['up', 'follows', 'vectors', 'rings', 'bearingLine', 'closestOfAll'] },
  { group: 'page', ids: ['singleKeys'] },
] as const satisfies readonly { readonly group: string; readonly ids: readonly SettingId[] }[];

type ChoiceKey = { [Id in ChoiceId]: `settings.${Id}.${Settings[Id]}` }[ChoiceId];

/** The choice of a setting in words. */
export const saidOf = (id: SettingId, choice: string | boolean): string =>
  (typeof choice === 'boolean' ? t(choice ? 'settings.on' : 'settings.off') : t(`settings.${id}.${choice}` as ChoiceKey));
