/** The same file and seed give the same run, bit for bit, in Node and in Chromium. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { launchBrowser } from '../../scripts/find-browser.mjs';
import * as scenario from '../../src/scenario/index.ts';
import * as sim from '../../src/sim/index.ts';
import { bundleOf } from '../bundle.ts';

type Rooms = Pick<typeof scenario & typeof sim, 'readScenario' | 'worldOf' | 'run'>;

/** `<rule set>/<name>.json`. */
const FILES = readdirSync('scenarios', { recursive: true, encoding: 'utf8' }).filter(name => /[/\\].+\.json$/.test(name)).sort();
/** Seconds of each scenario: long enough for the helms to act and the hulls to answer. */
const UNTIL = 180;

/** Handed to the browser as it stands: it may use nothing from outside itself. */
function hashOf({ text, until, rooms = (globalThis as unknown as { rooms: Rooms }).rooms }: { text: string; until: number; rooms?: Rooms }): string {
  const reading = rooms.readScenario(text);
  return reading.ok ? rooms.run(rooms.worldOf(reading.scenario), { until }).hash : JSON.stringify(reading.faults);
}

describe('a run in Chromium', () => {
  let browser: Browser;
  let page: Page;
  beforeAll(async () => {
    const code = await bundleOf('src/scenario/index.ts', 'src/sim/index.ts');
    browser = await launchBrowser();
    page = await browser.newPage();
    await page.addScriptTag({ content: code });
  });
  afterAll(() => browser.close());

  test.each(FILES)('%s has the hash that it has in Node', async name => {
    const text = readFileSync(join('scenarios', name), 'utf8');
    const here = hashOf({ text, until: UNTIL, rooms: { ...scenario, ...sim } });
    expect(here).toMatch(/^[0-9a-f]+$/);
    expect(await page.evaluate(hashOf, { text, until: UNTIL })).toBe(here);
  });
});
