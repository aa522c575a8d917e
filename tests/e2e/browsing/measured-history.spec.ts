import { expect, test, type Page } from '@playwright/test';
import { withBackForwardCache } from '../../harness/browser/chromium.ts';
import { readHistory, recordHistory } from '../../harness/browser/recorded-history.ts';
import { startShop, type Shop } from '../../harness/shop.ts';
import { startCollector, type Collector } from '../../harness/third-parties/collector.ts';

test.use({ launchOptions: await withBackForwardCache() });

const VISITS = 20;
const PATHS = ['/about-us', '/p/field-wax'];

let collector: Collector;
let shop: Shop;

test.beforeAll(async () => {
  test.setTimeout(120_000);
  collector = await startCollector();
  // Events are pushed half a second late, so that those from just before a page is left are pushed on the next one.
  const env = { SCRIPT_OFFLOADING: 'true', MONITORING_URL: `${collector.origin}/v1/events`, MONITORING_SAMPLE: '100' };
  shop = await startShop({ env });
});
test.afterAll(async () => {
  await shop.stop();
  await collector.close();
});

/** Causes an event and leaves in the same moment. Playwright waits in vain for a load event of a restored page. */
function leave(page: Page, visit: number): void {
  const run = (number: number) => {
    const detail = { id: `visit-${number}`, name: 'visit', class: 'Account' };
    document.dispatchEvent(new CustomEvent('popup/close', { detail }));
    if (number % 2 === 0) history.back();
    else history.forward();
  };
  page.evaluate(run, visit).catch(() => undefined);
}

test('twenty times back and forward: pages are restored as they were left, no event is lost or doubled', async ({
  page,
}) => {
  test.setTimeout(150_000);
  await recordHistory(page);
  const countOf = async (name: string) => {
    const history = await readHistory(page).catch(() => undefined);
    return history?.events.filter((event) => event === name).length;
  };
  const expectViews = (count: number) =>
    expect.poll(() => countOf('page-data'), { timeout: 20_000, message: `page view ${count}` }).toBe(count);
  for (const [index, path] of PATHS.entries()) {
    await page.goto(shop.origin + path);
    await expectViews(index + 1);
    // Until all features of the page run, which could have kept it from being restored.
    await page.waitForTimeout(6000);
  }
  const before = await readHistory(page);
  for (let visit = 0; visit < VISITS; visit += 1) {
    leave(page, visit);
    await expect(page).toHaveURL(shop.origin + (PATHS[visit % 2] ?? ''));
    await expectViews(visit + 3);
  }
  const isLast = (event: string) => event === `popup_close visit-${VISITS - 1}`;
  await expect.poll(async () => (await readHistory(page)).events.some(isLast), { timeout: 10_000 }).toBe(true);
  const { restored, events } = await readHistory(page);
  expect(restored).toBe(VISITS);
  const added = events.slice(before.events.length);
  const closed = added.filter((event) => event.startsWith('popup_close'));
  expect(closed).toEqual(Array.from({ length: VISITS }, (_, visit) => `popup_close visit-${visit}`));
  const count = (name: string) => added.filter((event) => event === name).length;
  expect([count('page-data'), count('view_item')]).toEqual([VISITS, VISITS / 2]);
});
