/** What axe finds wrong with the page for people who cannot see it, or not well: nothing, in any of its states. */
import { afterAll, afterEach, beforeAll, describe, test } from 'vitest';
import { DESKTOP, expectAccessible, PHONE, startSite, type Site } from './site.ts';

let site: Site;
beforeAll(async () => { site = await startSite(); });
afterEach(() => site.closePages());
afterAll(() => site.close());

describe.each([['desktop', DESKTOP], ['phone', PHONE]] as const)('on a %s axe finds nothing', (_, size) => {
  test('on the first visit, by day, dusk and night', async () => {
    const { page } = await site.open(size);
    await page.locator('canvas').first().waitFor();
    await expectAccessible(page, 'question');
    for (const light of ['day', 'dusk', 'night']) {
      await page.locator('[data-control="theme"]').click();
      await page.waitForFunction(wanted => document.documentElement.dataset['theme'] === wanted, light);
      await expectAccessible(page, light);
    }
    await page.locator('[data-answer="both"]').click();
    await expectAccessible(page, 'answered');
  });

  test('in practice, with each slip open', async () => {
    const { page } = await site.open(size, '#/practise/river-upstream-downstream');
    await page.locator('canvas').first().waitFor();
    await page.locator('.whynot summary').first().click();
    await expectAccessible(page, 'practise');
    await page.locator('[data-encounter] .chip').first().click();
    await expectAccessible(page, 'provision');
    await page.keyboard.press('Escape');
    await page.locator('[data-control="help"]').click();
    await expectAccessible(page, 'help');
    await page.keyboard.press('Escape');
    await page.locator('[data-control="title"]').click();
    await expectAccessible(page, 'scenarios');
    await page.locator('input[type="file"]').setInputFiles({ name: 'bad.json', mimeType: 'application/json', buffer: Buffer.from('{}') });
    await page.getByRole('alertdialog').waitFor();
    await expectAccessible(page, 'refusal');
    await page.keyboard.press('Escape');
    if (size === PHONE) {
      for (const tab of [1, 2]) {
        await page.locator('.tab').nth(tab).click();
        await expectAccessible(page, `tab ${tab}`);
      }
    }
  });

  test('in the register', async () => {
    const { page } = await site.open(size, '#/rules/voc-2017');
    await page.locator('.provision').first().waitFor();
    await expectAccessible(page, 'register');
  });
});
