import { expect, test } from '../../harness/browser/browser-test.ts';
import { cartOn, lineOn, openCartWith } from '../../harness/browser/cart-page.ts';
import { PHONE } from '../../harness/browser/devices.ts';

const BEANIE = 'Lambing Beanie';

test.describe('saving for later on a phone', () => {
  test.use(PHONE);

  test('moves a line out of the cart and back', async ({ page }) => {
    await openCartWith(page, [{ productId: 'MARKDOWN-1', qty: 2 }]);
    const saved = page.getByRole('region', { name: 'Saved for later' });
    await page.getByRole('button', { name: `Save for later: ${BEANIE}` }).click();
    await expect(page.getByText(`${BEANIE} is saved for later.`)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Undo' })).toBeFocused();
    await expect(saved.getByText('Quantity: 2')).toBeVisible();
    await expect(page.getByText('Your cart is empty')).toBeVisible();
    await cartOn(page).expectCount(0);

    await page.reload();
    await saved.getByRole('button', { name: `Move to cart: ${BEANIE}` }).click();
    await expect(lineOn(page, BEANIE).getByRole('spinbutton', { name: 'Quantity' })).toHaveValue('2');
    await expect(saved.getByRole('status')).toHaveText(`${BEANIE} is in your cart.`);
    await expect(page.getByRole('heading', { name: 'Saved for later' })).toBeFocused();
    await cartOn(page).expectCount(2);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(PHONE.viewport.width);
  });
});

test.describe('an item that is saved for later', () => {
  test('is restored by Undo, and can be removed', async ({ page }) => {
    await openCartWith(page, [{ productId: 'MARKDOWN-1' }]);
    const save = page.getByRole('button', { name: `Save for later: ${BEANIE}` });
    await save.click();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(lineOn(page, BEANIE)).toBeVisible();
    await save.click();
    await page.getByRole('button', { name: `Remove from saved items: ${BEANIE}` }).click();
    await expect(page.getByText(`${BEANIE} is no longer saved.`)).toBeVisible();
    await page.reload();
    await expect(page.getByText('Your cart is empty')).toBeVisible();
    await expect(page.getByText('Saved for later')).toBeHidden();
  });

  test('is not stored in a session that an associate is connected to', async ({ page }) => {
    const asked: string[] = [];
    await openCartWith(page, [{ productId: 'MARKDOWN-1' }]);
    await page.goto('/associate-login');
    await page.getByLabel('Store number').fill('1001');
    await page.getByLabel('Employee number').fill('A1001');
    await page.getByLabel('Password', { exact: true }).fill('Trail-2026!');
    await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click();
    await expect(page.getByRole('main').getByRole('status')).toContainText('Alex Moreau');
    page.on('request', (request) => asked.push(request.url()));
    await page.goto('/cart');
    await expect(lineOn(page, BEANIE)).toBeVisible();
    await expect(page.getByRole('button', { name: /^Save for later/ })).toBeHidden();
    expect(asked.filter((url) => url.includes('saveForLater'))).toEqual([]);
  });
});
