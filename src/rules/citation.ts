/**
 * Citations: one string, rule set, slash, provision. A provision that is not in the register of its set does not
 * compile, and where a citation is put together from data it does not load.
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

/**
 * The citer of a rule set: `cite('app.12')` gives 'dvc-1963/app.12'.
 * @throws Error at load when the provision is not in the register (for callers whose argument is not a literal).
 */
export function citer<Id extends RuleSetId, R extends Register>(ruleSet: Id, register: R) {
  return <K extends keyof R & string>(provision: K): `${Id}/${K}` => {
    if (!Object.hasOwn(register, provision)) throw new Error(`${ruleSet} has no provision ${provision}: add it to its register or mend the citation`);
    return `${ruleSet}/${provision}`;
  };
}

/** Splits a citation into the rule set and the provision. @throws Error when it has no slash. */
export function splitCitation(citation: Citation): { ruleSet: RuleSetId; provision: string } {
  const slash = citation.indexOf('/');
  if (slash < 0) throw new Error(`not a citation: ${citation}`);
  return { ruleSet: citation.slice(0, slash) as RuleSetId, provision: citation.slice(slash + 1) };
}
