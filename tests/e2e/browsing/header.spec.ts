import type { Page, Request, Route } from '@playwright/test';
import { expect, test } from '../../harness/browser/browser-test.ts';

const field = (page: Page) => page.locator('#search-field');
const options = (page: Page) => page.getByRole('listbox', { name: 'Suggestions' }).getByRole('option');
const open = (page: Page) => page.getByRole('banner').getByRole('button', { name: 'Search' }).click();
const searchTextOf = (request: Request) => new URL(request.url()).searchParams.get('q') ?? '';

/** Shorter than the interval between key presses on any machine. */
const typeAtOnce = (page: Page, letters: string) =>
  field(page).evaluate((input: HTMLInputElement, all) => {
    for (const letter of all) {
      input.value += letter;
      input.dispatchEvent(new InputEvent('input', { bubbles: true }));
    }
  }, letters);

/** What opens over the page, and the focus never leaves it for what lies behind. */
const COVERS = [
  { opener: 'Search', width: 1280 },
  { opener: 'Search', width: 375 },
  { opener: 'Menu', width: 375 },
  { opener: 'Footwear', width: 1280 },
] as const;

for (const { opener, width } of COVERS) {
  test(`Tab never moves behind what "${opener}" opens at ${width} px, and Escape returns the focus`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/');
    const button = page.getByRole('banner').getByRole('button', { name: opener, exact: true });
    await button.focus();
    await page.keyboard.press('Enter');
    await expect(page.locator(':popover-open').first()).toBeVisible();
    // The first Tab stop is inside; further ones are handled by the script, which is loaded by then.
    await page.keyboard.press('Tab');
    expect(await page.evaluate(focusedBehind)).toBeUndefined();
    await expect.poll(() => page.evaluate(isWatched)).toBe(true);
    for (const key of ['Tab', 'Shift+Tab']) {
      for (let step = 0; step < 30; step += 1) {
        await page.keyboard.press(key);
        expect(await page.evaluate(focusedBehind), `${key} ${step + 1}`).toBeUndefined();
      }
    }
    if ((await page.locator(':popover-open').count()) === 0) return;
    await page.keyboard.press('Escape');
    await expect(page.locator(':popover-open')).toHaveCount(0);
    await expect(button).toBeFocused();
  });
}

/** Runs in the page: whether the script that follows the focus has started. */
function isWatched(): boolean {
  if (document.querySelector('dialog:popover-open')) return document.querySelector('main')?.ariaHidden === 'true';
  return !Array.isArray(window.taps);
}

/** Runs in the page: the focused element, if something open covers it fully or in its centre. */
function focusedBehind(): string | undefined {
  const { activeElement: active, body } = document;
  if (!active || active === body || active.closest(':popover-open')) return undefined;
  if (document.querySelector('dialog:popover-open')) return `outside the dialog: ${active.outerHTML.slice(0, 160)}`;
  const { left, top, width, height } = active.getBoundingClientRect();
  const hit = document.elementFromPoint(left + width / 2, top + height / 2);
  return hit?.closest(':popover-open') ? active.outerHTML.slice(0, 160) : undefined;
}

test.describe('search in the header', () => {
  test('opens a field and shows results without script', async ({ browser, baseURL }) => {
    const page = await browser.newPage({ javaScriptEnabled: false, baseURL: baseURL ?? '' });
    await page.goto('/');
    await open(page);
    await page.getByRole('dialog', { name: 'Search' }).getByRole('searchbox').fill('boot');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/search\?q=boot$/);
    await page.close();
  });

  test('suggests while typing, announces the count, and is operable by keyboard', async ({ page }) => {
    await page.goto('/');
    await open(page);
    await expect(field(page)).toBeFocused();
    await page.keyboard.insertText('boot');
    const combobox = page.getByRole('combobox', { name: 'What are you looking for?' });
    await expect(combobox).toHaveAttribute('aria-expanded', 'true');
    await expect(combobox).toHaveAttribute('aria-autocomplete', 'list');
    const list = page.getByRole('listbox', { name: 'Suggestions' });
    await expect(combobox).toHaveAttribute('aria-controls', (await list.getAttribute('id')) ?? 'none');
    const found = await options(page).count();
    await expect(page.getByRole('dialog', { name: 'Search' }).getByRole('status')).toHaveText(`${found} suggestions`);
    await page.keyboard.press('ArrowDown');
    const first = options(page).first();
    await expect(first).toHaveAttribute('aria-selected', 'true');
    await expect(combobox).toHaveAttribute('aria-activedescendant', (await first.getAttribute('id')) ?? '');
    await expect(combobox).toBeFocused();
    await page.keyboard.press('ArrowUp');
    await expect(combobox).not.toHaveAttribute('aria-activedescendant');
    await page.keyboard.press('ArrowUp');
    await expect(options(page).last()).toHaveAttribute('aria-selected', 'true');
    const href = await options(page).last().getAttribute('href');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(new RegExp(`${href}$`));
  });

  test('closes its list with the first Escape and itself with the second', async ({ page }) => {
    await page.goto('/');
    await open(page);
    await page.keyboard.insertText('boot');
    await expect(options(page).first()).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(options(page).first()).toBeHidden();
    await expect(field(page)).toHaveAttribute('aria-expanded', 'false');
    await page.keyboard.press('ArrowDown');
    await expect(options(page).first()).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('Escape');
    await expect(options(page).first()).toBeHidden();
    await expect(field(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(field(page)).toBeHidden();
    await expect(page.getByRole('banner').getByRole('button', { name: 'Search' })).toBeFocused();
  });

  test('sends one request for fast input, and shows the response to the last words', async ({ page }) => {
    const asked: string[] = [];
    await page.route(/autoSuggest/, (route) => {
      asked.push(searchTextOf(route.request()));
      return asked.length === 1 ? undefined : route.continue();
    });
    await page.goto('/');
    await open(page);
    await expect(field(page)).toHaveRole('combobox');
    await typeAtOnce(page, 'boot');
    await expect.poll(() => asked).toEqual(['boot']);
    const ended = page.waitForEvent('requestfailed', (request) => searchTextOf(request) === 'boot');
    await typeAtOnce(page, 's');
    await expect(options(page).filter({ hasText: /boots/i }).first()).toBeVisible();
    await ended;
    expect(asked).toEqual(['boot', 'boots']);
  });

  test('keeps a closed list closed when a response arrives', async ({ page }) => {
    const asked: Route[] = [];
    await page.goto('/');
    await open(page);
    await page.keyboard.insertText('boot');
    await expect(options(page).first()).toBeVisible();
    await page.route(/autoSuggest/, (route) => void asked.push(route));
    await page.keyboard.insertText('s');
    await expect.poll(() => asked.length).toBe(1);
    await page.keyboard.press('Escape');
    await expect(options(page).first()).toBeHidden();
    const [late] = asked;
    const answered = page.waitForEvent('requestfinished', (request) => request === late?.request());
    await late?.continue();
    await answered;
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
    await expect(field(page)).toHaveAttribute('aria-expanded', 'false');
  });
});

test.describe('the menu', () => {
  for (const javaScriptEnabled of [true, false]) {
    test(`has three levels ${javaScriptEnabled ? 'with' : 'without'} script`, async ({ browser, baseURL }) => {
      const page = await browser.newPage({
        javaScriptEnabled,
        baseURL: baseURL ?? '',
        viewport: { width: 1280, height: 800 },
      });
      await page.goto('/');
      const menu = page.getByRole('navigation', { name: 'Main' });
      await expect(menu.getByRole('link', { name: 'Hiking boots' })).toBeHidden();
      await menu.getByRole('button', { name: 'Footwear' }).focus();
      await page.keyboard.press('Enter');
      await expect(menu.getByRole('link', { name: 'Hiking boots' })).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(menu.getByRole('link', { name: 'Hiking boots' })).toBeHidden();
      await page.keyboard.press('Enter');
      await menu.getByRole('link', { name: 'Hiking boots' }).click();
      await expect(page).toHaveURL(/\/c\/hiking-boots$/);
      await page.close();
    });
  }

  test('is walked page by page on a phone', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 800 });
    await page.goto('/');
    await page.getByRole('button', { name: 'Menu', exact: true }).click();
    const menu = page.getByRole('navigation', { name: 'Main' });
    await expect(menu.getByRole('link', { name: 'Hiking boots' })).toBeHidden();
    await menu.getByRole('button', { name: 'Footwear' }).click();
    await expect(menu.getByRole('link', { name: 'Hiking boots' })).toBeVisible();
    await menu.getByRole('button', { name: 'Back' }).click();
    await expect(menu.getByRole('link', { name: 'Hiking boots' })).toBeHidden();
    await expect(menu.getByRole('button', { name: 'Gear' })).toBeVisible();
    await menu.getByRole('button', { name: 'Close menu' }).click();
    await expect(menu).toBeHidden();
  });
});
