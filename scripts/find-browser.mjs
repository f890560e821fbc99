// Finds a Chromium for the browser tests and the pictures, and installs one where there is none.
//   CHROMIUM_PATH, then Playwright's own, then a Chrome, Chromium or Edge of the system.
// And a Firefox, as a second engine for the runs:
//   FIREFOX_PATH, then one of the system; on Debian as root one is installed from its packages. Where none can be had,
//   the tests go on without and say so; STAND_ON_FIREFOX=required makes that a failure, STAND_ON_FIREFOX=off does not look.
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
const FIREFOX_NAMES = ['firefox-esr', 'firefox', 'firefox.exe'];
const FIREFOX_PLACES = [
  '/Applications/Firefox.app/Contents/MacOS/firefox', '/Applications/Firefox Developer Edition.app/Contents/MacOS/firefox',
  'C:\\Program Files\\Mozilla Firefox\\firefox.exe', 'C:\\Program Files (x86)\\Mozilla Firefox\\firefox.exe',
];
const FIREFOX_REMEDY = 'Install Firefox, or set FIREFOX_PATH to one, and run this again.';
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
  return [...onPath(NAMES), ...PLACES].find(runs);
}

const onPath = names => (process.env.PATH ?? '').split(delimiter).filter(Boolean).flatMap(folder => names.map(name => join(folder, name)));
const mayInstallPackages = () => existsSync('/etc/debian_version') && isRoot();

let listsAreFresh = false;

/** What has to be run to install packages of Debian's. */
function packages(...names) {
  const steps = [...(listsAreFresh ? [] : [['apt-get', ['update']]]), ['apt-get', ['install', '-y', '--no-install-recommends', ...names]]];
  listsAreFresh = true;
  return steps;
}

/** Runs these one after the other; the first that fails, as it would be typed. */
function failing(missing, steps) {
  for (const [command, args] of steps) {
    const typed = `${command} ${args.join(' ')}`;
    console.error(`No ${missing} found: ${typed}`);
    const done = spawnSync(command, args, {
      stdio: ['ignore', 'ignore', 'inherit'], shell: process.platform === 'win32', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
    if (done.error || done.status !== 0) return typed;
  }
  return undefined;
}

function install() {
  const failed = failing('Chromium', mayInstallPackages() ? packages('chromium', 'fonts-dejavu-core') : [['npx', ['playwright-core', 'install', 'chromium']]]);
  if (failed !== undefined) throw new Error(`The browser tests need a Chromium; none was found, and "${failed}" failed. ${REMEDY}`);
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

const asked = () => process.env.STAND_ON_FIREFOX;

/** `path` of a Firefox that runs; where there is none, `reason`. @throws Error where one is required, or FIREFOX_PATH names none. */
export function findFirefox() {
  if (asked() === 'off') return { reason: 'STAND_ON_FIREFOX=off' };
  const named = process.env.FIREFOX_PATH;
  if (named && !runs(named)) throw new Error(`FIREFOX_PATH names ${named}, which cannot be run: set it to a Firefox, or unset it.`);
  const find = () => named || [...onPath(FIREFOX_NAMES), ...FIREFOX_PLACES].find(runs);
  const found = find();
  if (found) return { path: found };
  const failed = mayInstallPackages() ? failing('Firefox', packages('firefox-esr')) : undefined;
  const path = find();
  if (path) return { path };
  const reason = `none was found${failed === undefined ? '' : `, and "${failed}" failed`}. ${FIREFOX_REMEDY}`;
  if (asked() === 'required') throw new Error(`The browser tests are to run in Firefox too (STAND_ON_FIREFOX=required): ${reason}`);
  return { reason };
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
