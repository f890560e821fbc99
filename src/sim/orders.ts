/** Orders as a helmsman and an engineer get them: wheel, course to steer, engine telegraph, anchor. */
import { normalise } from '../geometry/bearing.ts';
import { TELEGRAPH, type Orders, type Telegraph, type Vessel } from './world.ts';

/**
 * Part of full speed that each place of the telegraph gives: speed goes about as the revolutions do, and the places are
 * commonly set at a quarter, under a half, seven tenths and all of them.
 */
const PARTS: Readonly<Record<Telegraph, number>> = {
  'full-astern': -1, 'half-astern': -0.7, 'slow-astern': -0.45, 'dead-slow-astern': -0.25, stop: 0,
  'dead-slow-ahead': 0.25, 'slow-ahead': 0.45, 'half-ahead': 0.7, 'full-ahead': 1,
};

/** Speed through the water that a place of the telegraph comes to, m/s; sternway negative. */
export const telegraphSpeed = ({ handling }: Pick<Vessel, 'handling'>, at: Telegraph): number =>
  PARTS[at] * (PARTS[at] < 0 ? handling.maxAstern : handling.maxSpeed) + 0;

/** Speed that her orders ask for, m/s; undefined where they ask for none. One who brings up asks for none at all. */
export function speedOrdered(vessel: Vessel): number | undefined {
  const { telegraph, speed, anchor } = vessel.state.orders;
  if (anchor === 'let-go') return 0;
  return telegraph === undefined ? speed : telegraphSpeed(vessel, telegraph);
}

const WHEEL = /^(?:(hard|full) (?:a-?|to )?)?(port|starboard)(?: (\d{1,2}))?$/;
const STEER = /^steer (\d{1,3})$/;

/**
 * The orders that words at the wheel and the telegraph mean, added to those that stand; undefined where they mean none.
 * "Starboard" has the ship's head go to starboard, as DVC r.23 lays down against the older sense of the tiller.
 *
 * port | starboard [degrees], hard a-starboard, midships, steady (on the heading of now), steer 045;
 * dead slow, slow, half or full, ahead or astern; stop; let go; weigh.
 */
export function helmOrder(words: string, { state, handling }: Pick<Vessel, 'state' | 'handling'>): Orders | undefined {
  const said = words.trim().toLowerCase().replace(/[.,!]/g, '').replace(/\s+/g, ' ');
  const { course: _, rudder: __, ...engine } = state.orders;
  const wheel = WHEEL.exec(said);
  if (wheel !== null) {
    const [, hard, side, degrees] = wheel;
    const angle = hard !== undefined ? handling.maxRudder : Math.min(handling.maxRudder, degrees === undefined ? ORDINARY : Number(degrees));
    return { ...engine, rudder: side === 'port' ? -angle : angle };
  }
  if (said === 'midships' || said === 'amidships') return { ...engine, rudder: 0 };
  if (said === 'steady' || said === 'steady as she goes') return { ...engine, course: state.heading };
  const steer = STEER.exec(said);
  if (steer !== null) return Number(steer[1]) > 360 ? undefined : { ...engine, course: normalise(Number(steer[1])) };
  const { speed: ___, telegraph: ____, anchor: _____, ...wheelOrders } = state.orders;
  if (said === 'let go' || said === 'let go the anchor') return { ...state.orders, anchor: 'let-go' };
  if (said === 'weigh' || said === 'weigh anchor') return { ...wheelOrders, anchor: 'weigh', telegraph: 'stop' };
  const place = TELEGRAPH.find(one => one.replaceAll('-', ' ') === (said === 'stop engines' || said === 'stop engine' ? 'stop' : said));
  return place === undefined ? undefined : { ...wheelOrders, telegraph: place };
}

/** Degrees of wheel where an order gives none. */
const ORDINARY = 15;
