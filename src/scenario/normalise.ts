/** From the file as the schema read it to the scenario: what depends on more than one field is filled in here. */
import { normalise } from '../geometry/bearing.ts';
import type { Engine, EnvironmentFacts, VesselParticulars } from '../rules/facts.ts';
import type { PastInstant, ScenarioEvent } from '../sim/world.ts';
import { lightAt } from './light.ts';
import type { Hull, LightsShown, Scenario, ScenarioVessel } from './scenario.ts';
import type { ScenarioFile, VesselFile } from './schema/file.ts';

/** What the schema library says may be `undefined` and never is in JSON: such a field is absent. */
type Exact<T> = T extends readonly unknown[] ? { [K in keyof T]: Exact<T[K]> } : T extends object ? { [K in keyof T]: Exact<Exclude<T[K], undefined>> } : T;
const exact = <T>(value: T): Exact<T> => value as Exact<T>;

/** A copy without some of its fields. */
function without<T extends object, K extends keyof T>(object: T, keys: readonly K[]): Omit<T, K> {
  return Object.fromEntries(Object.entries(object).filter(([key]) => !(keys as readonly string[]).includes(key))) as Omit<T, K>;
}

export function scenarioOf(read: ScenarioFile): Scenario {
  const file = exact(read);
  return {
    id: file.id, title: file.title === '' ? file.id : file.title, brief: file.brief,
    teaches: typeof file.teaches === 'string' ? [file.teaches] : file.teaches,
    ruleSet: file.ruleSet, settings: file.settings, seed: file.seed, duration: file.duration,
    environment: environmentOf(read.environment),
    waterway: { ...file.waterway, locks: file.waterway.locks.map(lock => ({ ...lock, heading: normalise(lock.heading) })) },
    vessels: read.vessels.map(vesselOf),
    // A stable sort: events of the same moment keep the order of the file.
    events: file.events.map((event): ScenarioEvent => without(event, ['lights', 'colour', 'text'])).sort((a, b) => a.at - b.at),
    checks: file.checks,
    history: historyOf(read.vessels),
  };
}

function environmentOf(read: ScenarioFile['environment']): EnvironmentFacts {
  const { light, wind, current, ...rest } = exact(read);
  return {
    ...rest,
    light: typeof light === 'string' ? light : lightAt(light.at, light.latitude, light.longitude),
    ...(wind === undefined ? {} : { wind: { ...wind, from: normalise(wind.from) } }),
    ...(current === undefined ? {} : { current: { ...current, towards: normalise(current.towards) } }),
  };
}

function historyOf(vessels: readonly VesselFile[]): PastInstant[] {
  return vessels.flatMap(({ id, history }) => history.map(instant => ({ ...instant, heading: normalise(instant.heading), vessel: id })))
    .sort((a, b) => b.ago - a.ago);
}

function vesselOf(read: VesselFile): ScenarioVessel {
  const { condition, position, heading, speed, engine, drifting, helm, maxSpeed, lights, hull, ...rest } = exact(read);
  const what = without(rest, ['history']);
  const particulars: VesselParticulars = {
    ...what,
    breadth: what.breadth ?? Math.min(40, what.length / 4),
    draught: what.draught ?? Math.min(15, what.length / 15),
  };
  return {
    particulars, condition, position, heading: normalise(heading), speed,
    engine: engine ?? engineAt(speed, what.propulsion), drifting, helm,
    ...(maxSpeed === undefined ? {} : { maxSpeed }),
    lights: lightsOf(lights),
    ...(hull === undefined ? {} : { hull: hull as Hull }),
  };
}

function engineAt(speed: number, propulsion: VesselParticulars['propulsion']): Engine {
  if (propulsion !== 'power' || speed === 0) return 'stopped';
  return speed > 0 ? 'ahead' : 'astern';
}

function lightsOf(lights: Exact<VesselFile['lights']>): LightsShown {
  if (lights === 'as-required') return { none: false, failed: [], optional: [] };
  return { none: lights.none ?? false, failed: lights.failed ?? [], optional: lights.optional ?? [] };
}
