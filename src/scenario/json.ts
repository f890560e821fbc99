/**
 * Reads JSON text. Apart from `JSON.parse` because a person who wrote the file by hand needs the line and column, and
 * because three things that it lets pass are faults here: a key given twice, a number too large to be one, and keys
 * that reach into every object (`__proto__`, `valueOf`).
 */
import { FaultList, type Path } from './fault.ts';

export const DEEPEST = 40;
const FORBIDDEN = new Set(['prototype', ...Object.getOwnPropertyNames(Object.prototype)]);

/** Whether a name would reach into the machinery of objects. */
export const isForbiddenName = (name: string): boolean => FORBIDDEN.has(name);

/** What stops the reading: reported with line and column. */
class Unreadable extends Error {
  readonly at: number;
  readonly remedy: string;
  constructor(at: number, problem: string, remedy: string) {
    super(problem);
    this.at = at;
    this.remedy = remedy;
  }
}

/**
 * The value of a JSON text. Faults that do not stop the reading are added to `faults` with their paths and the reading
 * goes on; undefined when the text is not JSON or nests deeper than 40, which is then the fault.
 */
export function parseJson(text: string, faults: FaultList): { readonly value: unknown } | undefined {
  try {
    return { value: new Parser(text, faults).whole() };
  } catch (error) {
    if (!(error instanceof Unreadable)) throw error;
    const { line, column } = placeOf(text, error.at);
    faults.addShown([], `line ${line}, column ${column}`, error.message, error.remedy);
    return undefined;
  }
}

/** Line and column of a place in a text, both from 1. */
export function placeOf(text: string, at: number): { line: number; column: number } {
  const before = text.slice(0, at);
  return { line: before.split('\n').length, column: at - before.lastIndexOf('\n') };
}

const ESCAPES: Readonly<Record<string, string>> = { '"': '"', '\\': '\\', '/': '/', b: '\b', f: '\f', n: '\n', r: '\r', t: '\t' };
const WORDS: Readonly<Record<string, unknown>> = { true: true, false: false, null: null };

class Parser {
  private at = 0;
  private readonly path: (string | number)[] = [];
  private readonly text: string;
  private readonly faults: FaultList;

  constructor(text: string, faults: FaultList) {
    this.text = text;
    this.faults = faults;
  }

  whole(): unknown {
    this.space();
    if (this.at === this.text.length) throw new Unreadable(0, 'is empty: there is nothing in it', 'a scenario: { "format": "stand-on/scenario", "version": 1, … }');
    const value = this.value();
    this.space();
    if (this.at < this.text.length) throw this.unexpected('the end of the file');
    return value;
  }

  private value(): unknown {
    this.space();
    const next = this.text[this.at];
    if (next === '{') return this.nested(() => this.object());
    if (next === '[') return this.nested(() => this.list());
    if (next === '"') return this.string();
    const notFinite = /^[-+]?(?:NaN|Infinity|inf|nan)(?!\w)/.exec(this.text.slice(this.at, this.at + 12))?.[0];
    if (notFinite !== undefined) return this.notFinite(notFinite);
    if (next !== undefined && /[-0-9]/.test(next)) return this.number();
    const word = /^(?:true|false|null)(?!\w)/.exec(this.text.slice(this.at, this.at + 6))?.[0];
    if (word === undefined) throw this.unexpected('a value');
    this.at += word.length;
    return WORDS[word];
  }

  /** Written by some programs, and no JSON: told at its place in the scenario, and the reading goes on. */
  private notFinite(word: string): undefined {
    this.faults.addShown(this.path as Path, word, 'is not a finite number', 'a number such as 12.5');
    this.at += word.length;
    return undefined;
  }

  private nested<T>(read: () => T): T {
    if (this.path.length >= DEEPEST) throw new Unreadable(this.at, `is nested deeper than ${DEEPEST} levels`, `at most ${DEEPEST} levels of { and [; a scenario needs 7`);
    this.at += 1;
    return read();
  }

  private object(): Record<string, unknown> {
    const object: Record<string, unknown> = {};
    this.space();
    if (this.takes('}')) return object;
    do {
      this.space();
      if (this.text[this.at] !== '"') throw this.unexpected('a field name in double quotes');
      this.field(object);
      this.space();
    } while (this.takes(','));
    if (!this.takes('}')) throw this.unexpected('a comma or }');
    return object;
  }

  private field(object: Record<string, unknown>): void {
    const key = this.string();
    this.path.push(key);
    this.space();
    if (!this.takes(':')) throw this.unexpected('a colon');
    const value = this.value();
    if (isForbiddenName(key)) this.faults.add(this.path as Path, value, 'is a name that reaches into every object', 'leave this field out');
    else if (Object.hasOwn(object, key)) this.faults.add(this.path as Path, value, 'stands twice in the same object', 'keep one of the two');
    else object[key] = value;
    this.path.pop();
  }

  private list(): unknown[] {
    const list: unknown[] = [];
    this.space();
    if (this.takes(']')) return list;
    do {
      this.path.push(list.length);
      list.push(this.value());
      this.path.pop();
      this.space();
    } while (this.takes(','));
    if (!this.takes(']')) throw this.unexpected('a comma or ]');
    return list;
  }

  private number(): number {
    const pattern = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y;
    pattern.lastIndex = this.at;
    const digits = pattern.exec(this.text)?.[0];
    if (digits === undefined || /[\w.]/.test(this.text[this.at + digits.length] ?? '')) throw this.unexpected('a number such as -12.5 (units only in quotes: "6 kn")');
    this.at += digits.length;
    const value = Number(digits);
    if (!Number.isFinite(value)) this.faults.addShown(this.path as Path, digits.slice(0, 40), 'is too large to be a number', 'a number within the bounds of the field');
    return value;
  }

  private string(): string {
    const start = this.at;
    let read = '';
    let from = this.at + 1;
    for (let i = from; i < this.text.length; i += 1) {
      const code = this.text.charCodeAt(i);
      if (code === 34) {
        this.at = i + 1;
        return read + this.text.slice(from, i);
      }
      if (code < 32) throw new Unreadable(i, 'is not JSON: a line break or control character inside quotes', 'close the quotes, or write \\n');
      if (code !== 92) continue;
      read += this.text.slice(from, i);
      const escape = this.escape(i + 1);
      read += escape.character;
      i += escape.length;
      from = i + 1;
    }
    throw new Unreadable(start, 'is not JSON: quotes opened here are never closed', 'a closing "');
  }

  private escape(at: number): { character: string; length: number } {
    const letter = this.text[at] ?? '';
    if (letter === 'u' && /^[0-9a-fA-F]{4}$/.test(this.text.slice(at + 1, at + 5))) {
      return { character: String.fromCharCode(parseInt(this.text.slice(at + 1, at + 5), 16)), length: 5 };
    }
    if (!Object.hasOwn(ESCAPES, letter)) throw new Unreadable(at - 1, `is not JSON: \\${letter} is not an escape`, '\\\\ for a backslash, \\" for quotes, \\n for a line break');
    return { character: ESCAPES[letter]!, length: 1 };
  }

  private space(): void {
    while (' \n\r\t'.includes(this.text[this.at] ?? 'x')) this.at += 1;
  }

  private takes(character: string): boolean {
    if (this.text[this.at] !== character) return false;
    this.at += 1;
    return true;
  }

  private unexpected(wanted: string): Unreadable {
    const next = this.text[this.at];
    const found = next === undefined ? 'the file ends' : `found ${JSON.stringify(next)}`;
    return new Unreadable(this.at, `is not JSON: ${found} where ${wanted} should stand`, wanted);
  }
}
