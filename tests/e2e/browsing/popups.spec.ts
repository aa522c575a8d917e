import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test, type Page } from '@playwright/test';
import { axeFindings } from '../../harness/browser/axe.ts';
import { createContentFolder, pageOf, type ContentFolder } from '../../harness/content-folder.ts';
import { startShop, type Shop } from '../../harness/shop.ts';

const TEXT = { type: 'rich-text', id: 'news', content: { html: '<p>News</p>' } };
const FORM = { type: 'newsletter', id: 'letter-form', variant: 'inline', content: { title: 'Letters, by mail' } };
const popup = (name: string, change: object) => ({
  title: name,
  name,
  pages: ['/asked'],
  sections: { main: [{ ...TEXT, id: `${name}-text` }] },
  ...change,
});

let content: ContentFolder;
let shop: Shop;

test.describe.configure({ mode: 'serial' });
test.beforeAll(async () => {
  test.setTimeout(120_000);
  content = createContentFolder();
  content.writePage('asked', pageOf([TEXT]));
  content.writePage('unasked', pageOf([TEXT]));
  const put = (path: string, document: object) => {
    const file = join(content.path, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, JSON.stringify(document));
  };
  const letter = { title: 'Field notes', minimizedTitle: 'Letters', sections: { main: [FORM] } };
  put('us/en-us/popup/a-newsletter.json', popup('a-newsletter', letter));
  put('us/en-us/popup/b-join.json', popup('b-join', { title: 'Join us' }));
  put('de/de-de/popup/a-newsletter.json', popup('a-newsletter', { title: 'Feldnotizen', pages: [] }));
  shop = await startShop({ env: { CONTENT_DIR: content.path } });
});
test.afterAll(async () => {
  await shop.stop();
  content.remove();
});

const popupOn = (page: Page, title: string) => page.getByRole('region', { name: title });
/** A pop-up waits for five seconds without input. */
const LONG = { timeout: 20_000 };
const dismissed = (page: Page) => page.evaluate(() => localStorage.getItem('aisle.dismissedPopups'));

test('a visitor reads a pop-up, closes it by key, opens it again and sends its form', async ({ page }) => {
  await page.addInitScript(() => {
    document.addEventListener('popup/close', (event) => {
      if (event instanceof CustomEvent) document.documentElement.dataset['closed'] = JSON.stringify(event.detail);
    });
  });
  await page.goto(`${shop.origin}/asked`);
  const letter = popupOn(page, 'Field notes');
  await expect(letter).toBeHidden();
  await expect(letter).toBeVisible(LONG);
  expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true);
  expect(await axeFindings(page)).toEqual([]);
  await page.setViewportSize({ width: 320, height: 640 });
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await axeFindings(page), 'dark, narrow').toEqual([]);
  expect(await letter.evaluate((box) => box.scrollWidth - box.clientWidth)).toBeLessThanOrEqual(0);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);

  await letter.getByLabel('Email').focus();
  await page.keyboard.press('Escape');
  await expect(letter).toBeHidden();
  const reopen = page.getByRole('button', { name: 'Letters', exact: true });
  await expect(reopen).toBeFocused();
  expect(await dismissed(page)).toBe('["popup-a-newsletter"]');
  expect(JSON.parse((await page.locator('html').getAttribute('data-closed')) ?? '')).toEqual({
    id: 'popup-a-newsletter',
    name: 'a-newsletter',
    class: 'Newsletter',
  });

  await reopen.press('Enter');
  await expect(letter).toBeFocused();
  await letter.getByLabel('Email').fill('reader@example.com');
  await letter.getByRole('button', { name: 'Sign up' }).click();
  await expect(letter.getByRole('status')).not.toBeEmpty();
});

test('the next pop-up opens on the next page, and then none but the button of the first', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('aisle.dismissedPopups', '["popup-a-newsletter"]'));
  await page.goto(`${shop.origin}/asked`);
  const join = popupOn(page, 'Join us');
  await expect(join).toBeVisible(LONG);
  await join.getByRole('button', { name: 'Close' }).click();
  await expect(join).toBeHidden();
  expect(await dismissed(page)).toBe('["popup-a-newsletter","popup-b-join"]');
});

test('a pop-up opens long after the first paint, and not while the cart is open', async ({ page }) => {
  await page.addInitScript(() =>
    document.addEventListener('popup/open', () => {
      document.documentElement.dataset['popupAt'] = String(performance.now());
    }),
  );
  await page.goto(`${shop.origin}/asked`);
  await page.getByRole('banner').getByRole('button', { name: /^Cart/ }).click();
  const cart = page.getByRole('dialog', { name: 'Cart' });
  await expect(cart).toBeVisible();
  await page.waitForTimeout(7000);
  await expect(popupOn(page, 'Field notes')).toBeHidden();
  await page.keyboard.press('Escape');
  await expect(cart).toBeHidden();
  await expect(popupOn(page, 'Field notes')).toBeVisible(LONG);
  const waited = await page.evaluate(() => {
    const [paint] = performance.getEntriesByName('first-contentful-paint');
    return Number(document.documentElement.dataset['popupAt']) - (paint?.startTime ?? NaN);
  });
  expect(waited).toBeGreaterThan(5000);
});

test('a pop-up waits for the choice about privacy', async ({ page }) => {
  await page.goto(`${shop.origin}/de-de/asked`);
  const banner = page.getByRole('region', { name: 'Cookies' });
  await expect(banner).toBeVisible();
  await page.waitForTimeout(6000);
  await expect(popupOn(page, 'Feldnotizen')).toBeHidden();
  await banner.getByRole('button', { name: 'Alle ablehnen' }).click();
  await expect(popupOn(page, 'Feldnotizen')).toBeVisible(LONG);
});

test('products, personal pages and other pages have no markup of it', async ({ page }) => {
  const hasPopups = async (path: string) =>
    (await (await page.request.get(shop.origin + path)).text()).includes('data-popups');
  expect(await hasPopups('/asked')).toBe(true);
  const [product = ''] = /\/p\/[\w-]+/.exec(await (await page.request.get(`${shop.origin}/c/all`)).text()) ?? [];
  expect(product).not.toBe('');
  for (const path of ['/unasked', '/cart', '/checkout', '/sign-in', product, '/de-de/no-page'])
    expect([path, await hasPopups(path)]).toEqual([path, false]);
});
