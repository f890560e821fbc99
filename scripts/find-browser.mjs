// Finds a Chromium for the browser tests, and installs one where there is none.
//   CHROMIUM_PATH, then Playwright's own, then a Chrome, Chromium or Edge of the system.
import { execFileSync, spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from 'playwright-core';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'microsoft-edge', 'msedge'];
const PLACES = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome', '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe', 'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
];

const runs = path => {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
};

function find() {
  const named = process.env.CHROMIUM_PATH;
  if (named) {
    if (runs(named)) return named;
    throw new Error(`CHROMIUM_PATH names ${named}, which cannot be run: set it to a Chromium, or unset it`);
  }
  const own = chromium.executablePath();
  if (own && existsSync(own)) return own;
  const onPath = (process.env.PATH ?? '').split(delimiter).flatMap(folder => NAMES.map(name => join(folder, name)));
  return [...onPath, ...PLACES].find(runs);
}

function install() {
  const isDebian = existsSync('/etc/debian_version') && process.getuid?.() === 0;
  const steps = isDebian
    ? [['apt-get', ['update']], ['apt-get', ['install', '-y', '--no-install-recommends', 'chromium', 'fonts-dejavu-core']]]
    : [['npx', ['--yes', 'playwright-core', 'install', 'chromium']]];
  for (const [command, args] of steps) {
    console.error(`No Chromium found: ${command} ${args.join(' ')}`);
    const done = spawnSync(command, args, { stdio: ['ignore', 'ignore', 'inherit'], env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } });
    if (done.status !== 0) return;
  }
}

/** Path of a Chromium that runs. @throws Error with the remedy where none can be had. */
export function findBrowser() {
  const found = find();
  if (found) return found;
  install();
  const installed = find();
  if (installed) return installed;
  throw new Error('The browser tests need a Chromium, and none could be installed. Install Chrome, Chromium or Edge, or set CHROMIUM_PATH to one, and run the tests again.');
}

if (process.argv[1]?.endsWith('find-browser.mjs')) {
  const path = findBrowser();
  console.log(path);
  console.log(execFileSync(path, ['--version'], { encoding: 'utf8' }).trim());
}
