/** The timeline: to and fro in a run by mouse, finger and keys, what it tells and when it keeps still, charts, and a reload. */
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { DESKTOP, expectAccessible, PHONE, startSite, type Site } from './site.ts';

let site: Site;
beforeAll(async () => { site = await startSite(); });
afterEach(() => site.closePages());
afterAll(() => site.close());

const tick = (page: Page) => page.evaluate(() => window.standOn.tick());
const isAt = (page: Page, wanted: number) => page.waitForFunction(at => window.standOn.tick() === at, wanted);
const until = (page: Page, time: number) => page.waitForFunction(least => window.standOn.time() >= least, time);
const now = (page: Page) => page.locator('[role="slider"]').getAttribute('aria-valuenow');

/** Runs for some seconds at the greatest speed, and stands. */
async function ran(page: Page, seconds: number): Promise<number> {
  for (let i = 0; i < 3 && await page.locator('[data-control="speed"]:visible').count() > 0; i += 1) await page.locator('[data-control="speed"]').click();
  if (await page.locator('[data-speed="8"]:visible').count() > 0) await page.locator('[data-speed="8"]').click();
  await page.locator('[data-control="play"]').click();
  await until(page, seconds);
  await page.locator('[data-control="play"]').click();
  return tick(page);
}

async function lane(page: Page): Promise<{ x: (part: number) => number; y: number }> {
  const box = (await page.locator('.scrubber-lane').boundingBox())!;
  return { x: part => box.x + box.width * part, y: box.y + box.height / 2 };
}

describe('on a desktop', () => {
  test('by mouse back and on again, by keys step by step, and playing goes on from there', async () => {
    const { page, faults } = await site.open(DESKTOP, '#/practise/harbour-crossing');
    const end = await ran(page, 16);
    const duration = Number(await page.locator('[role="slider"]').getAttribute('aria-valuemax'));
    const { x, y } = await lane(page);
    await page.mouse.move(x(12 / duration), y);
    await page.mouse.down();
    await page.waitForFunction(() => Math.abs(window.standOn.time() - 12) < 2.5);
    await page.mouse.move(x(5 / duration), y, { steps: 4 });
    await page.waitForFunction(() => Math.abs(window.standOn.time() - 5) < 2.5);
    await page.mouse.up();
    // Beyond what has been run there is nothing to go to.
    await page.mouse.click(x(0.9), y);
    await isAt(page, end);
    await page.locator('[role="slider"]').focus();
    await page.keyboard.press('Home');
    await isAt(page, 0);
    for (const [key, to] of [['ArrowRight', 10], ['PageUp', 110], ['ArrowLeft', 100], ['PageDown', 0], ['End', end], [',', end - 1], ['.', end]] as const) {
      await page.keyboard.press(key);
      await isAt(page, to);
    }
    expect(Number(await now(page))).toBe(Math.round(end / 10));
    await page.locator('[data-control="back"]').click();
    await isAt(page, end - 1);
    await page.keyboard.press('[');
    await page.waitForFunction(before => window.standOn.tick() < before, end - 1);
    await page.locator('[role="slider"]').press(' ');
    await page.waitForFunction(before => window.standOn.tick() > before, end);
    expect(faults).toEqual([]);
  });

  test('another set of rules is looked at in the past without losing the run, until one plays on from there', async () => {
    const { page, faults } = await site.open(DESKTOP, '#/practise/harbour-crossing');
    const end = await ran(page, 6);
    await page.locator('[role="slider"]').press('Home');
    await isAt(page, 0);
    await page.locator('[data-rule-set="dvc-1963"]').click();
    await page.locator('[data-tried="true"]').filter({ hasText: 'play on' }).waitFor();
    await page.locator('[data-rule-set="voc-2017"]').click();
    await page.locator('[data-tried="false"]').waitFor({ state: 'attached' });
    await page.locator('[data-rule-set="dvc-1963"]').click();
    await page.locator('[role="slider"]').press('End');
    await isAt(page, end);
    expect(await page.evaluate(() => window.standOn.ruleSet())).toBe('voc-2017');
    await page.keyboard.press(',');
    await isAt(page, end - 1);
    await page.locator('[data-rule-set="dvc-1963"]').click();
    await page.keyboard.press('.');
    await isAt(page, end);
    expect(await page.evaluate(() => window.standOn.ruleSet())).toBe('dvc-1963');
    expect(await page.locator('[data-tried="false"]').count()).toBe(1);
    expect(faults).toEqual([]);
  });

  test('roles are bands with a name, events lead to their moment, charts open; axe finds nothing by day or night', async () => {
    const { page, faults } = await site.open(DESKTOP, '#/practise/harbour-crossing');
    await page.locator('[data-more="charts"].timeline-tool').click();
    await page.locator('.u-over').first().waitFor();
    const end = await ran(page, 14);
    expect(await page.locator('.timeline-row').count()).toBeGreaterThanOrEqual(2);
    const roles = await page.locator('.band').evaluateAll(bands => bands.map(band => band.getAttribute('data-band')));
    expect(roles).toEqual(expect.arrayContaining(['give-way', 'stand-on']));
    expect(await page.locator('.band').first().getAttribute('title')).toMatch(/way|stand/);
    expect(await page.locator('.u-over').count()).toBe(3);
    expect(await page.locator('[data-chart="range"] figcaption').innerText()).toMatch(/\d m/);
    expect(await page.locator('.charts table tbody tr').count()).toBe(8);
    await expectAccessible(page, 'charts');
    await page.locator('[data-chart="range"] .u-over').click({ position: { x: 3, y: 40 } });
    await page.waitForFunction(before => window.standOn.tick() < before, end);
    await page.locator('[data-control="theme"]').click();
    await page.locator('[data-more="events"].timeline-tool').click();
    const event = page.locator('[data-event="encounter-began"]').first();
    await event.click();
    await isAt(page, Number(await event.getAttribute('data-tick')));
    await page.evaluate(() => { document.documentElement.dataset['theme'] = 'night'; });
    await expectAccessible(page, 'events by night');
    expect(faults).toEqual([]);
  });

  test('a run that is reloaded is where it was left, and what came before can be gone back to', async () => {
    const { page, faults } = await site.open(DESKTOP, '#/practise/harbour-crossing');
    const end = await ran(page, 12);
    await page.locator('[role="slider"]').press('ArrowLeft');
    await isAt(page, end - 10);
    await page.reload();
    await page.locator('main').waitFor();
    expect(await tick(page)).toBe(end - 10);
    await page.waitForFunction(() => document.querySelector('.scrubber-done')!.getBoundingClientRect().width > 1);
    await page.locator('[role="slider"]').press('ArrowLeft');
    await isAt(page, end - 20);
    await page.locator('[role="slider"]').press('End');
    await isAt(page, end);
    await page.evaluate(() => { window.location.hash = '#/practise/basin-crossing'; });
    await page.waitForFunction(() => window.standOn.scenario() === 'basin-crossing');
    expect(await tick(page)).toBe(0);
    expect(faults).toEqual([]);
  });

  test('while it is asked who gives way, no band gives it away', async () => {
    const { page } = await site.open(DESKTOP, '#/practise/harbour-crossing');
    await ran(page, 14);
    expect(await page.locator('.band').count()).toBeGreaterThan(0);
    await page.locator('[data-control="ask"]').click();
    expect(await page.locator('.band').count()).toBe(0);
    await page.locator('[data-answer="unknown"]').click();
    expect(await page.locator('.band').count()).toBeGreaterThan(0);
  });
});

test('while it is asked who gives way, no duty of the two gives it away', async () => {
  const { page } = await site.open(DESKTOP, '#/practise/canal-meeting');
  const duties = page.locator('.part-vessels [data-vessel] .duties');
  // The first visit begins with the question.
  await page.locator('[data-answer="unknown"]').waitFor();
  expect(await page.locator('.part-vessels [data-vessel]').count()).toBe(2);
  expect(await duties.count()).toBe(0);
  await page.locator('[data-answer="unknown"]').click();
  expect(await duties.count()).toBeGreaterThan(0);
});

describe('on a phone', () => {
  test('a finger drags the run back; roles, events and charts lie over the sheet; axe finds nothing', async () => {
    const { page, faults } = await site.open(PHONE, '#/practise/harbour-crossing');
    const end = await ran(page, 16);
    const duration = Number(await page.locator('[role="slider"]').getAttribute('aria-valuemax'));
    const { x, y } = await lane(page);
    const touch = await page.context().newCDPSession(page);
    const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...parts: readonly number[]) =>
      touch.send('Input.dispatchTouchEvent', { type, touchPoints: parts.map(part => ({ x: x(part), y })) });
    await send('touchStart', 14 / duration);
    for (const time of [12, 9, 7, 5]) await send('touchMove', time / duration);
    await page.waitForFunction(() => Math.abs(window.standOn.time() - 5) < 2.5);
    await send('touchEnd');
    expect(await tick(page)).toBeLessThan(end);
    for (const one of ['.scrubber', '[data-control="timeline"]', '[data-control="back"]']) {
      const box = (await page.locator(one).boundingBox())!;
      expect(Math.min(box.height, box.width), one).toBeGreaterThanOrEqual(44);
    }
    expect(await page.locator('.timeline-rows').isVisible()).toBe(false);
    await page.locator('[data-control="timeline"]').tap();
    expect(await page.locator('.band').count()).toBeGreaterThan(0);
    await page.locator('[data-more="events"].timeline-tool').tap();
    await page.locator('[data-control="next-event"]').tap();
    await page.locator('[data-more="charts"].timeline-tool').tap();
    await page.locator('.u-over').first().waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
    await expectAccessible(page, 'sheet');
    expect(faults).toEqual([]);
  });
});
