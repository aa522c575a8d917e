import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { axeFindings } from '../../harness/browser/axe.ts';
import { expect, test } from '../../harness/browser/browser-test.ts';

const PRODUCT = { id: 'cornice-alpine', name: 'Cornice Alpine' };
const main = (page: Page) => page.getByRole('main');
const field = (page: Page, name: string): Locator => main(page).getByLabel(name, { exact: true });
const send = (page: Page) => main(page).getByRole('button', { name: 'Send review' }).click();
const alerts = (page: Page) => main(page).getByRole('alert');

async function photo(name = 'boot.jpg') {
  const image = sharp({ create: { width: 900, height: 600, channels: 3, background: '#486' } });
  return { name, mimeType: 'image/jpeg', buffer: await image.jpeg().toBuffer() };
}
const SVG = {
  name: 'boot.jpg',
  mimeType: 'image/jpeg',
  buffer: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
};

async function fillIn(page: Page, { title, text }: { title: string; text: string }): Promise<void> {
  await main(page).getByRole('radio', { name: '4 stars' }).check();
  await field(page, 'Headline').fill(title);
  await field(page, 'Your review').fill(text);
  await main(page).getByRole('group', { name: 'Fit' }).getByRole('radio', { name: 'A bit large' }).check();
  await field(page, 'Name shown with it').fill('Ada');
}

async function listed(page: Page, title: string): Promise<boolean> {
  const answer = await page.request.get(`/api/products/v1/products/${PRODUCT.id}/reviews?count=100`);
  return (await answer.text()).includes(title);
}

/** The photo of a review in the editors' queue, as the shop's pages show it. */
async function photoAddress(card: Locator): Promise<string> {
  const src = (await card.getByRole('img').getAttribute('src')) ?? '';
  return src.replace('/cms/api/review-photos/', '/media/reviews/').concat('.webp');
}

test.describe('375 pixels wide', () => {
  test.use({ viewport: { width: 375, height: 800 } });

  test('a visitor writes a review with a photo, which an editor reads and approves', async ({ page }) => {
    const title = `Steep and dry ${Date.now().toString(36)}`;
    await page.goto('/write-a-review');
    await field(page, 'Name of the product').fill('cornice');
    await main(page).getByRole('button', { name: 'Find' }).click();
    expect(await axeFindings(page), 'the choice').toEqual([]);
    await main(page).getByRole('link', { name: PRODUCT.name }).click();
    await send(page);
    await expect(alerts(page).first()).toHaveText('Choose from one to five stars.');
    expect(await axeFindings(page), 'with errors').toEqual([]);

    await fillIn(page, { title, text: 'Held on ice. More on www.ice.example' });
    await page.goto(`/write-a-review?productId=${PRODUCT.id}`);
    await expect(field(page, 'Headline')).toHaveValue(title);
    await expect(main(page).getByRole('radio', { name: '4 stars' })).toBeChecked();
    await expect(field(page, 'Your review')).toHaveAccessibleDescription('36 of 4,000 characters');
    await field(page, 'Photos').setInputFiles([await photo(), SVG]);
    await send(page);
    await expect(field(page, 'Photos')).toHaveAccessibleDescription(/“boot.jpg” is no photo in a format we can show/);
    await expect(field(page, 'Headline')).toHaveValue(title);
    await expect(main(page).getByRole('checkbox', { name: /^Photo 1/ })).toBeChecked();
    await send(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thank you for your review');
    await expect(main(page).getByRole('status')).toContainText('A moderator reads your review');
    expect(await axeFindings(page), 'sent').toEqual([]);
    expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('review')))).toEqual([]);
    expect(await listed(page, title)).toBe(false);

    await page.goto('/cms/reviews');
    const card = page.getByRole('article', { name: title });
    await expect(card).toContainText('Has a link');
    expect(await axeFindings(page), 'the queue').toEqual([]);
    const image = await photoAddress(card);
    expect((await page.request.get(image)).status()).toBe(404);
    await card.getByRole('button', { name: /^Approve/ }).click();
    await expect(page.getByRole('status')).toHaveText('The review is shown.');
    expect(await listed(page, title)).toBe(true);
    const shown = await page.request.get(image);
    expect([shown.status(), shown.headers()['cache-control']]).toEqual([200, 'public, max-age=31536000, immutable']);

    await page.getByRole('link', { name: 'Shown', exact: true }).click();
    await page.getByLabel('Words of the review, or the name').fill(title);
    await page.getByRole('button', { name: 'Search' }).click();
    await expect(page.getByRole('article')).toHaveCount(1);
    await expect(card).toBeVisible();
    expect(await axeFindings(page), 'what is shown').toEqual([]);
    const others = page.getByRole('navigation', { name: 'Editors' });
    await others.getByRole('link', { name: 'Questions' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Questions and answers');
    await others.getByRole('link', { name: 'Photos' }).click();
    await expect(others.getByRole('link', { name: 'Photos' })).toHaveAttribute('aria-current', 'page');

    await page.goto('/cms/reviews?view=decided');
    const decided = page.getByRole('article', { name: title });
    await decided.getByLabel('Reason, mailed to the author').fill('It advertises another shop.');
    await decided.getByRole('button', { name: /^Refuse/ }).click();
    await expect(page.getByRole('status')).toHaveText('The review is not shown.');
    expect(await listed(page, title)).toBe(false);
    await expect.poll(async () => (await page.request.get(image)).status()).toBe(404);
  });
});

test.describe('1280 pixels wide, without script', () => {
  test.use({ viewport: { width: 1280, height: 900 }, javaScriptEnabled: false });

  test('a visitor corrects what was wrong and sends a review with a photo', async ({ page }) => {
    const title = `Warm enough ${Date.now().toString(36)}`;
    await page.goto(`/write-a-review?productId=${PRODUCT.id}`);
    await fillIn(page, { title, text: 'x'.repeat(4001) });
    await field(page, 'Photos').setInputFiles(await photo());
    await send(page);
    await expect(field(page, 'Your review')).toHaveAccessibleDescription(/Shorten it to 4000 characters or fewer/);
    await expect(field(page, 'Headline')).toHaveValue(title);
    await field(page, 'Your review').fill('Warm at ten below, and dry.');
    const large = { name: 'large.jpg', mimeType: 'image/jpeg', buffer: Buffer.alloc(35 * 1024 * 1024) };
    await field(page, 'Photos').setInputFiles(large);
    await send(page);
    await expect(field(page, 'Photos')).toHaveAccessibleDescription(/The photos are too large together/);
    await expect(field(page, 'Your review')).toHaveValue('Warm at ten below, and dry.');
    await field(page, 'Photos').setInputFiles([]);
    await send(page);
    await expect(main(page).getByRole('status')).toContainText('Your review is on the product’s page now');
    expect(await listed(page, title)).toBe(true);
  });
});
