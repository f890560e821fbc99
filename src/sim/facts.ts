/** From the world to what the rules core may look at. */
import { headingVector, normalise, signed } from '../geometry/bearing.ts';
import { add, scale, type Point } from '../geometry/vector.ts';
import type { EnvironmentFacts, SailFacts, VesselFacts, WorldFacts } from '../rules/facts.ts';
import { currentAt } from '../rules/stream.ts';
import { conventions } from './conventions.ts';
import { leewayOf } from './vessel/wind.ts';
import type { Vessel, World } from './world.ts';

/** The picture that a world shows at this moment. */
export function factsOf(world: World): WorldFacts {
  return {
    time: world.time, environment: world.environment, waterway: world.waterway, settings: world.settings,
    vessels: world.vessels.map(vessel => vesselFacts(world, vessel)),
    happened: world.events.length === 0 ? world.events : world.events.filter(event => event.at <= world.time),
  };
}

function vesselFacts(world: World, vessel: Vessel): VesselFacts {
  const { particulars, state } = vessel;
  const h = headingVector(state.heading);
  const sail = particulars.sail ?? (particulars.propulsion === 'sail' ? sailFor(world.environment, state.heading) : undefined);
  const { condition, position, heading, engine, drifting } = state;
  const moves = condition === 'under-way';
  // What she is, copied on to how she is: the other way round, by spread, costs fifty times as much on V8.
  return Object.assign({
    condition, position, heading, headingVector: h, engine, drifting,
    speed: moves ? state.speed : 0,
    velocity: moves ? overGround(world, vessel, h) : ([0, 0] as const),
  }, particulars, sail === undefined ? undefined : { sail });
}

/** At anchor, aground and made fast nothing moves over the ground; a vessel hauled from the bank moves along it. */
function overGround(world: World, vessel: Vessel, heading: Point): Point {
  const { position, speed, free } = vessel.state;
  const made = add(scale(heading, speed), currentAt(world, position));
  const leeway = leewayOf(vessel, world.environment);
  const way = leeway === undefined ? made : add(made, leeway);
  return free === undefined ? way : scale(way, free);
}

/** How she sails in this wind: the main on the side away from it; undefined without a wind. */
export function sailFor({ wind }: EnvironmentFacts, heading: number): SailFacts | undefined {
  if (wind === undefined || wind.speed <= 0) return undefined;
  const relative = signed(normalise(wind.from) - heading);
  return { mainsail: relative >= 0 ? 'port' : 'starboard', pointOfSail: Math.abs(relative) <= conventions.closeHauled ? 'close-hauled' : 'free' };
}
