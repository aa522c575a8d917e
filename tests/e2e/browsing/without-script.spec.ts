import { expect, test } from '../../harness/browser/browser-test.ts';
import { soldOutSize } from '../../harness/browser/range.ts';

test.use({ javaScriptEnabled: false });

test.describe('a visitor without script', () => {
  test('finds a product from the home page and its listing', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await page.goto('/c/all');
    const main = page.getByRole('main');
    await main.getByRole('article').first().getByRole('link').first().click();
    await expect(page).toHaveURL(/\/p\/[^/]+$/);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });

  test('sorts a listing with a form', async ({ page }) => {
    await page.goto('/c/all');
    await page.getByLabel('Sort by').selectOption('price-desc');
    await page.getByRole('button', { name: 'Sort', exact: true }).click();
    await expect(page).toHaveURL(/sort=price-desc/);
    await expect(page.getByLabel('Sort by')).toHaveValue('price-desc');
  });

  test('selects a size with a form and shows that buying requires script', async ({ page, range }) => {
    const { slug, size, sizeLabel } = range.sized;
    await page.goto(`/p/${slug}`);
    // Playwright's own text and role search leaves `noscript` out, so these two are found by tag.
    const noscript = page.locator('form noscript');
    await expect(noscript.locator('p')).toBeVisible();
    await expect(noscript.locator('p')).toContainText('Buying needs JavaScript');
    await page
      .getByRole('radiogroup', { name: 'Size' })
      .getByRole('radio', { name: sizeLabel, exact: true })
      .check({ force: true });
    await noscript.locator('button').click();
    await expect(page).toHaveURL(({ searchParams }) => searchParams.get('size') === size);
    await expect(page.getByRole('radio', { name: sizeLabel, exact: true })).toBeChecked();
  });

  test('shows that a size is sold out', async ({ page, range }) => {
    const { product, soldOut, inStock } = soldOutSize(range.products);
    const add = page.getByRole('button', { name: 'Add to cart', exact: true });
    const addressOf = (size: string) => `/p/${product.slug}?${new URLSearchParams({ size })}`;
    await page.goto(addressOf(soldOut.size));
    await expect(add).toBeDisabled();
    await expect(page.getByText('not available')).toBeVisible();
    await page.goto(addressOf(inStock.size));
    await expect(add).toBeEnabled();
    await expect(page.getByText('not available')).toBeHidden();
  });

  test('reaches the page to sign in through the header', async ({ page }) => {
    await page.goto('/c/all');
    await page.getByRole('banner').getByRole('button', { name: 'Sign in' }).click();
    await expect(page).toHaveURL(/\/sign-in\??$/);
  });

  test('reaches the cart page through the cart button', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('button', { name: /^Cart/ }).click();
    await expect(page).toHaveURL(/\/cart\??$/);
    await expect(page.getByRole('heading', { level: 1, name: 'Your cart' })).toBeVisible();
    await expect(page.locator('main noscript p')).toContainText('Buying needs JavaScript');
  });

  test('sees no button without an effect', async ({ page, range }) => {
    for (const path of ['/', range.simple.listing, `/p/${range.sized.slug}`, '/de-de/']) {
      await page.goto(path);
      const actions = page.locator('[type="button"][data-action]:not([popovertarget])').filter({ visible: true });
      const names = await actions.evaluateAll((all) => all.map((button) => button.textContent.trim()));
      // Beside this one a line says that buying needs script.
      expect(names, path).toEqual(path.startsWith('/p/') ? ['Add to cart'] : []);
      await expect(page.locator('a[href^="#modal="], a[href^="#panel="]').filter({ visible: true })).toHaveCount(0);
    }
  });
});
