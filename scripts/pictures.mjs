// npm run pictures -- FOLDER [WORD …]: pictures of the built site at 360x740 and 1440x900, by day, dusk and night, into a folder,
// for looking at before a change and after. A word takes only those whose file name has it: `-- out 360 fog`.
//   npm run picture: only the picture of the README.
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { build } from 'vite';
import { launchBrowser } from './find-browser.mjs';
import { serve } from './serve.mjs';

const SIZES = { '360x740': { width: 360, height: 740, touch: true }, '1440x900': { width: 1440, height: 900, touch: false } };
const THEMES = ['day', 'dusk', 'night'];

/** Scenario, seconds of its run, and what is pressed then: keys, then one selector after the other. `asked`: with the question of the first visit still open. */
const SHOTS = [
  { name: 'meeting-asked', scenario: 'canal-meeting', at: 0, asked: true },
  { name: 'meeting', scenario: 'canal-meeting', at: 40 },
  { name: 'meeting-why', scenario: 'canal-meeting', at: 40, press: ['[data-encounter] .chip'] },
  { name: 'overtaking', scenario: 'reach-overtaking', at: 90 },
  { name: 'tow-vessels', scenario: 'oars-and-tow', at: 30, press: ['.tabs .tab:nth-child(2)'] },
  { name: 'fog', scenario: 'fog-in-the-canal', at: 60 },
  { name: 'river', scenario: 'river-upstream-downstream', at: 60 },
  { name: 'ferry-scenario', scenario: 'ferry-with-priority', at: 30, press: ['.tabs .tab:nth-child(3)'] },
  { name: 'twenty', scenario: 'traffic-of-twenty', at: 30 },
  { name: 'ferries', scenario: 'three-ferries', at: 45 },
  { name: 'charts', scenario: 'harbour-crossing', at: 70, keys: ['g', 'b'], press: ['[data-control="timeline"]', '[data-more="charts"]'] },
  { name: 'candidate', scenario: 'fog-in-the-harbour', at: 90, keys: ['w', 'h'] },
  { name: 'narrows', scenario: 'laden-tow-at-the-narrows', at: 100 },
  { name: 'settings', scenario: 'canal-meeting', at: 20, keys: ['s'] },
];

/** The site, built into a folder of its own, and a browser; both put away at the end. */
async function withSite(look) {
  const folder = mkdtempSync(join(tmpdir(), 'stand-on-pictures-'));
  await build({ logLevel: 'warn', build: { outDir: folder, emptyOutDir: true } });
  const { address, stop } = await serve(folder);
  const browser = await launchBrowser();
  try {
    await look(browser, address);
  } finally {
    await browser.close();
    await stop();
    rmSync(folder, { recursive: true });
  }
}

async function openPage(browser, address, { width, height, touch }, theme) {
  const page = await browser.newPage({ viewport: { width, height }, hasTouch: touch, isMobile: touch, reducedMotion: 'reduce', colorScheme: theme === 'day' ? 'light' : 'dark' });
  await page.goto(address);
  await page.locator('canvas').first().waitFor();
  await page.evaluate(() => document.fonts.ready);
  return page;
}

/** The first frames of the plan, and whatever loads when it is needed. */
async function settle(page) {
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(600);
}

/** The first visit to the first scenario opens with a question: it is answered, and what the rules say is shown. */
async function answer(page) {
  if (await page.locator('[data-answer="both"]').count() === 0) return;
  await page.locator('[data-answer="both"]').click();
  await page.locator('[data-right] button').click();
}

/** Runs on by the key for a single tick, so that every picture is of the same one. */
async function runTo(page, seconds) {
  const reached = await page.evaluate(least => {
    for (let left = 10 * least; left > 0 && window.standOn.time() < least; left -= 1) document.body.dispatchEvent(new KeyboardEvent('keydown', { key: '.', bubbles: true }));
    return window.standOn.time();
  }, seconds);
  if (reached < seconds) console.error(`the run stands at ${reached} s, not at ${seconds} s`);
}

async function chooseTheme(page, theme) {
  for (let tries = 0; tries < 5; tries += 1) {
    if (await page.evaluate(wanted => document.documentElement.dataset.theme === wanted, theme)) return;
    await page.keyboard.press('n');
    await page.waitForTimeout(100);
  }
  throw new Error(`the page does not take on the light "${theme}"`);
}

async function readmePicture() {
  const FILE = 'assets/picture.png';
  await withSite(async (browser, address) => {
    const page = await openPage(browser, address, { width: 1280, height: 800, touch: false }, 'day');
    await answer(page);
    await page.mouse.move(640, 20);
    await settle(page);
    mkdirSync('assets', { recursive: true });
    await page.screenshot({ path: FILE });
    console.log(`wrote ${FILE}`);
  });
}

async function allPictures(out, words) {
  mkdirSync(out, { recursive: true });
  await withSite(async (browser, address) => {
    for (const [size, screen] of Object.entries(SIZES)) {
      for (const { name, scenario, at, press = [], keys = [], asked = false } of SHOTS) {
        const fileOf = theme => `${name}-${size}-${theme}.png`;
        const themes = THEMES.filter(theme => words.every(word => fileOf(theme).includes(word)));
        if (themes.length === 0) continue;
        for (const theme of themes) {
          const page = await openPage(browser, `${address}#/practise/${scenario}`, screen, theme);
          if (!asked) await answer(page);
          await chooseTheme(page, theme);
          await runTo(page, at);
          for (const key of keys) await page.keyboard.press(key);
          for (const selector of press) {
            const button = page.locator(selector).first();
            if (await button.isVisible()) await button.click();
            // What lies open on a desktop has no button there.
            else if (!selector.includes('timeline')) console.error(`${name} at ${size}: nothing to press at ${selector}`);
          }
          await settle(page);
          await page.screenshot({ path: join(out, fileOf(theme)) });
          console.log(`wrote ${join(out, fileOf(theme))}`);
          await page.close();
        }
      }
    }
  });
}

const [out, ...words] = process.argv.slice(2);
if (out === '--readme') await readmePicture();
else if (out === undefined || out.startsWith('-')) {
  console.error('Where to? npm run pictures -- FOLDER [WORD …]');
  process.exitCode = 2;
} else await allPictures(resolve(out), words);
