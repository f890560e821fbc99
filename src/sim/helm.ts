/** Who is at the helm, and what is ordered at this tick. */
import type { TickJudgement } from '../rules/index.ts';
import { courseAlongRoute, courseInLane, cruiseOf, laneOf, legOf, offsetIn } from './navigate.ts';
import { underWayAgain } from './vessel/anchor.ts';
import type { Orders, Vessel, World } from './world.ts';
import { keepWatch } from './watchkeeper.ts';

/** A vessel with the orders of this tick. `given` are those of a person or a script, and stay until others are given. */
export function steered(world: World, index: number, judgement: TickJudgement, given: Orders | undefined): Vessel {
  const vessel = world.vessels[index]!;
  if (vessel.state.condition === 'at-anchor' && given?.anchor === 'weigh') return ordering({ ...vessel, state: underWayAgain(vessel.state) }, given);
  // Whoever is at the helm: she is brought up first.
  if (vessel.state.orders.anchor === 'let-go' && given === undefined) return vessel;
  if (vessel.state.condition !== 'under-way' || vessel.particulars.towedBy !== undefined && typeof vessel.particulars.towedBy === 'string') return vessel;
  switch (vessel.helm.by) {
    case 'watchkeeper': {
      const { orders, mind } = keepWatch(world, index, judgement);
      return { ...ordering(vessel, given ?? orders), mind };
    }
    case 'route': return ordering(vessel, given ?? alongRoute(world, vessel));
    case 'hold': return ordering(vessel, given ?? { course: vessel.state.orders.course ?? vessel.state.heading, speed: vessel.state.orders.speed ?? cruiseOf(vessel) });
    case 'candidate': case 'script': return ordering(vessel, given ?? (Object.keys(vessel.state.orders).length > 0 ? vessel.state.orders : { course: vessel.state.heading, speed: vessel.state.speed }));
  }
}

const ordering = (vessel: Vessel, orders: Orders): Vessel => ({ ...vessel, state: { ...vessel.state, orders } });

/** With the waypoint that she steers for next. */
export function withLeg(vessel: Vessel): Vessel {
  if (vessel.helm.route === undefined) return vessel;
  const leg = legOf(vessel);
  return leg === vessel.state.leg ? vessel : { ...vessel, state: { ...vessel.state, leg } };
}

/** Through her waypoints and then straight on; without any, along her channel at the place in it that she has. */
function alongRoute(world: World, vessel: Vessel): Orders {
  const speed = cruiseOf(vessel);
  const course = courseAlongRoute(world, vessel);
  if (course !== undefined) return { course, speed };
  const lane = laneOf(world, vessel);
  if (lane !== undefined) return { course: courseInLane(world, vessel, lane, offsetIn(lane)), speed };
  return { course: vessel.state.orders.course ?? vessel.state.heading, speed };
}
