import { axeFindings } from '../../harness/browser/axe.ts';
import { expect, test } from '../../harness/browser/browser-test.ts';
import { cartOn } from '../../harness/browser/cart-page.ts';
import { fillCart } from '../../harness/checkout-cart.ts';

test.describe('the cart', () => {
  test.beforeEach(async ({ page, range }) => {
    await page.goto(`/p/${range.simple.slug}`);
    await page.getByRole('button', { name: 'Add to cart', exact: true }).click();
    await cartOn(page).expectCount(1);
    await cartOn(page).open();
  });

  test('takes a promo code off again, and shows what it is worth', async ({ page }) => {
    const { dialog } = cartOn(page);
    await dialog.getByText('Promo code').click();
    await dialog.getByRole('textbox', { name: 'Code' }).fill('TRAIL10');
    await page.keyboard.press('Enter');
    await expect(dialog.getByText('After discount')).toBeVisible();
    await expect(dialog.getByText('TRAIL10')).toBeVisible();
    expect(await axeFindings(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Remove code TRAIL10' }).click();
    await expect(dialog.getByText('After discount')).toBeHidden();
  });

  test('shows at the field why a code is invalid', async ({ page, complaints }) => {
    const { dialog } = cartOn(page);
    await dialog.getByText('Promo code').click();
    const field = dialog.getByRole('textbox', { name: 'Code' });
    await dialog.getByRole('button', { name: 'Apply' }).click();
    await expect(field).toHaveAccessibleDescription('Enter a code.');
    await expect(field).toBeFocused();
    await field.fill('EXPIRED5');
    await dialog.getByRole('button', { name: 'Apply' }).click();
    await expect(dialog.getByRole('alert')).toContainText(/expired/i);
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    expect(await axeFindings(page)).toEqual([]);
    // The browser logs the rejected request itself.
    expect(complaints.splice(0)).toEqual([expect.stringContaining('422')]);
  });

  test('puts a removed line back', async ({ page, range }) => {
    const cart = cartOn(page);
    await cart.line(range.simple.name).remove.click();
    await expect(
      cart.dialog.getByRole('status').filter({ hasText: `${range.simple.name} was removed.` }),
    ).toBeVisible();
    const undo = cart.dialog.getByRole('button', { name: 'Undo' });
    await expect(undo).toBeFocused();
    await cart.expectCount(0);
    expect(await axeFindings(page)).toEqual([]);
    await page.keyboard.press('Enter');
    await expect(cart.line(range.simple.name).quantity).toHaveValue('1');
    await cart.expectCount(1);
    await expect(undo).toBeHidden();
  });
});

test('the cart page recommends related products, and none that it contains', async ({ page }) => {
  await fillCart(page, [{ productId: 'HEAL-BRAC-100' }]);
  await page.goto('/cart');
  const list = page.getByRole('list', { name: 'Items in your cart' });
  const own = await list.getByRole('link').first().getAttribute('href');
  const offers = page.getByRole('region', { name: 'Goes well with it' }).getByRole('link');
  await expect(offers).not.toHaveCount(0);
  const hrefs = await offers.evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  expect(hrefs.every((href) => href?.startsWith('/p/'))).toBe(true);
  expect(own).toMatch(/^\/p\//);
  expect(hrefs).not.toContain(own?.split('?')[0]);
  await offers.first().click();
  await expect(page).toHaveURL((url) => url.pathname === hrefs[0]);
  await expect(page.getByRole('button', { name: 'Add to cart', exact: true })).toBeVisible();
});
