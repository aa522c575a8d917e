import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from '@playwright/test';
import { z } from 'zod';
import { axeFindings } from '../../harness/browser/axe.ts';
import { expect, test } from '../../harness/browser/browser-test.ts';
import { createContentFolder, pageOf, type ContentFolder } from '../../harness/content-folder.ts';
import { EDITOR, linkToken, startEditorShop } from '../../harness/editor-shop.ts';
import { ignoreRejections, signIn } from '../../harness/identity.ts';
import type { Shop } from '../../harness/shop.ts';
import { FROM_SHOP } from '../../harness/from-shop.ts';

const banner = (title: string, validFrom: string | null = null) => ({
  ...pageOf([{ type: 'banner', id: 'news', content: { title } }], 'News'),
  slug: 'news',
  validFrom,
});

let content: ContentFolder;
let shop: Shop;

test.describe.configure({ mode: 'default' });
test.beforeAll(async () => {
  content = createContentFolder();
  const folder = join(content.path, 'de', 'de-de', 'page');
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'news.json'), JSON.stringify(banner('Heute')));
  writeFileSync(join(folder, 'news.draft.json'), JSON.stringify(banner('Weihnachten', '2040-12-20T00:00:00Z')));
  shop = await startEditorShop({ CONTENT_DIR: content.path, PREVIEW_PULL_REQUEST: '128' });
});
test.afterAll(async () => {
  await shop.stop();
  content.remove();
});

const made = z.object({ url: z.string() });

test('an editor signs in, sees a draft at its date, and hands over a link that ends', async ({
  page,
  browser,
  complaints,
}) => {
  await page.goto(`${shop.origin}/cms/sign-in?return=%2Fcms%2Fsign-in`);
  expect(await axeFindings(page)).toEqual([]);
  await page.getByRole('link', { name: 'Sign in with your account' }).click();
  await signIn(page, EDITOR);
  await expect(page.getByRole('heading', { name: 'You may edit' })).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);

  await page.goto(`${shop.origin}/de-de/news?preview=true&previewDate=2040-12-24T08:00:00Z`);
  await expect(page.getByRole('heading', { name: 'Weihnachten' })).toBeVisible();
  const preview = page.getByRole('region', { name: 'Preview' });
  await expect(preview).toContainText('#128');
  await expect(preview).toContainText('on Monday, 24 December 2040 at 08:00 UTC');
  await preview.locator('summary').click();
  await expect(preview.getByText('Eden Marsh, editor')).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);

  const choice = { path: '/news', locale: 'de-de', date: '2040-12-24T08:00:00Z', expiresIn: 3600 };
  const answer = await page.request.post(`${shop.origin}/cms/api/links`, { headers: FROM_SHOP, data: choice });
  const { url } = made.parse(await answer.json());
  await preview.getByRole('link', { name: 'Leave preview' }).click();
  await expect(page.getByRole('heading', { name: 'Heute' })).toBeVisible();
  await expect(page).toHaveURL(`${shop.origin}/de-de/news`);

  const phone = await browser.newContext({ viewport: { width: 320, height: 640 }, javaScriptEnabled: false });
  const colleague = await phone.newPage();
  await colleague.goto(url);
  await expect(colleague.getByRole('heading', { name: 'Weihnachten' })).toBeVisible();
  const lent = colleague.getByRole('region', { name: 'Preview' });
  await lent.locator('summary').click();
  await expect(lent.getByText(/^who has the link of Eden Marsh, until /)).toBeVisible();
  await expect(lent.getByRole('time')).toHaveText(/ UTC$/);
  await expect(lent.getByRole('link', { name: 'Open in the workspace' })).toHaveCount(0);
  const isWide = await colleague.evaluate(() => document.documentElement.scrollWidth > innerWidth);
  expect(isWide).toBe(false);
  await colleague.goto(`${shop.origin}/de-de/news?preview=true&previewDate=2020-01-01`);
  await expect(colleague.getByRole('heading', { name: 'Weihnachten' })).toBeVisible();
  await colleague.goto(`${shop.origin}/cms/preview`);
  await expect(colleague.getByRole('heading', { name: 'Sign in to edit' })).toBeVisible();

  await expectLocalEnd(browser, url);

  await phone.addCookies([{ name: 'preview-link', value: await linkToken(Date.now() - 1000), url: shop.origin }]);
  await colleague.goto(`${shop.origin}/de-de/news?preview=true`);
  await expect(colleague.getByRole('heading', { name: 'Heute' })).toBeVisible();
  await expect(lent).toHaveCount(0);
  await phone.close();
  ignoreRejections(complaints);
});

/** The expiry of a link, in the time zone of its recipient. */
async function expectLocalEnd(browser: Browser, url: string): Promise<void> {
  for (const [timezoneId, zone] of [
    ['Asia/Kathmandu', 'GMT+5:45'],
    ['America/Phoenix', 'GMT-7'],
  ] as const) {
    const context = await browser.newContext({ timezoneId });
    const page = await context.newPage();
    await page.goto(url);
    const lent = page.getByRole('region', { name: 'Preview' });
    await lent.locator('summary').click();
    const end = lent.getByRole('time').filter({ hasText: zone });
    await expect(end).toBeVisible();
    const instant = new Date((await end.getAttribute('datetime')) ?? '');
    const clock = new Intl.DateTimeFormat('en-GB', { timeZone: timezoneId, hour: '2-digit', minute: '2-digit' });
    await expect(end).toContainText(`at ${clock.format(instant)} ${zone}`);
    await context.close();
  }
}

test('a customer sees the live page, with a message that the account may not edit, and signs out', async ({
  page,
  complaints,
}) => {
  await page.goto(`${shop.origin}/sign-in?return=%2Fcms%2Fpreview`);
  await signIn(page, 'shopper@example.com');
  await expect(page.getByRole('heading', { name: 'This account may not edit' })).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  await page.goto(`${shop.origin}/de-de/news?preview=true&previewDate=2040-12-24`);
  await expect(page.getByRole('heading', { name: 'Heute' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Preview' })).toHaveCount(0);
  await page.goto(`${shop.origin}/cms/sign-in`);
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page.getByRole('heading', { name: 'Sign in to edit' })).toBeVisible();
  ignoreRejections(complaints);
});
