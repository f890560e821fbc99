/**
 * npm run bench -- frame: how long the main thread works for a frame of the built site on a phone with a processor four times
 * slower than this one, with 20 and 50 vessels, standing and playing, drawn on a canvas and by WebGL; and how much JavaScript the
 * page loads. Tables, no pass or fail.
 */
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Browser, CDPSession, Page } from 'playwright-core';
import { build } from 'vite';
import { launchBrowser } from '../../scripts/find-browser.mjs';
import { serve } from '../../scripts/serve.mjs';
import { harbourOf } from './waters.ts';

const SLOWER = 4;
const SECONDS = 8;
const PHONE = { width: 360, height: 740 };
/** Bytes, compressed: what the page may need before it shows. */
const FIRST_LOAD = 240_000;

const RENDERERS = ['canvas', 'webgl'] as const;
const CROWDS = [
  ['traffic of 20', readFileSync('scenarios/colregs-1972/traffic-of-twenty.json', 'utf8')],
  ['harbour of 20', JSON.stringify(harbourOf(20))],
  ['harbour of 50', JSON.stringify(harbourOf(50))],
] as const;
const cell = (value: string | number, width = 12): string => String(value).padStart(width);

/** Run in the page before anything else: the browser without hardware offers WebGL in software, and the program takes it for hardware. */
function disguise(): void {
  const { getContext } = HTMLCanvasElement.prototype;
  HTMLCanvasElement.prototype.getContext = function (this: HTMLCanvasElement, kind: string, options?: object) {
    return (getContext as (kind: string, options?: object) => unknown).call(this, kind, { ...options, failIfMajorPerformanceCaveat: false });
  } as typeof getContext;
  const { getParameter } = WebGL2RenderingContext.prototype;
  const UNMASKED_RENDERER_WEBGL = 0x9246;
  WebGL2RenderingContext.prototype.getParameter = function (this: WebGL2RenderingContext, name: GLenum) {
    return name === UNMASKED_RENDERER_WEBGL ? 'hardware, for this measurement' : getParameter.call(this, name) as unknown;
  };
}

interface Watch { readonly frames: number[]; readonly long: number[] }

/** Run in the page: writes down when each frame began, and every task of 50 ms and more. */
function watch(): void {
  const seen: Watch = { frames: [], long: [] };
  (globalThis as unknown as { seen: Watch }).seen = seen;
  const onFrame = (now: number): void => {
    seen.frames.push(now);
    requestAnimationFrame(onFrame);
  };
  requestAnimationFrame(onFrame);
  new PerformanceObserver(list => { for (const task of list.getEntries()) seen.long.push(task.duration); }).observe({ type: 'longtask' });
}

async function metrics(session: CDPSession): Promise<Readonly<Record<string, number>>> {
  const { metrics: all } = await session.send('Performance.getMetrics');
  return Object.fromEntries(all.map(({ name, value }) => [name, value]));
}

async function openCrowd(browser: Browser, address: string, renderer: (typeof RENDERERS)[number], file: string): Promise<Page> {
  const context = await browser.newContext({ viewport: PHONE, deviceScaleFactor: 2, isMobile: true, hasTouch: true });
  const page = await context.newPage();
  // A function of this file is changed on its way here to call a helper that the page does not have.
  await page.addInitScript('globalThis.__name = it => it');
  if (renderer === 'webgl') await page.addInitScript(disguise);
  await page.goto(address);
  await page.locator('canvas').first().waitFor();
  await page.locator('[data-control="title"]').tap();
  await page.locator('input[type="file"]').setInputFiles({ name: 'crowd.json', mimeType: 'application/json', buffer: Buffer.from(file) });
  await page.waitForFunction(wanted => window.standOn.scenario() === wanted, (JSON.parse(file) as { id: string }).id);
  await page.waitForTimeout(500);
  return page;
}

async function measure(page: Page): Promise<string> {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  await page.evaluate(watch);
  await page.waitForTimeout(500);
  const [since, timeBefore] = [await metrics(session), await page.evaluate(() => {
    const { seen } = globalThis as unknown as { seen: Watch };
    seen.frames.length = 0;
    seen.long.length = 0;
    return window.standOn.time();
  })];
  await page.waitForTimeout(SECONDS * 1000);
  const [until, { frames, long, time }] = [await metrics(session), await page.evaluate(() => ({ ...(globalThis as unknown as { seen: Watch }).seen, time: window.standOn.time() }))];
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  const spent = (name: string): number => (until[name]! - since[name]!) * 1000;
  const between = frames.slice(1).map((at, i) => at - frames[i]!).sort((a, b) => a - b);
  const part = (share: number): number => between[Math.min(between.length - 1, Math.floor(share * between.length))] ?? NaN;
  const span = (until['Timestamp']! - since['Timestamp']!) * 1000;
  return [
    cell((spent('TaskDuration') / frames.length).toFixed(1), 9), cell((spent('ScriptDuration') / frames.length).toFixed(1), 9),
    cell(((spent('LayoutDuration') + spent('RecalcStyleDuration')) / frames.length).toFixed(1), 9), cell(`${Math.round((100 * spent('TaskDuration')) / span)} %`, 8),
    cell((frames.length / span * 1000).toFixed(0), 10), cell(part(0.5).toFixed(0), 9), cell(part(0.95).toFixed(0), 9), cell(part(1).toFixed(0), 8),
    cell(long.length, 7), cell(`${((time - timeBefore) / span * 1000).toFixed(2)}x`, 8),
  ].join('');
}

const folder = mkdtempSync(join(tmpdir(), 'stand-on-'));
await build({ logLevel: 'warn', build: { outDir: folder, emptyOutDir: true } });
const { address, stop } = await serve(folder);
const browser = await launchBrowser();
try {
  const names = readdirSync(join(folder, 'assets')).filter(name => name.endsWith('.js'));
  const html = readFileSync(join(folder, 'index.html'), 'utf8');
  const first = names.filter(name => html.includes(name));
  const packed = (all: readonly string[]): number => all.reduce((sum, name) => sum + gzipSync(readFileSync(join(folder, 'assets', name))).length, 0);
  console.log(`\nJavaScript of the first load: ${(packed(first) / 1000).toFixed(1)} kB gzip of ${FIRST_LOAD / 1000} kB; all there is, whatever is loaded later: ${(packed(names) / 1000).toFixed(1)} kB`);

  console.log(`\nmain thread, ${PHONE.width}x${PHONE.height}, processor ${SLOWER} times slower, ${SECONDS} s each; ms a frame, and ms between frames (the processor draws, for want of other hardware)`);
  console.log(['renderer'.padEnd(8), ' '.repeat(14), cell('', 9), cell('task', 9), cell('script', 9), cell('layout', 9), cell('busy', 8), cell('frames/s', 10), cell('median', 9), cell('95 %', 9), cell('worst', 8), cell('>50 ms', 7), cell('played', 8)].join(''));
  for (const renderer of RENDERERS) {
    for (const [name, file] of CROWDS) {
      const page = await openCrowd(browser, address, renderer, file);
      console.log([renderer.padEnd(8), name.padEnd(14), cell('stands', 9), await measure(page)].join(''));
      await page.locator('[data-control="play"]').tap();
      console.log([renderer.padEnd(8), name.padEnd(14), cell('plays', 9), await measure(page)].join(''));
      await page.context().close();
    }
  }
} finally {
  await browser.close();
  await stop();
  rmSync(folder, { recursive: true });
}
