/** Numbers that the DVC text does not give, with their basis. */
import type { WorldFacts } from '../facts.ts';
import { valueOf } from '../interpretations.ts';
import type { HeadOnLimits } from '../shape.ts';

export const dvcInterpretations = {
  bothSidelights: {
    value: 3, unit: 'degrees',
    basis: 'App. r.11 by night: each sees both sidelights of the other. A sidelight carries 1 to 3 degrees across the bow before it is cut off (COLREGs Annex I).',
  },
  halfMile: {
    value: { nautical: 926, statute: 804.672 }, unit: 'm',
    basis: 'App. r.18(2) prints half a mile without saying which (O-15). settings.bendMile; nautical by default.',
  },
} as const;

const byDay: HeadOnLimits = { ahead: valueOf('ahead'), reciprocal: valueOf('reciprocal'), overtakingDoubt: true };
const byNight: HeadOnLimits = { ...byDay, ahead: dvcInterpretations.bothSidelights.value };

/** End on or nearly so: by day masts in line or nearly; by night both sidelights seen, each of the other. */
export const headOnLimits = (world: WorldFacts): HeadOnLimits => (world.environment.light === 'night' ? byNight : byDay);
