/**
 * What the wind does to a vessel under sail: how fast it drives her on each point of sailing, and how far it sets her to
 * leeward.
 *
 * The drive is a table of boat speed over wind speed for a loose-footed rig on a shallow hull: nothing within three and a
 * half points of the wind, most with it abeam or on the quarter, less right aft (the shape of the polars in Marchaj,
 * "Sailing Theory and Practice", 1964). Leeway is ten degrees close-hauled, and falls to none before the wind (same
 * source: a deep keel halves it, a flat country boat doubles it).
 */
import { headingVector, signed } from '../../geometry/bearing.ts';
import { scale, type Point } from '../../geometry/vector.ts';
import type { EnvironmentFacts } from '../../rules/facts.ts';
import { conventions } from '../conventions.ts';
import type { Vessel } from '../world.ts';

/** The wind of a picture, if it has one: degrees that it blows from, m/s. */
export interface Wind { readonly wind?: EnvironmentFacts['wind'] | undefined }

/** Degrees that the wind is off the bow, and boat speed as a part of the wind's. */
const DRIVE = [[0, 0], [40, 0], [56.25, 0.42], [67.5, 0.55], [90, 0.65], [130, 0.65], [160, 0.5], [180, 0.42]] as const;

/** The greatest speed that this wind gives her on a heading, m/s; no limit where there is no wind in the picture, or where she has other means. */
export function driveOf({ particulars }: Pick<Vessel, 'particulars'>, heading: number, { wind }: Wind): number {
  if (particulars.propulsion !== 'sail' || wind === undefined) return Infinity;
  const off = Math.abs(signed(wind.from - heading));
  const next = DRIVE.findIndex(([angle]) => angle >= off);
  if (next <= 0) return 0;
  const [[from, least], [to, most]] = [DRIVE[next - 1]!, DRIVE[next]!];
  return wind.speed * (least + ((most - least) * (off - from)) / (to - from));
}

/** tan 10 degrees. */
const LEEWAY = 0.1763;
/** 1 + cos 67.5 degrees. */
const CLOSE_HAULED = 1.3827;

/** Her drift to leeward, m/s over the ground; undefined where nothing sets her. */
export function leewayOf({ particulars, state }: Pick<Vessel, 'particulars' | 'state'>, { wind }: Wind): Point | undefined {
  if (particulars.propulsion !== 'sail' || wind === undefined || wind.speed <= 0 || state.speed <= 0) return undefined;
  const off = signed(wind.from - state.heading);
  const towards = headingVector(off)[1];
  const drift = state.speed * LEEWAY * Math.min(1, (1 + towards) / CLOSE_HAULED);
  const [x, y] = headingVector(state.heading);
  // Square to her keel, away from the wind.
  return scale(off >= 0 ? [-y, x] : [y, -x], drift);
}

/** Where the wind presses her that lies at anchor, and the stream: m/s, as of a stream alone. */
export function setOf({ wind }: Wind, current: Point): Point {
  if (wind === undefined) return current;
  const [x, y] = headingVector(wind.from);
  const press = wind.speed * conventions.windage;
  return [current[0] - x * press, current[1] - y * press];
}
