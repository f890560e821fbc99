// npm run picture: the picture of the README, from the built site: the scenario that opens first, with what the rules say.
import { mkdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { build } from 'vite';
import { launchBrowser } from './find-browser.mjs';
import { serve } from './serve.mjs';

const FILE = 'assets/picture.png';

await build({ logLevel: 'warn' });
const { address, stop } = await serve(resolve('dist'));
const browser = await launchBrowser();
try {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 }, reducedMotion: 'reduce', colorScheme: 'light' });
  await page.goto(address);
  await page.locator('canvas').first().waitFor();
  await page.evaluate(() => document.fonts.ready);
  // It opens with a question; the picture shows the answer.
  await page.locator('[data-answer="both"]').click();
  await page.locator('[data-right] button').click();
  await page.mouse.move(640, 20);
  // The first frames of the plan, and whatever loads when it is needed.
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(1000);
  mkdirSync('assets', { recursive: true });
  await page.screenshot({ path: FILE });
  console.log(`wrote ${FILE}`);
} finally {
  await browser.close();
  await stop();
}
