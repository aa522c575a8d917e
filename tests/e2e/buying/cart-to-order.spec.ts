import { fillCart } from '../../harness/checkout-cart.ts';
import { expect, test } from '../../harness/browser/browser-test.ts';
import { CARDS, checkoutOn } from '../../harness/browser/checkout-page.ts';
import { lineOn } from '../../harness/browser/cart-page.ts';
import { PHONE } from '../../harness/browser/devices.ts';

const WAX = 'Field Wax';
const STICKER = 'Trail Register Sticker';
const CAP = 'Survey Cap, Numbered';

test.describe('the options of the cart on a phone', () => {
  test.use(PHONE);

  test('is ordered so: picked up, sent to a store, home and by mail', async ({ page }) => {
    const checkout = checkoutOn(page);
    const products = ['WAXT-SPRU', 'LIMITED-100', 'FREE-STICKER', 'DIGITAL-GC-25'];
    await fillCart(
      page,
      products.map((productId) => ({ productId })),
    );
    await page.goto('/cart');
    const dialog = page.getByRole('dialog', { name: 'Change delivery' });
    for (const [name, method, summary] of [
      [CAP, /Pickup in store/, /Pickup in store: /],
      [STICKER, /Ship to store/, /Ship to store/],
    ] as const) {
      await page.getByRole('button', { name: `Change delivery: ${name}` }).click();
      await dialog.getByRole('radio', { name: method }).check();
      await dialog
        .getByRole('group', { name: 'Choose a store' })
        .locator('input[type="radio"]:enabled')
        .first()
        .check();
      await dialog.getByRole('button', { name: 'Use this delivery' }).click();
      await expect(dialog).toHaveCount(0);
      await expect(lineOn(page, name)).toContainText(summary);
    }
    await expect(lineOn(page, WAX)).toContainText('Standard delivery');
    await expect(lineOn(page, 'Gift Card')).toContainText('By email');
    await page.getByRole('main').getByRole('button', { name: 'Checkout' }).click();
    await expect(page.getByRole('group', { name: 'How should it arrive?' })).toBeVisible();
    await checkout.goToBilling();
    await checkout.fillCard(CARDS.approved);
    await checkout.goToSummary();
    await expect(page.getByRole('heading', { name: 'Deliver to' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Pick up at' })).toHaveCount(2);
    await checkout.buy();
    await expect(page.getByText('Your order comes in parts.')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Deliver to' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Pick up at' })).toHaveCount(2);
    for (const name of [WAX, CAP, STICKER, 'Gift Card'])
      await expect(page.getByRole('main').getByText(name).first()).toBeVisible();
  });

  test('is ordered with its code and the gift that came with it', async ({ page }) => {
    const checkout = checkoutOn(page);
    await fillCart(page, [{ productId: 'WAXT-SPRU', qty: 9 }]);
    await page.goto('/cart');
    await page.getByText('Promo code').click();
    const code = page.getByRole('textbox', { name: 'Code' });
    await code.fill('GWP-SOCKS');
    await code.press('Enter');
    const lines = page.getByRole('list', { name: 'Items in your cart' }).getByRole('listitem');
    await expect(lines.last()).toContainText('Free Gift');
    await page.getByRole('main').getByRole('button', { name: 'Checkout' }).click();
    await checkout.goToBilling();
    await page.getByLabel('Promo code').fill('SHIPFREE');
    await page.getByRole('button', { name: 'Apply code' }).click();
    await expect(page.getByText('SHIPFREE')).toBeVisible();
    await checkout.fillCard(CARDS.approved);
    await checkout.goToSummary();
    await checkout.buy();
    await expect(page.getByText('Contour Crew Sock').first()).toBeVisible();
  });

  test('is added to the favorites too, and removed again', async ({ page }) => {
    await fillCart(page, [{ productId: 'WAXT-SPRU' }]);
    await page.goto('/cart');
    const off = page.getByRole('button', { name: `Remove from favorites: ${WAX}` });
    await page.getByRole('button', { name: `Add to favorites: ${WAX}` }).click();
    await expect(off).toBeVisible();
    await page.goto('/favorites');
    await expect(page.getByRole('main').getByRole('heading', { name: WAX })).toBeVisible();
    await page.goto('/cart');
    await off.click();
    await expect(page.getByRole('button', { name: `Add to favorites: ${WAX}` })).toBeVisible();
  });
});
