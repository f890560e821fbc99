/** The provisions of every set in plain words: for the command line and for tests. The screen loads those of a set when they are asked for. */
import type { Register } from './citation.ts';
import { provisions as colregs } from './colregs-1972/provisions.ts';
import { provisions as dvc } from './dvc-1963/provisions.ts';
import type { RuleSetId } from './facts.ts';
import { provisions as voc } from './voc-2017/provisions.ts';

export const registers: Readonly<Record<RuleSetId, Register>> = { 'dvc-1963': dvc, 'voc-2017': voc, 'colregs-1972': colregs };
