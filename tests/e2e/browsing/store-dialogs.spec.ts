import { z } from 'zod';
import { dialogOn } from '../../harness/browser/dialog-page.ts';
import { expect, test } from '../../harness/browser/browser-test.ts';
import { openShopApi } from '../../harness/gateway.ts';
import type { Range } from '../../harness/browser/range.ts';

const stores = z.object({ stores: z.array(z.object({ id: z.string(), name: z.string() })) });
const availability = z.object({
  variants: z.array(
    z.object({ productId: z.string(), stores: z.array(z.object({ storeId: z.string(), stock: z.number() })) }),
  ),
});
const cart = z.object({
  favoriteStoreId: z.string().nullable(),
  shipments: z.array(z.object({ shippingMethod: z.string(), storeId: z.string().optional() })),
});

const pickupStores = async (origin: string) => {
  const shopApi = openShopApi(origin);
  return stores.parse(await shopApi.send('POST', '/stores/v1/search', { services: ['pickup'] })).stores;
};

/** A variant that two stores have, with these stores. */
async function findShared(origin: string, range: Range) {
  const shopApi = openShopApi(origin);
  const all = await pickupStores(origin);
  for (const product of range.products) {
    const body = { storeIds: all.map(({ id }) => id) };
    const { variants } = availability.parse(
      await shopApi.send('POST', `/products/v1/products/${product.id}/availability`, body),
    );
    for (const { productId, stores: storeStocks } of variants) {
      const having = all.filter(({ id }) =>
        storeStocks.some((storeStock) => storeStock.storeId === id && storeStock.stock > 1),
      );
      const [first, second] = having;
      if (first && second) return { product, productId, first, second };
    }
  }
  throw new Error('No variant lies in two stores.');
}

test.describe('the store search', () => {
  test('lists stores that hand out orders, finds by words, and saves one', async ({ page, origin }) => {
    const [store] = await pickupStores(origin);
    await page.goto('/#panel=bopis-store-search');
    const dialog = dialogOn(page, 'Choose your store');
    await expect(dialog.getByRole('radio').first()).toBeVisible();
    await dialog.getByRole('textbox').fill('nowhere at all');
    await dialog.getByRole('button', { name: 'Find stores' }).click();
    await expect(dialog.getByRole('status').filter({ hasText: 'No store matches.' })).toBeVisible();
    await dialog.getByRole('textbox').fill('');
    await dialog.getByRole('button', { name: 'Find stores' }).click();
    await dialog.getByRole('button', { name: 'Save store' }).click();
    await expect(dialog.getByRole('alert')).toHaveText('Choose a store.');
    await dialog.getByRole('radio', { name: store?.name ?? '' }).check();
    await dialog.getByRole('button', { name: 'Save store' }).click();
    const done = dialogOn(page, 'Your store is set');
    await expect(done).toContainText(`From now on your store is ${store?.name}.`);
    await done.getByRole('button', { name: 'Continue shopping' }).click();
    await page.goto('/#panel=bopis-store-search');
    await page.reload();
    await expect(dialogOn(page, 'Choose your store').getByRole('radio', { name: store?.name ?? '' })).toBeChecked();
  });
});

test.describe('the menu of a phone', () => {
  test.use({ viewport: { width: 375, height: 800 } });

  test('leads to the search, around a postal code without a store, and names the new store', async ({ page }) => {
    await page.goto('/c/boots', { waitUntil: 'networkidle' });
    const menu = page.getByRole('navigation', { name: 'Main' });
    const button = page.getByRole('button', { name: 'Menu', exact: true });
    await button.click();
    await menu.getByRole('link', { name: 'Choose a store' }).click();
    const dialog = dialogOn(page, 'Choose your store');
    await dialog.getByRole('textbox').fill('97701');
    await dialog.getByRole('button', { name: 'Find stores' }).click();
    await expect(dialog.locator('label').nth(1)).toContainText(/Marrow Ridge Bend.*\smi$/);
    await dialog.getByRole('radio').first().check();
    await dialog.getByRole('button', { name: 'Save store' }).click();
    await dialogOn(page, 'Your store is set').getByRole('button', { name: 'Continue shopping' }).click();
    await expect(button).toBeFocused();
    await button.click();
    await expect(menu.getByRole('link', { name: 'Your store: Marrow Ridge Bend' })).toBeVisible();
    await expect(menu.getByRole('link', { name: 'Change store' })).toBeVisible();
  });
});

test.describe('pickup in store', () => {
  test('adds a variant to be picked up, and moves it along to another store', async ({ page, origin, range }) => {
    const { product, productId, first, second } = await findShared(origin, range);
    await page.goto(`/p/${product.slug}#panel=pickup-in-store_${productId}`);
    const dialog = dialogOn(page, 'Pick up in store');
    const entry = dialog.getByRole('listitem').filter({ hasText: first.name });
    await expect(entry).toContainText(/\d+ in stock/);
    await dialog.getByRole('button', { name: `Pick up here: ${first.name}` }).click();
    await expect(page.getByRole('status').filter({ hasText: `to pick up at ${first.name}` })).toBeVisible();
    const readCart = () =>
      page.evaluate(async () => {
        const token = await fetch('/api/token/v2/auth/token', {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: '{"type":"Guest"}',
        });
        const { basketId } = await token.json();
        return (await fetch(`/api/cart/v1/cart/${basketId}`)).json();
      });
    expect(cart.parse(await readCart()).shipments).toContainEqual({ shippingMethod: 'pickup', storeId: first.id });

    await page.goto('/#panel=bopis-store-search');
    const search = dialogOn(page, 'Choose your store');
    await search.getByRole('radio', { name: second.name }).check();
    await search.getByRole('button', { name: 'Save store' }).click();
    const question = dialogOn(page, 'Change your store?');
    await expect(question).toContainText('1 item in your cart');
    await question.getByRole('button', { name: `Change to ${second.name}` }).click();
    await expect(dialogOn(page, 'Your store is set')).toContainText(second.name);
    const moved = cart.parse(await readCart());
    expect(moved.favoriteStoreId).toBe(second.id);
    expect(moved.shipments).toContainEqual({ shippingMethod: 'pickup', storeId: second.id });
  });

  test('changes nothing where the customer keeps the store', async ({ page, origin, range }) => {
    const { product, productId, first, second } = await findShared(origin, range);
    await page.goto(`/p/${product.slug}#panel=pickup-in-store_${productId}`);
    await dialogOn(page, 'Pick up in store')
      .getByRole('button', { name: `Pick up here: ${first.name}` })
      .click();
    await expect(page.getByRole('status').filter({ hasText: `to pick up at ${first.name}` })).toBeVisible();
    await page.goto('/#panel=bopis-store-search');
    const search = dialogOn(page, 'Choose your store');
    await search.getByRole('radio', { name: second.name }).check();
    await search.getByRole('button', { name: 'Save store' }).click();
    await dialogOn(page, 'Change your store?').getByRole('button', { name: 'Keep my store' }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.goto('/c/all#panel=bopis-store-search');
    await expect(search.getByRole('radio', { name: first.name })).toBeChecked();
  });
});
