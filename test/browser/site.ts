/** For the browser tests: the built site, served from a sub-path as any static host might, and a real Chromium. */
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { AxeBuilder } from '@axe-core/playwright';
import type { Browser, Page } from 'playwright-core';
import { expect } from 'vitest';
import { launchBrowser } from '../../scripts/find-browser.mjs';
import { serve } from '../../scripts/serve.mjs';

export const DESKTOP = { width: 1280, height: 800 };
export const PHONE = { width: 360, height: 740 };
/** Milliseconds that a slow machine may take over one step before it is called a fault. */
const PATIENCE = 60_000;
const SUB_PATH = '/some/sub/path/';

export interface Opened {
  readonly page: Page;
  /** What went wrong so far: errors on the console, exceptions, answers that are not there, requests to anywhere else. */
  readonly faults: readonly string[];
}

export interface Site {
  readonly address: string;
  readonly browser: Browser;
  /** A page of its own, with nothing remembered from others. `place`: what stands behind the address, as `#/practise/x`. */
  open(size: { readonly width: number; readonly height: number }, place?: string): Promise<Opened>;
  /** Closes the pages that have been opened: one that goes on playing slows down those that follow. */
  closePages(): Promise<void>;
  close(): Promise<void>;
}

/** Starts both; `npm test` has built the site before. */
export async function startSite(): Promise<Site> {
  if (!existsSync('dist/index.html')) throw new Error('the site is not built: npm run build');
  const { address, stop } = await serve(resolve('dist'), { base: SUB_PATH });
  const browser = await launchBrowser();
  return {
    address, browser,
    async open(size, place = '') {
      const isPhone = size.width < 600;
      const context = await browser.newContext({ viewport: size, isMobile: isPhone, hasTouch: isPhone, reducedMotion: 'reduce' });
      const page = await context.newPage();
      page.setDefaultTimeout(PATIENCE);
      const faults = watch(page, new URL(address).origin);
      await page.goto(address + place);
      // Loaded is not yet drawn: before that a key goes nowhere.
      await page.locator('main').first().waitFor();
      return { page, faults };
    },
    async closePages() {
      await Promise.all(browser.contexts().map(context => context.close()));
    },
    async close() {
      await browser.close();
      await stop();
    },
  };
}

/** Axe finds nothing on the page as it stands; `where` tells which state of it. */
export async function expectAccessible(page: Page, where: string): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${where}: ${id}: ${target.join(' ')}`))).toEqual([]);
}

function watch(page: Page, origin: string): string[] {
  const faults: string[] = [];
  page.on('console', message => { if (message.type() === 'error') faults.push(`console: ${message.text()}`); });
  page.on('pageerror', error => faults.push(`exception: ${error.message}`));
  page.on('request', request => {
    const url = new URL(request.url());
    if (!['data:', 'blob:'].includes(url.protocol) && url.origin !== origin) faults.push(`request to ${url.origin}`);
  });
  page.on('response', response => { if (response.status() >= 400) faults.push(`${response.status()}: ${new URL(response.url()).pathname}`); });
  return faults;
}
