import { citer } from '../citation.ts';
import type { provisions } from './provisions.ts';

/** Cites a provision of the DVC set: `cite('app.12')`. */
export const cite = citer<'dvc-1963', typeof provisions>('dvc-1963');
