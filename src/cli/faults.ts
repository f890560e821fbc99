/** Faults for the terminal. */
import type { Fault } from '../scenario/index.ts';

/** A fault on one line: where, what stands there, what is wrong with it; what would do. */
export const faultLine = ({ path, value, problem, remedy }: Fault): string => `${path}: ${printable(value)}: ${problem}; ${remedy}`;

/** A file can hold anything; a terminal is not to act on it. */
const printable = (text: string): string => [...text].map(character => (isControl(character) ? '\uFFFD' : character)).join('');
const isControl = (character: string): boolean => character < ' ' || (character >= '\u007f' && character <= '\u009f');
