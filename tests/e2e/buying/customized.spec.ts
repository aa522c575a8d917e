import { axeFindings } from '../../harness/browser/axe.ts';
import { expect, test } from '../../harness/browser/browser-test.ts';
import { CARDS, checkoutOn } from '../../harness/browser/checkout-page.ts';

const NO_RETURNS = 'Made to your design: no returns';

for (const width of [375, 1280]) {
  test(`a boot is designed, changed from the cart and bought at ${width} px`, async ({ page }) => {
    test.slow();
    const checkAccess = async () => {
      await page.evaluate(() => scrollTo(0, 0));
      expect(await axeFindings(page)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    };
    await page.setViewportSize({ width, height: 812 });
    await page.goto('/p/col-high');
    const designer = page.getByRole('region', { name: 'Make Col High yours' });
    const drawing = designer.getByRole('img');
    await designer.scrollIntoViewIfNeeded();
    await designer.getByRole('group', { name: 'Upper' }).getByRole('radio', { name: 'Moss' }).focus();
    await page.keyboard.press('Space');
    await expect(drawing).toHaveAccessibleName(/Upper: Moss/);
    await expect(drawing.locator('[data-piece="upper"]')).toHaveAttribute('fill', '#5b6b3c');
    await designer.getByRole('textbox', { name: 'Name on the side' }).fill('ADA');
    await expect(drawing.locator('text')).toHaveText('ADA');
    await expect(drawing).toHaveAccessibleName(/Name on the side: ADA/);
    await page.reload();
    await expect(drawing).toHaveAccessibleName(/Upper: Moss.*Name on the side: ADA/);
    await expect(designer.getByText('$297.00')).toBeVisible();
    await expect(designer).toContainText('cannot be returned');
    await designer.getByRole('combobox', { name: 'Size to make' }).selectOption('9');
    await checkAccess();
    await designer.getByRole('button', { name: 'Add your design to the cart' }).click();

    await expect(page).toHaveURL(/\/cart$/);
    const main = page.getByRole('main');
    const line = main.getByRole('listitem').filter({ hasText: 'Col High' }).first();
    await expect(line).toContainText('Upper: Moss');
    await expect(line).toContainText('Name on the side: ADA');
    await expect(line).toContainText(NO_RETURNS);
    await expect(line).toContainText('Made-to-order delivery');
    await expect
      .poll(() => line.locator('img').evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth))
      .toBeGreaterThan(0);
    await checkAccess();
    await line.getByRole('link', { name: 'Change the design of Col High' }).click();

    await expect(drawing).toHaveAccessibleName(/Upper: Moss/);
    await expect(designer.getByRole('combobox', { name: 'Size to make' })).toHaveValue('9');
    await designer.getByRole('textbox', { name: 'Name on the side' }).fill('shit');
    await designer.getByRole('button', { name: 'Save your design' }).click();
    await expect(designer.getByRole('alert')).toContainText('We cannot put this text on a product');
    await designer.getByRole('textbox', { name: 'Name on the side' }).fill('BO');
    await designer.getByRole('button', { name: 'Save your design' }).click();
    await expect(line).toContainText('Name on the side: BO');
    await expect(page.getByRole('button', { name: 'Cart, 1 item' })).toBeVisible();

    const checkout = checkoutOn(page);
    await page.goto('/checkout');
    await checkout.fillShipping();
    await expect(main).toContainText('Made-to-order delivery');
    await expect(main).toContainText('Name on the side: BO');
    await page.getByRole('button', { name: 'Continue to billing' }).click();
    await expect(checkout.step('Billing')).toBeVisible();
    await checkout.fillCard(CARDS.approved);
    await checkout.goToSummary();
    await checkout.buy();
    await expect(main).toContainText('Name on the side: BO');
    await expect(main).toContainText(NO_RETURNS);
    await checkAccess();
  });
}

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the server draws a design, and a form adds it', async ({ page }) => {
    await page.goto('/p/rollway-26?design=ROLL-COAST');
    const designer = page.getByRole('region', { name: 'Make Rollway 26 yours' });
    await expect(designer.getByRole('img')).toHaveAccessibleName(/Body: Loch/);
    await designer.getByRole('group', { name: 'Straps' }).getByRole('radio', { name: 'Gorse' }).check();
    await designer.getByRole('button', { name: 'Show this design' }).click();
    await expect(designer.getByRole('img')).toHaveAccessibleName(/Straps: Gorse/);
    await designer.getByRole('button', { name: 'Add your design to the cart' }).click();
    await expect(page).toHaveURL(/\/cart$/);
    const line = page.locator('noscript .cart__line');
    await expect(line).toContainText('Straps: Gorse');

    await line.getByRole('link', { name: 'Change the design' }).click();
    await designer.getByRole('link', { name: 'Coast path' }).click();
    await designer.getByRole('button', { name: 'Save your design' }).click();
    await expect(page).toHaveURL(/\/cart$/);
    await expect(line).toHaveCount(1);
    await expect(line).not.toContainText('Straps: Gorse');
  });
});
