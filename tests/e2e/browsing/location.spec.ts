import { randomBytes } from 'node:crypto';
import { expect, test, type Page, type Request } from '@playwright/test';
import { axeFindings } from '../../harness/browser/axe.ts';
import { createContentFolder, pageOf, type ContentFolder } from '../../harness/content-folder.ts';
import { dialogOn, isFocusIn } from '../../harness/browser/dialog-page.ts';
import { startShop, type Shop } from '../../harness/shop.ts';

const HEADER = 'cf-ipcountry';
const RICH_TEXT = { type: 'rich-text', id: 'news', content: { html: '<p>News</p>' } };
/** A shop behind a proxy that sends the visitor's location. */
const PRODUCTION = {
  APP_ENV: 'www',
  CONSENT_PROVIDER: 'banner',
  SESSION_SECRET: randomBytes(48).toString('base64'),
  GEO_PROVIDER: 'header',
  GEO_COUNTRY_HEADER: HEADER,
  TRUSTED_PROXIES: '127.0.0.1,::1',
};

let content: ContentFolder;
let shop: Shop;

test.describe.configure({ mode: 'serial' });
test.beforeAll(async () => {
  test.setTimeout(120_000);
  content = createContentFolder();
  content.writePage('asked', pageOf([RICH_TEXT]));
  content.writePage('unasked', { ...pageOf([RICH_TEXT]), layout: { locationCheck: false } });
  shop = await startShop({ env: { ...PRODUCTION, CONTENT_DIR: content.path } });
});
test.afterAll(async () => {
  await shop.stop();
  content.remove();
});

const question = (page: Page) => dialogOn(page, 'Choose your country');
const from = (page: Page, country: string) => page.setExtraHTTPHeaders({ [HEADER]: country });

/** Opens a page that suggests the visitor's country, and waits until it is idle. */
async function openFully(page: Page, path: string, times: 0 | 1): Promise<void> {
  let asked = 0;
  const count = (request: Request) => (asked += Number(request.url().includes('/get-user-geo-country')));
  page.on('requestfinished', count);
  await page.goto(shop.origin + path, { waitUntil: 'networkidle' });
  // The request is sent in an idle callback, and a busy machine may have none until long after the network is idle.
  await expect.poll(() => asked, path).toBe(times);
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  page.off('requestfinished', count);
}

/** Whether a page detects the visitor's country, by the server's markup. */
async function checksCountry(page: Page, path: string): Promise<boolean> {
  const answer = await page.request.get(shop.origin + path);
  return / data-asks-country/.test(await answer.text());
}

test.describe('the question for the country', () => {
  test('is suggested once after loading, and declining is stored', async ({ page }) => {
    await from(page, 'CA');
    await page.goto(`${shop.origin}/asked`);
    await expect(question(page)).toContainText('You are shopping here: United States. You seem to be here: Canada.');
    await expect(question(page).getByRole('link', { name: /^Canada – / })).toHaveText([
      'Canada – English',
      'Canada – Français',
    ]);
    expect(await isFocusIn(question(page))).toBe(true);
    expect(await axeFindings(page)).toEqual([]);
    await page.setViewportSize({ width: 320, height: 640 });
    await page.emulateMedia({ colorScheme: 'dark' });
    expect(await axeFindings(page), 'dark, narrow').toEqual([]);
    expect(await question(page).evaluate((box) => box.scrollWidth - box.clientWidth)).toBeLessThanOrEqual(0);
    expect(new URL(page.url()).hash).toBe('');
    await question(page).getByRole('button', { name: 'Stay here: United States' }).click();
    await expect(question(page)).toBeHidden();
    expect(await page.evaluate(() => localStorage.getItem('aisle.location'))).toBe('');
    await openFully(page, '/c/all', 0);
    await expect(question(page)).toBeHidden();
  });

  test('links to the same page of the other country, which suggests nothing', async ({ page }) => {
    await from(page, 'DE');
    await page.goto(`${shop.origin}/c/all?siteId=us&cms=draft`);
    const link = question(page).getByRole('link', { name: 'Deutschland – Deutsch' });
    await expect(link).toHaveAttribute('lang', 'de-de');
    await link.click();
    await expect(page).toHaveURL(`${shop.origin}/de-de/c/all?cms=draft`);
    expect(await page.locator('script#page-data').textContent()).toContain('"siteId":"de"');
  });

  test('waits for the choice about privacy', async ({ page }) => {
    await from(page, 'US');
    await openFully(page, '/de-de/c/all', 1);
    const banner = page.getByRole('region', { name: 'Cookies' });
    await expect(banner).toBeVisible();
    await expect(page.getByRole('dialog')).toBeHidden();
    await banner.getByRole('button', { name: 'Alle ablehnen' }).click();
    const german = dialogOn(page, 'Wählen Sie Ihr Land');
    await expect(german.getByRole('link', { name: 'United States – English' })).toHaveAttribute('href', '/c/all');
    await page.keyboard.press('Escape');
    await expect(german).toBeHidden();
    await page.reload({ waitUntil: 'networkidle' });
    await expect(german).toBeHidden();
  });

  test('is not suggested for the same country, an unsupported or an unknown one', async ({ page }) => {
    for (const country of ['US', 'JP', 'XX']) {
      await from(page, country);
      await openFully(page, '/asked', 1);
      await expect(page.getByRole('dialog')).toBeHidden();
    }
  });

  test('is suggested on cached pages, where their document enables it', async ({ page }) => {
    const paths = ['/c/all', '/asked', '/search'];
    const without = ['/unasked', '/cart', '/checkout', '/sign-in', '/order-status', '/location-selector', '/no-page'];
    for (const path of paths) expect([path, await checksCountry(page, path)]).toEqual([path, true]);
    for (const path of without) expect([path, await checksCountry(page, path)]).toEqual([path, false]);
  });
});

test.describe('the page of countries', () => {
  test('lists every country with its languages, without a script too', async ({ browser }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL: shop.origin });
    const page = await context.newPage();
    await page.goto('/de-de/location-selector');
    await expect(page).toHaveURL(/\/de-de\/land-und-sprache$/);
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 3 })).toHaveCount(8);
    await expect(main.getByRole('link')).toHaveCount(9);
    await expect(main.locator('[aria-current="true"]')).toHaveText('Deutsch');
    await main.getByRole('link', { name: 'Français (Canada)' }).click();
    await expect(page).toHaveURL(`${shop.origin}/fr-ca/`);
    await context.close();
  });
});

test('a language alone leads to its first locale with the query, an unknown one to nothing', async ({ request }) => {
  const send = async (path: string) => {
    const response = await request.get(shop.origin + path, { maxRedirects: 0 });
    return [response.status(), response.headers()['location']];
  };
  expect(await send('/de?utm_source=mail')).toEqual([301, '/de-de/?utm_source=mail']);
  expect(await send('/fr/cart?a=b')).toEqual([301, '/fr-ca/panier?a=b']);
  expect(await send('/xx')).toEqual([404, undefined]);
});
