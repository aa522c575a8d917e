import type { Locator } from '@playwright/test';
import { cartOn } from '../../harness/browser/cart-page.ts';
import { expect, test } from '../../harness/browser/browser-test.ts';
import { soldOutSize, type RangeProduct } from '../../harness/browser/range.ts';

test.describe('a guest', () => {
  test('chooses a size, adds from the product page, and no dialog opens', async ({ page, range }) => {
    const { slug, name, sizeLabel } = range.sized;
    await page.goto(`/p/${slug}`);
    await page.getByRole('button', { name: 'Add to cart', exact: true }).click();
    await expect(page.getByRole('alert')).toHaveText('Choose a size');

    const sizes = page.getByRole('radiogroup', { name: 'Size' });
    await sizes.getByRole('radio', { name: sizeLabel, exact: true }).check({ force: true });
    await page.getByRole('button', { name: 'Add to cart', exact: true }).click();
    await expect(page.getByRole('status').filter({ hasText: name })).toBeVisible();
    await cartOn(page).expectCount(1);
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  test('adds from a card of a listing', async ({ page, range }) => {
    const { name, listing } = range.simple;
    await page.goto(listing);
    await page.getByRole('button', { name: `Add to cart: ${name}` }).click();
    await expect(page.getByRole('status').filter({ hasText: name })).toBeVisible();
    await cartOn(page).expectCount(1);
  });

  test('changes the quantity, removes the line and sees an empty cart', async ({ page, range }) => {
    const { slug, name } = range.simple;
    const cart = cartOn(page);
    await page.goto(`/p/${slug}`);
    await page.getByRole('button', { name: 'Add to cart', exact: true }).click();
    await cart.expectCount(1);
    await cart.open();
    const { quantity, remove } = cart.line(name);
    await quantity.fill('3');
    await quantity.press('Enter');
    await cart.expectCount(3);
    await expect(cart.dialog.getByText('Subtotal', { exact: true })).toBeVisible();
    await expect(cart.dialog.getByRole('button', { name: 'Checkout' })).toBeVisible();
    await remove.click();
    await expect(cart.dialog.getByText('Your cart is empty')).toBeVisible();
    await cart.expectCount(0);
  });

  test('closes the cart with Escape or Close and is back where the cart was opened', async ({ page }) => {
    const cart = cartOn(page);
    await page.goto('/');
    await cart.open();
    await page.keyboard.press('Escape');
    await expect(cart.dialog).toBeHidden();
    await expect(cart.button).toBeFocused();
    await cart.open();
    await cart.dialog.getByRole('button', { name: 'Close' }).click();
    await expect(cart.dialog).toBeHidden();
    await expect(cart.button).toBeFocused();
  });
});

for (const [where, hasNotice, addressOf] of [
  ['its page', true, (product: RangeProduct) => `/p/${product.slug}`],
  ['quickshop', false, (product: RangeProduct) => `/#modal=quickshop_${product.id}`],
] as const) {
  test(`a sold-out size is styled, labelled and cannot be bought on ${where}`, async ({ page, range }) => {
    const of = soldOutSize(range.products);
    const calls: string[] = [];
    page.on('request', (request) => void calls.push(`${request.method()} ${new URL(request.url()).pathname}`));
    await page.goto(addressOf(of.product));
    const sizes = page.getByRole('radiogroup', { name: 'Size' });
    const wallets = page.getByRole('group', { name: 'Express checkout' });
    const missing = sizes.getByRole('radio', { name: `${of.soldOut.sizeLabel} Sold out`, exact: true });
    const there = sizes.getByRole('radio', { name: of.inStock.sizeLabel, exact: true });
    const styleOf = (radio: Locator) =>
      radio.locator('..').evaluate((tile) => getComputedStyle(tile).textDecorationLine);
    await expect(wallets).toBeVisible();
    expect([await styleOf(missing), await styleOf(there)]).toEqual(['line-through', 'none']);
    await missing.check();
    await expect(wallets).toBeHidden();
    const add = page.getByRole('button', { name: 'Add to cart', exact: true });
    const notice = hasNotice
      ? page.getByRole('button', { name: 'Tell me when it is back' })
      : page.getByText('not available');
    await expect(notice).toBeVisible();
    if (hasNotice) await expect(add).toBeHidden();
    else {
      await expect(add).toBeDisabled();
      await expect(add).toHaveAccessibleDescription(/not available/);
    }
    await there.check();
    await expect(wallets).toBeVisible();
    await expect(notice).toBeHidden();
    await add.click();
    await expect(page.getByRole('status').filter({ hasText: of.product.name })).toBeVisible();
    expect(calls.filter((call) => /^(POST|PUT) .*\/(item|cartWithItem)$/.test(call))).toHaveLength(1);
  });
}
