/** The scenarios that come with the program, in the order in which they are offered. */
import type { RuleSetId } from '../rules/facts.ts';
import type { LibraryEntry } from './state.ts';

interface Head { id: string; title: string; brief?: string; ruleSet: RuleSetId; environment?: { light?: unknown } }

/**
 * Reads the heads of the files; the whole of a file is read, and checked, when it is chosen. `texts`: by path, ending
 * in `<rule set>/<name>.json`; `order`: such paths without the ending, one a line, the one that opens first on top.
 */
export function libraryOf(texts: Readonly<Record<string, string>>, order: string): LibraryEntry[] {
  const lines = order.split('\n').map(line => line.trim());
  const place = (path: string): number => {
    const at = lines.findIndex(line => line !== '' && path.endsWith(`/${line}.json`));
    return at < 0 ? lines.length : at;
  };
  return Object.entries(texts).sort(([a], [b]) => place(a) - place(b) || a.localeCompare(b, 'en')).map(([, text]) => {
    const head = JSON.parse(text) as Head;
    const light = head.environment?.light === 'night' ? 'night' as const : 'day' as const;
    return { id: head.id, title: head.title, brief: head.brief ?? '', ruleSet: head.ruleSet, light, text };
  });
}
