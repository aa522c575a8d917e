import { expect, test } from '../../harness/browser/browser-test.ts';
import { soldOutSize } from '../../harness/browser/range.ts';
import { shareFavorites } from '../../harness/browser/shared-favorites.ts';

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

  test('selects a size with a form', async ({ page, range }) => {
    const { slug, size, sizeLabel } = range.sized;
    await page.goto(`/p/${slug}`);
    // Playwright's own text and role search leaves `noscript` out, so these two are found by tag.
    const noscript = page.locator('.product__actions noscript');
    await expect(noscript.locator('p')).toContainText('Paying needs it: please turn it on');
    await page
      .getByRole('radiogroup', { name: 'Size' })
      .getByRole('radio', { name: sizeLabel, exact: true })
      .check({ force: true });
    await noscript.locator('button').click();
    await expect(page).toHaveURL(({ searchParams }) => searchParams.get('size') === size);
    await expect(page.getByRole('radio', { name: sizeLabel, exact: true })).toBeChecked();
  });

  test('adds a size to the cart, sees it on the cart page, changes and removes it', async ({ page, range }) => {
    const { slug, sizeLabel, name } = range.sized;
    await page.goto(`/p/${slug}`);
    const add = page.getByRole('button', { name: 'Add to cart', exact: true });
    await add.click();
    // The browser itself asks for the size.
    await expect(page).toHaveURL(new RegExp(`/p/${slug}$`));
    // By keyboard: the browser may still be scrolling to the size.
    await page.getByRole('radio', { name: sizeLabel, exact: true }).press('Space');
    await add.click({ clickCount: 2 });
    await expect(page).toHaveURL(/\/cart$/);
    const line = page.locator('.cart__line');
    await expect(line).toHaveCount(1);
    await expect(line.locator('a').first()).toHaveText(name);
    await expect(line).toContainText(`Size: ${sizeLabel}`);
    await expect(line.locator('input[name="qty"]')).toHaveValue('1');

    await line.locator('input[name="qty"]').fill('2');
    await line.locator('button', { hasText: 'Update' }).click();
    await expect(line.locator('input[name="qty"]')).toHaveValue('2');

    await line.locator('button', { hasText: 'Save for later' }).click();
    await expect(page).toHaveURL(/\/cart#saved$/);
    const saved = page.locator('#saved .cart__line');
    await expect(saved).toContainText('Quantity: 2');
    await expect(page.locator('main .empty')).toContainText('Your cart is empty');
    await saved.locator('button', { hasText: 'Move to cart' }).click();
    await expect(line.locator('input[name="qty"]')).toHaveValue('2');
    await expect(saved).toHaveCount(0);
    await line.locator('button', { hasText: 'Remove' }).click();
    await expect(page.locator('main .empty')).toContainText('Your cart is empty');
    await expect(line).toHaveCount(0);
  });

  test('stores a favorite, sees it and removes it', async ({ page, range }) => {
    const { slug, name } = range.sized;
    await page.goto(`/p/${slug}`);
    await page.getByRole('button', { name: `Favorite: ${name}` }).click();
    await expect(page).toHaveURL(/\/favorites$/);
    const item = page.locator('.favorites__item');
    await expect(item.locator('a')).toHaveText(name);
    // Playwright's own text and role search leaves `noscript` out.
    const size = item.locator('select');
    await size.selectOption({ index: 1 });
    await item.locator('button', { hasText: 'Add to cart' }).click();
    await expect(page).toHaveURL(/\/cart$/);
    await expect(page.locator('.cart__line a').first()).toHaveText(name);
    await page.goto('/favorites');
    await item.locator('button', { hasText: 'Remove' }).click();
    await expect(item).toHaveCount(0);
    await expect(page.locator('main .empty')).toContainText('No favorites yet');
  });

  test('shares the favorites and stops that', async ({ page, range }) => {
    await page.goto(`/p/${range.simple.slug}`);
    await page.getByRole('button', { name: `Favorite: ${range.simple.name}` }).click();
    const share = page.locator('.favorites__share');
    await share.locator('button', { hasText: 'Create a link' }).click();
    const link = (await share.locator('a').getAttribute('href')) ?? '';
    await share.locator('button', { hasText: 'Stop sharing' }).click();
    await expect(share.locator('a')).toHaveCount(0);
    expect((await page.goto(link))?.status()).toBe(404);
  });

  test('sees the favorites that somebody shared', async ({ page, range, baseURL }) => {
    await page.goto(await shareFavorites(baseURL ?? '', [range.simple.slug]));
    await expect(page.locator('.favorites__item a')).toHaveText(range.simple.name);
    await expect(page.locator('.favorites__item button')).toHaveCount(0);
  });

  test('signs up for the newsletter', async ({ page }) => {
    await page.goto('/');
    const form = page.locator('form[action^="/fapi/forms/subscribe"]').first();
    await form.getByLabel('Email').fill(`walker-${crypto.randomUUID()}@example.com`);
    await form.getByRole('button', { name: 'Sign up' }).click();
    await expect(page).toHaveURL(/\/confirm-subscription\?result=(subscribed|pending)$/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/You are signed up|One more step/);
  });

  test('is told when a sold-out size is back', async ({ page, range }) => {
    const { product, soldOut, inStock } = soldOutSize(range.products);
    const add = page.getByRole('button', { name: 'Add to cart', exact: true });
    const addressOf = (size: string) => `/p/${product.slug}?${new URLSearchParams({ size })}`;
    await page.goto(addressOf(inStock.size));
    await expect(add).toBeEnabled();
    await page.goto(addressOf(soldOut.size));
    await expect(add).toBeHidden();
    await expect(page.getByRole('radio', { name: `${soldOut.sizeLabel} Sold out`, exact: true })).toBeChecked();
    await page.getByLabel('Email').first().fill(`walker-${crypto.randomUUID()}@example.com`);
    await page.getByRole('button', { name: 'Tell me when it is back' }).click();
    await expect(page.getByRole('status').filter({ hasText: 'We write to you' })).toBeVisible();
    await expect(page).toHaveURL(({ searchParams }) => searchParams.get('size') === soldOut.size);
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
    await expect(page.locator('main noscript p')).toContainText('Paying needs it: please turn it on');
  });

  test('sees no button without an effect', async ({ page, range }) => {
    for (const path of ['/', range.simple.listing, `/p/${range.sized.slug}`, '/de-de/']) {
      await page.goto(path);
      const actions = page.locator('[type="button"][data-action]:not([popovertarget])').filter({ visible: true });
      const names = await actions.evaluateAll((all) => all.map((button) => button.textContent.trim()));
      expect(names, path).toEqual([]);
      await expect(page.locator('a[href^="#modal="], a[href^="#panel="]').filter({ visible: true })).toHaveCount(0);
    }
  });
});
