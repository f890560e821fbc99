/** The words of the screen. A sentence with values is a function of them. */
import type { Voice } from '../catalogue.ts';

export const ui = {
  'app.name': 'Stand-On',
  'app.notAdvice': 'A training aid. Not legal advice.',
} satisfies Readonly<Record<string, string | ((values: never, voice: Voice) => string)>>;
