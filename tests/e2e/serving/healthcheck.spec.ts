import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { axeFindings } from '../../harness/browser/axe.ts';
import { createContentFolder, pageOf, type ContentFolder } from '../../harness/content-folder.ts';
import { expect, test } from '../../harness/browser/browser-test.ts';
import { startHomeContent } from '../../harness/home-content.ts';
import { startShop, type Shop } from '../../harness/shop.ts';

const PAGES = ['Content', 'Pages', 'Translations', 'Experiments', 'Feature flags', 'Sitemaps', 'Mocks', 'Status'];
const banner = (title: string, more: object = {}) => ({ type: 'banner', id: 'one', content: { title, ...more } });

let content: ContentFolder;
let shop: Shop;

test.beforeAll(async () => {
  content = createContentFolder();
  content.writePage('home', pageOf([banner('Home')]));
  content.writePage('rain', pageOf([{ ...banner('Rain'), type: 'baner' }]));
  shop = await startShop({ env: { CONTENT_DIR: content.path } });
});
test.afterAll(async () => {
  await shop.stop();
  content.remove();
});

test.describe('without script, on a phone', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 375, height: 800 } });

  test('an editor finds an issue, fixes the document and sees it resolved', async ({ page }) => {
    await page.goto(`${shop.origin}/healthcheck`);
    await page.getByRole('main').getByRole('link', { name: 'Content', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Content' })).toBeVisible();
    await page.getByLabel('Severity').selectOption('error');
    await page.getByLabel('Rule').selectOption('unknown-type');
    await page.getByRole('button', { name: 'Show' }).click();
    await expect(page).toHaveURL(/severity=error/);
    await expect(page.getByRole('status')).toHaveText('1 error, 0 warnings in 1 document chosen.');
    await expect(page.getByRole('heading', { level: 2 })).toHaveText(['us/en-us/page/rain']);
    await expect(page.getByText('Did you mean “banner”?')).toBeVisible();
    content.writePage('rain', pageOf([banner('It rains')]));
    await page.getByRole('link', { name: 'Run again' }).click();
    await expect(page.getByRole('status')).not.toHaveText(/^1 error/);
    await page.goto(`${shop.origin}/healthcheck/content?locale=en-us`);
    await page.getByRole('link', { name: 'Preview rain' }).click();
    await expect(page.getByRole('heading', { name: 'It rains' })).toBeVisible();
  });
});

/** Pages share a stylesheet: in the second scheme those with the most colours are sufficient. */
for (const [width, colorScheme, checked] of [
  [375, 'dark', PAGES],
  [1280, 'light', ['Content', 'Pages', 'Feature flags']],
] as const) {
  test.describe(`${width} pixels wide`, () => {
    test.use({ viewport: { width, height: 800 }, colorScheme });

    test('every page is reached by its name, and fits', async ({ page }) => {
      await page.goto(`${shop.origin}/healthcheck`);
      for (const name of PAGES) {
        await page.getByRole('navigation').getByRole('link', { name, exact: true }).click();
        await expect(page.getByRole('heading', { level: 1, name, exact: true })).toBeVisible();
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
        if (checked.some((one) => one === name)) expect(await axeFindings(page), name).toEqual([]);
      }
    });
  });
}

test('a page that lost all its sections is listed with the copy that still has them', async ({ request }) => {
  const dataDir = mkdtempSync(join(tmpdir(), 'aisle-lost-'));
  const api = await startHomeContent(pageOf([banner('From afar')]));
  const start = () => startShop({ env: { CONTENT_API_URL: api.url }, dataDir });
  let remote = await start();
  const textOf = async (path: string) =>
    (await (await request.get(remote.origin + path)).text()).replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ');
  const title = 'Pages without their sections';
  try {
    expect(await textOf('/')).toContain('From afar');
    expect(await textOf('/healthcheck')).not.toContain(title);
    await remote.stop();
    api.show(pageOf([]));
    remote = await start();
    expect(await textOf('/')).not.toContain('From afar');
    expect(await textOf('/healthcheck')).toMatch(
      new RegExp(`${title} .*page home us/en-us \\d{4}-\\d\\d-\\d\\d [\\d:]+ UTC`),
    );
  } finally {
    await remote.stop();
    api.close();
    rmSync(dataDir, { recursive: true, force: true });
  }
});
