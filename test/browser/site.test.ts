/** The built site as a static host serves it: from a sub-path, under its own strict policy, with nothing from elsewhere. */
import { readdirSync, readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DESKTOP, PHONE, startSite, type Site } from './site.ts';

/** Of JavaScript at the first load, compressed. */
const BUDGET = 240_000;

let site: Site;
beforeAll(async () => { site = await startSite(); });
afterAll(() => site.close());

describe('the built site', () => {
  test.each([['desktop', DESKTOP], ['phone', PHONE]] as const)('opens from a sub-path on a %s without a fault', async (_, size) => {
    const { page, faults } = await site.open(size);
    await page.locator('canvas').first().waitFor();
    await page.waitForLoadState('networkidle');
    expect(await page.title()).toContain('Stand-On');
    expect((await page.locator('#root').innerText()).trim()).not.toBe('');
    expect(faults).toEqual([]);
  });

  test('does not scroll sideways on a phone', async () => {
    const { page } = await site.open(PHONE);
    await page.locator('canvas').first().waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
  });

  test('holds to a policy without inline code, evaluated code or other origins', async () => {
    const html = readFileSync('dist/index.html', 'utf8');
    const policy = /http-equiv="Content-Security-Policy" content="([^"]+)"/.exec(html)?.[1] ?? '';
    expect(policy).toContain("default-src 'self'");
    expect(policy).not.toMatch(/unsafe|https?:|\*/);
    expect(html.indexOf('Content-Security-Policy')).toBeLessThan(html.indexOf('<script'));
    const { page } = await site.open(DESKTOP);
    await page.locator('canvas').first().waitFor();
    const refused = await page.evaluate(() => new Promise<string>(resolve => {
      document.addEventListener('securitypolicyviolation', event => resolve(event.effectiveDirective), { once: true });
      const script = document.createElement('script');
      script.textContent = 'window.slipped = true';
      document.head.append(script);
    }));
    expect(refused).toBe('script-src-elem');
    expect(await page.evaluate(() => 'slipped' in window)).toBe(false);
    await expect(page.evaluate(() => fetch('http://elsewhere.invalid/'))).rejects.toThrow();
  });

  test(`loads at most ${BUDGET / 1000} kB of JavaScript, compressed, at first`, async () => {
    const { page } = await site.open(DESKTOP);
    await page.locator('canvas').first().waitFor();
    await page.waitForLoadState('networkidle');
    const names = await page.evaluate(() => performance.getEntriesByType('resource').map(entry => new URL(entry.name).pathname.split('/').at(-1) ?? ''));
    const scripts = readdirSync('dist/assets').filter(name => name.endsWith('.js') && names.includes(name));
    expect(scripts.length).toBeGreaterThan(0);
    const sizes = scripts.map(name => gzipSync(readFileSync(`dist/assets/${name}`)).length);
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(BUDGET);
  });

  test('names no folder of the machine that built it', () => {
    const files = ['index.html', ...readdirSync('dist/assets').filter(name => /\.(js|css)$/.test(name)).map(name => `assets/${name}`)];
    for (const name of files) expect(readFileSync(`dist/${name}`, 'utf8'), name).not.toContain(process.cwd());
  });
});
