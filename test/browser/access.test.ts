/** What axe finds wrong with the page for people who cannot see it, or not well. */
import { AxeBuilder } from '@axe-core/playwright';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { DESKTOP, PHONE, startSite, type Site } from './site.ts';

let site: Site;
beforeAll(async () => { site = await startSite(); });
afterEach(() => site.closePages());
afterAll(() => site.close());

describe.each([['desktop', DESKTOP], ['phone', PHONE]] as const)('on a %s', (_, size) => {
  test.each([['practise', '#/practise/'], ['rules', '#/rules/voc-2017']])('%s has nothing that axe calls serious or critical', async (_name, place) => {
    const { page } = await site.open(size, place);
    await page.waitForLoadState('networkidle');
    const { violations } = await new AxeBuilder({ page }).analyze();
    const grave = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical');
    expect(grave.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`))).toEqual([]);
  });
});
