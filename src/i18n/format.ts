/**
 * Numbers as a person on the water reads them: bearings of three figures, distances in metres, feet or nautical miles,
 * speeds in knots, times in seconds or minutes. Every figure carries its unit.
 */
import { NAUTICAL_MILE } from '../units/nautical.ts';
import { METRIC, type Units } from './units.ts';

const METRES_A_SECOND_TO_KNOTS = 3600 / NAUTICAL_MILE;
const FOOT = 0.3048;

export interface Format {
  /** What was chosen: for sentences that say a thing in other words, not only in other figures. */
  readonly units: Units;
  /** Three figures: 045°. Degrees true, or from the bow all round. */
  readonly bearing: (degrees: number) => string;
  /** An angle off something, to a tenth where there is one: 6°, 112.4°. */
  readonly degrees: (degrees: number) => string;
  /** A relative bearing without its side, three figures before the point: 045°, 112.4°. */
  readonly offBow: (degrees: number) => string;
  /** Metres: 4.2 m, 848 m, 1.25 nmi; or 9.5 ft, 2780 ft, and from half a mile on 0.62 nmi. */
  readonly distance: (metres: number) => string;
  /** A length that a text prints in metres stays as it is printed; where feet were chosen they stand behind it: 20 m (66 ft). */
  readonly printed: (metres: number) => string;
  /** Metres a second, shown in knots: 6.0 kn. */
  readonly speed: (metresPerSecond: number) => string;
  /** Seconds: 40 s, 3 min 14 s, 12 min, 2.5 h. */
  readonly duration: (seconds: number) => string;
  /** Seconds as a running clock: 02:05.3, 1:02:05.3. */
  readonly clock: (seconds: number) => string;
  readonly number: (value: number) => string;
  /** The form that a language uses for this many: 'one', 'other' … */
  readonly plural: (count: number) => Intl.LDMLPluralRule;
  readonly list: (items: readonly string[]) => string;
  readonly date: (iso: string) => string;
}

const pad = (text: string, figures: number): string => {
  const point = text.search(/[^0-9]/);
  const whole = point < 0 ? text.length : point;
  return '0'.repeat(Math.max(0, figures - whole)) + text;
};

const clockText = (seconds: number): string => {
  const tenths = Math.round(seconds * 10);
  const [hours, minutes] = [Math.floor(tenths / 36_000), Math.floor(tenths / 600) % 60];
  return `${hours > 0 ? `${hours}:` : ''}${String(minutes).padStart(2, '0')}:${String(Math.floor((tenths % 600) / 10)).padStart(2, '0')}.${tenths % 10}`;
};

/** The number formats of a language, by its BCP 47 tag, in the units that were chosen. */
export function formatFor(tag: string, units: Units = METRIC): Format {
  const fixed = (digits: number): Intl.NumberFormat =>
    new Intl.NumberFormat(tag, { minimumFractionDigits: digits, maximumFractionDigits: digits, numberingSystem: 'latn', useGrouping: false });
  const [whole, tenth] = [fixed(0), fixed(1)];
  const upToHundredth = new Intl.NumberFormat(tag, { maximumFractionDigits: 2, numberingSystem: 'latn', useGrouping: false });
  const plain = new Intl.NumberFormat(tag, { maximumFractionDigits: 2, numberingSystem: 'latn' });
  const upToTenth = new Intl.NumberFormat(tag, { maximumFractionDigits: 1, numberingSystem: 'latn', useGrouping: false });
  const plurals = new Intl.PluralRules(tag);
  const lists = new Intl.ListFormat(tag, { style: 'long', type: 'conjunction' });
  const dates = new Intl.DateTimeFormat(tag, { dateStyle: 'long', timeZone: 'UTC' });
  const duration = (seconds: number): string => {
    const rounded = Math.round(seconds);
    if (rounded < 60) return `${whole.format(rounded)} s`;
    const [minutes, rest] = [Math.floor(rounded / 60), rounded % 60];
    if (rounded >= 7200) return `${tenth.format(rounded / 3600)} h`;
    return rounded < 600 && rest > 0 ? `${whole.format(minutes)} min ${whole.format(rest)} s` : `${whole.format(Math.round(rounded / 60))} min`;
  };
  const figure = (value: number, unit: string): string => (value >= 0.05 && value < 9.95 ? `${tenth.format(value)} ${unit}` : `${whole.format(Math.max(0, value))} ${unit}`);
  const inMiles = (metres: number): string => `${upToHundredth.format(metres / NAUTICAL_MILE)} nmi`;
  const inMetres = (metres: number): string => (metres >= NAUTICAL_MILE ? inMiles(metres) : figure(metres, 'm'));
  const inFeet = (metres: number): string => (metres >= NAUTICAL_MILE / 2 ? inMiles(metres) : figure(metres / FOOT, 'ft'));
  return {
    units,
    bearing: degrees => `${pad(whole.format(((Math.round(degrees) % 360) + 360) % 360), 3)}°`,
    degrees: degrees => `${upToTenth.format(degrees)}°`,
    offBow: degrees => `${pad(upToTenth.format(Math.abs(degrees)), 3)}°`,
    distance: units.lengths === 'feet' ? inFeet : inMetres,
    printed: metres => (units.lengths === 'feet' ? `${inMetres(metres)} (${inFeet(metres)})` : inMetres(metres)),
    speed: metresPerSecond => `${tenth.format(metresPerSecond * METRES_A_SECOND_TO_KNOTS + 0)} kn`,
    duration,
    clock: clockText,
    number: value => plain.format(value),
    plural: count => plurals.select(count),
    list: items => lists.format(items),
    date: iso => dates.format(new Date(iso)),
  };
}
