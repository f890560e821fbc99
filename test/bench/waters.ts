/** Scenario files for the measurements: a canal and a harbour with as many watchkeepers as asked for. */
import { generator } from '../../src/sim/random.ts';

const APART = 200;

const launch = (id: string, position: readonly [number, number], heading: number, knots: number, length: number): object => ({
  id, propulsion: 'power', service: 'passenger', length, breadth: Math.round(length * 2.5) / 10, draught: 1.1, position, heading, speed: `${knots} kn`, helm: { by: 'watchkeeper' },
});

const file = (id: string, ruleSet: string, duration: string, waterway: object, vessels: readonly object[]): object => ({
  format: 'stand-on/scenario', version: 1, id, title: id, ruleSet, seed: 1, duration, environment: { light: 'day', visibility: 'good' }, waterway, vessels,
});

const canal = (half: number): object => ({
  waters: 'canal', channels: [{ id: 'reach', centreline: [[0, -half], [0, half]], width: '50 m', depth: '2.7 m', narrow: true, upstream: 'forward' }],
});

/** Launches two hundred metres apart, one up and the next one down: each meets her neighbours end on. */
export function canalOf(n: number): object {
  const vessels = Array.from({ length: n }, (_, i) => {
    const isUp = i % 2 === 0;
    return launch(`V${i}`, [isUp ? 9 : -9, (i - (n - 1) / 2) * APART], isUp ? 0 : 180, 5 + (i % 3), 12 + (i % 4) * 2);
  });
  return file(`canal-${n}`, 'dvc-1963', '20 min', canal(n * APART + 6000), vessels);
}

/** Four in a line up a canal, as fast as each other: the picture stays the same for as long as one likes. */
export function convoy(): object {
  return file('convoy', 'dvc-1963', '60 min', canal(9000), [0, 1, 2, 3].map(i => launch(`V${i}`, [9, -8500 - i * 120], 0, 6, 14)));
}

/** A harbour: one in every square of 250 m, on a course of her own. */
export function harbourOf(n: number): object {
  const random = generator(n);
  const across = Math.ceil(Math.sqrt(n));
  const vessels = Array.from({ length: n }, (_, i) => {
    const at = [i % across, Math.floor(i / across)].map(place => Math.round((place - across / 2) * 250));
    return launch(`V${i}`, [at[0]!, at[1]!], Math.floor(random() * 360), 3 + Math.floor(random() * 4), 10 + Math.floor(random() * 20));
  });
  return file(`harbour-${n}`, 'voc-2017', '20 min', { waters: 'harbour' }, vessels);
}
