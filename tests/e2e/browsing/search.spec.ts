import { expect, test } from '../../harness/browser/browser-test.ts';

test.describe('the search page', () => {
  test('finds products and preserves the search text with filters', async ({ page }) => {
    const main = page.getByRole('main');
    await page.goto('/c/all?f.available=true');
    const name = await main.getByRole('article').getByRole('heading').first().innerText();
    await page.goto(`/search?q=${encodeURIComponent(name)}`);
    await expect(main.getByRole('heading', { level: 1 })).toContainText(name);
    await expect(main.getByRole('article').filter({ hasText: name }).first()).toBeVisible();
    await main.getByRole('checkbox', { name: /^In stock/ }).check();
    await expect(page).toHaveURL(/[?&]q=[^&]+&f\.available=true$/);
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
  });

  test('works without script, also for articles, and preserves the store', async ({ browser, baseURL }) => {
    const page = await browser.newPage({ javaScriptEnabled: false, baseURL: baseURL ?? '' });
    await page.goto('/search');
    await page.getByRole('main').getByRole('searchbox', { name: 'What are you looking for?' }).fill('boot');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/search\?q=boot$/);
    const tabs = page.getByRole('navigation', { name: 'Kinds of results' });
    await expect(tabs.getByRole('link', { name: /^Products/ })).toHaveAttribute('aria-current', 'page');
    const store = page.getByRole('main').getByLabel('Store');
    await store.selectOption({ index: 1 });
    const id = await store.inputValue();
    await page.getByRole('button', { name: 'Apply filters' }).click();
    await expect(page).toHaveURL(new RegExp(`\\?q=boot&store=${id}$`));
    await tabs.getByRole('link', { name: /^Articles/ }).click();
    await expect(page).toHaveURL(new RegExp(`/search/articles\\?q=boot&store=${id}$`));
    await tabs.getByRole('link', { name: /^Products/ }).click();
    await expect(page).toHaveURL(new RegExp(`/search\\?q=boot&store=${id}$`));
    await page.getByRole('link', { name: /^Remove filter: In store/ }).click();
    await expect(page).toHaveURL(/\/search\?q=boot$/);
    await page.close();
  });

  test('repeats a search text without results, and offers alternatives', async ({ page }) => {
    await page.goto('/search?q=%3Cb%3Exyzzyplugh%3C%2Fb%3E');
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { name: 'Nothing found for “<b>xyzzyplugh</b>”' })).toBeVisible();
    await expect(main.getByRole('searchbox')).toHaveValue('<b>xyzzyplugh</b>');
    await main.getByRole('link', { name: 'Footwear', exact: true }).click();
    await expect(page).toHaveURL(/\/c\/footwear$/);
  });

  test('shows the results of a misspelt search at once, and says for what', async ({ page }) => {
    await page.goto('/search?q=jakcet');
    const main = page.getByRole('main');
    await expect(main.getByText('Showing results for jacket. Nothing matches “jakcet”.')).toBeVisible();
    await expect(main.getByRole('article').first()).toBeVisible();
    await expect(main.getByRole('searchbox')).toHaveValue('jacket');
    await main.getByRole('checkbox', { name: /^In stock/ }).check();
    await expect(page).toHaveURL(/\?q=jacket&f\.available=true$/);
  });

  test('shows products in the colour of the search, in its size, which is a filter to remove', async ({ page }) => {
    await page.goto('/search?q=red+jacket+xl');
    const main = page.getByRole('main');
    const first = main.getByRole('article').first();
    await expect(first.getByRole('link').first()).toHaveAttribute('href', /\?color=Rust$/);
    await expect(first.getByRole('button', { name: 'Rust' })).toHaveAttribute('aria-pressed', 'true');
    await main.getByRole('link', { name: 'Remove filter: Size: XL' }).click();
    await expect(main.getByRole('heading', { level: 1 })).toContainText('“red jacket”');
    await first.getByRole('link').first().click();
    await expect(page.getByRole('main').getByRole('radio', { name: 'Rust' })).toBeChecked();
  });

  test('shows what comes closest, by relevance', async ({ page }) => {
    await page.goto('/search?q=vegan+leather+jacket');
    const main = page.getByRole('main');
    await expect(
      main.getByText('No exact matches for “vegan leather jacket”. These come closest.', { exact: true }),
    ).toBeVisible();
    await expect(main.getByRole('article').first()).toBeVisible();
    await expect(main.getByLabel('Sort by').locator('option').first()).toHaveText('Relevance');
  });

  test('links to pages above the products, also in suggestions', async ({ page }) => {
    await page.goto('/search?q=contact');
    await page.getByRole('navigation', { name: 'Help and guides' }).getByRole('link', { name: 'Help' }).click();
    await expect(page).toHaveURL(/\/help$/);
    await page.getByRole('banner').getByRole('button', { name: 'Search' }).click();
    await page.locator('#search-field').fill('opening hours');
    await expect(
      page.getByRole('group', { name: 'Help and guides' }).getByRole('option', { name: 'Stores' }),
    ).toBeVisible();
  });

  test('shows the nearest products where nothing is found', async ({ page }) => {
    await page.goto('/search?q=xyzzyplugh');
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { name: 'These come closest' })).toBeVisible();
    await expect(main.getByRole('article').first()).toBeVisible();
  });

  test('has another page for other words', async ({ request }) => {
    const [boots, socks] = await Promise.all(
      ['boot', 'sock'].map(async (q) => (await request.get(`/search?q=${q}`)).text()),
    );
    expect(boots).toContain('Results for “boot”');
    expect(socks).toContain('Results for “sock”');
  });

  test('is found under its translated path', async ({ page }) => {
    await page.goto('/de-de/search?q=boot');
    await expect(page).toHaveURL(/\/de-de\/suche\?q=boot$/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Treffer für „boot“');
  });
});
