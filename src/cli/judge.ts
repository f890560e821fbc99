/** stand-on judge: what the rules say at one moment. */
import { citationLabel, dutyWords, words } from '../i18n/index.ts';
import type { Judgement } from '../rules/judgement.ts';
import { oddities } from '../rules/oddities.ts';
import { judgementOf } from '../scenario/index.ts';
import { judgementJson } from './judgementJson.ts';
import { complain, filesOf, print, printJson, readArgs, readFile, ruleSetOf, secondsOf, warn } from './output.ts';

export function judge(args: string[]): number {
  const { values, positionals } = readArgs(args, { at: { type: 'string' }, 'rule-set': { type: 'string' }, json: { type: 'boolean' } });
  const files = filesOf(positionals);
  const at = secondsOf(values.at, '--at') ?? 0;
  const ruleSet = ruleSetOf(values['rule-set']);
  const several = files.length > 1;
  let failed = false;
  for (const file of files) {
    const reading = readFile(file);
    if (!reading.ok) {
      complain(file, reading.faults, several, values.json);
      failed = true;
      continue;
    }
    const { judgement, world } = judgementOf(reading.scenario, { at, ...(ruleSet === undefined ? {} : { ruleSet }) });
    if (world.ended !== undefined && at > world.time) warn(`${several ? `${file}: ` : ''}the run ends at ${world.time} s (${world.ended.how}): judged as it stood then\n`);
    if (values.json === true) printJson(file, judgementJson(judgement), several);
    else print(told(judgement, several ? file : undefined));
  }
  return failed ? 1 : 0;
}

/** A judgement for people, a line for each thing that is due. */
function told(judgement: Judgement, file: string | undefined): string {
  const lines: string[] = [`${file === undefined ? '' : `${file}: `}${judgement.ruleSet} at ${judgement.time} s`];
  for (const one of judgement.encounters) {
    const [a, b] = one.vessels;
    const tcpa = one.tcpa === null ? 'not closing' : `closest in ${Math.round(one.tcpa)} s at ${Math.round(one.cpa)} m`;
    lines.push('', `${a} and ${b}: ${one.kind}, range ${Math.round(one.range)} m, ${tcpa}${one.risk ? ', risk of collision' : ''}`);
    for (const id of one.vessels) if (one.roles[id] !== 'none') lines.push(`  ${id}: ${one.roles[id]}`);
    for (const duty of one.duties) {
      const qualified = duty.qualified === undefined ? '' : `, ${words(duty.qualified)}`;
      lines.push(`  ${duty.vessel}: ${dutyWords(duty.duty, one.vessels.find(id => id !== duty.vessel))}${qualified} (${duty.because.map(citationLabel).join(', ')})`);
    }
    for (const { rule, why } of one.rejected) lines.push(`  not ${citationLabel(rule)}: ${words(why)}`);
    if (one.advice !== undefined) lines.push(`  advice, not a rule: ${words(one.advice)}`);
    if (one.notes.length > 0) lines.push(`  notes: ${one.notes.join(', ')}`);
  }
  for (const vessel of judgement.vessels) {
    const due = vessel.duties.filter(duty => duty.standing !== true);
    if (due.length + vessel.breaches.length > 0) lines.push('', vessel.id);
    for (const duty of due) lines.push(`  ${dutyWords(duty.duty)} (${duty.because.map(citationLabel).join(', ')})`);
    for (const breach of vessel.breaches) lines.push(`  breach: ${words(breach.detail)} (${breach.because.map(citationLabel).join(', ')})`);
  }
  for (const { at, order, because } of judgement.priority) lines.push('', `${at}: ${order.join(', then ')} (${because.map(citationLabel).join(', ')})`);
  const notes = new Set([...judgement.notes, ...judgement.encounters.flatMap(one => one.notes)]);
  if (notes.size > 0) lines.push('', ...[...notes].map(number => `${number}: ${noteWords(number)}`));
  return `${lines.join('\n')}\n`;
}

/** What is odd in the printed text, and how it is read. */
function noteWords(number: string): string {
  const { printed, note } = oddities[number as keyof typeof oddities];
  return `${printed} ${note}`;
}
