import { expect, test } from '../../harness/browser/browser-test.ts';
import { cartOn } from '../../harness/browser/cart-page.ts';
import { openByHash } from '../../harness/browser/dialog-page.ts';
import { coveredWithin } from '../../harness/browser/covered-controls.ts';

for (const width of [320, 375, 1280]) {
  test(`the message after adding leaves the header and the dialog usable at ${width} px`, async ({ page, range }) => {
    await page.setViewportSize({ width, height: 800 });
    const toast = page.locator('#toasts').getByText(range.simple.name);
    await page.goto(`/p/${range.simple.slug}`);
    await page.getByRole('button', { name: 'Add to cart', exact: true }).click();
    await expect(toast).toBeVisible();
    expect.soft(await coveredWithin(page, 'header'), 'on the page').toEqual([]);
    await openByHash(page, `#modal=quickshop_${range.simple.id}`);
    await page.getByRole('dialog').getByRole('button', { name: 'Add to cart', exact: true }).click();
    await expect(page.getByRole('dialog').locator('#toasts').getByText(range.simple.name)).toBeVisible();
    expect.soft(await coveredWithin(page, 'dialog .drawer__head'), 'in a dialog').toEqual([]);
  });
}

test('the message after adding shows image, size and price, leads to cart and checkout, and makes way for the cart', async ({
  page,
  range,
}) => {
  const { slug, name, sizeLabel } = range.sized;
  const added = page.getByRole('status').filter({ hasText: `Added to cart: ${name}` });
  await page.goto(`/p/${slug}`);
  await page.getByRole('radio', { name: sizeLabel, exact: true }).check({ force: true });
  await page.getByRole('button', { name: 'Add to cart', exact: true }).click();
  await expect(added).toContainText(sizeLabel);
  await expect(added).toContainText(/\$\d+\.\d\d/);
  await expect
    .poll(() => added.locator('img').evaluate((one: HTMLImageElement) => one.naturalWidth))
    .toBeGreaterThan(0);
  await expect(added.getByRole('link', { name: 'Checkout' })).toHaveAttribute('href', /\/checkout$/);
  await expect(added.getByRole('link', { name: 'View cart' })).toHaveAttribute('href', /\/cart$/);
  await cartOn(page).open();
  await expect(added).toHaveCount(0);
});
