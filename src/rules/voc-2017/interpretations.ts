/** Numbers and readings that the VOC draft does not give, with their basis. */
import { valueOf } from '../interpretations.ts';
import type { HeadOnLimits } from '../shape.ts';

export const vocInterpretations = {
  small: { value: 10, unit: 'm', basis: 'Printed in (A)4(i): a vessel of less than ten metres (O-45).' },
} as const;

/** (B)3 has no test by lights and no doubt clause (O-27): one reading by day and by night. */
export const headOnLimits: HeadOnLimits = { ahead: valueOf('ahead'), reciprocal: valueOf('reciprocal'), overtakingDoubt: false };
