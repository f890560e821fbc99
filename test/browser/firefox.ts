/** A Firefox without a window, by WebDriver BiDi: the Firefox that people have, not one that is built for tests. */
import puppeteer, { type Browser } from 'puppeteer-core';

/** @throws Error with the remedy where it does not start. */
export async function launchFirefox(path: string): Promise<Browser> {
  try {
    return await puppeteer.launch({ browser: 'firefox', executablePath: path, headless: true });
  } catch (error) {
    throw new Error(`${path} does not start: ${String(error)}. Set FIREFOX_PATH to another Firefox, or STAND_ON_FIREFOX=off to go without.`, { cause: error });
  }
}
