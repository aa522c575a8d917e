import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../../harness/browser/browser-test.ts';
import { enterAs } from '../../harness/checkout-cart.ts';
import { startHangingServer } from '../../harness/hanging-server.ts';
import { startShop } from '../../harness/shop.ts';

/** A page of the demo whose row names the engine. */
const PAGE = '/trail-running';
const CHOSEN = 'A personal pick';
const FOR_EVERYBODY = 'What leaves the shop most often';
/** Of the rules for everybody and for members in the fragment `personalisation` of the demo. */
const DECIDED = ['col-high', 'burn-line', 'carrier-duffel', 'almanac-bottle', 'bog-gaiter', 'byre-pile'];
const FOR_MEMBERS = ['buttress-mid', 'croft-hoodie', 'byre-vest'];
const IMPRESSIONS = 4;

declare global {
  var rowShift: number | undefined;
}

interface EngineEvent {
  readonly eventType: string;
  readonly recImpressions?: readonly string[];
}

/** The events that the page sends to the engine. */
function watchEngine(page: Page): EngineEvent[] {
  const events: EngineEvent[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/engine/')) events.push(...request.postDataJSON().events);
  });
  return events;
}

const watchShifts = (page: Page) =>
  page.addInitScript(() => {
    globalThis.rowShift = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
        if (!entry.hadRecentInput) globalThis.rowShift = (globalThis.rowShift ?? 0) + entry.value;
    }).observe({ type: 'layout-shift', buffered: true });
  });

async function openRow(page: Page, address: string): Promise<Locator> {
  await page.goto(address);
  const row = page.locator('[data-recommended="personal"]');
  await row.scrollIntoViewIfNeeded();
  return row;
}

const productsIn = (row: Locator) =>
  row
    .getByRole('article')
    .evaluateAll((cards) => cards.map((card) => card.querySelector('a')?.pathname.split('/').at(-1) ?? ''));

const impressionsIn = (events: readonly EngineEvent[]) => events.flatMap(({ recImpressions = [] }) => recImpressions);

test('the row of the engine is that of its rule, without a shift, and its first products are reported', async ({
  page,
}) => {
  await watchShifts(page);
  const events = watchEngine(page);
  const row = await openRow(page, PAGE);
  await expect.poll(() => productsIn(row)).toEqual(DECIDED);
  await expect(row.getByRole('group', { name: CHOSEN })).toBeVisible();
  await expect.poll(() => impressionsIn(events)).toHaveLength(IMPRESSIONS);
  expect(new Set(impressionsIn(events)).size).toBe(IMPRESSIONS);
  expect(events.map(({ eventType }) => eventType)).toEqual(
    expect.arrayContaining(['monetate:context:CustomVariables', 'monetate:decision:DecisionRequest']),
  );
  expect(await page.evaluate(() => globalThis.rowShift)).toBeLessThan(0.01);
});

test('a member gets the row of the rule for members', async ({ page }) => {
  await page.goto('/');
  await enterAs(page, 'member@example.com');
  const row = await openRow(page, PAGE);
  await expect.poll(() => productsIn(row)).toEqual(FOR_MEMBERS);
});

test('nothing is asked without consent, and the row is that for everybody', async ({ page }) => {
  const events = watchEngine(page);
  const row = await openRow(page, `/de-de${PAGE}`);
  const before = await productsIn(row);
  expect(before).toHaveLength(8);
  await page.locator('#consent-banner').getByRole('button').nth(1).click();
  await page.waitForLoadState('networkidle');
  expect([await productsIn(row), events]).toEqual([before, []]);
});

test('consent shows the decided row at once, and its withdrawal that for everybody', async ({ page }) => {
  const row = await openRow(page, `/de-de${PAGE}`);
  const before = await productsIn(row);
  const openChoices = page.getByRole('contentinfo').locator('[data-action="open-consent"]');
  const dialog = page.locator('dialog#consent-dialog');
  await page.locator('#consent-banner').getByRole('button').nth(1).click();
  await openChoices.click();
  await dialog.locator('[data-consent="accept"]').first().click();
  await row.scrollIntoViewIfNeeded();
  await expect.poll(() => productsIn(row)).toEqual(DECIDED);
  await openChoices.click();
  await dialog.locator('[data-consent="reject"]').first().click();
  await expect.poll(() => productsIn(row)).toEqual(before);
});

test('an engine that does not respond changes nothing, and is given up', async ({ page }) => {
  const engine = await startHangingServer();
  const shop = await startShop({
    env: {
      PERSONALISATION_PROVIDER: 'rest',
      PERSONALISATION_URL: engine.url,
      PERSONALISATION_BRAND: 'ridge',
      PERSONALISATION_ACCOUNT: 'a-1/p/shop',
    },
  });
  try {
    const answered = page.waitForResponse((response) => response.url().includes('/api/engine/v1/decide/ridge'));
    const row = await openRow(page, shop.origin + PAGE);
    const before = await productsIn(row);
    expect(before).toHaveLength(8);
    expect(await (await answered).json()).toMatchObject({ data: { responses: [] } });
    await expect(row.getByRole('group', { name: FOR_EVERYBODY })).toBeVisible();
    expect(await productsIn(row)).toEqual(before);
  } finally {
    await shop.stop();
    engine.close();
  }
});
