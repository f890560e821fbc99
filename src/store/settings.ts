/** What a person chooses once and keeps: in what units, and how the plan is drawn and told. */

export const BEARINGS = ['degrees', 'points'] as const;
export const LENGTHS = ['metres', 'feet'] as const;
export const VECTORS = ['true', 'relative'] as const;
export const UPWARDS = ['north', 'head'] as const;
export const FOLLOWED = ['meeting', 'own'] as const;
/** everything: as an examiner sees it; own: only what the own vessel sees, or has heard. */
export const VIEWS = ['everything', 'own'] as const;

/** The choices of each setting, the first of them where nothing was chosen. */
export const SETTINGS = {
  bearings: BEARINGS,
  lengths: LENGTHS,
  vectors: VECTORS,
  up: UPWARDS,
  follows: FOLLOWED,
  view: VIEWS,
  /** Range rings about the own vessel. */
  rings: [false, true],
  /** A line from the own vessel to the vessel picked, with its bearing and range. */
  bearingLine: [false, true],
  /** Where the own vessel and each other come closest, not of the meeting alone that is shown. */
  closestOfAll: [false, true],
  /** Single keys act wherever one is on the page; who speaks to the machine, or strikes keys by chance, wants them off. */
  singleKeys: [true, false],
} as const;

export type SettingId = keyof typeof SETTINGS;
export type Settings = { readonly [Id in SettingId]: (typeof SETTINGS)[Id][number] };
export const SETTING_IDS = Object.keys(SETTINGS) as readonly SettingId[];

/** The settings that were kept; what does not hold, and what was never chosen, as it is at first. */
export function settingsOf(kept: unknown): Settings {
  const given = typeof kept === 'object' && kept !== null ? kept as Record<string, unknown> : {};
  return Object.fromEntries(SETTING_IDS.map(id => {
    const choices: readonly unknown[] = SETTINGS[id];
    return [id, choices.includes(given[id]) ? given[id] : choices[0]];
  })) as Settings;
}

/** The choice after this one, round and round. */
export function nextOf<Id extends SettingId>(id: Id, now: Settings[Id]): Settings[Id] {
  const choices = SETTINGS[id] as unknown as readonly Settings[Id][];
  return choices[(choices.indexOf(now) + 1) % choices.length]!;
}
