import { citer } from '../citation.ts';
import type { provisions } from './provisions.ts';

/** Cites a provision of the VOC draft: `cite('44(B)4')`. */
export const cite = citer<'voc-2017', typeof provisions>('voc-2017');
