import { readFileSync } from 'node:fs';
import type { Browser } from '@playwright/test';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { launchBrowser, openBehavior } from '../../../tests/harness/browser/behavior-page.ts';
import Countdown from './Countdown.astro';
import { countdown } from './section.ts';
import { renderSection } from '../render-section.ts';

const stylesheet = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8');
const css = [stylesheet('../../ui/document.css'), stylesheet('./countdown.css')];
const behavior = new URL('./countdown.client.ts', import.meta.url);
let browser: Browser;
beforeAll(async () => void (browser = await launchBrowser()));
afterAll(() => browser.close());

/** Opens a countdown that ends `left` milliseconds from now. */
async function open(left: number) {
  const ends = new Date(Date.now() + left).toISOString();
  const html = await renderSection(Countdown, countdown, { ends, endedText: 'The bench is full.' });
  const frame = `<section data-section-type="countdown" data-section-id="c">${html}</section>`;
  return openBehavior(browser, { html: frame, css, behavior, hasClock: true });
}

const DAY = 86_400_000;

describe('a countdown with script', () => {
  test('shows the remaining time, with plural forms', async () => {
    const page = await open(DAY + 2 * 3_600_000 + 60_000 + 30_000);
    expect(await page.getByRole('timer').innerText()).toMatch(
      /^1\s+day\s+2\s+hours\s+1\s+minute\s+(2\d|30)\s+seconds$/,
    );
  });

  test('ticks every second', async () => {
    const page = await open(DAY);
    const second = async () => page.locator('[data-unit="second"]').innerText();
    const first = await second();
    await page.clock.runFor(1000);
    expect(await second()).not.toBe(first);
  });

  test('pauses while the page is hidden, and is correct again afterwards', async () => {
    const page = await open(DAY);
    const setHidden = (isHidden: boolean) =>
      page.evaluate((value) => {
        Object.defineProperty(document, 'hidden', { value, configurable: true });
        document.dispatchEvent(new Event('visibilitychange'));
      }, isHidden);
    const second = async () => page.locator('[data-unit="second"]').innerText();
    await setHidden(true);
    const before = await second();
    await page.clock.runFor(3000);
    expect(await second()).toBe(before);
    await setHidden(false);
    expect(await second()).not.toBe(before);
  });

  test('shows the text for afterwards the moment it ends', async () => {
    const page = await open(60_000);
    expect(await page.getByText('The bench is full.').isVisible()).toBe(false);
    await page.clock.runFor(60_000);
    expect(await page.getByRole('status').getByText('The bench is full.').isVisible()).toBe(true);
    expect(await page.getByRole('timer').count()).toBe(0);
  });
});
