/**
 * How a vessel handles, from her length and type.
 *
 * Turning is Nomoto's first order: T r' + r = K d. In Nomoto's dimensionless form K' = K L / V and T' = T V / L are
 * about 1 to 2 and 0.5 to 2 for handy single-screw craft, and K' falls and T' rises with fullness and tow (Nomoto and
 * others 1957; Clarke 1982; IMO MSC/Circ.1053 explains the indices). Surge is first order too; the time constant is
 * given in lengths run at full speed, so that an engine stopped carries her about that many lengths on.
 */
import type { VesselParticulars } from '../../rules/facts.ts';
import type { Handling } from '../world.ts';
import { KNOT } from '../../units/nautical.ts';


interface Type { readonly gain: number; readonly time: number; readonly surge: number; readonly knots: number; readonly astern: number }

const TYPES = {
  launch: { gain: 1.6, time: 0.8, surge: 2, knots: 10, astern: 0.5 },
  canalBoat: { gain: 1.3, time: 1, surge: 2.5, knots: 8, astern: 0.4 },
  withTow: { gain: 0.8, time: 1.8, surge: 5, knots: 6, astern: 0.3 },
  ship: { gain: 1, time: 1.5, surge: 6, knots: 12, astern: 0.3 },
  oars: { gain: 2.2, time: 0.5, surge: 1.5, knots: 3.5, astern: 0.6 },
  sail: { gain: 1.5, time: 0.7, surge: 2.5, knots: 7, astern: 0 },
  hauled: { gain: 0.8, time: 1.5, surge: 2, knots: 2.5, astern: 0 },
} as const satisfies Record<string, Type>;

function typeOf({ propulsion, length, tow }: VesselParticulars): Type {
  if (propulsion === 'oars') return TYPES.oars;
  if (propulsion === 'sail') return TYPES.sail;
  if (propulsion === 'none') return TYPES.hauled;
  if (tow !== undefined) return TYPES.withTow;
  if (length < 15) return TYPES.launch;
  return length < 40 ? TYPES.canalBoat : TYPES.ship;
}

/** Degrees a second: hand steering in small craft, down to the 65 degrees in 28 s that SOLAS II-1/29 asks of a steering gear. */
const rudderRate = (length: number): number => Math.max(65 / 28, Math.min(20, 160 / length));

/** The handling of a vessel; `turnGain` and `turnTime` are those at her full speed. */
export function handlingOf(particulars: VesselParticulars): Handling {
  const type = typeOf(particulars);
  const maxSpeed = type.knots * KNOT;
  return {
    turnGain: (type.gain * maxSpeed) / particulars.length,
    turnTime: (type.time * particulars.length) / maxSpeed,
    surgeTime: (type.surge * particulars.length) / maxSpeed,
    maxSpeed, maxAstern: type.astern * maxSpeed,
    maxRudder: 35, rudderRate: particulars.propulsion === 'oars' ? 30 : rudderRate(particulars.length),
  };
}
