// npm test: every check there is, in order, each with a heading; stops at the first that fails.
//   npm test -- lint types     only the stages whose heading has one of these words
import { spawnSync } from 'node:child_process';
import { delimiter, resolve } from 'node:path';
import { findBrowser, findFirefox } from './find-browser.mjs';

const STAGES = [
  ['Types', 'tsc', ['--noEmit', '-p', '.']],
  ['Lint', 'eslint', ['.', '--max-warnings', '0']],
  ['Direction of imports', 'depcruise', ['src', '--config', '.dependency-cruiser.cjs', '--output-type', 'err']],
  ['Leftovers: unused files, exports and packages', 'knip', []],
  ['Build of the command line', process.execPath, ['scripts/prepare.mjs']],
  ['Unit, property, case and command-line tests', 'vitest', ['run', '--project', 'node']],
  ['Build of the site', 'vite', ['build', '--logLevel', 'warn']],
  ['Browser tests, on the built site', 'vitest', ['run', '--project', 'browser']],
];

const seconds = since => `${((Date.now() - since) / 1000).toFixed(1)} s`;
const stop = text => {
  console.error(`\n${text}`);
  process.exit(1);
};

const asked = process.argv.slice(2).map(word => word.toLowerCase());
const stages = STAGES.filter(([heading]) => asked.length === 0 || asked.some(word => heading.toLowerCase().includes(word)));
if (stages.length === 0) stop(`No stage has a heading with ${asked.join(' or ')}. Headings: ${STAGES.map(([heading]) => heading).join('; ')}`);

const env = { ...process.env, PATH: `${resolve('node_modules/.bin')}${delimiter}${process.env.PATH ?? ''}` };
const started = Date.now();
const notChecked = [];
if (stages.some(([heading]) => heading.startsWith('Browser'))) {
  console.log('\n== Browsers');
  try {
    env.CHROMIUM_PATH = findBrowser();
    const firefox = findFirefox();
    if (firefox.path) env.FIREFOX_PATH = firefox.path;
    else {
      notChecked.push(`Firefox: ${firefox.reason}`);
      // Not looked for, nor told, a second time.
      env.STAND_ON_FIREFOX = 'off';
    }
    console.log(`   ${env.CHROMIUM_PATH}\n   ${firefox.path ?? 'no Firefox'}`);
  } catch (error) {
    stop(error.message);
  }
}
for (const [heading, command, args] of stages) {
  console.log(`\n== ${heading}`);
  const since = Date.now();
  const done = spawnSync(command, args, { stdio: 'inherit', shell: process.platform === 'win32' && command !== process.execPath, env });
  if (done.error || done.status !== 0) stop(`FAILED: ${heading}${done.error ? `: ${done.error.message}` : ''}`);
  console.log(`   passed in ${seconds(since)}`);
}
console.log(`\nPASSED: ${stages.length === STAGES.length ? `all ${STAGES.length}` : `${stages.length} of ${STAGES.length}`} stages in ${seconds(started)}`);
for (const what of notChecked) console.log(`NOT CHECKED: ${what}`);
