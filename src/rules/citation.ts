/**
 * Citations: one string, rule set, slash, provision. A provision that is not in the register of its set does not
 * compile; where a citation is put together from data a test looks it up. The core itself carries no register: its words are for
 * those who ask for them.
 */
import type { RuleSetId } from './facts.ts';

/** modelled: the core answers by it; card: not a matter of movement, a viva card; otherwise the reason why not (yet). */
export type ProvisionState = 'modelled' | 'card' | { readonly notModelled: string };

export interface Provision {
  readonly heading: string;
  /** What it means, in our own words. */
  readonly text: string;
  readonly state: ProvisionState;
  /** Numbers in the oddities register, 'O-5'. */
  readonly oddities?: readonly string[];
}

export type Register = Readonly<Record<string, Provision>>;

export type Citation = `${RuleSetId}/${string}`;

/** The citer of a rule set with this register: `cite('app.12')` gives 'dvc-1963/app.12'. */
export const citer = <Id extends RuleSetId, R extends Register>(ruleSet: Id) =>
  <K extends keyof R & string>(provision: K): `${Id}/${K}` => `${ruleSet}/${provision}`;

/** Splits a citation into the rule set and the provision. @throws Error when it has no slash. */
export function splitCitation(citation: Citation): { ruleSet: RuleSetId; provision: string } {
  const slash = citation.indexOf('/');
  if (slash < 0) throw new Error(`not a citation: ${citation}`);
  return { ruleSet: citation.slice(0, slash) as RuleSetId, provision: citation.slice(slash + 1) };
}
