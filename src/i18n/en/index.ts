/** English. */
import type { Catalogue } from '../catalogue.ts';
import { compassName, relativeInDegrees, relativeInPoints } from './bearings.ts';
import { duties } from './duties.ts';
import { rules } from './rules.ts';
import { terms } from './terms.ts';
import { ui } from './ui.ts';

export const en: Catalogue = { tag: 'en-GB', rules, duties, terms, bearings: { relativeInDegrees, relativeInPoints, compassName }, ui };
