import type { Page } from '@playwright/test';
import { z } from 'zod';
import { axeFindings } from '../../harness/browser/axe.ts';
import { expect, test } from '../../harness/browser/browser-test.ts';
import type { Range } from '../../harness/browser/range.ts';
import { openShopApi } from '../../harness/gateway.ts';
import { dialogOn } from '../../harness/browser/dialog-page.ts';

const availability = z.object({
  variants: z.array(z.object({ productId: z.string(), stores: z.array(z.object({ stock: z.number() })) })),
});
const main = (page: Page) => page.getByRole('main');
const entries = (page: Page) => main(page).getByRole('list', { name: 'Stores', exact: true }).getByRole('listitem');
const pin = (page: Page, name: string) =>
  main(page)
    .getByRole('group', { name: 'Map of the stores' })
    .getByRole('link', { name: new RegExp(`: ${name}$`) });
const BOULDER = 'Marrow Ridge Boulder';
const STORE = /\/stores\/us\/colorado\/boulder\/marrow-ridge-boulder$/;

async function findAround(page: Page, place: string): Promise<void> {
  await main(page).getByLabel('City or ZIP code').fill(place);
  await main(page).getByRole('button', { name: 'Find stores' }).click();
}

/** A variant with a size that the store in Boulder has. */
async function stockedVariant(origin: string, { products }: Range): Promise<string> {
  const shopApi = openShopApi(origin);
  for (const { id } of products) {
    const answer = await shopApi.send('POST', `/products/v1/products/${id}/availability`, { storeIds: ['1001'] });
    const stocked = availability.parse(answer).variants.filter(({ stores }) => (stores[0]?.stock ?? 0) > 1);
    if (stocked.length > 3 && stocked[0]) return stocked[0].productId;
  }
  throw new Error('The store has nothing.');
}

/** Finds the store by its postal code, sees it in list and map, and opens its page. */
async function findBoulder(page: Page): Promise<void> {
  await page.goto('/store-locator');
  await expect(entries(page)).toHaveCount(3);
  await findAround(page, '80302');
  await expect(main(page).getByRole('heading', { name: '3 stores near 80302' })).toBeVisible();
  await expect(entries(page).first()).toContainText(BOULDER);
  await expect(entries(page).first()).toContainText('0 mi away');
  await expect(pin(page, BOULDER)).toHaveAttribute('href', '#store-1');
  await entries(page).first().getByRole('link', { name: BOULDER, exact: true }).click();
  await expect(page).toHaveURL(STORE);
}

for (const width of [375, 1280]) {
  test.describe(`${width} pixels wide`, () => {
    test.use({ viewport: { width, height: 800 } });

    test('a visitor finds a store, makes it theirs, and sees what it has', async ({ page, range }) => {
      await findBoulder(page);
      expect(await axeFindings(page), 'the store').toEqual([]);
      await expect(main(page).getByRole('table')).toContainText('Sunday');
      await main(page)
        .getByRole('button', { name: `Make this my store: ${BOULDER}` })
        .click();
      await expect(main(page).getByText('Your store', { exact: true })).toBeVisible();

      await page.goto('/c/all');
      const filter = page.getByRole('link', { name: `In my store today: ${BOULDER}`, exact: true });
      const all = await page.getByRole('status').filter({ hasText: 'products' }).innerText();
      await filter.click();
      await expect(page).toHaveURL(/store=1001/);
      const off = page.getByRole('link', { name: `In my store today: ${BOULDER} , turn off` });
      await expect(off).toBeVisible();
      await expect(page.getByRole('status').filter({ hasText: 'products' })).not.toHaveText(all);
      await off.click();
      await expect(page.getByRole('status').filter({ hasText: 'products' })).toHaveText(all);

      const { slug, size } = range.sized;
      await page.goto(`/p/${slug}?size=${encodeURIComponent(size)}`);
      await expect(main(page).getByText(`At your store, ${BOULDER}`)).toContainText(/in stock|left/i);
      await main(page).getByRole('link', { name: 'Change store' }).click();
      const dialog = dialogOn(page, 'Choose your store');
      await expect(dialog.getByRole('radio', { name: BOULDER })).toBeChecked();
      await dialog.getByRole('radio', { name: 'Marrow Ridge Bend' }).check();
      await dialog.getByRole('button', { name: 'Save store' }).click();
      await expect(dialogOn(page, 'Your store is set')).toContainText('Marrow Ridge Bend');
      await dialogOn(page, 'Your store is set').getByRole('button', { name: 'Continue shopping' }).click();
      await expect(main(page).getByText('At your store, Marrow Ridge Bend')).toBeVisible();
      await expect(main(page).getByRole('link', { name: 'Change store' })).toBeFocused();

      await main(page).getByRole('link', { name: 'Find in a store' }).click();
      await expect(page).toHaveURL(/\/find-in-store\//);
      await expect(main(page).getByLabel('Size')).toHaveValue(size);
      await expect(entries(page)).toHaveCount(3);
      expect(await axeFindings(page), 'the stores of a product').toEqual([]);
      await page.goto('/cart');
      await expect(main(page).getByRole('link', { name: 'Your store: Marrow Ridge Bend' })).toBeVisible();
      await main(page).getByRole('link', { name: 'Change store' }).click();
      await expect(dialogOn(page, 'Choose your store')).toBeVisible();
    });

    test('the search has no findings, with results, without and with an unknown place', async ({ page }) => {
      await page.goto('/store-locator');
      expect(await axeFindings(page), 'all stores').toEqual([]);
      await findAround(page, 'zzzz');
      await expect(main(page)).toContainText('We do not know a place called “zzzz”');
      expect(await axeFindings(page), 'an unknown place').toEqual([]);
      await page.goto('/stores');
      expect(await axeFindings(page), 'the countries').toEqual([]);
      await main(page).getByRole('link', { name: 'Germany', exact: true }).click();
      await expect(main(page).getByRole('heading', { level: 1 })).toHaveText('Stores in Germany');
      await expect(entries(page)).toHaveCount(2);
      expect(await axeFindings(page), 'a country').toEqual([]);
    });
  });
}

test('a pin is reached by keyboard and leads to its store in the list', async ({ page }) => {
  await page.goto('/store-locator?near=Bend');
  const bend = pin(page, 'Marrow Ridge Bend');
  await bend.focus();
  await expect(bend).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/#store-1$/);
  await expect(entries(page).first()).toBeInViewport();
});

test.describe('the position of a visitor', () => {
  test('is asked for when the button is pressed, and blurred', async ({ page, context }) => {
    await context.grantPermissions(['geolocation']);
    await context.setGeolocation({ latitude: 44.061234, longitude: -121.312345 });
    await page.goto('/store-locator');
    await main(page).getByRole('button', { name: 'Use my position' }).click();
    await expect(page).toHaveURL(/latitude=44\.06&longitude=-121\.31/);
    await expect(entries(page).first()).toContainText('Marrow Ridge Bend');
    await expect(main(page).getByRole('heading', { name: 'near your position' })).toBeVisible();
  });

  test('that is not given leaves the field for a place', async ({ page, context }) => {
    await context.clearPermissions();
    await page.goto('/store-locator');
    await main(page).getByRole('button', { name: 'Use my position' }).click();
    await expect(main(page).getByText('Your browser did not tell us your position.')).toBeVisible();
    await expect(page).toHaveURL(/\/store-locator$/);
  });
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('a visitor finds a store, makes it theirs and picks up there what it has', async ({ page, origin, range }) => {
    await findBoulder(page);
    await main(page)
      .getByRole('button', { name: `Make this my store: ${BOULDER}` })
      .click();
    await expect(page).toHaveURL(STORE);
    await expect(main(page).getByText('Your store', { exact: true })).toBeVisible();
    await page.goto('/c/all');
    await page.getByRole('link', { name: `In my store today: ${BOULDER}` }).click();
    await expect(page).toHaveURL(/store=1001/);
    await page.goto(`/find-in-store/${await stockedVariant(origin, range)}`);
    await main(page).getByRole('button', { name: 'Show stores' }).click();
    await expect(page).toHaveURL(/size=/);
    await main(page)
      .getByRole('button', { name: `Pick up here: ${BOULDER}` })
      .click();
    await expect(page).toHaveURL(/\/cart/);
    await expect(page.locator('.cart__line')).toHaveCount(1);
  });

  test('an unknown place in the directory does not exist', async ({ page }) => {
    for (const path of ['us/nowhere', 'us/colorado/boulder/none', 'zz'])
      expect((await page.goto(`/stores/${path}`))?.status(), path).toBe(404);
    expect((await page.goto('/find-in-store/nothing'))?.status()).toBe(404);
  });
});
