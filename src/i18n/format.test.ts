import { expect, test } from 'vitest';
import { formatFor } from './format.ts';

const { bearing, clock, distance, duration, offBow, speed } = formatFor('en');

test.each([
  ['a bearing has three figures', bearing(45), '045°'], ['and is never 360', bearing(359.6), '000°'], ['nor negative', bearing(-1), '359°'],
  ['an angle off the bow has three before the point', offBow(-5.25), '005.3°'],
  ['metres', distance(848), '848 m'], ['near, to a tenth', distance(4.23), '4.2 m'], ['none', distance(0), '0 m'], ['below none there is none', distance(-3), '0 m'],
  ['from a mile on, nautical miles', distance(1852), '1 nmi'], ['to a hundredth', distance(2315), '1.25 nmi'],
  ['metres a second as knots', speed(1852 / 3600), '1.0 kn'],
  ['seconds', duration(40.4), '40 s'], ['minutes and seconds', duration(194), '3 min 14 s'], ['from ten minutes on, minutes', duration(754), '13 min'], ['from two hours on, hours', duration(9000), '2.5 h'],
  ['a clock', clock(125.34), '02:05.3'], ['that carries', clock(59.96), '01:00.0'], ['with hours when there are some', clock(3725.3), '1:02:05.3'],
])('%s', (_, said, expected) => expect(said).toBe(expected));

const feet = formatFor('en', { bearings: 'degrees', lengths: 'feet' });
test.each([
  ['feet', feet.distance(30.48), '100 ft'], ['near, to a tenth', feet.distance(1), '3.3 ft'], ['none', feet.distance(-3), '0 ft'],
  ['short of half a mile', feet.distance(925.9), '3038 ft'], ['from half a mile on, nautical miles', feet.distance(926), '0.5 nmi'],
  ['what is printed in metres stays so', feet.printed(20), '20 m (66 ft)'], ['and alone where metres are chosen', formatFor('en').printed(20), '20 m'],
])('in feet: %s', (_, said, expected) => expect(said).toBe(expected));
