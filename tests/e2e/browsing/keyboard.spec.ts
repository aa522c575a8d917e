import { cartOn } from '../../harness/browser/cart-page.ts';
import { expect, test } from '../../harness/browser/browser-test.ts';

test.describe('a keyboard user', () => {
  test('skips to the content with the first stop', async ({ page }) => {
    await page.goto('/');
    await page.keyboard.press('Tab');
    const skip = page.getByRole('link', { name: 'Skip to content' });
    await expect(skip).toBeFocused();
    await expect(skip).toBeInViewport();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/#\w+$/);
    await page.keyboard.press('Tab');
    await expect(page.getByRole('main').locator(':focus')).toHaveCount(1);
  });

  test('opens the cart with Enter, stays inside, and leaves with Escape', async ({ page }) => {
    const cart = cartOn(page);
    await page.goto('/');
    await cart.button.focus();
    await page.keyboard.press('Enter');
    await expect(cart.dialog).toBeVisible();
    await expect(cart.dialog.getByText('Your cart is empty')).toBeVisible();
    for (let step = 0; step < 5; step += 1) await page.keyboard.press('Tab');
    const isOutside = await page.evaluate(() => {
      const active = document.activeElement;
      return active !== document.body && active?.closest('dialog') === null;
    });
    expect(isOutside).toBe(false);
    await page.keyboard.press('Escape');
    await expect(cart.button).toBeFocused();
  });

  test('chooses a size with the arrow keys and adds it', async ({ page, range }) => {
    await page.goto(`/p/${range.sized.slug}`);
    const radios = page.getByRole('radiogroup', { name: 'Size' }).getByRole('radio');
    await radios.first().focus();
    await page.keyboard.press('Space');
    await page.keyboard.press('ArrowRight');
    await expect(radios.nth(1)).toBeChecked();
    await page.getByRole('button', { name: 'Add to cart', exact: true }).focus();
    await page.keyboard.press('Enter');
    await cartOn(page).expectCount(1);
  });

  test('sees where the focus is on every stop of the header', async ({ page }) => {
    await page.goto('/');
    for (let step = 0; step < 6; step += 1) {
      await page.keyboard.press('Tab');
      const outline = await page.evaluate(() => {
        const active = document.activeElement;
        if (active === null || active === document.body) return 'none';
        const { outlineStyle, boxShadow } = getComputedStyle(active);
        return outlineStyle !== 'none' || boxShadow !== 'none' ? 'seen' : active.outerHTML.slice(0, 120);
      });
      expect.soft(outline).toBe('seen');
    }
  });
});
