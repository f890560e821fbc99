/** Where everybody is at this instant, between the tick before and the present one. */
import { headingVector, normalise, signed } from '../../geometry/bearing.ts';
import type { Point } from '../../geometry/vector.ts';
import type { VesselParticulars } from '../../rules/facts.ts';
import type { Picture } from '../../store/index.ts';

export interface Pose {
  readonly id: string;
  readonly vessel: VesselParticulars;
  readonly position: Point;
  readonly heading: number;
  /** Unit vector. */
  readonly ahead: Point;
  /** Over the ground, m/s. */
  readonly velocity: Point;
  /** Degrees a second, starboard positive. */
  readonly turnRate: number;
  readonly underWay: boolean;
}

/** Whether she is towed or pushed by another vessel, and so goes where that one goes. */
export const isTowed = ({ towedBy }: VesselParticulars): boolean => typeof towedBy === 'string';

/** The poses at `phase` (0 to 1) of the way from the tick before to the present one. */
export function posesOf({ before, world, facts }: Picture, phase: number): Pose[] {
  return world.vessels.map(({ particulars, state }, i) => {
    const old = before.vessels[i]?.state ?? state;
    const between = (a: number, b: number): number => a + (b - a) * phase;
    const heading = normalise(old.heading + signed(state.heading - old.heading) * phase);
    return {
      id: particulars.id, vessel: particulars, heading, ahead: headingVector(heading),
      position: [between(old.position[0], state.position[0]), between(old.position[1], state.position[1])],
      velocity: facts.vessels[i]?.velocity ?? [0, 0],
      turnRate: state.turnRate,
      underWay: state.condition === 'under-way',
    };
  });
}
