/** Day or night at a time and place: the rules show lights from sunset to sunrise. */
import { getTimes } from 'suncalc';

/**
 * Day or night. `at`: ISO time with its zone; latitude, longitude: degrees, north and east positive. Sunrise and sunset
 * are those of the almanac: the upper limb on the horizon, with the usual refraction (suncalc).
 */
export function lightAt(at: string, latitude: number, longitude: number): 'day' | 'night' {
  const moment = new Date(at);
  const { sunrise, sunset, alwaysUp } = getTimes(moment, latitude, longitude);
  if (sunrise === null || sunset === null) return alwaysUp === true ? 'day' : 'night';
  return moment >= sunrise && moment < sunset ? 'day' : 'night';
}
