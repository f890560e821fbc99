// Finds a Chromium for the browser tests and the picture, and installs one where there is none.
//   CHROMIUM_PATH, then Playwright's own, then a Chrome, Chromium or Edge of the system.
import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { chromium } from 'playwright-core';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome', 'microsoft-edge', 'microsoft-edge-stable', 'msedge'];
const PLACES = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome', '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe', 'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe', 'C:\\Program Files\\Microsoft\\Edge\\Application\\msedge.exe',
];
const REMEDY = 'Install Chrome, Chromium or Edge, or set CHROMIUM_PATH to one, and run this again.';
const QUIET = ['--disable-background-networking', '--disable-component-update', '--no-first-run', '--disable-sync'];

const isRoot = () => process.getuid?.() === 0;

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
    throw new Error(`CHROMIUM_PATH names ${named}, which cannot be run: set it to a Chromium, or unset it.`);
  }
  const own = chromium.executablePath();
  if (own && existsSync(own)) return own;
  const onPath = (process.env.PATH ?? '').split(delimiter).filter(Boolean).flatMap(folder => NAMES.map(name => join(folder, name)));
  return [...onPath, ...PLACES].find(runs);
}

function install() {
  const steps = existsSync('/etc/debian_version') && isRoot()
    ? [['apt-get', ['update']], ['apt-get', ['install', '-y', '--no-install-recommends', 'chromium', 'fonts-dejavu-core']]]
    : [['npx', ['playwright-core', 'install', 'chromium']]];
  for (const [command, args] of steps) {
    console.error(`No Chromium found: ${command} ${args.join(' ')}`);
    const done = spawnSync(command, args, {
      stdio: ['ignore', 'ignore', 'inherit'], shell: process.platform === 'win32', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
    if (done.error || done.status !== 0) {
      throw new Error(`The browser tests need a Chromium; none was found, and "${command} ${args.join(' ')}" failed. ${REMEDY}`);
    }
  }
}

/** Path of a Chromium that runs. @throws Error with the remedy where none can be had. */
export function findBrowser() {
  const found = find();
  if (found) return found;
  install();
  const installed = find();
  if (installed) return installed;
  throw new Error(`The browser tests need a Chromium; one was installed, but it is not where it was looked for. ${REMEDY}`);
}

/** A Chromium without a window. */
export function launchBrowser() {
  return chromium.launch({ executablePath: findBrowser(), args: [...QUIET, ...(isRoot() ? ['--no-sandbox'] : [])] });
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  try {
    console.log(findBrowser());
  } catch (error) {
    console.error(error.message);
    process.exitCode = 1;
  }
}
