/**
 * A provision that speaks to a meeting of two vessels, as data: when it applies, on whom it lays the duty, what it asks
 * of each, and why it does not apply where it does not.
 */
import type { Citation } from './citation.ts';
import type { DutyId, Kind, Role } from './judgement.ts';
import type { Message } from './message.ts';
import type { Pair } from './pair.ts';

/** Whom a rule burdens. NOT: it does not apply at all. NEITHER: it applies and lays no role on anyone. */
export const NOT = -1;
export const NEITHER = 0;
export const FIRST = 1;
export const SECOND = 2;
export const BOTH = 3;
export type Burden = number;

export const burdens = (burden: Burden, index: 0 | 1): boolean => (burden & (index === 0 ? FIRST : SECOND)) !== 0 && burden > 0;
/** Whichever of the two has it (first: the first, and not the second): the burden is hers. */
export const burdenOf = (first: boolean, second: boolean): Burden => (first && !second ? FIRST : second && !first ? SECOND : NOT);
/** The index of the burdened vessel of a burden on one. */
export const burdened = (burden: Burden): 0 | 1 => (burden === FIRST ? 0 : 1);
export const otherOf = (index: 0 | 1): 0 | 1 => (index === 0 ? 1 : 0);

/** A duty of one of the two towards the other. */
export interface DutySpec {
  readonly who: 0 | 1;
  readonly duty: DutyId;
  readonly because: readonly Citation[];
  readonly qualified?: Message;
  readonly notes?: readonly string[];
}

export interface EncounterRule {
  readonly id: Citation;
  /**
   * steering: says who keeps out of the way; one at most is followed. impeding: lies over it (do not impede), and may
   * change the role of the vessel that it burdens. added: lays a duty and leaves the roles.
   */
  readonly layer: 'steering' | 'impeding' | 'added';
  readonly kind: Kind;
  /** The provisions that this one is an exception to: where both apply, this one is followed. 'all': notwithstanding anything. */
  readonly exceptTo?: 'all' | readonly Citation[];
  readonly burden: (pair: Pair) => Burden;
  /** What is cited, where that is more or other than the id. */
  readonly because?: (pair: Pair, burden: Burden) => readonly Citation[];
  /** What it asks of the vessels, beside what the set asks of every give-way and stand-on vessel. */
  readonly duties: (pair: Pair, burden: Burden) => readonly DutySpec[];
  /** The other vessel's role; stand-on where not given. */
  readonly otherRole?: Role;
  readonly notes?: (pair: Pair, burden: Burden) => readonly string[];
  readonly advice?: (pair: Pair) => Message | undefined;
  /** The fact that rules it out, where a reader might think of it; undefined where nobody would. */
  readonly whyNot: (pair: Pair) => Message | undefined;
}
