/** The plan under hands: what is under a finger stays there, who is followed stays in the picture, and what is not seen is not shown. */
import { readFileSync } from 'node:fs';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { CDPSession, Page } from 'playwright-core';
import { edgeTowards } from '../../src/scene/plan/edge.ts';
import { DESKTOP, PHONE, startSite, type Site } from './site.ts';

let site: Site;
beforeAll(async () => { site = await startSite(); });
afterEach(() => site.closePages());
afterAll(() => site.close());

interface At { readonly x: number; readonly y: number }
interface Kept { readonly camera?: { readonly x: number; readonly y: number; readonly scale: number }; readonly following?: boolean }

/** Opens a scenario as one who has chosen these settings before. */
async function open(id: string, size: typeof DESKTOP, settings: Record<string, unknown>, extra: Record<string, unknown> = {}) {
  const { page, faults } = await site.open(size, '#/rules/dvc-1963');
  await page.evaluate(kept => localStorage.setItem('stand-on/1', JSON.stringify(kept)), { met: true, source: { kind: 'library', id }, settings, ...extra });
  await page.goto(`${site.address}?again#/practise/${id}`);
  await page.locator('canvas').first().waitFor();
  await page.waitForFunction(wanted => window.standOn.scenario() === wanted, id);
  return { page, faults };
}

const kept = (page: Page) => page.evaluate(() => JSON.parse(localStorage.getItem('stand-on/1') ?? '{}') as Kept);
const plan = async (page: Page) => (await page.locator('.plan-host').boundingBox())!;
const placeOn = async (page: Page, across: number, down: number): Promise<At> => {
  const box = await plan(page);
  return { x: box.x + box.width * across, y: box.y + box.height * down };
};
const tap = (page: Page, { x, y }: At) => ((page.viewportSize()?.width ?? 0) < 600 ? page.touchscreen.tap(x, y) : page.mouse.click(x, y));
const picked = async (page: Page) => page.locator('article[data-vessel].card-shown').first().getAttribute('data-vessel', { timeout: 2000 });
/** A pixel of the plan in metres, by a camera with north up. */
const waterAt = ({ camera }: Kept, box: { x: number; y: number; width: number; height: number }, { x, y }: At): [number, number] =>
  [camera!.x + (x - box.x - box.width / 2) / camera!.scale, camera!.y - (y - box.y - box.height / 2) / camera!.scale];
const near = (a: readonly number[], b: readonly number[], within: number) => a.forEach((value, i) => expect(Math.abs(value - b[i]!)).toBeLessThan(within));

const touch = (cdp: CDPSession, type: 'touchStart' | 'touchMove' | 'touchEnd', points: readonly At[]) =>
  cdp.send('Input.dispatchTouchEvent', { type, touchPoints: points.map(({ x, y }, id) => ({ x, y, id })) });

/** Two fingers about a place, from so far apart to so far apart. */
async function pinch(page: Page, { x, y }: At, from: number, to: number): Promise<void> {
  const cdp = await page.context().newCDPSession(page);
  const fingers = (apart: number): At[] => [{ x: x - apart / 2, y }, { x: x + apart / 2, y }];
  await touch(cdp, 'touchStart', fingers(from));
  for (let step = 1; step <= 8; step += 1) await touch(cdp, 'touchMove', fingers(from + ((to - from) * step) / 8));
  await touch(cdp, 'touchEnd', []);
}

describe('hands on the plan', () => {
  test.each([['mouse', DESKTOP], ['touch', PHONE]] as const)('one who lies beyond the edge is pointed to there, and picked by that, by %s', async (_, size) => {
    const { vessels: [own] } = JSON.parse(readFileSync('scenarios/dvc-1963/basin-crossing.json', 'utf8')) as { vessels: [{ id: string; position: [number, number] }] };
    // To the east of her, and so near that she is not in the picture.
    const { page } = await open('basin-crossing', size, {}, { following: false, camera: { x: own.position[0] + 400, y: own.position[1], scale: 3 } });
    const { width, height, ...box } = await plan(page);
    const edge = edgeTowards([width / 2 - 1200, height / 2], { width, height })!;
    await tap(page, { x: box.x + edge.at[0], y: box.y + edge.at[1] });
    expect(await picked(page)).toBe(own.id);
  });

  test('a wheel zooms about what is under the pointer, and a drag takes the water along', async () => {
    const { page, faults } = await open('basin-crossing', DESKTOP, {}, { following: false, camera: { x: 20, y: -30, scale: 1 } });
    const [at, box] = [await placeOn(page, 0.7, 0.3), await plan(page)];
    await page.mouse.move(at.x, at.y);
    const before = waterAt({ camera: { x: 20, y: -30, scale: 1 } }, box, at);
    for (let i = 0; i < 3; i += 1) await page.mouse.wheel(0, -200);
    await page.waitForFunction(() => (JSON.parse(localStorage.getItem('stand-on/1') ?? '{}') as { camera: { scale: number } }).camera.scale > 3);
    // A mouse is somewhere in its pixel.
    near(waterAt(await kept(page), box, at), before, 1);
    const to = { x: at.x - 90, y: at.y + 60 };
    await page.mouse.down();
    await page.mouse.move(to.x, to.y, { steps: 6 });
    await page.mouse.up();
    near(waterAt(await kept(page), box, to), before, 4);
    expect(faults).toEqual([]);
  });

  test('two fingers zoom about what lies between them', async () => {
    const { page } = await open('basin-crossing', PHONE, {}, { following: false, camera: { x: 20, y: -30, scale: 1 } });
    const [at, box] = [await placeOn(page, 0.4, 0.6), await plan(page)];
    const before = waterAt({ camera: { x: 20, y: -30, scale: 1 } }, box, at);
    await pinch(page, at, 60, 180);
    const after = await kept(page);
    expect(after.camera!.scale).toBeCloseTo(3, 1);
    near(waterAt(after, box, at), before, 1);
  });

  test('with a head up, two fingers and a push still move what is under them', async () => {
    const { page } = await open('open-crossing', PHONE, { up: 'head', follows: 'own' });
    const middle = await placeOn(page, 0.5, 0.6);
    await tap(page, middle);
    const own = await picked(page);
    const scale = () => page.evaluate(() => (JSON.parse(localStorage.getItem('stand-on/1') ?? '{}') as Kept).camera?.scale ?? 0);
    await pinch(page, middle, 120, 60);
    const half = await scale();
    expect(half).toBeGreaterThan(0);
    // She is still followed, and still under the finger.
    expect((await kept(page)).following).toBe(true);
    await tap(page, middle);
    expect(await picked(page)).toBe(own);
    const cdp = await page.context().newCDPSession(page);
    const pushed = { x: middle.x - 70, y: middle.y - 80 };
    await touch(cdp, 'touchStart', [middle]);
    for (let step = 1; step <= 10; step += 1) await touch(cdp, 'touchMove', [{ x: middle.x - 7 * step, y: middle.y - 8 * step }]);
    await touch(cdp, 'touchEnd', []);
    expect((await kept(page)).following).toBe(false);
    await tap(page, await placeOn(page, 0.9, 0.2));
    await tap(page, pushed);
    expect(await picked(page)).toBe(own);
  });
});

describe('who is followed and shown', () => {
  test('the own vessel stays in the middle while the run goes on', async () => {
    const { page } = await open('river-upstream-downstream', DESKTOP, { follows: 'own' }, { speed: 8 });
    await tap(page, await placeOn(page, 0.5, 0.5));
    const own = await picked(page);
    await page.locator('[data-control="play"]').first().click();
    await page.waitForFunction(() => window.standOn.time() > 12);
    await page.locator('[data-control="play"]').first().click();
    await tap(page, await placeOn(page, 0.9, 0.15));
    expect(await page.locator('article[data-vessel].card-shown').count()).toBe(0);
    await tap(page, await placeOn(page, 0.5, 0.5));
    expect(await picked(page)).toBe(own);
  });

  test('in a candidate\'s view nobody behind the bend can be picked', async () => {
    const { vessels } = JSON.parse(readFileSync('scenarios/dvc-1963/blind-bend.json', 'utf8')) as { vessels: { id: string; position: [number, number] }[] };
    const middle = [0, 1].map(axis => vessels.reduce((sum, { position }) => sum + position[axis]!, 0) / vessels.length) as [number, number];
    const sweep = async (view: string) => {
      const camera = { x: middle[0], y: middle[1], scale: 0.5 };
      const { page } = await open('blind-bend', DESKTOP, { view }, { following: false, camera });
      const [ids, box] = [new Set<string | null>(), await plan(page)];
      for (const { position: [east, north] } of vessels) {
        await page.mouse.click(box.x + box.width / 2 + (east - camera.x) * camera.scale, box.y + box.height / 2 - (north - camera.y) * camera.scale);
        const card = page.locator('article[data-vessel].card-shown');
        if (await card.count() > 0) ids.add(await card.first().getAttribute('data-vessel'));
      }
      return ids;
    };
    expect((await sweep('everything')).size).toBe(2);
    expect((await sweep('own')).size).toBe(1);
  });
});

describe('what the plan is drawn with', () => {
  /** Lets the browser offer WebGL in software as if it were hardware. */
  const pretend = (page: Page) => page.addInitScript(() => {
    const canvas = HTMLCanvasElement.prototype as unknown as { getContext: (kind: string, options?: object) => unknown };
    const get = canvas.getContext;
    canvas.getContext = function (kind, options) { return get.call(this, kind, options === undefined ? undefined : { ...options, failIfMajorPerformanceCaveat: false }); };
    const gl = WebGL2RenderingContext.prototype;
    const parameter = gl.getParameter as (name: number) => unknown;
    gl.getParameter = function (name: number) { return name === 0x9246 ? 'Some GPU' : parameter.call(this, name); };
  });
  const isWebGL = (page: Page) => page.evaluate(() => document.querySelector('canvas')?.getContext('webgl2') !== null);
  const lose = (page: Page) => page.evaluate(() => {
    const extension = document.querySelector('canvas')!.getContext('webgl2')!.getExtension('WEBGL_lose_context')!;
    extension.loseContext();
    (window as unknown as { giveBack: () => void }).giveBack = () => extension.restoreContext();
  });
  /** Bytes of a picture of the middle of the plan: few, where nothing is drawn. */
  const drawn = async (page: Page) => {
    const box = await plan(page);
    return (await page.screenshot({ clip: { x: box.x + box.width * 0.2, y: box.y + box.height * 0.1, width: box.width * 0.6, height: box.height * 0.8 } })).length;
  };

  const WAIT = { timeout: 20_000, interval: 200 };

  test('it is drawn again when WebGL comes back, and without it when it does not', async () => {
    const { page } = await site.open(DESKTOP, '#/rules/dvc-1963');
    await pretend(page);
    await page.goto(`${site.address}?again#/practise/canal-meeting`);
    await page.locator('canvas').first().waitFor();
    // A Chromium without WebGL even in software has nothing to lose.
    if (!await isWebGL(page)) return;
    await expect.poll(() => drawn(page), WAIT).toBeGreaterThan(4000);
    await page.waitForTimeout(300);
    const first = await drawn(page);
    await lose(page);
    await page.evaluate(() => (window as unknown as { giveBack: () => void }).giveBack());
    await expect.poll(() => isWebGL(page), WAIT).toBe(true);
    await expect.poll(() => drawn(page), WAIT).toBeGreaterThan(first * 0.7);
    await lose(page);
    await page.waitForFunction(() => document.querySelectorAll('canvas').length === 1 && document.querySelector('canvas')?.getContext('2d') !== null);
    await expect.poll(() => drawn(page), WAIT).toBeGreaterThan(first * 0.7);
  });
});
