import type { Browser, CDPSession, Page } from '@playwright/test';

/** Lighthouse's slow fourth-generation network as applied to each request: milliseconds and bytes per second. */
export const SLOW_4G = {
  offline: false,
  latency: 562.5,
  downloadThroughput: (1474.56 * 1024) / 8,
  uploadThroughput: (675 * 1024) / 8,
};
export type Network = typeof SLOW_4G;

const CPU_RATE = 4;
const LOAD_TIMEOUT_MS = 60_000;
/** The context of a phone; the edges of the bench have a certificate that nobody signed. */
export const PHONE = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  ignoreHTTPSErrors: true,
};

/** Throttles a page's network and CPU to those of a phone. */
export async function throttle(page: Page, network: Network): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', network);
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_RATE });
  return session;
}

/** Calls `use` with a page of a phone that has visited nothing before. */
export async function onPhone<Result>(
  browser: Browser,
  use: (page: Page, session: CDPSession) => Promise<Result>,
): Promise<Result> {
  const context = await browser.newContext(PHONE);
  try {
    const page = await context.newPage();
    const session = await throttle(page, SLOW_4G);
    await session.send('Network.setCacheDisabled', { cacheDisabled: true });
    await session.send('Performance.enable');
    return await use(page, session);
  } finally {
    await context.close();
  }
}

/** Opens a page and waits for its `load` event; throws where the server returns an error. */
export async function loadPage(page: Page, url: string): Promise<void> {
  const response = await page.goto(url, { waitUntil: 'load', timeout: LOAD_TIMEOUT_MS });
  if (!response?.ok()) throw new Error(`${url}: status ${response?.status()}.`);
}
