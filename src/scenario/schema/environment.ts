/** `environment`: light, visibility, wind, current. */
import * as z from 'zod/mini';
import { choice, direction, field, namedQuantity, number, orElse, quantity, yesNo, about } from './fields.ts';
import { NAUTICAL_MILE } from '../../units/nautical.ts';


/** A time with its zone: without one, day or night would depend on the clock of the machine. */
const ISO_WITH_ZONE = /^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d+)?)?(?:Z|[+-]\d\d:?\d\d)$/;

const moment = field({ type: 'string', format: 'date-time', description: 'Date and time with the zone, such as 2026-01-10T17:40:00+05:30.' }, (value, complain) => {
  const remedy = 'date, time and zone, such as "2026-01-10T17:40:00+05:30"';
  if (value === undefined) return void complain('is left out', remedy);
  if (typeof value !== 'string' || !ISO_WITH_ZONE.test(value) || Number.isNaN(Date.parse(value))) return void complain('is not a time with a zone', remedy);
  return value;
});

const place = z.strictObject({
  at: moment,
  latitude: number({ least: -90, most: 90 }, 'Degrees, north positive.'),
  longitude: number({ least: -180, most: 180 }, 'Degrees, east positive.'),
});

export const environment = z.strictObject({
  light: orElse(about(z.union([z.enum(['day', 'night']), place]), 'Day, night, or a time and a place: sunset to sunrise is night. Day where it is left out.'), 'day'),
  visibility: orElse(namedQuantity('length', { least: 1, most: 100_000 }, { good: 10 * NAUTICAL_MILE, fog: NAUTICAL_MILE / 10 },
    'How far one sees: a distance, "good" (10 nmi) or "fog" (0.1 nmi). Good where it is left out.'), 10 * NAUTICAL_MILE),
  wind: z.optional(z.strictObject({
    from: direction('Where it blows from, degrees true.'),
    speed: quantity('speed', { least: 0, most: 75 }, 'Speed of the wind.'),
  })),
  current: z.optional(z.strictObject({
    towards: direction('Where it sets to, degrees true.'),
    speed: quantity('speed', { least: 0, most: 10 }, 'Speed of the current.'),
  })),
  badWeatherMessage: orElse(yesNo('A message of bad weather has been given (VOC r.43). False where it is left out.'), false),
});

export const settings = z.strictObject({
  risk: z.optional(z.strictObject({
    cpa: z.optional(quantity('length', { least: 0, most: 10_000 }, 'Less clear water than this at the closest point is a risk of collision. By waters where it is left out.')),
    tcpa: z.optional(quantity('duration', { least: 1, most: 7200 }, 'The closest point within this time. 15 min where it is left out.')),
    bearingRate: z.optional(number({ least: 0, most: 60 }, 'Degrees a minute; shown, and decides nothing.')),
  })),
  restrictedBelow: z.optional(quantity('length', { least: 0, most: 100_000 }, 'Visibility below this is restricted. 1 nmi where it is left out.')),
  bendMile: z.optional(choice(['nautical', 'statute'], 'The mile of DVC App. r.18(2) (oddity O-15). Nautical where it is left out.')),
  towLengthFrom: z.optional(choice(['stern', 'stem'], 'From where a tow is measured (oddity O-49). The stern where it is left out.')),
});
