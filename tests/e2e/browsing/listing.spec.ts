import { chromium, type Page } from '@playwright/test';
import { expect, test } from '../../harness/browser/browser-test.ts';
import { withBackForwardCache } from '../../harness/browser/chromium.ts';

const results = (page: Page) => page.getByRole('main').getByRole('article');
const count = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('status')
    .filter({ hasText: /^\s*\d+ products?\s*$/ });
const total = async (page: Page) => Number.parseInt((await count(page).innerText()).trim(), 10);
const filters = (page: Page) => page.getByRole('region', { name: 'Filters' });
const box = (page: Page, name: RegExp) => filters(page).getByRole('checkbox', { name });
const active = (page: Page) => page.getByRole('list', { name: 'Active filters' });
/** The first value of a facet as its checkbox names it: "Moss (9)". */
const firstOf = (page: Page, facet: string) =>
  filters(page).getByRole('group', { name: facet, exact: true }).getByRole('checkbox').first();

/** The link of a card opens the product's page. */
async function openProduct(page: Page): Promise<void> {
  await results(page).last().getByRole('link').first().click();
  await expect(page).toHaveURL(/\/p\//);
}

/** Of a phone, a tablet, a laptop and a desktop. */
const WIDTHS = [375, 768, 1280, 1920];
const CATEGORIES = ['footwear', 'boots', 'sale'];

test('products begin within the first screen at every width, and a campaign comes between them', async ({ page }) => {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 800 });
    for (const category of CATEGORIES) {
      await page.goto(`/c/${category}`, { waitUntil: 'domcontentloaded' });
      const first = await results(page).first().locator('img').boundingBox();
      expect(first?.y, `${category} at ${width}`).toBeLessThan(600);
    }
  }
  await page.goto('/c/footwear');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Footwear');
  const campaign = page.getByRole('heading', { name: 'Start with the ground, then the load' });
  const isBefore = (index: number) =>
    results(page)
      .nth(index)
      .evaluate((card, title) => {
        const other = document.evaluate(`//h2[normalize-space()="${title}"]`, document).iterateNext();
        return other !== null && Boolean(card.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING);
      }, 'Start with the ground, then the load');
  await expect(campaign).toBeVisible();
  expect([await isBefore(11), await isBefore(12)]).toEqual([true, false]);
  await page.goto('/c/footwear?page=2');
  await expect(results(page).first()).toBeVisible();
  await expect(campaign).toHaveCount(0);
});

test('a link before the list leads to the products', async ({ page }) => {
  await page.goto('/c/boots');
  const link = page.getByRole('link', { name: 'Skip to products' });
  await link.focus();
  await expect(link).toBeInViewport();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(results(page).first().getByRole('link').first()).toBeFocused();
});

test.describe('a list without script', () => {
  test.use({ javaScriptEnabled: false });

  test('is filtered by a form, shows active filters, and removes them by links', async ({ page }) => {
    await page.goto('/c/footwear');
    const all = await total(page);
    await firstOf(page, 'Color').check();
    await box(page, /^In stock/).check();
    await filters(page).getByRole('button', { name: 'Apply filters' }).click();
    await expect(page).toHaveURL(/\/c\/footwear\?f\.color=[^&]+&f\.available=true$/);
    expect(await total(page)).toBeLessThan(all);
    await expect(active(page).getByRole('link')).toHaveCount(3);
    await active(page).getByRole('link', { name: 'Remove filter: In stock' }).click();
    await expect(page).toHaveURL(/\/c\/footwear\?f\.color=[^&]+$/);
    await active(page).getByRole('link', { name: 'Clear all' }).click();
    await expect(page).toHaveURL(/\/c\/footwear\??$/);
    expect(await total(page)).toBe(all);
  });

  test('takes a price from two fields', async ({ page }) => {
    await page.goto('/c/all');
    await filters(page).getByLabel('From').fill('150');
    await filters(page).getByLabel('To', { exact: true }).fill('100');
    await filters(page).getByRole('button', { name: 'Apply filters' }).click();
    await expect(page).toHaveURL(/\?f\.price=100-150$/);
    await expect(active(page).getByRole('link', { name: 'Remove filter: $100 – $150' })).toBeVisible();
    await expect(filters(page).getByLabel('From')).toHaveValue('100');
  });

  test('opens its filters on a phone', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 800 });
    await page.goto('/c/footwear?f.available=true');
    await expect(filters(page)).toBeHidden();
    await page.getByRole('button', { name: 'Filter 1' }).click();
    await expect(box(page, /^In stock/)).toBeChecked();
    await filters(page)
      .getByRole('button', { name: /^Show \d+ products?$/ })
      .click();
    await expect(page).toHaveURL(/f\.available=true/);
  });

  test('ignores values that cannot be', async ({ page, request }) => {
    const whole = await (await request.get('/c/footwear')).text();
    expect(whole).toContain('products');
    await page.goto('/c/footwear?f.price=cheap&f.available=maybe&page=-1&sort=drop&store=no-such-store');
    await expect(active(page)).toHaveCount(0);
    await expect(results(page).first()).toBeVisible();
  });

  test('helps where nothing is left', async ({ page }) => {
    await page.goto('/c/footwear?f.available=true&f.price=9000-9001');
    await expect(page.getByRole('heading', { name: 'Nothing matches these filters' })).toBeVisible();
    await page
      .getByRole('main')
      .getByRole('link', { name: /^Remove filter: In stock|^Remove filter/ })
      .last()
      .click();
    await expect(page).not.toHaveURL(/f\.price=9000-9001&f\.available/);
  });
});

test.describe('a list with script', () => {
  test('is filtered immediately, in place, with the focus preserved and the new count announced', async ({ page }) => {
    await page.goto('/c/footwear');
    const all = await total(page);
    await page.evaluate(() => Reflect.set(self, 'isSame', true));
    const moss = firstOf(page, 'Color');
    await moss.focus();
    await page.keyboard.press('Space');
    await expect(page).toHaveURL(/f\.color=/);
    await expect.poll(() => total(page)).toBeLessThan(all);
    await expect(moss).toBeFocused();
    await expect(moss).toBeChecked();
    expect(await page.evaluate(() => Reflect.get(self, 'isSame'))).toBe(true);
    await expect(active(page).getByRole('link')).toHaveCount(2);
    await active(page).getByRole('link', { name: 'Clear all' }).click();
    await expect.poll(() => total(page)).toBe(all);
    await expect(moss).not.toBeChecked();
  });

  test('shows the newest of several quick choices', async ({ page }) => {
    await page.goto('/c/footwear');
    // Stays pending: it has to be aborted by the next request.
    await page.route(/\?f\.available=true$/, () => undefined);
    const asked = page.waitForRequest(/\?f\.available=true$/);
    await box(page, /^In stock/).check();
    const former = await asked;
    const ended = page.waitForEvent('requestfailed', (request) => request === former);
    await page.getByLabel('Sort by').selectOption('price-asc');
    await ended;
    await expect(page).toHaveURL(/sort=price-asc&f\.available=true/);
    await expect(page.getByLabel('Sort by')).toHaveValue('price-asc');
    await expect(box(page, /^In stock/)).toBeChecked();
  });

  test('navigates back through its views', async ({ page }) => {
    await page.goto('/c/footwear');
    const all = await total(page);
    await box(page, /^In stock/).check();
    await expect(page).toHaveURL(/f\.available=true/);
    await firstOf(page, 'Color').check();
    await expect(page).toHaveURL(/f\.color=/);
    const narrow = await total(page);
    await page.goBack();
    await expect(page).toHaveURL(/\?f\.available=true$/);
    await expect(firstOf(page, 'Color')).not.toBeChecked();
    await page.goBack();
    await expect.poll(() => total(page)).toBe(all);
    await expect(box(page, /^In stock/)).not.toBeChecked();
    await page.goForward();
    await page.goForward();
    await expect.poll(() => total(page)).toBe(narrow);
  });

  test('keeps the old view and shows an error where the new one fails', async ({ page, context, complaints }) => {
    await page.goto('/c/footwear');
    await page.getByLabel('Sort by').focus();
    await page.waitForLoadState('networkidle');
    await context.setOffline(true);
    await box(page, /^In stock/).click();
    await expect(
      page.getByRole('alert').or(page.getByRole('status')).filter({ hasText: 'No connection' }),
    ).toBeVisible();
    await expect(box(page, /^In stock/)).not.toBeChecked();
    await context.setOffline(false);
    complaints.splice(0);
  });
});

test.describe('going back to a list', () => {
  /** Narrows, closes a facet, scrolls and leaves for a product. */
  async function leave(page: Page, prepare?: () => void): Promise<{ scroll: number; address: string }> {
    await page.goto('/c/all');
    if (prepare) await page.evaluate(prepare);
    await box(page, /^In stock/).check();
    await expect(page).toHaveURL(/f\.available=true/);
    await page.locator('#facet-size > summary').click();
    await results(page).last().scrollIntoViewIfNeeded();
    const scroll = await page.evaluate(() => Math.round(scrollY));
    const address = page.url();
    expect(scroll).toBeGreaterThan(500);
    await openProduct(page);
    return { scroll, address };
  }

  async function expectAsLeft(page: Page, left: { scroll: number; address: string }): Promise<void> {
    await expect(page).toHaveURL(left.address);
    await expect(box(page, /^In stock/)).toBeChecked();
    await expect(page.locator('#facet-size')).not.toHaveAttribute('open');
    await expect.poll(() => page.evaluate(() => Math.round(scrollY))).toBeCloseTo(left.scroll, -1);
  }

  test('restores its state when the page is loaded again', async ({ page }) => {
    const left = await leave(page);
    await page.goBack();
    expect(
      await page.evaluate(() => performance.getEntriesByType('navigation').map((one) => Reflect.get(one, 'type'))),
    ).toEqual(['back_forward']);
    await expectAsLeft(page, left);
  });

  test('restores its state from the back/forward cache', async ({ baseURL }) => {
    const browser = await chromium.launch(await withBackForwardCache());
    try {
      const page = await browser.newPage({ baseURL: baseURL ?? '', viewport: { width: 1280, height: 720 } });
      const left = await leave(page, () =>
        addEventListener('pageshow', ({ persisted }) => Reflect.set(self, 'persisted', persisted)),
      );
      // Playwright waits in vain for a load event of a page from the back/forward cache.
      page.evaluate(() => history.back()).catch(() => undefined);
      await expectAsLeft(page, left);
      expect(await page.evaluate(() => Reflect.get(self, 'persisted'))).toBe(true);
    } finally {
      await browser.close();
    }
  });

  test('starts afresh when it is opened by a link', async ({ page }) => {
    const { address } = await leave(page);
    await page.goto(address);
    await expect(page.locator('#facet-size')).toHaveAttribute('open');
    expect(await page.evaluate(() => scrollY)).toBe(0);
  });

  test('stores five lists', async ({ page }) => {
    for (const slug of ['all', 'footwear', 'boots', 'shoes', 'apparel', 'gear', 'jackets']) {
      await page.goto(`/c/${slug}`);
      await page.getByLabel('Sort by').focus();
      await page.waitForLoadState('networkidle');
    }
    await page.goto('/cart');
    const stored = await page.evaluate(() =>
      JSON.parse(sessionStorage.getItem('aisle.lists') ?? '[]').map(({ url }: { url: string }) => url),
    );
    expect(stored).toEqual(['/c/jackets', '/c/gear', '/c/apparel', '/c/shoes', '/c/boots']);
  });
});

test.describe('back to top', () => {
  const button = (page: Page) => page.getByRole('button', { name: 'Back to top' });

  test('is offered on a long page once one screen was left behind', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 600 });
    await page.goto('/c/all');
    await expect(button(page)).toBeHidden();
    await page.evaluate(() => scrollTo({ top: innerHeight / 2, behavior: 'instant' }));
    await expect(button(page)).toBeHidden();
    await page.evaluate(() => scrollTo({ top: innerHeight * 3, behavior: 'instant' }));
    await button(page).click();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    await expect(page.getByRole('main')).toBeFocused();
    await expect(button(page)).toBeHidden();
  });

  test('is not offered on a short page', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 1400 });
    await page.goto('/cart');
    await page.evaluate(() => scrollTo({ top: 9999, behavior: 'instant' }));
    await expect(button(page)).toBeHidden();
  });
});
