/** Duties in the forms that every set lays down. */
import type { Citation } from './citation.ts';
import type { DutyId } from './judgement.ts';
import type { Message } from './message.ts';
import type { Pair } from './pair.ts';
import { burdens, type Burden, type DutySpec } from './rule.ts';

interface Extra { readonly qualified?: Message; readonly notes?: readonly string[] }

/** A duty on each vessel that the rule burdens. */
export const onBurdened = (duty: DutyId, because: readonly Citation[] | ((pair: Pair) => readonly Citation[]), extra: Extra = {}) =>
  (pair: Pair, burden: Burden): DutySpec[] => ([0, 1] as const).filter(who => burdens(burden, who))
    .map(who => ({ who, duty, because: typeof because === 'function' ? because(pair) : because, ...extra }));

/** To keep out of the way. */
export const keepOutOfTheWay = (because: readonly Citation[] | ((pair: Pair) => readonly Citation[]), extra: Extra = {}) =>
  onBurdened('keep-out-of-the-way', because, extra);
