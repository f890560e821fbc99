/** What a person does on the screen, on a desktop by mouse and keys and on a phone by touch. */
import { readFileSync } from 'node:fs';
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

async function openFile(page: Page, name: string, content: string | Buffer): Promise<void> {
  await press(page, '[data-control="title"]');
  await page.locator('input[type="file"]').setInputFiles({ name, mimeType: 'application/json', buffer: Buffer.from(content as string) });
}

interface Dropped { readonly name: string; readonly text: string; readonly folder?: boolean }

/** Lets go of files over the page, as the browser tells it: a real folder cannot be dragged here. */
const drop = (page: Page, ...dropped: readonly Dropped[]) => page.evaluate(all => {
  const event = new DragEvent('drop', { bubbles: true, cancelable: true });
  const files = all.map(({ name, text }) => new File([text], name));
  const items = all.map(({ folder }) => ({ webkitGetAsEntry: () => ({ isDirectory: folder === true }) }));
  Object.defineProperty(event, 'dataTransfer', { value: { types: ['Files'], files, items } });
  document.body.dispatchEvent(event);
}, dropped);

const ruleSet = (page: Page) => page.evaluate(() => window.standOn.ruleSet());
const goTo = (page: Page, hash: string) => page.evaluate(to => { window.location.hash = to; }, hash);
const notice = (page: Page, kind: string) => page.locator(`[role="status"] [data-notice="${kind}"]`);
const isOpen = (page: Page, id: string) => page.waitForFunction(wanted => window.standOn.scenario() === wanted, id);
const hasFocus = (page: Page, selector: string) => page.waitForFunction(wanted => document.activeElement?.matches(wanted) === true, selector);

/** Wholly within what can be seen of the panel, or of the window. */
const inSight = (page: Page, selector: string) => page.evaluate(wanted => {
  const element = document.querySelector(wanted);
  if (element === null) return false;
  const [box, room] = [element, element.closest('.panel-scroll') ?? document.documentElement].map(one => one.getBoundingClientRect()) as [DOMRect, DOMRect];
  return box.height > 0 && box.top >= room.top - 1 && box.bottom <= Math.min(room.bottom, window.innerHeight) + 1;
}, selector);

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
  ['UTF-16', Buffer.from(ownFile(), 'utf16le')],
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
    // The result has taken the place of the buttons: it is in sight, and has the focus.
    await hasFocus(page, '[data-right]');
    expect(await inSight(page, '[data-right]')).toBe(true);
    await press(page, '.question-answered button');
    await hasFocus(page, '#panel');
    expect(faults).toEqual([]);
  });

  test('all of an open question can be seen and answered without scrolling', async () => {
    const { page } = await site.open(size);
    for (const answer of ['first', 'second', 'both', 'neither', 'unknown']) {
      const box = await page.locator(`[data-answer="${answer}"]`).boundingBox();
      const controls = await page.locator('.controls').boundingBox();
      expect(box!.y + box!.height).toBeLessThanOrEqual(isPhone(page) ? controls!.y : size.height);
    }
  });

  test('who does not know is shown the answer, unmarked', async () => {
    const { page } = await site.open(size);
    await press(page, '[data-answer="unknown"]');
    await hasFocus(page, '[data-result="unknown"]');
    expect(await inSight(page, '[data-result="unknown"]')).toBe(true);
    expect(await page.locator('[data-right]').count()).toBe(0);
    expect(await page.locator('[data-result]').innerText()).toMatch(/both give way/i);
  });

  test('an address that leads nowhere is told, with what to do, and what is open stays', async () => {
    const { page, faults } = await site.open(size, '#/practise/nowhere');
    expect(await notice(page, 'no-scenario').innerText()).toMatch(/nowhere[\s\S]*press/);
    await press(page, '[data-notice] button');
    await hasFocus(page, '#panel');
    expect(await page.locator('[data-notice]').count()).toBe(0);
    await goTo(page, '#/practise/basin-crossing?rules=moon');
    await isOpen(page, 'basin-crossing');
    expect(await notice(page, 'no-rule-set').innerText()).toContain('moon');
    expect(await ruleSet(page)).toBe('dvc-1963');
    await goTo(page, '#/practise/elsewhere');
    expect(await notice(page, 'no-scenario').innerText()).toContain('elsewhere');
    expect(await scenario(page)).toBe('basin-crossing');
    expect(page.url()).toMatch(/#\/practise\/basin-crossing$/);
    expect(faults).toEqual([]);
  });

  test('a link without a rule set opens by the scenario\'s own, whatever was chosen before', async () => {
    const { page } = await site.open(size, '#/practise/basin-crossing?rules=voc-2017');
    expect(await ruleSet(page)).toBe('voc-2017');
    await goTo(page, '#/practise/basin-crossing');
    await page.waitForFunction(() => window.standOn.ruleSet() === 'dvc-1963');
    await press(page, '[data-rule-set="colregs-1972"]');
    await page.goto('about:blank');
    await page.goto(`${site.address}#/practise/basin-crossing`);
    expect(await ruleSet(page)).toBe('dvc-1963');
    expect(await page.locator('[data-notice]').count()).toBe(0);
  });

  test('back and forward lead past one\'s own file, and to it again', async () => {
    const { page, faults } = await site.open(size, '#/practise/basin-crossing');
    await openFile(page, 'mine.json', ownFile());
    await isOpen(page, 'mine');
    expect(await page.title()).toBe('A meeting of my own – Stand-On');
    await page.goBack();
    await isOpen(page, 'basin-crossing');
    await page.goForward();
    await isOpen(page, 'mine');
    expect(faults).toEqual([]);
  });

  test('a file may be dropped on any place; two, or a folder, are not taken, and that is told', async () => {
    const { page, faults } = await site.open(size, '#/rules/dvc-1963');
    await page.locator('.provision').first().waitFor();
    expect(await page.title()).toBe('Rules – Stand-On');
    await drop(page, { name: 'a.json', text: ownFile() }, { name: 'b.json', text: ownFile() });
    expect(await notice(page, 'many-files').innerText()).toContain('one');
    await drop(page, { name: 'library', text: '', folder: true });
    expect(await notice(page, 'folder').innerText()).toContain('library');
    await drop(page, { name: 'bad.json', text: '{}' });
    await page.getByRole('alertdialog').waitFor();
    await page.keyboard.press('Escape');
    expect(await page.locator('.provision').count()).toBeGreaterThan(0);
    await drop(page, { name: 'mine.json', text: ownFile() });
    await page.locator('canvas').first().waitFor();
    expect(await scenario(page)).toBe('mine');
    expect(page.url()).toContain('#/practise/');
    expect(faults).toEqual([]);
  });

  test('a slip stops the run and gives the focus back; going back closes it; the rules stop the run too', async () => {
    const { page } = await site.open(size, '#/practise/canal-meeting');
    await goTo(page, '#/practise/basin-crossing');
    await isOpen(page, 'basin-crossing');
    await press(page, '[data-control="play"]');
    await until(page, 0.3);
    await press(page, '[data-control="help"]');
    const stood = await tick(page);
    expect(await play(page).getAttribute('aria-label')).toBe('Play');
    await page.keyboard.press('Escape');
    await hasFocus(page, '[data-control="help"]');
    await press(page, '[data-encounter] .chip');
    await page.keyboard.press('Escape');
    await hasFocus(page, '[data-encounter] .chip');
    expect(await tick(page)).toBe(stood);
    await press(page, '[data-control="play"]');
    await page.waitForFunction(before => window.standOn.tick() > before, stood);
    await press(page, '.rail a[href^="#/rules"]');
    await page.locator('.provision').first().waitFor();
    const left = await tick(page);
    await page.waitForTimeout(250);
    expect(await tick(page)).toBe(left);
    await page.goBack();
    await press(page, '[data-control="title"]');
    await page.locator('dialog[open]').waitFor();
    await page.goBack();
    await isOpen(page, 'canal-meeting');
    expect(await page.locator('dialog[open]').count()).toBe(0);
  });

  test('who is picked on the plan is shown in the panel', async () => {
    const { page } = await site.open(size, '#/practise/oars-and-tow');
    await page.locator('canvas').first().waitFor();
    const plan = (await page.locator('.plan').boundingBox())!;
    // They lie in the canal, in the middle of the plan: somewhere up the middle there is one.
    for (let up = 0.15; up < 0.9 && await page.locator('article[data-vessel].card-shown').count() === 0; up += 0.02) {
      const at = [plan.x + plan.width / 2, plan.y + plan.height * up] as const;
      await (isPhone(page) ? page.touchscreen.tap(...at) : page.mouse.click(...at));
    }
    expect(await inSight(page, 'article[data-vessel].card-shown .card-head')).toBe(true);
    if (isPhone(page)) expect(await page.locator('.tab[aria-pressed="true"]').innerText()).toBe('Vessels');
  });

  test('nothing spills with long names and letters of twice the size', async () => {
    const { page } = await site.open(size, '#/practise/basin-crossing');
    await openFile(page, 'long.json', ownFile(file => {
      file['title'] = 'Ameetingofaverylongnameindeed betweentwolaunches inthewideriver';
      for (const vessel of file['vessels'] as Record<string, string>[]) vessel['name'] = `${vessel['id']}DamodarValleyCorporationNavigationLaunchNumberSeventeen`;
    }));
    await isOpen(page, 'mine');
    const spilt = () => page.evaluate(() => [...document.querySelectorAll('.rail *, .topbar *, .panel *, .controls *, .plan > :not(.unseen, .plan-host)')]
      .filter(element => element.checkVisibility() && element.getBoundingClientRect().right > window.innerWidth + 1).map(element => element.className));
    expect(await spilt()).toEqual([]);
    await page.evaluate(() => { document.documentElement.style.fontSize = '200%'; });
    expect(await spilt()).toEqual([]);
    for (const one of await page.locator('.controls button:visible').all()) {
      const box = (await one.boundingBox())!;
      expect(box.y + box.height).toBeLessThanOrEqual(size.height);
    }
    for (const slip of ['help', 'title']) {
      await press(page, `[data-control="${slip}"]`);
      expect(await page.locator('.slip-body').evaluate(body => body.scrollWidth - body.clientWidth), slip).toBeLessThanOrEqual(0);
      await page.keyboard.press('Escape');
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

  test('the words of a provision that do not come are asked for once more', async () => {
    const { page } = await site.open(size, '#/practise/basin-crossing');
    await page.locator('[data-encounter] .chip').first().waitFor({ state: 'attached' });
    await page.route(/provisions-.*\.js/, route => route.abort());
    await press(page, '[data-encounter] .chip');
    await page.locator('dialog [role="alert"]').waitFor();
    await page.unroute(/provisions-.*\.js/);
    await press(page, 'dialog [data-control="try-again"]');
    await page.locator('dialog .provision-text').waitFor();
    expect(await page.locator('dialog [role="alert"]').count()).toBe(0);
  });

  test('who has another role towards a third has that said beside it', async () => {
    const { page } = await site.open(size, '#/practise/three-ferries');
    await page.locator('[data-encounter]').first().waitFor({ state: 'attached' });
    const { encounters } = await judgement(page);
    const roles = new Map<string, Set<string>>();
    for (const one of encounters) for (const [id, role] of Object.entries(one.roles)) roles.set(id, (roles.get(id) ?? new Set()).add(role));
    const torn = [...roles].filter(([, has]) => has.has('give-way') && has.has('stand-on')).map(([id]) => id);
    expect(torn.length).toBeGreaterThan(0);
    for (const id of torn) expect(await page.locator(`.side[data-vessel="${id}"][data-role="stand-on"] [data-beside]`).first().textContent()).toContain('give way to');
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
    await items.first().waitFor();
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
    await hasFocus(page, '[data-control="again"]');
    expect(await page.locator('.ended-line').innerText()).toMatch(/Finished[\s\S]*off/);
    const [banner, plan] = [(await page.locator('[data-ended]').boundingBox())!, (await page.locator('.plan').boundingBox())!];
    if (isPhone(page)) expect(banner.height).toBeLessThanOrEqual(plan.height / 5);
    await press(page, '[data-control="again"]');
    await hasFocus(page, '[data-control="play"]');
    expect(await tick(page)).toBe(0);
    await press(page, '[data-control="play"]');
    await press(page, '[data-control="put-away"]');
    await hasFocus(page, '#panel');
    expect(await page.locator('[data-ended]').count()).toBe(0);
    expect(await page.locator('.ended-line').isVisible()).toBe(true);
    await press(page, '[data-control="restart"]');
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

describe('on a phone alone', () => {
  test('who gives way stands over the tabs, is hidden while it is asked, and leads to the rules', async () => {
    const { page } = await site.open(PHONE);
    const strip = page.locator('.strip');
    await page.locator('[data-answer="both"]').waitFor();
    expect(await strip.count()).toBe(0);
    await press(page, '[data-answer="both"]');
    expect(await inSight(page, '.strip')).toBe(true);
    expect((await strip.boundingBox())!.height).toBeLessThanOrEqual(60);
    expect(await strip.innerText()).toMatch(/M\.L\. Durga\s+give way\s+CPA \S+ m[\s\S]*M\.L\. Shanti\s+give way\s+TCPA/i);
    await page.locator('.tab').nth(2).tap();
    await page.locator('.panel-scroll').evaluate(element => element.scrollTo(0, 500));
    await strip.tap();
    expect(await page.locator('.panel').getAttribute('data-tab')).toBe('rules');
    expect(await page.locator('.panel-scroll').evaluate(element => element.scrollTop)).toBe(0);
  });
});

describe('when there is much, or something is missing', () => {
  test('thirty vessels, in 435 pairs, do not swamp the page', async () => {
    const { page, faults } = await site.open(DESKTOP, '#/practise/basin-crossing');
    await openFile(page, 'thirty.json', ownFile(file => {
      const [one] = file['vessels'] as Record<string, unknown>[];
      file['vessels'] = Array.from({ length: 30 }, (_, i) => {
        const angle = (i * 2 * Math.PI) / 30;
        return { ...one, id: `V${i}`, position: [Math.round(900 * Math.sin(angle)), Math.round(900 * Math.cos(angle))], heading: (i * 12 + 180) % 360 };
      });
    }));
    await isOpen(page, 'mine');
    expect((await judgement(page)).encounters.length).toBe(435);
    const elements = () => page.evaluate(() => document.querySelectorAll('*').length);
    const cards = () => page.locator('[data-encounter]').count();
    expect(await elements()).toBeLessThan(3000);
    expect(await cards()).toBe(8);
    await page.locator('[data-control="more"]').first().click();
    expect(await cards()).toBe(48);
    await page.waitForFunction(() => document.activeElement?.matches('.card-pick') === true);
    expect(faults).toEqual([]);
  });

  test('a plan that cannot be loaded is told in its place, and can be tried again', async () => {
    const context = await site.browser.newContext({ viewport: DESKTOP });
    const page = await context.newPage();
    const exceptions: string[] = [];
    page.on('pageerror', error => exceptions.push(error.message));
    // What the page itself needs stands in it; whatever is loaded behind that belongs to the plan.
    const html = readFileSync('dist/index.html', 'utf8');
    await page.route(url => url.pathname.endsWith('.js') && !html.includes(url.pathname.split('/').at(-1)!), route => route.abort());
    await page.goto(`${site.address}#/practise/basin-crossing`);
    await page.locator('[role="alert"]').waitFor();
    expect(await page.locator('.no-plan').innerText()).toContain('try again');
    // The run goes on without it.
    await page.locator('[data-control="step"]').click();
    expect(await tick(page)).toBe(1);
    await page.unrouteAll();
    await page.locator('[data-control="try-again"]').click();
    await page.locator('canvas').first().waitFor();
    expect(await page.locator('.no-plan').count()).toBe(0);
    expect(exceptions).toEqual([]);
  });

  test('a plan that cannot be drawn is told in its place', async () => {
    const context = await site.browser.newContext({ viewport: DESKTOP });
    const page = await context.newPage();
    const exceptions: string[] = [];
    page.on('pageerror', error => exceptions.push(error.message));
    await page.addInitScript(() => {
      HTMLCanvasElement.prototype.getContext = () => null;
      OffscreenCanvas.prototype.getContext = () => null as never;
    });
    await page.goto(`${site.address}#/practise/basin-crossing`);
    await page.locator('.no-plan').waitFor();
    expect(exceptions).toEqual([]);
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
