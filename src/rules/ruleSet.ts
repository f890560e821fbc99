/** What a rule set is to the core: one folder that fills this in, and one line in the register of sets. */
import type { Citation } from './citation.ts';
import type { RuleSetId, WorldFacts } from './facts.ts';
import type { BreachId, Priority, Stage, VesselDutyId } from './judgement.ts';
import type { Message } from './message.ts';
import type { Pair } from './pair.ts';
import type { Party } from './party.ts';
import type { Burden, DutySpec, EncounterRule } from './rule.ts';
import type { Scene } from './scene.ts';
import type { HeadOnLimits } from './shape.ts';

/** A duty of one vessel that is not towards one other, or her breach of one. */
export interface VesselRule {
  readonly id: Citation;
  readonly says: { readonly duty: VesselDutyId } | { readonly breach: BreachId; readonly detail: (party: Party, scene: Scene) => Message };
  readonly because?: readonly Citation[];
  readonly applies: (party: Party, scene: Scene) => boolean;
  readonly qualified?: Message;
  readonly notes?: readonly string[];
  /** Holds always, whatever the picture: shown apart. */
  readonly standing?: boolean;
}

/** A breach that shows in how two vessels lie or run together. */
export interface PairBreach {
  readonly id: Citation;
  readonly breach: BreachId;
  readonly burden: (pair: Pair) => Burden;
  readonly detail: (other: Party) => Message;
  readonly because?: readonly Citation[];
  readonly notes?: readonly string[];
}

/** What a set asks of every give-way and every stand-on vessel, whichever rule made her one. */
export interface Conduct {
  /** The set lets the stand-on vessel act before she must. */
  readonly mayAct: boolean;
  readonly giveWay: (pair: Pair, who: 0 | 1, rule: EncounterRule) => readonly DutySpec[];
  readonly standOn: (pair: Pair, who: 0 | 1, stage: Stage) => readonly DutySpec[];
}

export interface RuleSet {
  readonly id: RuleSetId;
  readonly title: string;
  /** Short name used in citations on screen. */
  readonly short: string;
  readonly status: 'made' | 'draft' | 'treaty';
  readonly source: string;
  /** ISO date. */
  readonly lastChecked: string;
  readonly rules: readonly EncounterRule[];
  readonly headOn: (world: WorldFacts) => HeadOnLimits;
  readonly conduct: Conduct;
  /** Duties of `who` towards a vessel that she does not see, in restricted visibility. */
  readonly unseen: (pair: Pair, who: 0 | 1) => readonly DutySpec[];
  readonly vesselRules: readonly VesselRule[];
  readonly pairBreaches: readonly PairBreach[];
  /** What good seamanship suggests where no rule of the set speaks to a meeting at risk. */
  readonly silence: (pair: Pair) => Message | undefined;
  readonly priority: (scene: Scene) => readonly Priority[];
  /** Oddities that stand over every answer of the set. */
  readonly standingNotes: readonly string[];
}
