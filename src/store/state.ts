/** What the screen and the scene share: one picture of a run, what the rules say of it, and how it is looked at. */
import type { Citation } from '../rules/citation.ts';
import type { RuleSetId, WorldFacts } from '../rules/facts.ts';
import type { TickJudgement } from '../rules/index.ts';
import type { Judgement } from '../rules/judgement.ts';
import type { Fault, Scenario } from '../scenario/index.ts';
import type { World } from '../sim/world.ts';
import type { Recording } from './recording.ts';
import type { SettingId, Settings } from './settings.ts';

export const SPEEDS = [1, 2, 4, 8] as const;
export type Speed = (typeof SPEEDS)[number];

/** auto: by the light of the scenario. */
export const THEME_CHOICES = ['auto', 'day', 'dusk', 'night'] as const;
export type ThemeChoice = (typeof THEME_CHOICES)[number];
export type Theme = Exclude<ThemeChoice, 'auto'>;

/** A file of the user's own. */
export interface OwnFile { readonly kind: 'file'; readonly name: string; readonly text: string }

/** Where a scenario came from: shipped with the program, or a file of the user's own. */
export type Source = { readonly kind: 'library'; readonly id: string } | OwnFile;

/** What a person is told in passing: that an address leads nowhere, or that what was dropped is not one file that can be read. */
export type Notice =
  | { readonly kind: 'no-scenario' | 'no-rule-set'; readonly asked: string }
  | { readonly kind: 'unreadable' | 'folder'; readonly name: string }
  | { readonly kind: 'no-own-file' | 'many-files' };

/** A file that was turned away, with everything that is wrong with it. */
export interface Refusal { readonly name: string; readonly faults: readonly Fault[] }

/** How the plan is looked at: the middle of the picture in metres, and pixels to the metre. */
export interface Camera { readonly x: number; readonly y: number; readonly scale: number }

export const PLAN_COMMANDS = ['zoom-in', 'zoom-out', 'left', 'right', 'up', 'down', 'fit'] as const;
export type PlanCommand = (typeof PLAN_COMMANDS)[number];

/** Who is asked to give way, in the question put before a meeting is judged. */
export const ANSWERS = ['first', 'second', 'both', 'neither'] as const;
export type Answer = (typeof ANSWERS)[number];
/** unknown: the answer is shown, and not marked. */
export type Given = Answer | 'unknown';

/** "Who gives way?": put over a picture, until it is answered or set aside. */
export interface Question {
  /** Ids of the two. */
  readonly of: readonly [string, string];
  /** Marked by the rules that were in force when it was answered. */
  readonly answered?: { readonly given: Given; readonly right: Answer };
}

/** What the panel shows, where it shows one thing at a time. */
export const TABS = ['rules', 'vessels', 'scenario'] as const;
export type Tab = (typeof TABS)[number];

/** An entry of the library of scenarios. */
export interface LibraryEntry {
  readonly id: string;
  readonly title: string;
  readonly brief: string;
  readonly ruleSet: RuleSetId;
  readonly light: 'day' | 'night';
  readonly text: string;
}

/** Everything that changes as a run goes on. */
export interface Picture {
  /** The tick before, for the scene to move smoothly between the two. */
  readonly before: World;
  readonly world: World;
  readonly facts: WorldFacts;
  readonly tick: TickJudgement;
  /** In words: at most a few times a second while the run plays, and always that of the present tick when it stands. */
  readonly judgement: Judgement;
  /** The facts that those words were made from. */
  readonly judgedFacts: WorldFacts;
}

export interface StandOnState extends Picture {
  readonly library: readonly LibraryEntry[];
  readonly scenario: Scenario;
  readonly source: Source;
  readonly ruleSet: RuleSetId;
  /** What has been run so far: the picture is one moment of it. */
  readonly recording: Recording;
  /** A tick that is gone to as soon as the recording has come so far: one that was taken up again may still be on its way. */
  readonly sought: number | undefined;
  readonly playing: boolean;
  readonly speed: Speed;
  readonly themeChoice: ThemeChoice;
  /** Vessel picked on the plan or in a list. */
  readonly selectedVessel: string | undefined;
  /** Encounter picked, as its two ids; the most pressing one is shown where none is. */
  readonly selectedEncounter: string | undefined;
  readonly provision: { readonly citation: Citation; readonly notes: readonly string[] } | undefined;
  readonly refusal: Refusal | undefined;
  readonly notice: Notice | undefined;
  /** The last file of the user's own, to go back to. */
  readonly own: OwnFile | undefined;
  /** The first question has been answered, or set aside for something else. */
  readonly met: boolean;
  readonly following: boolean;
  readonly camera: Camera | undefined;
  /** The serial number tells two askings for the same tab apart. */
  readonly panel: { readonly tab: Tab; readonly serial: number };
  /** The last thing asked of the plan; the serial number tells two of a kind apart. */
  readonly planCommand: { readonly serial: number; readonly what: PlanCommand } | undefined;
  readonly question: Question | undefined;
  readonly settings: Settings;
  /** Id of the own vessel: bearings are from her, and her view is the candidate's. */
  readonly ownVessel: string | undefined;
}

/** What an address asks for. `id`: of the library, or OWN_FILE. */
export interface Asked { readonly id: string; readonly ruleSet?: RuleSetId | undefined; readonly unknownRuleSet?: string | undefined }

/** Stands for the user's own file in an address: such a file cannot be linked to, only kept. */
export const OWN_FILE = 'own-file';

/** The tick that a step to and fro is from: where the run stands, or is on its way to. */
export const placeOf = ({ sought, world }: Pick<StandOnState, 'sought' | 'world'>): number => sought ?? world.tick;

export interface Actions {
  play(): void;
  pause(): void;
  togglePlay(): void;
  /** Runs this many ticks on. `spell`: put the judgement into words even if nothing has changed. */
  advance(ticks: number, spell: boolean): void;
  /** Puts the judgement of the present tick into words. */
  spell(): void;
  stepOnce(): void;
  /** Stops at a tick of what has been run; where that is not recorded yet, as soon as it is. From there playing goes on as it went, until something else is chosen. */
  scrubTo(tick: number): void;
  stepBack(): void;
  /** To the event before, or the next one, of those that are told of; to the start or the last tick where there is none. */
  toEvent(which: 'previous' | 'next'): void;
  /** Records by replay some ticks of a run that was taken up again; whether there is more to do. */
  catchUp(ticks: number): boolean;
  /** Keeps where the run stands, for the next visit. */
  keepRun(): void;
  restart(): void;
  setSpeed(speed: Speed): void;
  setRuleSet(ruleSet: RuleSetId): void;
  setTheme(choice: ThemeChoice): void;
  openLibrary(id: string): boolean;
  /** Goes where an address leads; false, with a notice and nothing changed, where it leads nowhere. Without a rule set: the scenario's own. */
  goTo(asked: Asked): boolean;
  tell(notice: Notice): void;
  dismissNotice(): void;
  /** Opens a file, by its bytes or as the text that was kept of it; false, with `refusal` set and the running scenario left alone, where it will not do. */
  openFile(name: string, content: string | Uint8Array): boolean;
  dismissRefusal(): void;
  showTab(tab: Tab): void;
  /** Picks a vessel, and shows what there is to say of her. */
  selectVessel(id: string | undefined): void;
  selectEncounter(key: string | undefined): void;
  openProvision(citation: Citation, notes?: readonly string[]): void;
  closeProvision(): void;
  command(what: PlanCommand): void;
  setFollowing(following: boolean): void;
  setCamera(camera: Camera): void;
  /** Puts the question over the meeting that is shown, and hides what the rules say until it is answered. */
  ask(): void;
  answer(given: Given): void;
  dropQuestion(): void;
  set<Id extends SettingId>(id: Id, choice: Settings[Id]): void;
  /** Makes her the own vessel. */
  setOwnVessel(id: string): void;
}

/** The key of an encounter in lists and selections. */
export const encounterKey = (vessels: readonly [string, string]): string => `${vessels[0]}|${vessels[1]}`;
