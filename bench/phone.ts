import type { Browser, BrowserContext, CDPSession, Page } from '@playwright/test';

/** Lighthouse's slow fourth-generation network, applied to each request: milliseconds and bytes per second. */
export const SLOW_4G = {
  offline: false,
  latency: 562.5,
  downloadThroughput: (1474.56 * 1024) / 8,
  uploadThroughput: (675 * 1024) / 8,
};
export type Network = typeof SLOW_4G;

const CPU_RATE = 4;
const PHONE = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  ignoreHTTPSErrors: true,
};

/** Throttles a page's network and CPU to those of a phone. */
export async function throttle(page: Page, network: Network): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.setCacheDisabled', { cacheDisabled: true });
  await session.send('Network.emulateNetworkConditions', network);
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_RATE });
  return session;
}

/** Calls `use` with the context of a phone that has visited nothing. */
export async function onPhone<Result>(
  browser: Browser,
  use: (context: BrowserContext) => Promise<Result>,
): Promise<Result> {
  const context = await browser.newContext(PHONE);
  try {
    return await use(context);
  } finally {
    await context.close();
  }
}
