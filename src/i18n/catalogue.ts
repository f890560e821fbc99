/** What a language has to supply: one folder that fills this in, and one line in `index.ts`. */
import type { Engagement, Propulsion, Restriction, RuleSetId, Waters, Condition } from '../rules/facts.ts';
import type { BreachId, DutyId, Kind, Role, Stage } from '../rules/judgement.ts';
import type { MessageKey, MessageValues } from '../rules/message.ts';
import type { Format } from './format.ts';
import type { ui } from './en/ui.ts';

/** What a sentence may call upon: the number formats, the name of a vessel, the label of a citation, the word for an id. */
export interface Voice extends Format {
  readonly name: (vesselId: string) => string;
  /** An angle from the bow, starboard positive, with the side it is on: "045° on the port bow", "four points on the port bow". */
  readonly relative: (degrees: number) => string;
  /** A true direction that nobody steers by, as that of the wind: "034°", "NE by N (034°)". A course is `bearing`, degrees always. */
  readonly direction: (degrees: number) => string;
  readonly citation: (citation: string) => string;
  readonly propulsion: (id: string) => string;
  readonly condition: (id: string) => string;
  readonly waters: (id: string) => string;
  readonly restriction: (id: string) => string;
}

export type RuleSentences = { readonly [K in MessageKey]: (values: MessageValues[K], voice: Voice) => string };
export type DutySentences = { readonly [K in DutyId]: (values: { readonly other: string }) => string };

export interface Terms {
  readonly roles: Readonly<Record<Role, string>>;
  /** Where both are to give way, as when they meet end on. */
  readonly bothAct: string;
  readonly kinds: Readonly<Record<Kind, string>>;
  readonly stages: Readonly<Record<Stage, string>>;
  readonly breaches: Readonly<Record<BreachId, string>>;
  readonly propulsions: Readonly<Record<Propulsion, string>>;
  readonly conditions: Readonly<Record<Condition, string>>;
  readonly waters: Readonly<Record<Waters, string>>;
  /** Short words for a vessel's status, with the engagements that give one. */
  readonly restrictions: Readonly<Record<Restriction | Engagement, string>>;
  readonly ruleSets: Readonly<Record<RuleSetId, { readonly short: string; readonly name: string; readonly status: string }>>;
  /** How a provision of each set is called on a chip. */
  readonly citation: (ruleSet: RuleSetId, provision: string) => string;
}

/** How a language says directions: each is given the same angle in figures, to put beside its words or in place of them. */
export interface Bearings {
  readonly relativeInDegrees: (relative: number, figures: string) => string;
  readonly relativeInPoints: (relative: number, exact: string) => string;
  readonly compassName: (degrees: number) => string;
}

type Sentence<S> = S extends string ? string : S;
export type UiSentences = { readonly [K in keyof typeof ui]: Sentence<(typeof ui)[K]> };
export type UiKey = keyof UiSentences;
/** The values that a sentence of the screen needs; none for a fixed string. */
export type UiValues<K extends UiKey> = UiSentences[K] extends (values: infer V, voice: Voice) => string ? [values: V] : [];

export interface Catalogue {
  /** BCP 47. */
  readonly tag: string;
  readonly rules: RuleSentences;
  readonly duties: DutySentences;
  readonly terms: Terms;
  readonly bearings: Bearings;
  readonly ui: UiSentences;
}
