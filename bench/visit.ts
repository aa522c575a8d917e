import type { Browser, Page } from '@playwright/test';
import { loadPage, onPhone } from './phone.ts';
import { installProbe, type Probe, type Taps } from './probe.ts';

const SETTLE_TIME = 30_000;

export interface Visit {
  readonly probe: Probe;
  readonly lostTaps: number;
  readonly reopened: Probe;
}

/** A first visit with an empty cache: early taps, then the cart is opened, closed and opened again. */
export function measureVisit(browser: Browser, url: string, taps: Taps): Promise<Visit> {
  return onPhone(browser, async (page) => {
    await page.addInitScript(installProbe, taps);
    await loadPage(page, url);
    const lostTaps = taps.count - (await settledCount(page, taps.count));
    return { lostTaps, probe: await openCart(page), reopened: await reopenCart(page) };
  });
}

/** Number of taps that reached the cart once its count is stable, read from the button's accessible name. */
async function settledCount(page: Page, taps: number): Promise<number> {
  await page.waitForFunction((count) => window.probe.taps >= count, taps, { timeout: SETTLE_TIME });
  const readCount = (): Promise<number> =>
    page.evaluate(() => {
      const label = document.querySelector('[data-action="open-cart"]')?.getAttribute('aria-label') ?? '';
      return Number(/\d+/.exec(label)?.[0] ?? 0);
    });
  for (let waited = 0; waited < SETTLE_TIME && (await readCount()) < taps; waited += 250)
    await page.waitForTimeout(250);
  return readCount();
}

async function openCart(page: Page): Promise<Probe> {
  await page.evaluate(() => window.watchCart());
  await page.locator('[data-action="open-cart"]').first().click();
  await page.waitForFunction(() => window.probe.linesAt > 0, undefined, { timeout: SETTLE_TIME });
  await page.waitForTimeout(200);
  return page.evaluate(() => ({ ...window.probe }));
}

async function reopenCart(page: Page): Promise<Probe> {
  await page.keyboard.press('Escape');
  await page.waitForTimeout(500);
  return openCart(page);
}
