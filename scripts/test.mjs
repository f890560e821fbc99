// npm test: every check there is, in order, each with a heading; stops at the first that fails.
import { spawnSync } from 'node:child_process';
import { findBrowser } from './find-browser.mjs';

const STAGES = [
  ['Types', 'tsc', ['--noEmit', '-p', '.']],
  ['Lint', 'eslint', ['.', '--max-warnings', '0']],
  ['Direction of imports', 'depcruise', ['src', '--config', '.dependency-cruiser.cjs', '--output-type', 'err']],
  ['Unused files and exports', 'knip', []],
  ['Build: site', 'vite', ['build', '--logLevel', 'warn']],
  ['Build: command line', 'node', ['scripts/prepare.mjs']],
  ['Tests: unit, property, cases, replays and browser', 'vitest', ['run']],
];

const only = process.argv.slice(2);
let chromium;
try {
  chromium = findBrowser();
} catch (error) {
  console.error(error.message);
  process.exit(1);
}
for (const [heading, command, args] of STAGES) {
  if (only.length > 0 && !only.some(word => heading.toLowerCase().includes(word))) continue;
  console.log(`\n== ${heading}`);
  const started = Date.now();
  const done = spawnSync(command, args, { stdio: 'inherit', shell: process.platform === 'win32', env: { ...process.env, CHROMIUM_PATH: chromium } });
  if (done.error || done.status !== 0) {
    console.error(`\n${heading}: failed${done.error ? `: ${done.error.message}` : ''}`);
    process.exit(1);
  }
  console.log(`   ${((Date.now() - started) / 1000).toFixed(1)} s`);
}
