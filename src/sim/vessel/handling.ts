/**
 * How a vessel handles, from her length and type.
 *
 * Turning is Nomoto's first order: T r' + r = K d. In Nomoto's dimensionless form K' = K L / V and T' = T V / L are
 * about 1 to 2 and 0.5 to 2 for handy single-screw craft, and K' falls and T' rises with fullness and with a tow (Nomoto,
 * Taguchi, Honda and Hirano, "On the steering qualities of ships", 1957; Clarke, Gedling and Hine, "The application of
 * manoeuvring criteria in hull design", 1982). The steady turning circle has the diameter 2 L / (K' d), whatever the speed:
 * at full rudder 2 lengths for the launch, 4 for the barge train, within the 5 that IMO MSC.137(76) allows a ship.
 *
 * Surge is first order too. Its time constant is given in lengths run on at full speed after the engine is stopped. With
 * the engine full astern she then stops within 0.4 to 0.6 of that, so within 2 to 3 lengths for small craft and 7 for a
 * ship (MSC.137(76): at most 15). In a turn the hull's drag grows: at full rudder she keeps six or seven tenths of her
 * speed, as turning trials show (IMO MSC/Circ.1053, explanatory notes).
 */
import type { VesselParticulars } from '../../rules/facts.ts';
import type { Handling } from '../world.ts';
import { KNOT } from '../../units/nautical.ts';

interface Type {
  /** K'. */
  readonly gain: number;
  /** T'. */
  readonly time: number;
  /** Lengths that she runs on from full speed with the engine stopped. */
  readonly carries: number;
  /** Full speed ahead, knots; and astern, as a part of it. */
  readonly knots: number;
  readonly astern: number;
}

const TYPES = {
  launch: { gain: 1.6, time: 0.8, carries: 4, knots: 10, astern: 0.5 },
  canalBoat: { gain: 1.3, time: 1, carries: 5, knots: 8, astern: 0.4 },
  ship: { gain: 1, time: 1.5, carries: 12, knots: 12, astern: 0.3 },
  /** The tug's own length: what she tows astern holds her stern, and pulls her on when she stops. */
  towing: { gain: 0.8, time: 1.8, carries: 6, knots: 6, astern: 0.3 },
  /** The whole train's length. Pusher trains: Koh and Yasukawa, Ocean Engineering 46, 2012. */
  train: { gain: 0.8, time: 1.5, carries: 7, knots: 7, astern: 0.35 },
  oars: { gain: 2.2, time: 0.5, carries: 2.5, knots: 3.5, astern: 0.6 },
  sail: { gain: 1.5, time: 0.7, carries: 3, knots: 7, astern: 0 },
  hauled: { gain: 0.8, time: 1.5, carries: 2, knots: 2.5, astern: 0 },
} as const satisfies Record<string, Type>;

const isTrain = ({ tow }: VesselParticulars): boolean => tow !== undefined && tow.arrangement !== 'astern';

function typeOf(particulars: VesselParticulars): Type {
  const { propulsion, length, tow } = particulars;
  if (propulsion === 'oars') return TYPES.oars;
  if (propulsion === 'sail') return TYPES.sail;
  if (propulsion === 'none') return TYPES.hauled;
  if (tow !== undefined) return isTrain(particulars) ? TYPES.train : TYPES.towing;
  if (length < 15) return TYPES.launch;
  return length < 40 ? TYPES.canalBoat : TYPES.ship;
}

/** Length of what turns as one, metres: pushed hulls lengthen her; those alongside and astern do not. */
function turningLength({ length, tow }: VesselParticulars): number {
  if (tow === undefined || tow.arrangement === 'astern') return length;
  return tow.arrangement === 'alongside' ? Math.max(length, tow.length) : length + tow.length;
}

/** Degrees a second: hand steering in small craft, down to the 65 degrees in 28 s that SOLAS II-1/29 asks of a steering gear. */
const rudderRate = (length: number): number => Math.max(65 / 28, Math.min(20, 160 / length));

/** The handling of a vessel; `turnGain` and `turnTime` are those at her full speed. */
export function handlingOf(particulars: VesselParticulars): Handling {
  const type = typeOf(particulars);
  const maxSpeed = type.knots * KNOT;
  const length = turningLength(particulars);
  const ahead = particulars.tow?.arrangement === 'ahead' || particulars.tow?.arrangement === 'composite' ? particulars.tow.length / 2 : 0;
  return {
    turnGain: (type.gain * maxSpeed) / length,
    turnTime: (type.time * length) / maxSpeed,
    surgeTime: (type.carries * length) / maxSpeed,
    maxSpeed, maxAstern: type.astern * maxSpeed,
    maxRudder: 35, rudderRate: particulars.propulsion === 'oars' ? 30 : rudderRate(particulars.length),
    span: length, ...(ahead === 0 ? {} : { pivot: ahead }),
  };
}
