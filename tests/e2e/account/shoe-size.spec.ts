import type { Locator, Page } from '@playwright/test';
import { openAccount } from '../../harness/account.ts';
import { axeFindings } from '../../harness/browser/axe.ts';
import { expect, test } from '../../harness/browser/own-shop-test.ts';
import type { RangeProduct } from '../../harness/browser/range.ts';
import { buy } from '../../harness/orders.ts';

const sizes = (page: Page | Locator) => page.getByRole('radiogroup', { name: 'Size' });
const chosen = (page: Page | Locator) => sizes(page).getByRole('radio', { checked: true });

async function prefer(page: Page, size: string): Promise<void> {
  await page.goto('/account/profile');
  await page.getByLabel('Shoe size').selectOption(size);
  await page.getByRole('button', { name: 'Save interests and size' }).click();
  await expect(page.getByRole('main').getByRole('status')).toHaveText('Your interests and size are saved.');
  await expect(page.getByLabel('Shoe size')).toHaveValue(size);
}

/** A page of a men's shoe, with two of its sizes in stock. */
async function findShoe(page: Page, products: readonly RangeProduct[]) {
  const [shoe] = products.filter(({ variants }) =>
    variants.every(({ sizeLabel }) => sizeLabel?.startsWith('US M') === true),
  );
  const address = `/p/${shoe?.slug}`;
  await page.goto(address);
  await expect(sizes(page)).toBeVisible();
  await expect(chosen(page)).toHaveCount(0);
  const [own = '', other = ''] = await sizes(page)
    .locator('.choice:not(.choice--missing) input')
    .evaluateAll((inputs: HTMLInputElement[]) => inputs.map(({ value }) => value));
  return { address, name: shoe?.name, own, other };
}

test.beforeEach(() => test.slow());

test.describe('on a phone', () => {
  test.use({ viewport: { width: 375, height: 800 } });

  test('the size of the profile is the first choice on the page of a shoe', async ({ page, range }) => {
    const { address, name, own, other } = await findShoe(page, range.products);
    await openAccount(page);
    await prefer(page, `US ${own}`);
    await page.evaluate(() => scrollTo(0, 0));
    expect(await axeFindings(page)).toEqual([]);
    await page.goto(address);
    await expect(chosen(page)).toHaveValue(own);
    await expect(page).toHaveURL(new RegExp(`${address}$`));
    await page.getByRole('button', { name: 'Add to cart', exact: true }).click();
    await expect(page.getByRole('status').filter({ hasText: `Added to cart: ${name}` })).toBeVisible();
    await page.goto(`${address}?size=${other}`);
    await expect(chosen(page)).toHaveValue(other);
    await page.goto(`/help#modal=quickshop_${address.slice('/p/'.length)}`);
    await expect(chosen(page.getByRole('dialog', { name }))).toHaveValue(own);
  });
});

test('the size that an account bought stands beside the advice for a foot', async ({ page, range, baseURL }) => {
  const shoe = range.products.find(({ variants }) => variants.every(({ sizeLabel }) => sizeLabel?.startsWith('US M')));
  const variant = shoe?.variants.find(({ stock }) => stock > 0);
  const email = await openAccount(page);
  await buy(page.request, String(baseURL), { items: [{ productId: variant?.productId ?? '', qty: 1 }], email });
  await page.goto('/size-advisor?length=10.4&unit=in');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { name: 'Your size' })).toBeVisible();
  await expect(main.getByRole('listitem').filter({ hasText: shoe?.name })).toContainText(variant?.sizeLabel ?? '');
  expect(await axeFindings(page)).toEqual([]);
});

test.describe('on a desk, without script', () => {
  test.use({ viewport: { width: 1280, height: 800 }, javaScriptEnabled: false });

  test('the size is chosen for its owner alone, while it is the profile’s', async ({ page, range }) => {
    const { address, own } = await findShoe(page, range.products);
    await openAccount(page);
    await prefer(page, `US ${own}`);
    await page.goto(address);
    await expect(chosen(page)).toHaveValue(own);
    await prefer(page, '');
    await page.goto(address);
    await expect(chosen(page)).toHaveCount(0);
    await prefer(page, `US ${own}`);
    await page.goto('/account');
    await page.getByRole('main').getByRole('button', { name: 'Sign out' }).click();
    await page.goto(address);
    await expect(sizes(page)).toBeVisible();
    await expect(chosen(page)).toHaveCount(0);
  });
});
