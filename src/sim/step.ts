/** One tick of a run: `step` is the only way in which time passes. */
import { RULE_SET_IDS, type RuleSetId } from '../rules/facts.ts';
import { judgeTick, ruleSets, type TickJudgement } from '../rules/index.ts';
import { currentAt } from '../rules/stream.ts';
import { contactIn } from './contact.ts';
import { DT, RATE } from './conventions.ts';
import { normalise } from '../geometry/bearing.ts';
import { factsOf } from './facts.ts';
import { steered, withLeg } from './helm.ts';
import { anchored, onCable, swing, underWayAgain } from './vessel/anchor.ts';
import { move } from './vessel/kinematics.ts';
import { follow, linked } from './vessel/tow.ts';
import { setOf } from './vessel/wind.ts';
import type { Orders, ScenarioEvent, Vessel, World } from './world.ts';

/** Orders given at this tick by a person, by vessel id. */
export type Given = Readonly<Record<string, Orders>>;

let last: { readonly world: World; readonly judgement: TickJudgement } | undefined;

/**
 * The judgement of a world at this moment under its set, from what is remembered of the tick before. The last one is held: the picture, the
 * recording and the next step all ask it of the same world, which never changes.
 */
export function judgementAt(world: World): TickJudgement {
  if (last?.world !== world) last = { world, judgement: judgeTick(ruleSets[world.ruleSet], factsOf(world), world.memories[world.ruleSet]) };
  return last.judgement;
}

/** The world one tick later, judged under every set, so that the set can be changed in mid-run. One that has ended stays as it is. */
export const step = (world: World, given: Given = {}): World => (world.ended === undefined ? stepJudged(world, RULE_SET_IDS, given).next : world);

/**
 * The world one tick later, of one that has not ended, and what its own set said of it before. Under sets other than `sets` nothing is judged and
 * what they remember stays as it was: for a run in which the set is never changed.
 */
export function stepJudged(world: World, sets: readonly RuleSetId[], given: Given = {}): { readonly next: World; readonly judgement: TickJudgement } {
  const begun = world.tick === 0 ? { ...world, vessels: linked(world.vessels).map(vessel => anchored(atCruise(vessel), world.waterway)) } : world;
  const judgement = judgementAt(begun);
  const { scene } = judgement;
  const memories = { ...begun.memories, [begun.ruleSet]: judgement.memory };
  for (const id of sets) if (id !== begun.ruleSet) memories[id] = judgeTick(ruleSets[id], scene.world, begun.memories[id], scene).memory;
  const way = { ...begun, vessels: begun.vessels.map(withLeg) };
  const ordered = way.vessels.map((_, index) => steered(way, index, judgement, given[way.vessels[index]!.particulars.id]));
  const vessels = moved({ ...begun, vessels: ordered });
  const tick = begun.tick + 1;
  const time = tick / RATE;
  const next: World = { ...begun, tick, time, memories, vessels: withEvents(vessels, happening(begun, time)) };
  const contact = contactIn(next);
  if (contact !== undefined) return { next: { ...next, ended: contact }, judgement };
  return { next: time >= next.duration ? { ...next, ended: { how: 'finished', vessels: [] } } : next, judgement };
}

/** The events of the scenario that happen in this tick, which ends at `time`. */
function happening({ events, time: last, tick }: World, time: number): readonly ScenarioEvent[] {
  return events.length === 0 ? events : events.filter(event => event.at <= time && (event.at > last || (tick === 0 && event.at === 0)));
}

/** The speed at the start is the one that she goes back to. */
const atCruise = (vessel: Vessel): Vessel => ({ ...vessel, helm: { ...vessel.helm, cruise: vessel.helm.cruise ?? vessel.state.speed } });

/** Those that move by themselves first, then what is in tow, from the tug outwards. */
function moved(world: World): Vessel[] {
  const after = new Map<string, Vessel>();
  for (const vessel of world.vessels) {
    if (vessel.link !== undefined) continue;
    after.set(vessel.particulars.id, movedAlone(world, vessel));
  }
  let left = world.vessels.filter(vessel => vessel.link !== undefined);
  while (left.length > 0) {
    const ready = left.filter(vessel => after.has(vessel.link!.to));
    // A tow that leads back to itself moves no further; files are checked for it.
    if (ready.length === 0) break;
    for (const vessel of ready) after.set(vessel.particulars.id, { ...vessel, state: follow(vessel, after.get(vessel.link!.to)!, currentAt(world, vessel.state.position), DT) });
    left = left.filter(vessel => !ready.includes(vessel));
  }
  return world.vessels.map(vessel => after.get(vessel.particulars.id) ?? vessel);
}

function movedAlone(world: World, vessel: Vessel): Vessel {
  const { environment, waterway } = world;
  const { condition, position } = vessel.state;
  switch (condition) {
    case 'under-way': return onCable(vessel.state, { ...vessel, state: move(vessel, { current: currentAt(world, position), wind: environment.wind }, DT) }, waterway, DT);
    case 'at-anchor': {
      const state = swing(vessel, setOf(environment, currentAt(world, position)), DT);
      return state === vessel.state ? vessel : { ...vessel, state };
    }
    default: return vessel;
  }
}

/** Events that change a vessel; the rest are facts for the rules, and nothing else. */
function withEvents(vessels: readonly Vessel[], events: readonly ScenarioEvent[]): Vessel[] {
  if (events.length === 0) return [...vessels];
  return vessels.map(vessel => events.filter(event => event.vessel === vessel.particulars.id).reduce(afterEvent, vessel));
}

function afterEvent(vessel: Vessel, event: ScenarioEvent): Vessel {
  const { state } = vessel;
  switch (event.does) {
    case 'alter-course': {
      const course = normalise(event.to ?? (state.orders.course ?? state.heading) + (event.by ?? 0));
      return { ...vessel, state: { ...state, orders: { ...state.orders, course } }, ...(vessel.mind === undefined ? {} : { mind: { ...vessel.mind, track: course } }) };
    }
    case 'alter-speed': {
      const speed = event.speed ?? state.speed;
      return { ...vessel, helm: { ...vessel.helm, cruise: Math.max(0, speed) }, state: { ...state, orders: { ...state.orders, speed } } };
    }
    case 'anchor': return { ...vessel, state: { ...state, orders: { anchor: 'let-go' } } };
    case 'weigh': return state.condition === 'at-anchor' ? { ...vessel, state: underWayAgain(state) } : vessel;
    default: return vessel;
  }
}
