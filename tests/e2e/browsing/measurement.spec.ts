import { gzipSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { eventErrors } from '../../../src/lib/measurement/event-list.ts';
import { expect, test } from '../../harness/browser/browser-test.ts';
import { cartOn } from '../../harness/browser/cart-page.ts';
import { CARDS, checkoutOn } from '../../harness/browser/checkout-page.ts';

interface PushedItem extends Readonly<Record<string, unknown>> {
  readonly event?: string;
}

/** All that was pushed on every page of the test, in its order. */
async function recordEvents(page: Page) {
  const events: PushedItem[] = [];
  await page.exposeFunction('recordEvent', (item: PushedItem) => void events.push(item));
  await page.addInitScript(() =>
    document.addEventListener('measurement', (event) => {
      const record: unknown = Reflect.get(window, 'recordEvent');
      if (typeof record === 'function') record(event.detail);
    }),
  );
  const names = () => events.map(({ event }) => event);
  return {
    events,
    names,
    last: (name: string) => events.findLast(({ event }) => event === name),
    count: (name: string) => names().filter((one) => one === name).length,
    expectNext: async (name: string, count = 1) =>
      expect.poll(() => names().filter((one) => one === name).length, { message: name, timeout: 20_000 }).toBe(count),
    expectValid: () =>
      expect(events.flatMap((item) => eventErrors(item).map((error) => `${item.event}: ${error}`))).toEqual([]),
  };
}

const itemOf = (item: PushedItem | undefined): Readonly<Record<string, unknown>> => {
  const ecommerce = item?.['ecommerce'] as
    { readonly items?: readonly Readonly<Record<string, unknown>>[] } | undefined; // checked by its schema
  return ecommerce?.items?.[0] ?? {};
};

test('the sender needs no more than 3 kB', async ({ page }) => {
  const sender = page.waitForResponse(/\/measurement\.[\w-]+\.js$/);
  await page.goto('/', { waitUntil: 'networkidle' });
  const body = await (await sender).body();
  expect(gzipSync(body, { level: 9 }).length).toBeLessThanOrEqual(3 * 1024);
});

test('editors see the events of a preview, none with errors', async ({ page }) => {
  await page.goto('/?preview=true');
  const events = page.getByRole('complementary', { name: 'Events', exact: true });
  await expect(events).toContainText('Events: ', { timeout: 20_000 });
  await events.getByText(/^Events: \d+$/).click();
  await expect(events.getByText('page-data (Page)')).toBeVisible();
  expect(await page.evaluate(() => Reflect.get(window, 'dataLayer'))).toBeUndefined();
});

test('a purchase is measured from the list to the order, each event valid', async ({ page, range }) => {
  test.slow();
  const measured = await recordEvents(page);
  const { name, listing } = range.simple;
  await page.goto(listing);
  await measured.expectNext('view_item_list');
  expect(measured.names()[0]).toBe('page-data');
  expect(measured.last('page-data')).toMatchObject({ routeName: 'c-slug', place: 'listing', channel: 'ECOMM' });

  await page.locator('.card__link', { hasText: name }).first().click();
  await measured.expectNext('view_item');
  await expect.poll(() => measured.count('select_item')).toBe(1);
  expect(itemOf(measured.last('view_item'))).toMatchObject({ item_name: name, interactionOrigin: 'grid' });

  const added = page.waitForResponse(/\/api\/cart\/v1\/(cartWithItem|item)\b/);
  await page.getByRole('button', { name: 'Add to cart', exact: true }).click();
  expect(await (await added).json()).toMatchObject({ items: [{ name, interactionOrigin: 'grid' }] });
  await measured.expectNext('add_to_cart');
  expect(itemOf(measured.last('add_to_cart'))).toMatchObject({ quantity: 1, interactionOrigin: 'grid' });
  const cart = cartOn(page);
  await cart.open();
  await measured.expectNext('view_cart');
  expect(measured.last('view_cart')).toMatchObject({ place: 'miniCart' });
  expect(measured.last('dialog_open')).toMatchObject({ dialog: 'mini-cart' });

  await page.goto('/cart');
  await measured.expectNext('view_cart', 2);
  expect(measured.last('checkout_step')).toMatchObject({ step: 'cart', stepNumber: 1 });

  const checkout = checkoutOn(page);
  await page.goto('/checkout');
  await measured.expectNext('begin_checkout');
  await checkout.goToBilling();
  await measured.expectNext('add_shipping_info');
  await checkout.fillCard(CARDS.approved);
  await checkout.goToSummary();
  await measured.expectNext('add_payment_info');
  await checkout.buy();
  await measured.expectNext('purchase');
  expect(itemOf(measured.last('purchase'))).toMatchObject({ item_name: name, quantity: 1, interactionOrigin: 'grid' });
  const steps = measured.events.filter(({ event }) => event === 'checkout_step').map(({ step }) => step);
  expect(steps).toEqual(['cart', 'shipping', 'billing', 'summary']);
  const actions = measured.events.flatMap(({ event, action }) => (event === 'order_action' ? [action] : []));
  expect(actions).toEqual(['prepared', 'placed']);

  await page.reload();
  await measured.expectNext('page-data', measured.count('page-data') + 1);
  expect(measured.count('purchase')).toBe(1);
  measured.expectValid();
});

test('a product in a dialog is viewed with the origin of its list', async ({ page, range }) => {
  const measured = await recordEvents(page);
  await page.goto(range.simple.listing);
  await measured.expectNext('view_item_list');
  const card = page.locator('.card', { has: page.locator('.card__quick[href^="#modal=quickshop"]') }).first();
  const name = (await card.locator('.card__link').textContent())?.trim();
  await card.locator('.card__quick').click({ force: true });
  await measured.expectNext('view_item');
  expect(measured.last('view_item')).toMatchObject({ place: 'listing' });
  expect(itemOf(measured.last('view_item'))).toMatchObject({ item_name: name, interactionOrigin: 'grid' });
  measured.expectValid();
});

test('nothing is pushed before consent, what waited comes after it, and nothing after a withdrawal', async ({
  page,
}) => {
  const measured = await recordEvents(page);
  await page.goto('/de-de/');
  await expect(page.locator('#consent-banner')).toBeVisible();
  // Longer than the script waits.
  await page.waitForTimeout(5000);
  await page.mouse.wheel(0, 2000);
  await page.waitForTimeout(500);
  expect(measured.events).toEqual([]);
  const stored = () => page.evaluate(() => [document.cookie, ...Object.keys(sessionStorage)].join(' '));
  expect(await stored()).not.toMatch(/aisle-visit|aisle\.(events|measured)/);

  await page.locator('#consent-banner [data-consent="accept"]').click();
  await measured.expectNext('user_data');
  expect(measured.names()[0]).toBe('page-data');
  expect(measured.names()).toContain('scroll_depth');
  expect(await stored()).toMatch(/aisle-visitor/);

  await page.getByRole('contentinfo').locator('[data-action="open-consent"]').click();
  await page.locator('dialog#consent-dialog [data-consent="reject"]').click();
  await expect.poll(stored).not.toMatch(/aisle-visit|aisle\.(events|measured)/);
  const count = measured.events.length;
  await page.mouse.wheel(0, -2000);
  await page.reload();
  await page.waitForTimeout(5000);
  expect(measured.events).toHaveLength(count);
  measured.expectValid();
});

test('going back and forward is a page view each time', async ({ page, range }) => {
  test.slow();
  const measured = await recordEvents(page);
  await page.goto(range.simple.listing);
  await measured.expectNext('page-data');
  await page.goto(`/p/${range.simple.slug}`);
  await measured.expectNext('page-data', 2);
  for (const [visit, go] of [() => page.goBack(), () => page.goForward(), () => page.goBack()].entries()) {
    await go();
    await measured.expectNext('page-data', visit + 3);
  }
  measured.expectValid();
});
