import { cartOn } from '../../harness/browser/cart-page.ts';
import { expect, test } from '../../harness/browser/browser-test.ts';

const TAPS = 20;

test.describe('a tap before the script has arrived', () => {
  test('on "Add to cart" is never lost', async ({ page, range }) => {
    const { promise: released, resolve: release } = Promise.withResolvers<void>();
    await page.route(/\/_astro\/.*\.js/, async (route) => {
      await released;
      await route.continue();
    });
    await page.goto(range.simple.listing, { waitUntil: 'commit' });
    const button = page.getByRole('button', { name: `Add to cart: ${range.simple.name}` });
    for (let tap = 0; tap < TAPS; tap += 1) await button.click();
    release();
    await cartOn(page).expectCount(TAPS);
  });

  test('on "Cart" opens its dialog at once and fills it later', async ({ page }) => {
    const { promise: released, resolve: release } = Promise.withResolvers<void>();
    await page.route(/\/_astro\/.*\.js/, async (route) => {
      await released;
      await route.continue();
    });
    await page.goto('/', { waitUntil: 'commit' });
    const cart = cartOn(page);
    await cart.open();
    release();
    await expect(cart.dialog.getByText('Your cart is empty')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(cart.dialog).toBeHidden();
  });

  test('on a product page adds what was selected at that time', async ({ page, range }) => {
    const { promise: released, resolve: release } = Promise.withResolvers<void>();
    await page.route(/\/_astro\/.*\.js/, async (route) => {
      await released;
      await route.continue();
    });
    await page.goto(`/p/${range.simple.slug}`, { waitUntil: 'commit' });
    await page.getByRole('button', { name: 'Add to cart', exact: true }).click();
    release();
    await cartOn(page).expectCount(1);
  });
});
