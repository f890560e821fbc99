/** stand-on check: validates and lints scenario files. */
import { faultsToRun, lint } from '../scenario/index.ts';
import { faultLine } from './faults.ts';
import { complain, filesOf, print, printJson, readArgs, readFile } from './output.ts';

export function check(args: string[]): number {
  const { values, positionals } = readArgs(args, { json: { type: 'boolean' } });
  const files = filesOf(positionals);
  const several = files.length > 1;
  let failed = false;
  for (const file of files) {
    const reading = readFile(file);
    const faults = faultsToRun(reading);
    const findings = reading.ok ? [...reading.warnings, ...lint(reading.scenario)] : [];
    if (faults.length > 0) failed = true;
    if (values.json === true) {
      printJson(file, { ok: faults.length === 0, faults, findings }, several);
      continue;
    }
    complain(file, faults, several);
    for (const finding of findings) print(`${several ? `${file}: ` : ''}note: ${faultLine(finding)}\n`);
    if (faults.length === 0) print(`${file}: good\n`);
  }
  return failed ? 1 : 0;
}
