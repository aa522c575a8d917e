import type { Page } from '@playwright/test';
import { openAccount } from '../../harness/account.ts';
import { shareFavorites } from '../../harness/browser/shared-favorites.ts';
import { axeFindings } from '../../harness/browser/axe.ts';
import { cartOn } from '../../harness/browser/cart-page.ts';
import { PHONE } from '../../harness/browser/devices.ts';
import { ignoreRejections, PASSWORD, signInByDialog, signOut } from '../../harness/identity.ts';
import { expect, test } from '../../harness/browser/own-shop-test.ts';

const heart = (page: Page) => page.getByRole('button', { name: /^Favorite: / });
const items = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading') });

test.use(PHONE);
test.beforeEach(() => test.slow());
test.afterEach(({ complaints }) => ignoreRejections(complaints));

test('a guest saves favorites, which are merged into the account at sign-in', async ({ page, range }) => {
  const email = await openAccount(page);
  await page.goto(`/p/${range.sized.slug}`);
  await heart(page).click();
  await expect(heart(page)).toHaveAttribute('aria-pressed', 'true');
  await page.goto('/account');
  await signOut(page);

  await page.goto('/favorites');
  await expect(page.getByText('No favorites yet')).toBeVisible();
  expect(await axeFindings(page), 'empty').toEqual([]);
  await page.goto(`/p/${range.simple.slug}`);
  await expect(heart(page)).toHaveAttribute('aria-pressed', 'false');
  await heart(page).click();
  const added = page.getByRole('status').filter({ hasText: 'Added to your favorites.' });
  await expect(added.getByRole('link', { name: 'See the list' })).toHaveAttribute('href', /\/favorites$/);
  await page.reload();
  await expect(heart(page)).toHaveAttribute('aria-pressed', 'true');

  await page.goto('/favorites');
  await expect(items(page)).toHaveCount(1);
  await page.getByRole('main').getByRole('link', { name: 'Sign in' }).click();
  await signInByDialog(page, email);
  await expect(page.getByRole('status').filter({ hasText: 'You are signed in.' })).toBeVisible();
  await expect(page).toHaveURL(/\/favorites$/);
  await expect(items(page)).toHaveCount(2);
  expect(await axeFindings(page), 'full').toEqual([]);

  await page.getByRole('button', { name: `Add to cart : ${range.simple.name}` }).click();
  await cartOn(page).expectCount(1);
  await page.getByRole('button', { name: `Move to cart : ${range.sized.name}` }).click();
  const sizes = page.getByLabel(`Size and color: ${range.sized.name}`);
  await expect(sizes).toHaveAccessibleDescription('Choose a size');
  expect(await axeFindings(page), 'without a size').toEqual([]);
  await sizes.selectOption({ index: 1 });
  await page.getByRole('button', { name: `Move to cart : ${range.sized.name}` }).click();
  await cartOn(page).expectCount(2);
  await expect(items(page)).toHaveCount(1);
  await page.goto(`/p/${range.sized.slug}`);
  await heart(page).click();
  await expect(heart(page)).toHaveAttribute('aria-pressed', 'true');
  await page.goto('/favorites');
  await expect(items(page)).toHaveCount(2);
  await page.getByRole('button', { name: `Remove : ${range.simple.name}` }).click();
  await expect(items(page)).toHaveCount(1);
  await page.reload();
  await expect(items(page)).toHaveCount(1);
});

for (const width of [375, 1280]) {
  test(`a guest shares the list ${width} pixels wide, and stops that`, async ({ page, range, browser, baseURL }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(`/p/${range.simple.slug}`);
    await heart(page).click();
    await expect(heart(page)).toHaveAttribute('aria-pressed', 'true');
    await page.goto('/favorites');
    await page.getByRole('button', { name: 'Create a link' }).click();
    await expect(page.getByRole('heading', { name: 'This list is shared' })).toBeVisible();
    const link = await page.getByLabel('Link to your list').inputValue();
    expect(await axeFindings(page), 'shared').toEqual([]);

    const plain = await browser.newContext({ javaScriptEnabled: false, ...(baseURL !== undefined && { baseURL }) });
    const friend = await plain.newPage();
    expect((await friend.goto(link))?.status()).toBe(200);
    await expect(friend.getByRole('link', { name: range.simple.name })).toBeVisible();
    await page.reload();
    await page.getByRole('button', { name: 'Stop sharing' }).click();
    await expect(page.getByRole('button', { name: 'Create a link' })).toBeVisible();
    expect((await friend.reload())?.status()).toBe(404);
    await expect(friend.getByText('This list is no longer shared.')).toBeVisible();
    await plain.close();
  });
}

test('a share link shows the list of who shared it, to look at, until sharing ends', async ({
  page,
  range,
  baseURL,
}) => {
  const pageUrl = await shareFavorites(baseURL ?? '', [range.simple.slug, range.sized.slug]);
  await page.goto(pageUrl);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Shared favorites');
  await expect(items(page)).toHaveCount(2);
  await expect(items(page).getByRole('link', { name: range.simple.name })).toHaveAttribute('href', /\/p\//);
  await expect(page.getByRole('main').getByRole('button')).toHaveCount(0);
  expect(await axeFindings(page), 'shared').toEqual([]);

  await page.goto('/favorites');
  await expect(page.getByText('No favorites yet')).toBeVisible();

  await page.goto(pageUrl.replace(/token=.*/, 'token=ended'));
  await expect(page.getByText('This list is no longer shared.')).toBeVisible();
  await expect(items(page)).toHaveCount(0);
  expect(await axeFindings(page), 'ended').toEqual([]);
});

test('an associate’s session shows no favorites', async ({ page, range }) => {
  await page.goto('/associate-login');
  await page.getByLabel('Store number').fill('1001');
  await page.getByLabel('Employee number').fill('A1001');
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('main').getByRole('status')).toContainText('Alex Moreau');
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto('/favorites');
  await expect(page.getByText('not available while an associate serves you')).toBeVisible();
  await page.goto(`/p/${range.simple.slug}`, { waitUntil: 'networkidle' });
  await expect(heart(page)).toBeHidden();
  expect(asked.filter((url) => url.includes('/wishlists/'))).toEqual([]);
});
