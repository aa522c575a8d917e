import { expect, test } from '../../harness/browser/browser-test.ts';
import { cartOn } from '../../harness/browser/cart-page.ts';
import { addToCart, CARDS, checkoutOn } from '../../harness/browser/checkout-page.ts';
import { denyStorage } from '../../harness/browser/denied-storage.ts';

/** Until every feature of a page has started. */
const QUIET_MS = 6000;

for (const denial of ['throws', 'full'] as const)
  test(`a guest finds a product and buys it where storage ${denial === 'full' ? 'is full' : 'throws'}`, async ({
    page,
    range,
  }) => {
    test.setTimeout(120_000);
    await denyStorage(page, denial);
    const { slug, name, listing } = range.simple;
    await page.goto('/');
    await page.waitForTimeout(QUIET_MS);
    await page.goto(listing);
    await expect(page.locator('.card__link', { hasText: name }).first()).toBeVisible();
    await addToCart(page, slug);
    await page.waitForTimeout(QUIET_MS);
    const cart = cartOn(page);
    await cart.open();
    await cart.line(name).quantity.fill('2');
    await cart.expectCount(2);
    await page.goto('/cart');
    await expect(page.getByRole('list', { name: 'Items in your cart' })).toContainText(name);
    const checkout = checkoutOn(page);
    await checkout.fillAll(CARDS.approved);
    await checkout.placeOrder.click();
    expect(await checkout.expectConfirmed()).not.toBe('');
  });

test('the choice about privacy is asked for again where storage throws, and a page works without it', async ({
  page,
}) => {
  await denyStorage(page, 'throws');
  await page.goto('/de-de/c/all');
  const banner = page.getByRole('region', { name: 'Cookies' });
  await expect(banner).toBeVisible();
  await banner.getByRole('button', { name: 'Alle ablehnen' }).click();
  await expect(banner).toBeHidden();
  await page.waitForTimeout(QUIET_MS);
});
