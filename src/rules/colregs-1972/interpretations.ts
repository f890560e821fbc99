/** Numbers that the COLREGs do not give, with their basis. */
import { valueOf } from '../interpretations.ts';
import type { HeadOnLimits } from '../shape.ts';

export const colregsInterpretations = {
  doubtTo: { value: 10, unit: 'degrees', basis: 'Rule 14(c): between the limits of nearly ahead and this there is doubt whether she is head-on, and so she is.' },
  small: { value: 20, unit: 'm', basis: 'Printed in 9(b): a vessel of less than 20 metres.' },
} as const;

export const headOnLimits: HeadOnLimits = {
  ahead: valueOf('ahead'), reciprocal: valueOf('reciprocal'), doubtTo: colregsInterpretations.doubtTo.value, overtakingDoubt: true,
};
