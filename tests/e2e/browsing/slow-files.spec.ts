import type { Page } from '@playwright/test';
import { cartOn } from '../../harness/browser/cart-page.ts';
import { expect, test } from '../../harness/browser/browser-test.ts';

/** Kinds of files that a page may wait for. */
const SLOW = ['stylesheet', 'font', 'script', 'image'];

/** Requests of this kind get no response before the test ends. */
async function hang(page: Page, type: string): Promise<void> {
  await page.route('**/*', (route) => (route.request().resourceType() === type ? undefined : route.continue()));
}

/** Runs in the page: whether it has been painted, and no text waits for its font. */
const isReadable = () =>
  performance.getEntriesByName('first-contentful-paint').length > 0 &&
  [...document.fonts].every(({ status, display }) => status !== 'loading' || display === 'swap');

for (const type of SLOW) {
  test(`a page whose every ${type} hangs is readable, and what opens opens`, async ({ page, range }) => {
    await hang(page, type);
    for (const path of ['/', range.simple.listing, `/p/${range.sized.slug}`]) {
      await page.goto(path, { waitUntil: 'commit' });
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
      await expect.poll(() => page.evaluate(isReadable)).toBe(true);
      const cart = cartOn(page);
      await cart.open();
      await page.keyboard.press('Escape');
      await expect(cart.dialog).toBeHidden();
      await page.getByRole('banner').getByRole('button', { name: 'Search' }).click();
      await expect(page.locator('#search-field')).toBeVisible();
    }
  });
}

test('the policy of every kind of page allows nothing unsafe', async ({ request, range }) => {
  for (const path of [
    '/',
    range.simple.listing,
    `/p/${range.sized.slug}`,
    '/cart',
    '/search?q=boot',
    '/sign-in',
    '/404',
  ]) {
    const response = await request.get(path);
    const policy = response.headers()['content-security-policy'] ?? '';
    expect(policy, path).toContain('script-src');
    expect(policy, path).not.toContain('unsafe-');
  }
});
