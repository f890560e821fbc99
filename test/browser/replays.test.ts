/** The replays in test/replays give in Chromium and in Firefox the checksums that they give in Node. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findFirefox, launchBrowser } from '../../scripts/find-browser.mjs';
import type * as scenario from '../../src/scenario/index.ts';
import type * as sim from '../../src/sim/index.ts';
import { bundleOf } from '../bundle.ts';
import { replayNames, replayText } from '../replayFiles.ts';
import { launchFirefox } from './firefox.ts';

type Rooms = Pick<typeof scenario & typeof sim, 'readScenario' | 'worldOf' | 'firstDifference' | 'differenceText'>;

/** Handed to the browser as it stands: it may use nothing from outside itself. */
function played(text: string): { engine: string; differs: string } {
  const { readScenario, worldOf, firstDifference, differenceText } = (globalThis as unknown as { rooms: Rooms }).rooms;
  const replay = JSON.parse(text) as sim.Replay;
  const reading = readScenario(replay.scenario);
  if (!reading.ok) return { engine: navigator.userAgent, differs: JSON.stringify(reading.faults) };
  const difference = firstDifference(worldOf(reading.scenario, replay.ruleSet), replay);
  return { engine: navigator.userAgent, differs: difference === undefined ? 'nowhere' : differenceText(difference) };
}

interface Engine {
  play(text: string): Promise<ReturnType<typeof played>>;
  close(): Promise<void>;
}

async function chromium(code: string): Promise<Engine> {
  const browser = await launchBrowser();
  const page = await browser.newPage();
  await page.addScriptTag({ content: code });
  return { play: text => page.evaluate(played, text), close: () => browser.close() };
}

async function firefox(path: string, code: string): Promise<Engine> {
  const browser = await launchFirefox(path);
  const page = await browser.newPage();
  await page.addScriptTag({ content: code });
  return { play: text => page.evaluate(played, text), close: () => browser.close() };
}

const found = findFirefox();
if (found.path === undefined) console.warn(`NOT CHECKED: Firefox: ${found.reason}`);
const ENGINES: readonly (readonly [string, RegExp, (code: string) => Promise<Engine>])[] = [
  ['Chromium', /Chrome\//, chromium],
  ...(found.path === undefined ? [] : [['Firefox', /Firefox\//, (code: string) => firefox(found.path!, code)] as const]),
];

describe.each(ENGINES)('a replay in %s', (_, name, start) => {
  let engine: Engine;
  beforeAll(async () => { engine = await start(await bundleOf('src/scenario/index.ts', 'src/sim/index.ts')); });
  afterAll(() => engine.close());

  test.each(replayNames())('%s gives the run that it gives in Node', async file => {
    expect(await engine.play(replayText(file))).toEqual({ engine: expect.stringMatching(name) as string, differs: 'nowhere' });
  });
});
