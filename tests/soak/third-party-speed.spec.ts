import { expect, test, type Browser } from '@playwright/test';
import { launchWithOthersAt } from '../harness/browser/outage-browser.ts';
import { startShop } from '../harness/shop.ts';
import { startOutage } from '../harness/third-parties/outage.ts';
import { allParties, WITHOUT_PARTIES } from '../harness/third-parties/parties.ts';

const ROUNDS = 11;
const MAX_CHANGE = 0.05;
/** After the scripts of others have been tried. */
const READ_AFTER_MS = 5500;
/** A fast mobile network, on which the paint does not depend on what else the machine does. */
const NETWORK = { offline: false, latency: 150, downloadThroughput: 204_800, uploadThroughput: 96_000 };

/** In the browser: when the largest content was painted, in milliseconds. */
const readPaint = () =>
  new Promise<number>((resolve) => {
    new PerformanceObserver((list) => resolve(list.getEntries().at(-1)?.startTime ?? Number.NaN)).observe({
      type: 'largest-contentful-paint',
      buffered: true,
    });
  });

/** A first visit. */
async function paintOf(browser: Browser, origin: string): Promise<number> {
  const context = await browser.newContext({ serviceWorkers: 'block', viewport: { width: 412, height: 823 } });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', NETWORK);
  await page.goto(`${origin}/p/saddleback-mid`, { waitUntil: 'domcontentloaded' });
  await page.waitForTimeout(READ_AFTER_MS);
  const paint = await page.evaluate(readPaint);
  await context.close();
  return paint;
}

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[values.length >> 1] ?? Number.NaN;

test('the largest paint of a product page is as early with every third party dead as without any', async () => {
  test.setTimeout(10 * 60_000);
  const host = await startOutage('dead');
  const [shop, plain] = await Promise.all([
    startShop({ env: allParties(host.port) }),
    startShop({ env: WITHOUT_PARTIES }),
  ]);
  const browser = await launchWithOthersAt(host.port);
  try {
    const [withDead, without]: [number[], number[]] = [[], []];
    for (const { origin } of [shop, plain]) await paintOf(browser, origin);
    for (let round = 0; round < ROUNDS; round += 1) {
      withDead.push(await paintOf(browser, shop.origin));
      without.push(await paintOf(browser, plain.origin));
    }
    const change = median(withDead) / median(without) - 1;
    console.log(
      `largest paint: ${median(withDead).toFixed(0)} ms with dead third parties, ${median(without).toFixed(0)} without, ${(100 * change).toFixed(1)} %`,
    );
    expect(change).toBeLessThan(MAX_CHANGE);
  } finally {
    await browser.close();
    await Promise.all([shop.stop(), plain.stop()]);
    await host.close();
  }
});
