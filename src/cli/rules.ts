/** stand-on rules: the register of provisions, each with its state and the cases that put it to the test. */
import { oddities } from '../rules/oddities.ts';
import { RULE_SET_IDS, type RuleSetId } from '../rules/facts.ts';
import { ruleSets } from '../rules/index.ts';
import { casesByProvision } from '../rules/caseTable.ts';
import type { Provision } from '../rules/citation.ts';
import { print, readArgs, UsageError } from './output.ts';

interface Row { readonly citation: string; readonly heading: string; readonly state: string; readonly tests: readonly string[] }

export function rules(args: string[]): number {
  const { values, positionals } = readArgs(args, { json: { type: 'boolean' } });
  if (positionals.length > 1) throw new UsageError('name one rule set or one citation at most');
  const [wanted] = positionals;
  if (wanted?.includes('/')) return one(wanted, values.json === true);
  const sets = wanted === undefined ? RULE_SET_IDS : RULE_SET_IDS.filter(id => id === wanted);
  if (sets.length === 0) throw new UsageError(`there is no rule set ${wanted}: ${RULE_SET_IDS.join(', ')}`);
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
  return Object.entries(ruleSets[id].provisions).map(([key, provision]) => ({ citation: `${id}/${key}`, heading: provision.heading, state: stateText(provision), tests: tests.get(key) ?? [] }));
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
  const provision = id === undefined || !Object.hasOwn(ruleSets[id].provisions, key) ? undefined : ruleSets[id].provisions[key];
  if (id === undefined || provision === undefined) throw new UsageError(`there is no provision ${citation}: stand-on rules lists them all`);
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
