/** A fault in a scenario file: where, what stands there, what is wrong with it, and what would do. */

export interface Fault {
  /** Where in the file: 'vessels[2].speed'; 'file' for the file as a whole. Never empty. */
  readonly path: string;
  /** What stands there, shortened. */
  readonly value: string;
  readonly problem: string;
  /** What would do instead. Never empty. */
  readonly remedy: string;
}

/** Something worth a look that does not stop a file from being read. */
export type Finding = Fault;

export type Path = readonly (string | number)[];

const PLAIN_KEY = /^[A-Za-z_$][\w$]*$/;
const LONGEST_VALUE = 60;
const MOST_FAULTS = 1000;

/** 'vessels[2].speed' for ['vessels', 2, 'speed']; 'file' for the whole. */
export function pathText(path: Path): string {
  let text = '';
  for (const step of path) {
    if (typeof step === 'number') text += `[${step}]`;
    else if (PLAIN_KEY.test(step)) text += text === '' ? step : `.${step}`;
    else text += `[${shorten(JSON.stringify(step))}]`;
  }
  return text === '' ? 'file' : text;
}

/** A value as it stands in the file, shortened to one line. */
export function shown(value: unknown): string {
  if (value === undefined) return 'nothing';
  if (typeof value === 'number') return String(value);
  // Only as much as is shown is written out: a value may be megabytes long.
  if (typeof value === 'string') return shorten(JSON.stringify(value.slice(0, LONGEST_VALUE + 1)));
  if (Array.isArray(value)) return value.length > 6 ? `a list of ${value.length}` : shorten(JSON.stringify(value));
  return typeof value === 'object' && value !== null && Object.keys(value).length > 6 ? 'an object' : shorten(JSON.stringify(value) ?? String(value));
}

const shorten = (text: string): string => (text.length > LONGEST_VALUE ? `${text.slice(0, LONGEST_VALUE - 1)}…` : text);

/** Gathers faults; of several at one place only the first, which is the nearest to the cause, is kept. */
export class FaultList {
  private readonly found = new Map<string, Fault>();
  private more = 0;

  add(path: Path, value: unknown, problem: string, remedy: string): void {
    this.addShown(path, shown(value), problem, remedy);
  }

  /** As `add`, with the value as it is to be shown. */
  addShown(path: Path, value: string, problem: string, remedy: string): void {
    const text = pathText(path);
    if (this.found.has(text)) return;
    if (this.found.size < MOST_FAULTS) this.found.set(text, { path: text, value, problem, remedy });
    else this.more += 1;
  }

  /** Whether there is a fault at this place or inside it. */
  has(path: Path): boolean {
    const text = pathText(path);
    return [...this.found.keys()].some(key => key === text || key.startsWith(`${text}.`) || key.startsWith(`${text}[`));
  }

  get list(): Fault[] {
    const faults = [...this.found.values()];
    if (this.more > 0) faults.push({ path: 'file', value: `${this.more} more`, problem: `has more faults than the ${MOST_FAULTS} listed`, remedy: 'mend these first' });
    return faults;
  }
}
