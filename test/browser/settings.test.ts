/** What is chosen once: units, own vessel, the candidate's view; by the slip, by keys and by touch. */
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { DESKTOP, expectAccessible, PHONE, startSite, type Site } from './site.ts';

let site: Site;
beforeAll(async () => { site = await startSite(); });
afterEach(() => site.closePages());
afterAll(() => site.close());

const BASIN = '#/practise/basin-crossing';
const isPhone = (page: Page): boolean => (page.viewportSize()?.width ?? 0) < 600;
const press = (page: Page, selector: string) => (isPhone(page) ? page.locator(selector).first().tap() : page.locator(selector).first().click());
const radio = (setting: string, choice: string): string => `[data-setting="${setting}"] .choice:has(input[value="${choice}"])`;
const range = (page: Page) => page.locator('[data-encounter] .figures dd').first().innerText();
const bearing = (page: Page) => page.locator('.side-bearing').first().innerText();
const focused = (page: Page) => page.evaluate(() => document.activeElement?.closest('[data-setting]')?.getAttribute('data-setting') ?? '');
const slips = (page: Page) => page.locator('dialog[open]').count();
const untilTime = (page: Page, time: number) => page.waitForFunction(least => window.standOn.time() >= least, time);
/** All that the plan and the panel hold, for eyes or for a screen reader; not what the scenario itself tells. */
const told = (page: Page) => page.evaluate(() => ['#who-is-where', '.strip', '.part-rules', '.part-vessels'].map(part => document.querySelector(part)?.textContent ?? '').join('\n'));

describe.each([['desktop', DESKTOP], ['phone', PHONE]] as const)('on a %s', (_, size) => {
  test('units are changed in the slip, at once and for good', async () => {
    const { page, faults } = await site.open(size, BASIN);
    expect(await range(page)).toMatch(/ m$/);
    await press(page, '[data-control="settings"]');
    await press(page, radio('lengths', 'feet'));
    await press(page, radio('bearings', 'points'));
    // Beneath the slip it is changed already.
    expect(await range(page)).toMatch(/ ft$/);
    expect(await bearing(page)).toMatch(/ahead|point|beam|quarter|fine/);
    await expectAccessible(page, 'settings');
    const slip = page.locator('dialog[open] .slip-body');
    expect(await slip.evaluate(element => element.scrollWidth - element.clientWidth)).toBeLessThanOrEqual(0);
    if (isPhone(page)) {
      for (const height of await page.locator('.choice').evaluateAll(all => all.map(one => one.getBoundingClientRect().height))) expect(height).toBeGreaterThanOrEqual(44);
    }
    await page.keyboard.press('Escape');
    await page.reload();
    await page.locator('[data-encounter]').first().waitFor();
    expect(await range(page)).toMatch(/ ft$/);
    expect(await bearing(page)).toMatch(/ahead|point|beam|quarter|fine/);
    expect(faults).toEqual([]);
  });

  test('in the candidate\'s view nothing is told of a vessel that is not seen, and one way leads out', async () => {
    const { page, faults } = await site.open(size, '#/practise/blind-bend');
    expect(await told(page)).toContain('Lakshmi');
    await press(page, '[data-control="settings"]');
    await press(page, radio('view', 'own'));
    expect(await page.locator('[data-setting="ownVessel"] option').allInnerTexts()).toEqual(['M.L. Durga']);
    await page.keyboard.press('Escape');
    expect(await told(page)).not.toContain('Lakshmi');
    expect(await page.locator('[data-encounter]').count()).toBe(0);
    expect(await page.locator('.timeline-row').count()).toBe(1);
    expect(await page.locator('[data-empty="nobody"]').isVisible()).toBe(true);
    if (isPhone(page)) await expectAccessible(page, 'candidate');
    await press(page, '[data-control="leave-view"]');
    expect(await told(page)).toContain('Lakshmi');
    expect(await page.locator('[data-view-line]').count()).toBe(0);
    expect(faults).toEqual([]);
  });

  test('in the candidate\'s view a vessel in sight is told of by her bearing, and not by what only her own master knows', async () => {
    const { page } = await site.open(size, BASIN);
    await page.keyboard.press('w');
    await page.locator('[data-view-line]').waitFor({ state: 'attached' });
    if (isPhone(page)) await page.locator('.tab').nth(1).tap();
    const cards = page.locator('article.card[data-vessel]');
    expect(await cards.count()).toBe(2);
    for (const card of await cards.all()) {
      const isOwn = await card.locator('[data-control="own"][aria-pressed="true"]').count() === 1;
      expect(await card.locator('.figures-few').count()).toBe(isOwn ? 1 : 0);
      expect(await card.locator('.from-own').count()).toBe(isOwn ? 0 : 1);
    }
    const listed = await page.locator('#who-is-where li').allInnerTexts();
    expect(listed.filter(text => text.includes(' kn'))).toHaveLength(1);
  });

  test('another vessel is made the own one, and bearings are told from her', async () => {
    const { page } = await site.open(size, BASIN);
    if (isPhone(page)) await page.locator('.tab').nth(1).tap();
    const other = 'article[data-vessel]:has([data-control="own"][aria-pressed="false"])';
    const id = await page.locator(other).first().getAttribute('data-vessel');
    expect(await page.locator(`${other} .from-own`).first().innerText()).toMatch(/^From .*off$/);
    await press(page, `${other} [data-control="own"]`);
    expect(await page.locator(`article[data-vessel="${id}"] [data-control="own"]`).getAttribute('aria-pressed')).toBe('true');
    expect(await page.locator(`article[data-vessel="${id}"] .from-own`).count()).toBe(0);
    expect(await page.locator('[data-control="own"][aria-pressed="true"]').count()).toBe(1);
  });
});

test('heard in fog and not seen: that is told, and neither her name nor how far off she is', async () => {
  const { page } = await site.open(DESKTOP, '#/practise/fog-in-the-canal');
  await page.keyboard.press('w');
  await page.locator('[data-empty="nobody"]').waitFor();
  for (let i = 0; i < 3; i += 1) await page.keyboard.press('x');
  await page.keyboard.press(' ');
  await untilTime(page, 26);
  await page.keyboard.press(' ');
  const card = page.locator('[data-encounter][data-known="hears"]');
  await card.waitFor();
  const text = await card.innerText();
  expect(text).toMatch(/One prolonged blast, .* ago/);
  expect(text).toContain('Stop your engines');
  expect(text).not.toMatch(/CPA|\d m\b/);
  expect(await told(page)).not.toContain('Shanti');
  await expectAccessible(page, 'heard');
});

describe('by keys alone', () => {
  test('each key does what its line on the sheet says, and what it changed is said', async () => {
    const { page, faults } = await site.open(DESKTOP, BASIN);
    await page.locator('canvas').first().waitFor();
    await page.keyboard.press('u');
    expect(await range(page)).toMatch(/ ft$/);
    expect(await page.locator('.said-place').innerText()).toBe('Lengths: feet');
    await page.keyboard.press('p');
    expect(await bearing(page)).toMatch(/ahead|point|beam|quarter|fine/);
    for (const [key, view] of [['g', 'rings'], ['b', 'bearing-line'], ['h', 'head-up']] as const) {
      await page.keyboard.press(key);
      expect(await page.locator(`[data-view="${view}"]`).getAttribute('aria-pressed')).toBe('true');
    }
    await page.keyboard.press('o');
    expect(await page.locator('.said-place').innerText()).toMatch(/^Own vessel: /);
    const shown = () => page.locator('.card-shown[data-encounter]').getAttribute('data-encounter');
    const first = await shown();
    await page.keyboard.press('j');
    await page.keyboard.press('k');
    expect(await shown()).toBe(first);
    await page.keyboard.press('t');
    expect(await page.locator('article[data-vessel].card-shown').count()).toBe(1);
    for (const [key, title] of [['?', 'Keys'], ['l', 'scenario'], ['s', 'Settings']] as const) {
      await page.keyboard.press(key);
      expect(await page.locator('dialog[open] h2').innerText()).toContain(title);
      await page.keyboard.press('Escape');
      expect(await slips(page)).toBe(0);
    }
    expect(faults).toEqual([]);
  });

  test('the slip of settings is gone through and worked by Tab, arrows and space; single keys can be turned off', async () => {
    const { page } = await site.open(DESKTOP, BASIN);
    await page.keyboard.press('s');
    const reached: string[] = [];
    for (let i = 0; i < 30 && reached.at(-1) !== 'singleKeys'; i += 1) {
      await page.keyboard.press('Tab');
      const at = await focused(page);
      reached.push(at);
      if (at === 'lengths') await page.keyboard.press('ArrowRight');
      if (at === 'rings' || at === 'singleKeys') await page.keyboard.press(' ');
    }
    for (const id of ['bearings', 'lengths', 'ownVessel', 'view', 'up', 'follows', 'vectors', 'rings', 'bearingLine', 'closestOfAll', 'theme', 'singleKeys']) expect(reached, id).toContain(id);
    await page.keyboard.press('Escape');
    expect(await range(page)).toMatch(/ ft$/);
    expect(await page.locator('[data-view="rings"]').getAttribute('aria-pressed')).toBe('true');
    await page.keyboard.press('u');
    expect(await range(page)).toMatch(/ ft$/);
    await page.keyboard.press('?');
    expect(await slips(page)).toBe(0);
  });
});

test('at 360 px with letters of twice the size nothing spills out of the slips', async () => {
  const { page } = await site.open(PHONE, BASIN);
  await page.evaluate(() => { document.documentElement.style.fontSize = '32px'; });
  for (const control of ['settings', 'help']) {
    await page.locator(`[data-control="${control}"]`).tap();
    const spills = await page.locator('dialog[open] .slip-body').evaluate(body => body.scrollWidth - body.clientWidth);
    expect(spills, control).toBeLessThanOrEqual(0);
    await page.keyboard.press('Escape');
  }
});
