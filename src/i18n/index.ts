/**
 * Words by language. The rules core and the screen say things as typed messages; here they become sentences.
 * Adding a language is one folder beside `en` and one line in `catalogues`.
 */
import type { RuleSetId } from '../rules/facts.ts';
import type { DutyId } from '../rules/judgement.ts';
import type { Message } from '../rules/message.ts';
import type { Catalogue, Terms, UiKey, UiValues, Voice } from './catalogue.ts';
import { en } from './en/index.ts';
import { formatFor, type Format } from './format.ts';
import { METRIC, type Units } from './units.ts';

const catalogues = { en } satisfies Record<string, Catalogue>;

export type Language = keyof typeof catalogues;
export type { Format, Terms, UiKey, UiValues, Units };

/** How a vessel is called: by her id, unless the caller knows her name. */
export type Naming = (vesselId: string) => string;
const byId: Naming = id => id;

/**
 * The units that are spoken where none are asked for: set by the page alone, at its start and whenever others are chosen
 * (`main.tsx`), so that panels, plan and charts cannot differ. Whoever draws must draw anew then; the panels do so from
 * the top (`App.tsx`). The command line sets none, and speaks in metres and degrees.
 */
let spoken: Units = METRIC;
export function speakIn(units: Units): void {
  spoken = units;
}

const formats = new Map<string, Format>();

/** The number formats of a language, in these units. */
export function formatOf(units: Units = spoken, language: Language = 'en'): Format {
  const key = `${language} ${units.bearings} ${units.lengths}`;
  const known = formats.get(key);
  if (known !== undefined) return known;
  const made = formatFor(catalogues[language].tag, { bearings: units.bearings, lengths: units.lengths });
  formats.set(key, made);
  return made;
}

/** The words of the trade in a language. */
export const termsOf = (language: Language = 'en'): Terms => catalogues[language].terms;

const wordIn = (table: Readonly<Record<string, string>>) => (id: string): string => (Object.hasOwn(table, id) ? table[id]! : id);

function voiceOf(language: Language, name: Naming, units: Units): Voice {
  const { terms, bearings } = catalogues[language];
  const format = formatOf(units, language);
  const byPoints = format.units.bearings === 'points';
  return {
    ...format, name,
    relative: degrees => (byPoints ? bearings.relativeInPoints : bearings.relativeInDegrees)(degrees, byPoints ? format.offBow(degrees) : format.bearing(Math.abs(degrees))),
    direction: degrees => (byPoints ? `${bearings.compassName(degrees)} (${format.bearing(degrees)})` : format.bearing(degrees)),
    citation: citation => citationLabelIn(language, citation),
    propulsion: wordIn(terms.propulsions), condition: wordIn(terms.conditions), waters: wordIn(terms.waters), restriction: wordIn(terms.restrictions),
  };
}

/** A message of the rules core as a sentence. */
export function words(message: Message, language: Language = 'en', name: Naming = byId, units: Units = spoken): string {
  const sentence = catalogues[language].rules[message.key] as (values: Message['values'], voice: Voice) => string;
  return sentence(message.values, voiceOf(language, name, units));
}

/** A duty as it would be said to the helm; `other` is the vessel that it is owed to, where it is owed to one. */
export function dutyWords(duty: DutyId, other = '', language: Language = 'en'): string {
  return catalogues[language].duties[duty]({ other });
}

/** A string of the screen. */
export function t<K extends UiKey>(key: K, ...values: UiValues<K>): string {
  return translate('en', key, ...values);
}

/** A string of the screen in a given language. */
export function translate<K extends UiKey>(language: Language, key: K, ...values: UiValues<K>): string {
  const sentence = catalogues[language].ui[key] as string | ((given: UiValues<K>[0], voice: Voice) => string);
  return typeof sentence === 'string' ? sentence : sentence(values[0], voiceOf(language, byId, spoken));
}

/** 'dvc-1963/app.12' as a person cites it: 'DVC App. 12'. What is no citation is returned as it stands. */
export const citationLabel = (citation: string): string => citationLabelIn('en', citation);

function citationLabelIn(language: Language, citation: string): string {
  const slash = citation.indexOf('/');
  const ruleSet = citation.slice(0, Math.max(0, slash));
  const { ruleSets, citation: label } = catalogues[language].terms;
  return Object.hasOwn(ruleSets, ruleSet) ? label(ruleSet as RuleSetId, citation.slice(slash + 1)) : citation;
}
