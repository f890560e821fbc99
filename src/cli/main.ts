/** stand-on: the rules core and the simulation on the command line. */
import { check } from './check.ts';
import { judge } from './judge.ts';
import { print, UsageError, warn } from './output.ts';
import { rules } from './rules.ts';
import { run } from './run.ts';

/** Exit codes of the contract. */
export const DONE = 0;
export const FAULTS = 1;
export const USAGE = 2;

interface Command { readonly run: (args: string[]) => Promise<number> | number; readonly usage: string; readonly says: string }

const COMMANDS: Readonly<Record<string, Command>> = {
  judge: { run: judge, usage: 'judge FILE… [--at SECONDS] [--rule-set ID] [--json]', says: 'what the rules say at one moment' },
  run: { run: run, usage: 'run FILE… [--until SECONDS] [--rule-set ID] [--trace FILE.ndjson] [--json]', says: 'run the scenario with its helms' },
  check: { run: check, usage: 'check FILE… [--json]', says: 'validate and lint scenario files' },
  rules: { run: rules, usage: 'rules [RULE SET | CITATION | NOTE] [--json]', says: 'every provision, its state, and the cases that test it' },
};

function help(): string {
  const lines = Object.values(COMMANDS).map(({ usage, says }) => `  stand-on ${usage}\n      ${says}`);
  return [
    'stand-on: who gives way, who stands on, and under which provision', '', ...lines, '',
    'FILE is a scenario (JSON, format "stand-on/scenario"); - reads one from standard input.',
    'Results go to standard output, faults to standard error. Exit code: 0 done, 1 the file has faults, 2 wrong usage.', '',
  ].join('\n');
}

async function main(args: string[]): Promise<number> {
  const [name, ...rest] = args;
  if (name === undefined) {
    warn(help());
    return USAGE;
  }
  if (name === 'help' || name === '--help' || name === '-h') {
    print(help());
    return DONE;
  }
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (command === undefined) {
    warn(`stand-on: there is no command ${name}. Commands: ${Object.keys(COMMANDS).join(', ')}\n`);
    return USAGE;
  }
  if (rest.includes('--help') || rest.includes('-h')) {
    print(`stand-on ${command.usage}\n    ${command.says}\n`);
    return DONE;
  }
  try {
    return await command.run(rest);
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    warn(`stand-on ${name}: ${error.message}\nusage: stand-on ${command.usage}\n`);
    return USAGE;
  }
}

// A reader that has seen enough (head, less) closes the pipe: that is no failure.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') process.exit(DONE);
  warn(`stand-on: the output could not be written: ${error.message}\n`);
  process.exit(USAGE);
});

process.exitCode = await main(process.argv.slice(2));
