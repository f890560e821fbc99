/** stand-on rules: the register of provisions, each with its state and the cases that put it to the test. */
import { oddities } from '../rules/oddities.ts';
import { RULE_SET_IDS, type RuleSetId } from '../rules/facts.ts';
import { ruleSets } from '../rules/index.ts';
import { registers } from '../rules/registers.ts';
import { casesByProvision } from '../rules/caseTable.ts';
import type { Provision } from '../rules/citation.ts';
import { citationLabel, t } from '../i18n/index.ts';
import { nearest } from '../units/nearest.ts';
import { print, readArgs, UsageError } from './output.ts';

interface Row { readonly citation: string; readonly heading: string; readonly state: string; readonly tests: readonly string[] }

export function rules(args: string[]): number {
  const { values, positionals } = readArgs(args, { json: { type: 'boolean' } });
  // As it is printed it has a space in it: DVC App. 12.
  const wanted = positionals.length === 0 ? undefined : fromPrinted(positionals.join(' '));
  if (wanted !== undefined && Object.hasOwn(oddities, wanted)) return oddity(wanted as keyof typeof oddities, values.json === true);
  if (wanted?.includes('/')) return one(wanted, values.json === true);
  const sets = wanted === undefined ? RULE_SET_IDS : RULE_SET_IDS.filter(id => id === wanted);
  if (sets.length === 0) throw new UsageError(`there is no rule set, provision or note ${wanted}. Rule sets: ${RULE_SET_IDS.join(', ')}; a provision as dvc-1963/app.12 or DVC App. 12; a note as O-5`);
  if (values.json === true) {
    print(`${JSON.stringify(sets.map(id => ({ ...about(id), provisions: rowsOf(id) })), undefined, 2)}\n`);
    return 0;
  }
  for (const id of sets) print(told(id));
  return 0;
}

function about(id: RuleSetId): object {
  const { title, status, source, lastChecked } = ruleSets[id];
  return { ruleSet: id, title, status, source, lastChecked };
}

const stateText = ({ state }: Provision): string => (typeof state === 'string' ? state : `not modelled: ${state.notModelled}`);

function rowsOf(id: RuleSetId): Row[] {
  const tests = casesByProvision(id);
  return Object.entries(registers[id]).map(([key, provision]) => ({ citation: `${id}/${key}`, heading: provision.heading, state: stateText(provision), tests: tests.get(key) ?? [] }));
}

function told(id: RuleSetId): string {
  const { title, status, source } = ruleSets[id];
  const rows = rowsOf(id);
  const width = Math.max(...rows.map(row => row.citation.length));
  const tested = (row: Row): string => (row.tests.length === 0 ? '' : ` (${row.tests.length} ${row.tests.length === 1 ? 'case' : 'cases'})`);
  const lines = rows.map(row => `${row.citation.padEnd(width)}  ${row.heading}: ${row.state}${tested(row)}`);
  const count = (state: string): number => rows.filter(row => row.state.startsWith(state)).length;
  return [`${title} [${status}]`, source, ...lines, `${rows.length} provisions: ${count('modelled')} modelled, ${count('card')} cards, ${count('not modelled')} not modelled`, '', ''].join('\n');
}

/** One provision in full, with its oddities and its cases. */
function one(citation: string, json: boolean): number {
  const [set, key] = [citation.slice(0, citation.indexOf('/')), citation.slice(citation.indexOf('/') + 1)];
  const id = RULE_SET_IDS.find(known => known === set);
  const provision = id === undefined || !Object.hasOwn(registers[id], key) ? undefined : registers[id][key];
  if (id === undefined || provision === undefined) throw new UsageError(`there is no provision ${citation}${nearby(citation)}; \`stand-on rules\` lists them all`);
  const notes = (provision.oddities ?? []).map(number => ({ number, ...oddities[number as keyof typeof oddities] }));
  const tests = casesByProvision(id).get(key) ?? [];
  if (json) {
    print(`${JSON.stringify({ citation, ...provision, state: stateText(provision), oddities: notes, tests }, undefined, 2)}\n`);
    return 0;
  }
  print([`${citation}: ${provision.heading}`, provision.text, `State: ${stateText(provision)}`,
    ...notes.map(note => `${note.number}: ${note.printed} ${note.note}`), ...tests.map(title => `Case: ${title}`), ''].join('\n'));
  return 0;
}

/** A citation as people print it ('DVC App. 12', 'VOC 44(B)3', 'COLREG 15') in the form of the files; others as they stand. */
function fromPrinted(text: string): string {
  const plain = text.trim().toLowerCase();
  for (const id of RULE_SET_IDS) {
    const found = Object.keys(registers[id]).find(key => citationLabel(`${id}/${key}`).toLowerCase() === plain);
    if (found !== undefined) return `${id}/${found}`;
  }
  return /^o-\d+[a-z]?$/.test(plain) ? plain.toUpperCase() : text.trim();
}

/** The provision that is most like one that is not there. */
function nearby(citation: string): string {
  const all = RULE_SET_IDS.flatMap(id => Object.keys(registers[id]).map(key => `${id}/${key}`));
  const found = nearest(citation, all);
  return found === undefined ? '' : `: ${found}?`;
}

/** What is odd in the printed text, and how it is read. */
function oddity(number: keyof typeof oddities, json: boolean): number {
  const { where, printed, treatment, note } = oddities[number];
  print(json ? `${JSON.stringify({ number, where, printed, treatment, note }, undefined, 2)}\n`
    : `${number} (${where.map(citationLabel).join(', ')}), ${t(`oddity.${treatment}`)}\nPrinted: ${printed}\n${note}\n`);
  return 0;
}
