import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { axeFindings } from '../../harness/browser/axe.ts';
import { expect, test } from '../../harness/browser/browser-test.ts';

/** Each with the number of its photos; what one test shares, the other does not count. */
const BOOT = { path: '/p/saddleback-mid', count: 8 };
const WINTER_BOOT = { path: '/p/hoarfrost-winter', count: 2 };
const main = (page: Page) => page.getByRole('main');
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Photos by customers' });
const position = (page: Page, text: string) => expect(dialog(page).getByText(text, { exact: true })).toBeVisible();

async function openFirst(page: Page, { path, count }: typeof BOOT): Promise<void> {
  await page.goto(path);
  await main(page)
    .getByRole('link', { name: /^\d+ photos by customers$/ })
    .click();
  const photos = main(page).locator('#customer-photos');
  await expect(photos.getByRole('listitem').first()).toBeInViewport();
  await photos
    .getByRole('link', { name: /^Photo by/ })
    .first()
    .click();
  await position(page, `1 of ${count}`);
}

/** A finger moves across the element, to the left. */
async function swipeLeft(page: Page, element: Locator): Promise<void> {
  const box = await element.boundingBox();
  if (!box) throw new Error('nothing to swipe');
  const y = box.y + box.height / 2;
  const session = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', share: number) =>
    session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: type === 'touchEnd' ? [] : [{ x: box.x + box.width * share, y }],
    });
  await touch('touchStart', 0.8);
  for (const share of [0.6, 0.4, 0.2]) await touch('touchMove', share);
  await touch('touchEnd', 0.2);
}

/** A stored page is replaced a moment after the decision. */
async function expectPhotos(page: Page, caption: string, count: number): Promise<void> {
  await expect(async () => {
    await page.goto(WINTER_BOOT.path);
    await expect(main(page).locator('#customer-photos').getByText(caption)).toHaveCount(count, { timeout: 1000 });
  }).toPass({ timeout: 15_000 });
}

async function report(page: Page): Promise<void> {
  await dialog(page).getByRole('link', { name: 'Report this photo' }).click();
  const form = page.getByRole('dialog', { name: 'Report this photo' });
  await form.getByRole('textbox').fill('It shows another shop.');
  expect(await axeFindings(page), 'the report').toEqual([]);
  await form.getByRole('button', { name: /^Send/ }).click();
  await expect(form.getByRole('textbox')).toHaveCount(0);
  await page.keyboard.press('Escape');
}

test.describe('1280 pixels wide', () => {
  test.use({ viewport: { width: 1280, height: 900 } });

  test('a visitor looks at photos by keyboard, and reports one, which an editor hides', async ({ page }) => {
    await openFirst(page, BOOT);
    expect(await axeFindings(page), 'the dialog').toEqual([]);
    await page.keyboard.press('ArrowLeft');
    await position(page, '8 of 8');
    await page.keyboard.press('ArrowLeft');
    await position(page, '7 of 8');
    await expect(
      dialog(page)
        .getByRole('list')
        .getByRole('link', { name: /Saddleback Mid/ }),
    ).toBeVisible();
    const caption = (await dialog(page).locator('figcaption p').first().textContent()) ?? '';
    await report(page);

    await page.goto('/cms/photos?view=flagged');
    const card = page.getByRole('article', { name: caption });
    await expect(card).toContainText('It shows another shop.');
    await card.getByRole('button', { name: /^Approve/ }).click();
    await expect(page.getByRole('article', { name: caption })).toHaveCount(0);
  });
});

test.describe('375 pixels wide', () => {
  test.use({ viewport: { width: 375, height: 800 }, hasTouch: true });

  test('a visitor swipes through photos, and shares one, which an editor approves', async ({ page }) => {
    const caption = `Dry at last ${Date.now().toString(36)}`;
    await openFirst(page, WINTER_BOOT);
    expect(await axeFindings(page), 'the dialog').toEqual([]);
    await swipeLeft(page, dialog(page).getByRole('img'));
    await position(page, '2 of 2');
    await dialog(page).getByRole('button', { name: 'Close' }).click();

    await main(page).getByRole('link', { name: 'Share your photo' }).click();
    await main(page).getByRole('button', { name: 'Send photo' }).click();
    await expect(main(page).getByRole('alert').first()).toBeVisible();
    expect(await axeFindings(page), 'with errors').toEqual([]);
    await main(page).getByLabel('Caption').fill(caption);
    await main(page).getByLabel('Name shown with it').fill('Ada');
    await main(page).getByRole('checkbox').check();
    const image = sharp({ create: { width: 900, height: 600, channels: 3, background: '#486' } });
    const photo = { name: 'boot.jpg', mimeType: 'image/jpeg', buffer: await image.jpeg().toBuffer() };
    const svg = { ...photo, buffer: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>') };
    await main(page).getByLabel('Photo', { exact: true }).setInputFiles(svg);
    await main(page).getByRole('button', { name: 'Send photo' }).click();
    await expect(main(page).getByLabel('Photo', { exact: true })).toHaveAccessibleDescription(/“boot.jpg” is no photo/);
    await main(page).getByLabel('Photo', { exact: true }).setInputFiles(photo);
    await main(page).getByRole('button', { name: 'Send photo' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thank you for your photo');
    expect(await axeFindings(page), 'sent').toEqual([]);

    await page.goto('/cms/photos');
    const card = page.getByRole('article', { name: caption });
    expect(await axeFindings(page), 'the queue').toEqual([]);
    await card.getByRole('button', { name: /^Approve/ }).click();
    await expect(page.getByRole('status')).toHaveText('The photo is approved.');
    await page.goto('/cms/photos?view=decided');
    const decided = page.getByRole('article', { name: caption });
    await expect(decided).not.toContainText('not taken');
    await expectPhotos(page, caption, 1);

    await page.goto('/cms/photos?view=decided');
    await decided.getByLabel('Reason, for other editors').fill('A test.');
    await decided.getByRole('button', { name: /^Refuse/ }).click();
    await expect(page.getByRole('status')).toHaveText('The photo is not shown.');
    await expectPhotos(page, caption, 0);
  });
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('photos are read, with their authors and a way to share one of a product', async ({ page }) => {
    await page.goto('/get-the-look');
    const photos = page.locator('[data-section-id="look-photos"]');
    await expect(photos.getByRole('listitem')).toHaveCount(12);
    await expect(photos.getByText(/^Photo: /).first()).toBeVisible();
    await photos.getByRole('link', { name: 'Share your photo' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Share your photo');
    const main = page.getByRole('main');
    await main.getByLabel('Name of the product').fill('cornice');
    await main.getByRole('button', { name: 'Find', exact: true }).click();
    await main.locator('.reviewing__products').getByRole('link').first().click();
    await expect(page).toHaveURL(/\/share-a-photo\?productId=/);
    await expect(main.getByLabel('Name of the product')).toHaveCount(0);
  });
});
