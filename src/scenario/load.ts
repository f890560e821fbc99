/** From a scenario to the world at its start, with what the rules core remembers of the time before it. */
import { headingVector } from '../geometry/bearing.ts';
import { add, scale, type Point } from '../geometry/vector.ts';
import { RULE_SET_IDS, type RuleSetId } from '../rules/facts.ts';
import { judgeTick, NOTHING_REMEMBERED, ruleSets, type Memory } from '../rules/index.ts';
import { currentAt } from '../rules/stream.ts';
import { factsOf } from '../sim/facts.ts';
import { handlingOf } from '../sim/vessel/handling.ts';
import type { Handling, PastInstant, Vessel, World } from '../sim/world.ts';
import type { Scenario, ScenarioVessel } from './scenario.ts';

/** The world at the start of a scenario, under its own rule set or another one. */
export function worldOf(scenario: Scenario, ruleSet: RuleSetId = scenario.ruleSet): World {
  const world: World = {
    tick: 0, time: 0, seed: scenario.seed, ruleSet, duration: scenario.duration,
    environment: scenario.environment, waterway: scenario.waterway, settings: scenario.settings,
    vessels: scenario.vessels.map(vesselAtStart), events: scenario.events,
    memories: memoriesOf(() => NOTHING_REMEMBERED),
  };
  return { ...world, memories: memoriesOf(id => remembered(world, scenario.history, id)) };
}

const memoriesOf = (of: (id: RuleSetId) => Memory): World['memories'] =>
  Object.fromEntries(RULE_SET_IDS.map(id => [id, of(id)])) as Record<RuleSetId, Memory>;

function vesselAtStart({ particulars, condition, position, heading, speed, engine, drifting, helm, maxSpeed }: ScenarioVessel): Vessel {
  return {
    particulars, handling: handlingAtLeast(handlingOf(particulars), Math.max(speed, helm.cruise ?? 0), maxSpeed), helm,
    state: { condition, position, heading, speed, turnRate: 0, rudder: 0, engine, drifting, orders: {}, leg: 0 },
  };
}

/** A file may give her a speed that her type would not make: then that is what she makes. */
function handlingAtLeast(handling: Handling, asked: number, maxSpeed: number | undefined): Handling {
  const most = maxSpeed ?? handling.maxSpeed;
  return { ...handling, maxSpeed: Math.max(most, asked) };
}

// ---- history ----

interface Known { readonly ago: number; readonly position: Point; readonly heading: number; readonly speed: number }

/** What the core remembers after it has judged each picture of the history in turn, oldest first. */
function remembered(start: World, history: readonly PastInstant[], id: RuleSetId): Memory {
  const known = knownOf(start, history);
  let memory = NOTHING_REMEMBERED;
  for (const ago of new Set(history.map(instant => instant.ago))) {
    memory = judgeTick(ruleSets[id], factsOf(pictureBefore(start, known, ago)), memory).memory;
  }
  return memory;
}

/** For each vessel what is known of her, the longest ago first, the start last. */
function knownOf(start: World, history: readonly PastInstant[]): Known[][] {
  const byId = new Map<string, Known[]>();
  for (const instant of history) byId.set(instant.vessel, [...(byId.get(instant.vessel) ?? []), instant]);
  return start.vessels.map(({ particulars: { id }, state: { position, heading, speed } }) => [...(byId.get(id) ?? []), { ago: 0, position, heading, speed }]);
}

/**
 * The world as it was some seconds before the start. Instants that are the same time ago make one picture. A vessel
 * that has no instant at that time is carried straight back, over the ground, from the next that is known of her.
 */
function pictureBefore(start: World, known: readonly (readonly Known[])[], ago: number): World {
  return { ...start, time: -ago, vessels: start.vessels.map((vessel, index) => vesselBefore(vessel, start, known[index]!, ago)) };
}

function vesselBefore(vessel: Vessel, start: World, known: readonly Known[], ago: number): Vessel {
  const { state } = vessel;
  const next = known.find(instant => instant.ago <= ago)!;
  const still = next.ago === ago || state.condition !== 'under-way';
  return { ...vessel, state: { ...state, position: still ? next.position : carriedBack(next, start, ago - next.ago), heading: next.heading, speed: next.speed } };
}

function carriedBack({ position, heading, speed }: Known, start: World, seconds: number): Point {
  const way = add(scale(headingVector(heading), speed), currentAt(start, position));
  return add(position, scale(way, -seconds));
}
