import { citer } from '../citation.ts';
import type { provisions } from './provisions.ts';

/** Cites a provision of the COLREGs: `cite('13(b)')`. */
export const cite = citer<'colregs-1972', typeof provisions>('colregs-1972');
