/** What a person does on the screen, on a desktop by mouse and keys and on a phone by touch. */
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { Page } from 'playwright-core';
import { DESKTOP, PHONE, startSite, type Site } from './site.ts';

let site: Site;
beforeAll(async () => { site = await startSite(); });
afterEach(() => site.closePages());
afterAll(() => site.close());

const sizes = [['desktop', DESKTOP], ['phone', PHONE]] as const;

interface Judged {
  readonly encounters: readonly { readonly kind: string; readonly roles: Readonly<Record<string, string>>; readonly because: readonly string[] }[];
}
const judgement = (page: Page) => page.evaluate(() => window.standOn.judgement()) as Promise<Judged>;
const seconds = (page: Page) => page.evaluate(() => window.standOn.time());
const tick = (page: Page) => page.evaluate(() => window.standOn.tick());
const scenario = (page: Page) => page.evaluate(() => window.standOn.scenario());
const play = (page: Page) => page.locator('[data-control="play"]');
const isPhone = (page: Page): boolean => (page.viewportSize()?.width ?? 0) < 600;
/** A mouse clicks; a finger taps. */
const press = (page: Page, selector: string) => (isPhone(page) ? page.locator(selector).first().tap() : page.locator(selector).first().click());
const until = (page: Page, time: number) => page.waitForFunction(least => window.standOn.time() >= least, time);

const give = (page: Page, name: string, text: string) =>
  page.locator('input[type="file"]').setInputFiles({ name, mimeType: 'application/json', buffer: Buffer.from(text) });

async function openFile(page: Page, name: string, text: string): Promise<void> {
  await press(page, '[data-control="title"]');
  await give(page, name, text);
}

/** Two launches end on in open water, 800 m apart. */
const ownFile = (change: (file: Record<string, unknown>) => void = () => {}): string => {
  const vessel = (id: string, north: number, heading: number) => ({
    id, propulsion: 'power', length: '12 m', breadth: '3 m', draught: '1 m', position: [0, north], heading, speed: '6 kn', helm: { by: 'hold' },
  });
  const file: Record<string, unknown> = {
    format: 'stand-on/scenario', version: 1, id: 'mine', title: 'A meeting of my own', ruleSet: 'colregs-1972', duration: '5 min',
    environment: { light: 'day', visibility: 'good' }, waterway: { waters: 'open' },
    vessels: [vessel('North', -400, 0), vessel('South', 400, 180)],
  };
  change(file);
  return JSON.stringify(file);
};

const BAD_FILES = [
  ['not JSON', '{"format": '],
  ['empty', ''],
  ['too large', ' '.repeat(5 * 1024 * 1024 + 1)],
  ['another version', ownFile(file => { file['version'] = 99; })],
  ['two hulls in one place', ownFile(file => { for (const vessel of file['vessels'] as { position: number[] }[]) vessel.position = [0, 0]; })],
  ['a poisoned key', ownFile().replace('"ruleSet"', '"__proto__": {"polluted": true}, "ruleSet"')],
] as const;

describe.each(sizes)('on a %s', (_, size) => {
  test('the first visit opens a DVC meeting, asks who gives way before it tells, and says whether that was right', async () => {
    const { page, faults } = await site.open(size);
    expect(await scenario(page)).toBe('canal-meeting');
    expect(await page.locator('[data-encounter]').count()).toBe(0);
    await press(page, '[data-answer="first"]');
    const told = page.locator('[data-right]');
    expect(await told.getAttribute('data-right')).toBe('false');
    // App. 11: each of two that meet end on alters to starboard.
    expect(await told.innerText()).toMatch(/both give way/i);
    expect(await page.locator('[data-encounter]').innerText()).toContain('DVC App. 11');
    expect(faults).toEqual([]);
  });

  test('all of an open question can be seen and answered without scrolling', async () => {
    const { page } = await site.open(size);
    for (const answer of ['first', 'second', 'both', 'neither']) {
      const box = await page.locator(`[data-answer="${answer}"]`).boundingBox();
      const controls = await page.locator('.controls').boundingBox();
      expect(box!.y + box!.height).toBeLessThanOrEqual(isPhone(page) ? controls!.y : size.height);
    }
  });

  test('plays, pauses, goes on by one tick, and goes back to the start', async () => {
    const { page, faults } = await site.open(size, '#/practise/basin-crossing');
    expect(await seconds(page)).toBe(0);
    await press(page, '[data-control="play"]');
    await until(page, 1);
    expect(await play(page).getAttribute('aria-label')).toBe('Pause');
    await press(page, '[data-control="play"]');
    const stood = await tick(page);
    await page.waitForTimeout(300);
    expect(await tick(page)).toBe(stood);
    await press(page, '[data-control="step"]');
    expect(await tick(page)).toBe(stood + 1);
    await press(page, '[data-control="restart"]');
    expect(await tick(page)).toBe(0);
    expect(faults).toEqual([]);
  });

  test('another rule set judges the same picture at once, and the address says which', async () => {
    const { page } = await site.open(size, '#/practise/river-upstream-downstream');
    await page.locator('[data-encounter]').first().waitFor();
    expect((await judgement(page)).encounters[0]!.because.every(id => id.startsWith('voc-2017/'))).toBe(true);
    const before = await page.locator('#who-is-where').innerText();
    await press(page, '[data-rule-set="colregs-1972"]');
    expect((await judgement(page)).encounters[0]!.because.every(id => id.startsWith('colregs-1972/'))).toBe(true);
    expect(await page.locator('#who-is-where').innerText()).toBe(before);
    expect(await page.locator('[data-status="colregs-1972"]').innerText()).toContain('Not legal advice');
    expect(page.url()).toContain('rules=colregs-1972');
    await press(page, '[data-rule-set="dvc-1963"]');
    expect(await page.locator('[data-status="dvc-1963"]').innerText()).toContain('unchecked');
    await press(page, '[data-rule-set="voc-2017"]');
    expect(await page.locator('[data-status="voc-2017"]').innerText()).toContain('Draft');
  });

  test('a scenario is chosen from the list; back leads to the one before', async () => {
    const { page, faults } = await site.open(size, '#/practise/canal-meeting');
    await press(page, '[data-control="title"]');
    await press(page, '[data-scenario="harbour-crossing"]');
    await page.waitForFunction(() => window.standOn.scenario() === 'harbour-crossing');
    expect(await page.locator('dialog[open]').count()).toBe(0);
    expect(page.url()).toContain('#/practise/harbour-crossing');
    await page.goBack();
    await page.waitForFunction(() => window.standOn.scenario() === 'canal-meeting');
    expect(faults).toEqual([]);
  });

  test('a file with faults is refused with all of them, by path, value and remedy, and the run stays where it was', async () => {
    const { page, faults } = await site.open(size, '#/practise/basin-crossing');
    await press(page, '[data-control="step"]');
    const before = [await scenario(page), await tick(page)];
    await openFile(page, 'mine.json', ownFile(file => {
      file['duration'] = '5 fortnights';
      file['colour'] = 'blue';
      (file['vessels'] as { id: string }[])[1]!.id = 'North';
    }));
    const slip = page.getByRole('alertdialog');
    await slip.waitFor();
    const said = await slip.innerText();
    for (const word of ['mine.json', 'duration', '5 fortnights', 'colour', 'vessels[1].id']) expect(said).toContain(word);
    expect(await slip.locator('.fault').count()).toBe(3);
    for (const remedy of await slip.locator('.fault-remedy').all()) expect((await remedy.innerText()).length).toBeGreaterThan(20);
    expect([await scenario(page), await tick(page)]).toEqual(before);
    await press(page, '[data-control="dismiss"]');
    expect(await slip.count()).toBe(0);
    expect([await scenario(page), await tick(page)]).toEqual(before);
    expect(faults).toEqual([]);
  });

  test('whatever is wrong with a file, it is refused, with what would do, and the run stays', async () => {
    const { page, faults } = await site.open(size, '#/practise/basin-crossing');
    for (const [what, text] of BAD_FILES) {
      await openFile(page, `${what}.json`, text);
      await page.getByRole('alertdialog').waitFor();
      expect(await page.getByRole('alertdialog').innerText(), what).toContain(`${what}.json`);
      expect(await page.locator('.fault-remedy').count(), what).toBeGreaterThan(0);
      expect(await scenario(page), what).toBe('basin-crossing');
      await press(page, '[data-control="dismiss"]');
    }
    expect(await page.evaluate(() => 'polluted' in {})).toBe(false);
    expect(faults).toEqual([]);
  });

  test('a file of one\'s own opens, is judged, and is still there after a reload', async () => {
    const { page, faults } = await site.open(size);
    await openFile(page, 'mine.json', ownFile());
    await page.waitForFunction(() => window.standOn.scenario() === 'mine');
    expect((await judgement(page)).encounters[0]).toMatchObject({ kind: 'head-on', roles: { North: 'give-way', South: 'give-way' } });
    await page.reload();
    await page.waitForFunction(() => window.standOn.scenario() === 'mine');
    expect(await page.locator('.title-button').innerText()).toContain('A meeting of my own');
    expect(faults).toEqual([]);
  });

  test('a citation opens the provision in plain words with how its set stands; Escape closes it', async () => {
    const { page } = await site.open(size, '#/practise/river-upstream-downstream');
    await press(page, '[data-encounter] .chip');
    const slip = page.locator('dialog[open]');
    await slip.waitFor();
    expect(await slip.locator('h2').innerText()).toMatch(/^VOC 44/);
    expect((await slip.locator('.provision-text').innerText()).length).toBeGreaterThan(30);
    expect(await slip.innerText()).toContain('Draft');
    await page.keyboard.press('Escape');
    expect(await page.locator('dialog[open]').count()).toBe(0);
  });

  test('"why not" names the neighbouring rules and the fact that rules each out', async () => {
    const { page } = await site.open(size, '#/practise/basin-crossing');
    await press(page, '.whynot summary');
    const items = page.locator('.whynot li');
    expect(await items.count()).toBeGreaterThan(0);
    expect(await page.locator('.whynot').first().innerText()).toMatch(/DVC App\. \d+[\s\S]*\d/);
  });

  test('the run comes to its end, says so, and can be run again', async () => {
    const { page, faults } = await site.open(size, '#/practise/own-file');
    await openFile(page, 'short.json', ownFile(file => { file['duration'] = '2 s'; }));
    await page.waitForFunction(() => window.standOn.scenario() === 'mine');
    await press(page, '[data-control="play"]');
    await page.locator('[data-ended="finished"]').waitFor();
    expect(await play(page).isDisabled()).toBe(true);
    await press(page, '[data-ended] button');
    expect(await tick(page)).toBe(0);
    expect(await play(page).isDisabled()).toBe(false);
    expect(faults).toEqual([]);
  });

  test('two that only hold on end in a collision, and both are named', async () => {
    const { page } = await site.open(size, '#/practise/own-file');
    await openFile(page, 'near.json', ownFile(file => {
      const [a, b] = file['vessels'] as { position: number[] }[];
      [a!.position, b!.position] = [[0, -20], [0, 20]];
    }));
    await page.waitForFunction(() => window.standOn.scenario() === 'mine');
    await press(page, '[data-control="play"]');
    await page.locator('[data-ended="collision"]').waitFor();
    const said = await page.locator('[data-ended]').innerText();
    expect(said).toContain('North');
    expect(said).toContain('South');
  });
});

describe('by keys alone', () => {
  test('space plays and pauses, the full stop steps, R restarts, 1 to 3 choose the rules, ? lists the keys', async () => {
    const { page } = await site.open(DESKTOP, '#/practise/canal-meeting');
    await page.locator('canvas').first().waitFor();
    await page.keyboard.press(' ');
    await until(page, 0.5);
    await page.keyboard.press(' ');
    const stood = await tick(page);
    await page.keyboard.press('.');
    expect(await tick(page)).toBe(stood + 1);
    await page.keyboard.press('3');
    expect(await page.evaluate(() => window.standOn.ruleSet())).toBe('colregs-1972');
    await page.keyboard.press('1');
    expect(await page.evaluate(() => window.standOn.ruleSet())).toBe('dvc-1963');
    await page.keyboard.press('r');
    expect(await tick(page)).toBe(0);
    await page.keyboard.press('?');
    expect(await page.locator('dialog[open]').innerText()).toContain('Space');
    await page.keyboard.press('Escape');
    expect(await page.locator('dialog[open]').count()).toBe(0);
  });

  test('every control can be reached with Tab, and shows that it has the focus', async () => {
    const { page } = await site.open(DESKTOP, '#/practise/canal-meeting');
    const reached = new Set<string>();
    for (let i = 0; i < 40; i += 1) {
      await page.keyboard.press('Tab');
      const found = await page.evaluate(() => {
        const element = document.activeElement;
        if (!(element instanceof HTMLElement) || element === document.body) return undefined;
        const { outlineStyle } = getComputedStyle(element);
        return { name: element.dataset['control'] ?? element.dataset['ruleSet'] ?? element.dataset['view'] ?? '', seen: outlineStyle !== 'none' };
      });
      if (found === undefined) break;
      expect(found.seen).toBe(true);
      reached.add(found.name);
    }
    for (const name of ['title', 'play', 'step', 'restart', 'scenarios', 'help', 'theme', 'dvc-1963', 'voc-2017', 'colregs-1972', 'fit', 'follow']) expect(reached, name).toContain(name);
  });
});

describe('what is kept', () => {
  test('scenario, rule set, speed and light of the page are there after a reload', async () => {
    const { page } = await site.open(DESKTOP, '#/practise/harbour-crossing');
    await page.locator('[data-rule-set="dvc-1963"]').click();
    await page.locator('[data-speed="4"]').click();
    await page.locator('[data-control="theme"]').click();
    const theme = await page.locator('[data-control="theme"]').getAttribute('data-choice');
    await page.goto(site.address);
    await page.waitForFunction(() => window.standOn.scenario() === 'harbour-crossing');
    expect(await page.evaluate(() => window.standOn.ruleSet())).toBe('dvc-1963');
    expect(await page.locator('[data-speed="4"]').getAttribute('aria-pressed')).toBe('true');
    expect(await page.locator('[data-control="theme"]').getAttribute('data-choice')).toBe(theme);
  });

  test('a memory that holds nonsense does no harm', async () => {
    const { page, faults } = await site.open(DESKTOP);
    for (const kept of ['not json at all', '{"source":{"kind":"library","id":"../../etc"},"ruleSet":"x","speed":1e9,"camera":{"x":null}}', 'null']) {
      await page.evaluate(text => { localStorage.setItem('stand-on/1', text); localStorage.setItem('stand-on/1/file', text); }, kept);
      await page.goto('about:blank');
      await page.goto(site.address);
      await page.locator('canvas').first().waitFor();
      expect(await scenario(page), kept).toBe('canal-meeting');
    }
    expect(faults).toEqual([]);
  });
});
