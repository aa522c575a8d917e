import type { Browser, Page } from '@playwright/test';
import { installProbe, type Probe, type Taps } from './probe.ts';

/** What Lighthouse simulates for a phone: a slow fourth-generation network and a processor four times slower. */
const NETWORK = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (750 * 1024) / 8,
};
const CPU_RATE = 4;
const PHONE = { width: 412, height: 823 };
const SETTLE_TIME = 30_000;

export interface Visit {
  readonly probe: Probe;
  readonly lostTaps: number;
  readonly reopened: Probe;
}

/** A first visit with an empty cache, without interaction. */
export function measureLoad(browser: Browser, url: string): Promise<Probe> {
  return onPhone(browser, url, { count: 0, productName: '' }, async (page) => {
    await page.waitForLoadState('networkidle');
    return page.evaluate(() => window.probe);
  });
}

/** A first visit with an empty cache: early taps, then the cart is opened, closed and opened again. */
export function measureVisit(browser: Browser, url: string, taps: Taps): Promise<Visit> {
  return onPhone(browser, url, taps, async (page) => {
    const lostTaps = taps.count - (await settledCount(page, taps.count));
    return { lostTaps, probe: await openCart(page), reopened: await reopenCart(page) };
  });
}

async function onPhone<Result>(
  browser: Browser,
  url: string,
  taps: Taps,
  measure: (page: Page) => Promise<Result>,
): Promise<Result> {
  const context = await browser.newContext({ viewport: PHONE, hasTouch: true });
  try {
    const page = await context.newPage();
    await throttle(page);
    await page.addInitScript(installProbe, taps);
    await page.goto(url, { waitUntil: 'load', timeout: SETTLE_TIME });
    return await measure(page);
  } finally {
    await context.close();
  }
}

/** Throttles the page's network and CPU to those of a phone. */
export async function throttle(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', NETWORK);
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_RATE });
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
