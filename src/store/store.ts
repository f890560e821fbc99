/**
 * The store: the one place where the screen, the scene and the simulation meet. The scene reads it; the screen reads it
 * and calls its actions; the world in it is replaced, never written to.
 */
import { subscribeWithSelector } from 'zustand/middleware';
import { createStore } from 'zustand/vanilla';
import type { RuleSetId } from '../rules/facts.ts';
import { faultsToRun, readScenario, worldOf, type Fault, type Scenario } from '../scenario/index.ts';
import { digestOf } from '../sim/index.ts';
import { digestText, EMPTY_DIGEST } from '../sim/hash.ts';
import type { World } from '../sim/world.ts';
import { ownAtFirst } from './candidate.ts';
import { keepRun, recallRun } from './keptRun.ts';
import { keep, recall, type KeyValues } from './memory.ts';
import { advanced, pictureAtStart, pictureOf, spelled } from './picture.ts';
import { answered, firstDuty, questionOf } from './question.ts';
import { caughtUp, chosen, isBehind, isTried, nextBy, recorded, recordingOf, replayer, under, type Moment } from './recording.ts';
import { settingsOf } from './settings.ts';
import { OWN_FILE, placeOf, type Actions, type Asked, type LibraryEntry, type Picture, type Source, type StandOnState, type Tab, type Theme } from './state.ts';
import { toldEvents, toldUntil, untoldVessels } from './told.ts';

export interface StoreOptions {
  readonly library: readonly LibraryEntry[];
  readonly storage?: KeyValues | undefined;
  /** Scenario of the library that the address asks for; wins over what was kept. */
  readonly wanted?: Asked | undefined;
}

type Opened = { readonly ok: true; readonly scenario: Scenario } | { readonly ok: false; readonly faults: readonly Fault[] };

function opened(content: string | Uint8Array): Opened {
  const reading = readScenario(content);
  const faults = faultsToRun(reading);
  return reading.ok && faults.length === 0 ? { ok: true, scenario: reading.scenario } : { ok: false, faults };
}

const freshLook = {
  playing: false, sought: undefined, selectedVessel: undefined, selectedEncounter: undefined, provision: undefined, refusal: undefined, notice: undefined,
  following: true, camera: undefined, question: undefined,
} as const;

/** Whoever goes on, or to and fro, in the run wants to see what happens: a question over the picture that was there is put away, and so is its answer. */
const wentOn = { met: true, question: undefined } as const;

function textOf(source: Source, library: readonly LibraryEntry[]): string | undefined {
  return source.kind === 'file' ? source.text : library.find(entry => entry.id === source.id)?.text;
}

/** The panel with this tab on top, asked for once more. */
const showing = ({ panel }: Pick<StandOnState, 'panel'>, tab: Tab): Pick<StandOnState, 'panel'> => ({ panel: { tab, serial: panel.serial + 1 } });

/** The first of these sources that can be opened; the shipped scenarios always can. */
function firstThatOpens(sources: readonly Source[], library: readonly LibraryEntry[]): { source: Source; scenario: Scenario } {
  for (const source of sources) {
    const text = textOf(source, library);
    const result = text === undefined ? undefined : opened(text);
    if (result?.ok === true) return { source, scenario: result.scenario };
  }
  throw new Error('none of the scenarios can be opened: check them with `stand-on check`');
}

type Begun = { readonly picture: Picture } & Pick<StandOnState, 'recording'>;

/** A picture of a run of which nothing is recorded yet but the start: what lies between is to be caught up with. */
const atStart = (picture: Picture, start: Picture): Begun => ({ picture, recording: { ...recordingOf(start.world), known: picture.world.tick } });

/** The run as it was left at the last visit, where that was of this scenario and by this rule set. */
function leftOff({ library, storage }: StoreOptions, source: Source, scenario: Scenario, ruleSet: RuleSetId): Begun | undefined {
  const run = recallRun(storage, textOf(source, library) ?? '', worldOf(scenario));
  if (run === undefined || run.world.ruleSet !== ruleSet) return undefined;
  try {
    const { choices, known } = run;
    return { picture: pictureOf(run.world), recording: { ...recordingOf(under(worldOf(scenario), choices.sets[0]!.ruleSet), choices), known } };
  } catch {
    // Whole, and yet nothing that can be judged: the run begins anew.
    return undefined;
  }
}

/** The picture of a moment that was found by replay; nothing is sought any more. */
const momentOf = ({ before, world }: Moment): Picture & Pick<StandOnState, 'ruleSet' | 'sought'> => ({ ...pictureOf(world, before), ruleSet: world.ruleSet, sought: undefined });

const sameWorld = (a: World, b: World): boolean => digestText(digestOf(EMPTY_DIGEST, a)) === digestText(digestOf(EMPTY_DIGEST, b));

/** The state in which the program starts: the address first, then what was kept, then the first scenario. */
function initialState(options: StoreOptions): StandOnState {
  const { library, storage, wanted } = options;
  const kept = recall(storage);
  const asked: (Source | undefined)[] = [wanted?.id === OWN_FILE ? kept.own : wanted && { kind: 'library', id: wanted.id }];
  const rest = library.map((entry): Source => ({ kind: 'library', id: entry.id }));
  const { source, scenario } = firstThatOpens([...asked, kept.source, ...rest].filter(one => one !== undefined), library);
  const isKept = kept.source !== undefined && sameSource(source, kept.source);
  // A link shows everyone the same picture: what this one person chose last time has no say in it.
  const ruleSet = wanted === undefined ? (isKept ? kept.ruleSet : undefined) ?? scenario.ruleSet : wanted.ruleSet ?? scenario.ruleSet;
  const start = pictureAtStart(scenario, ruleSet);
  // The first minute: a meeting, just before anybody has a duty, and one question over it.
  const isFirst = kept.met !== true && source.kind === 'library' && source.id === library[0]?.id && wanted?.ruleSet === undefined;
  const { picture, recording } = isFirst ? atStart(firstDuty(start), start) : leftOff(options, source, scenario, ruleSet) ?? atStart(start, start);
  const begun = { ...freshLook, ...picture, ...(isFirst ? { question: questionOf({ ...picture, selectedEncounter: undefined }) } : {}) };
  return {
    ...begun,
    library, scenario, source, ruleSet, recording, own: kept.own, met: kept.met === true, speed: kept.speed ?? 1, themeChoice: kept.themeChoice ?? 'auto',
    camera: isKept ? kept.camera : undefined, following: isKept ? kept.following ?? true : true, planCommand: undefined, panel: { tab: 'rules', serial: 0 },
    settings: settingsOf(kept.settings), ownVessel: (isKept && scenario.vessels.some(({ particulars }) => particulars.id === kept.ownVessel) ? kept.ownVessel : undefined) ?? ownAtFirst(scenario),
  };
}

const sameSource = (a: Source, b: Source): boolean =>
  (a.kind === 'library' ? b.kind === 'library' && a.id === b.id : b.kind === 'file' && a.text === b.text);

/** Makes a store. @throws Error when not one scenario of the library can be opened. */
export function createStandOn(options: StoreOptions) {
  const { library, storage } = options;
  const replay = replayer();
  const store = createStore<StandOnState & Actions>()(subscribeWithSelector((set, get) => {
    const open = (source: Source, scenario: Scenario): void => set(state => {
      const start = pictureAtStart(scenario, scenario.ruleSet);
      return { ...freshLook, ...showing(state, 'rules'), ...start, recording: recordingOf(start.world), source, scenario, ruleSet: scenario.ruleSet, ownVessel: ownAtFirst(scenario), met: true };
    });
    return {
      ...initialState(options),
      // Whoever presses play wants to see what happens.
      play: () => set(({ world }) => ({ ...wentOn, playing: world.ended === undefined, sought: undefined })),
      // What stands still is spelled out for the tick that it stands at.
      pause: () => set(state => ({ playing: false, ...spelled(state) })),
      togglePlay: () => (get().playing ? get().pause() : get().play()),
      advance: (ticks, spell) => set(state => {
        const { world, ruleSet } = state;
        let recording = isTried(state.recording, world) && world.ended === undefined ? chosen(state.recording, world, { ruleSet }).recording : state.recording;
        const picture = advanced(state, ticks, spell, world => {
          const next = nextBy(recording.choices, world);
          recording = recorded(recording, next);
          return next;
        });
        return { ...picture, ruleSet: picture.world.ruleSet, recording, sought: undefined, ...(picture.world.ended === undefined ? {} : { playing: false }) };
      }),
      spell: () => set(state => (state.facts === state.judgedFacts ? {} : spelled(state))),
      stepOnce: () => {
        get().pause();
        set(wentOn);
        get().advance(1, true);
      },
      scrubTo: tick => {
        get().pause();
        set(({ world, recording }) => {
          const wanted = Math.round(Math.max(0, Math.min(tick, Math.max(recording.known, world.tick))));
          if (wanted === world.tick) return { sought: undefined };
          return { ...wentOn, ...(wanted > recording.head.world.tick ? { sought: wanted } : momentOf(replay(recording, wanted))) };
        });
      },
      stepBack: () => get().scrubTo(placeOf(get()) - 1),
      toEvent: which => {
        const state = get();
        const { recording: { events, head } } = state;
        const tick = placeOf(state);
        const ticks = toldEvents(events, untoldVessels(state), toldUntil(state)).map(event => event.tick);
        state.scrubTo(which === 'next' ? ticks.find(one => one > tick) ?? head.world.tick : ticks.findLast(one => one < tick) ?? 0);
      },
      catchUp: ticks => {
        set(state => {
          const recording = caughtUp(state.recording, ticks);
          const { world: { tick }, sought } = state;
          if (sought !== undefined && recording.head.world.tick >= Math.min(sought, recording.known)) return { recording, ...momentOf(replay(recording, sought)) };
          if (state.recording.head.world.tick >= tick || recording.head.world.tick < tick) return { recording };
          // The present is recorded now. What was kept, and is not what the run comes to, gives way to that.
          const moment = replay(recording, tick);
          return sameWorld(under(moment.world, state.ruleSet), state.world) ? { recording } : { recording, ...momentOf(moment), sought };
        });
        return isBehind(get().recording);
      },
      keepRun: () => {
        const { source, scenario, world, recording: { known, choices } } = get();
        keepRun(storage, textOf(source, library) ?? '', worldOf(scenario), { known, choices, world });
      },
      // The same start, set and orders make the same run: what is recorded of it stays.
      restart: () => set(({ scenario, ruleSet, recording }) => {
        const start = pictureAtStart(scenario, ruleSet);
        const { sets, orders } = recording.choices;
        const same = sets.length === 1 && sets[0]!.ruleSet === ruleSet && orders.length === 0;
        return { ...start, recording: same ? recording : recordingOf(start.world), sought: undefined, playing: false, question: undefined };
      }),
      setSpeed: speed => set({ speed }),
      // An answer that was marked by the other set stands no more; a question that is open is asked of the new one.
      setRuleSet: ruleSet => set(({ ruleSet: before, world: present, recording: past, question }) => {
        if (ruleSet === before) return {};
        const world = under(present, ruleSet);
        // In the past it is a look, and what was run after stays until it is run on from here.
        const recording = present.tick < past.known ? past : chosen(past, present, { ruleSet }).recording;
        return { ruleSet, ...pictureOf(world), recording, sought: undefined, question: question?.answered === undefined ? question : undefined };
      }),
      setTheme: themeChoice => set({ themeChoice }),
      openLibrary: id => {
        const text = textOf({ kind: 'library', id }, library);
        const result = text === undefined ? undefined : opened(text);
        if (result?.ok !== true) return false;
        open({ kind: 'library', id }, result.scenario);
        return true;
      },
      openFile: (name, content) => {
        const result = opened(content);
        if (result.ok) {
          const own = { kind: 'file', name, text: typeof content === 'string' ? content : new TextDecoder().decode(content) } as const;
          open(own, result.scenario);
          set({ own });
        } else {
          get().pause();
          set({ refusal: { name, faults: result.faults } });
        }
        return result.ok;
      },
      goTo: ({ id, ruleSet, unknownRuleSet }) => {
        const { source, own, openLibrary, openFile, setRuleSet } = get();
        const here = source.kind === 'library' ? source.id : OWN_FILE;
        if (id === OWN_FILE && here !== id && (own === undefined || !openFile(own.name, own.text))) {
          set({ notice: { kind: 'no-own-file' } });
          return false;
        }
        if (id !== OWN_FILE && here !== id && !openLibrary(id)) {
          set({ notice: { kind: 'no-scenario', asked: id } });
          return false;
        }
        const wanted = ruleSet ?? get().scenario.ruleSet;
        if (wanted !== get().ruleSet) setRuleSet(wanted);
        if (unknownRuleSet !== undefined) set({ notice: { kind: 'no-rule-set', asked: unknownRuleSet } });
        return unknownRuleSet === undefined;
      },
      tell: notice => set({ notice }),
      dismissNotice: () => set({ notice: undefined }),
      dismissRefusal: () => set({ refusal: undefined }),
      showTab: tab => set(state => showing(state, tab)),
      selectVessel: selectedVessel => set(state => ({ selectedVessel, ...(selectedVessel === undefined ? {} : showing(state, 'vessels')) })),
      selectEncounter: selectedEncounter => set({ selectedEncounter }),
      openProvision: (citation, notes = []) => {
        get().pause();
        set({ provision: { citation, notes } });
      },
      closeProvision: () => set({ provision: undefined }),
      command: what => set(({ planCommand }) => ({ planCommand: { serial: (planCommand?.serial ?? 0) + 1, what } })),
      setFollowing: following => set({ following }),
      setCamera: camera => set({ camera }),
      ask: () => {
        get().pause();
        set(state => ({ question: questionOf(state), ...showing(state, 'rules') }));
      },
      answer: given => set(state => ({ met: true, question: answered(state, given), ...showing(state, 'rules') })),
      dropQuestion: () => set({ met: true, question: undefined }),
      set: (id, choice) => set(({ settings }) => ({ settings: { ...settings, [id]: choice } })),
      setOwnVessel: ownVessel => set({ ownVessel }),
    };
  }));
  store.subscribe(keptPart, kept => keep(storage, kept), { equalityFn: sameFields });
  return store;
}

export type StandOn = ReturnType<typeof createStandOn>;

const keptPart = ({ source, own, ruleSet, speed, themeChoice, camera, following, met, settings, ownVessel }: StandOnState) => ({
  source, settings, ...(ownVessel === undefined ? {} : { ownVessel }), ruleSet, speed, themeChoice, following, ...(own === undefined ? {} : { own }), ...(camera === undefined ? {} : { camera }), ...(met ? { met } : {}),
});

function sameFields(a: object, b: object): boolean {
  const [one, two] = [Object.entries(a), new Map(Object.entries(b))];
  return one.length === two.size && one.every(([key, value]) => two.get(key) === value);
}

/** Day, dusk or night, as chosen or as the light of the scenario has it. */
export const themeOf = ({ themeChoice, scenario }: Pick<StandOnState, 'themeChoice' | 'scenario'>): Theme =>
  (themeChoice === 'auto' ? scenario.environment.light : themeChoice);

/** The name of a vessel of the running scenario; her id where she has none. */
export function nameOf({ scenario }: Pick<StandOnState, 'scenario'>, id: string): string {
  return scenario.vessels.find(vessel => vessel.particulars.id === id)?.particulars.name ?? id;
}
