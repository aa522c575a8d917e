import type { Page } from '@playwright/test';
import { axeFindings } from '../../harness/browser/axe.ts';
import { expect, test } from '../../harness/browser/browser-test.ts';
import { PageVisitor } from '../../harness/pages/page-visitor.ts';

const LIST = '/reviews/saddleback-mid';
/** Products that nobody has written about, one for each width. */
const UNWRITTEN = { 375: 'ordnance-low', 1280: 'holloway-low' } as const;

const reviewOf = (page: Page, author: string) =>
  page.getByRole('article').filter({ has: page.getByText(author, { exact: true }) });
const count = (page: Page) => page.getByText(/^\d+( of \d+)? reviews?$/);

/** Waits until the script of the reviews listens. */
async function openList(page: Page, address: string): Promise<void> {
  await page.goto(address);
  const reviews = page.locator('[data-behavior="reviews"]');
  await reviews.scrollIntoViewIfNeeded();
  await expect(reviews).toHaveAttribute('data-ready', '');
}

async function choose(page: Page, menu: string, option: RegExp): Promise<void> {
  const label = await page.getByRole('option', { name: option }).first().textContent();
  await page.getByLabel(menu, { exact: true }).selectOption({ label: label?.trim() ?? '' });
  await page.getByRole('button', { name: 'Show reviews' }).click();
}

async function readFromProduct(page: Page): Promise<void> {
  await page.goto('/p/saddleback-mid');
  const reviews = page.locator('#reviews');
  await reviews.scrollIntoViewIfNeeded();
  await expect(reviews.getByRole('meter', { name: 'Fit', exact: true })).toHaveAttribute(
    'aria-valuetext',
    /True to size/,
  );
  await expect(reviews.getByRole('article')).toHaveCount(3);
  await expect(reviews.getByRole('link', { name: 'Write a review' })).toHaveAttribute(
    'href',
    '/write-a-review?productId=saddleback-mid',
  );
  await reviews.getByRole('link', { name: /^4 stars/ }).click();
  await expect(page).toHaveURL(`${LIST}?rating=4`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Reviews of Saddleback Mid');
}

async function filter(page: Page): Promise<void> {
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
  expect(await axeFindings(page), 'filtered').toEqual([]);
  await choose(page, 'Language', /^German/);
  await expect(page).toHaveURL(`${LIST}?rating=4&language=de`);
  await expect(page.getByRole('article')).toHaveCount(1);
  await expect(reviewOf(page, 'Hannes')).toContainText('Size US M 9.5');
  await choose(page, 'Stars', /^All/);
  await expect(count(page)).toHaveText(/^[2-9] of \d+ reviews$/);
  await page.getByRole('link', { name: 'Remove filter: German' }).click();
  await expect(page).toHaveURL(LIST);
  await expect(page.locator('meta[name="robots"]')).not.toHaveAttribute('content', /noindex/);
}

async function voteTwice(page: Page): Promise<void> {
  const review = reviewOf(page, 'Priya');
  const helpful = review.getByRole('button', { name: /^Helpful/ });
  const before = Number(/\d+/.exec((await helpful.textContent()) ?? '')?.[0]);
  await helpful.click();
  await expect(review.getByRole('status').last()).toHaveText('Thank you. Your vote is counted.');
  await expect(helpful).toHaveAttribute('aria-pressed', 'true');
  await expect.poll(async () => Number(/\d+/.exec((await helpful.textContent()) ?? '')?.[0])).toBeGreaterThan(before);
  await helpful.click();
  await expect(review.getByRole('status').last()).toHaveText(/counted already/);
}

async function translateAndReport(page: Page): Promise<void> {
  await openList(page, `${LIST}?language=nl`);
  const review = reviewOf(page, 'Joost');
  const original = await review.getByRole('heading').textContent();
  await review.getByRole('link', { name: 'Translate into English' }).click();
  await expect(review.getByRole('heading')).toHaveText('Wide enough at last');
  await expect(review).toContainText('Translated by software from: Dutch');
  expect(await axeFindings(page), 'translated').toEqual([]);
  await review.getByRole('link', { name: 'Show the original' }).click();
  await expect(review.getByRole('heading')).toHaveText(original?.trim() ?? '');
  await review.getByRole('link', { name: 'Report the review by Joost' }).click();
  const dialog = page.getByRole('dialog', { name: 'Report a review' });
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('It is about another boot.');
  await dialog.getByRole('button', { name: 'Send report' }).click();
  await expect(dialog.getByRole('status')).toContainText('A moderator will take a look.');
}

/** The page is stored before somebody writes. */
async function seeNewReview(page: Page, origin: string, productId: string): Promise<void> {
  await page.goto(`/reviews/${productId}`);
  await expect(page.getByRole('heading', { name: 'No reviews yet' })).toBeVisible();
  expect(await axeFindings(page), 'empty').toEqual([]);
  const visitor = await PageVisitor.guest(origin);
  const text = 'Worn all autumn, <b>dry</b> & quiet.';
  const review = { rating: 4, title: 'Quiet soles', text, author: 'Ada' };
  await visitor.call('POST', `/products/v1/products/${productId}/reviews`, review);
  await expect(async () => {
    await page.goto(`/reviews/${productId}`);
    await expect(reviewOf(page, 'Ada')).toContainText(text, { timeout: 500 });
  }).toPass({ timeout: 10_000 });
}

for (const width of [375, 1280] as const) {
  test.describe(`reviews at ${width} px`, () => {
    test.use({ viewport: { width, height: 800 } });

    test('are read, filtered, voted on, translated and reported', async ({ page }) => {
      await readFromProduct(page);
      await filter(page);
      await openList(page, LIST);
      await voteTwice(page);
      await translateAndReport(page);
    });

    test('show what was just written, as text, and help where there is nothing', async ({ page, origin }) => {
      await seeNewReview(page, origin, UNWRITTEN[width]);
      await page.goto(`${LIST}?rating=1`);
      await expect(page.getByRole('heading', { name: 'No review matches' })).toBeVisible();
      expect(await axeFindings(page), 'no match').toEqual([]);
      await page
        .getByRole('main')
        .getByRole('link', { name: /^Read all \d+ reviews/ })
        .click();
      await expect(page).toHaveURL(LIST);
    });
  });
}

test.describe('without script, reviews', () => {
  test.use({ javaScriptEnabled: false });

  test('are filtered, sorted, paged, translated and voted on', async ({ page }) => {
    await page.goto(LIST);
    const pages = page.getByRole('navigation', { name: 'Pages' });
    await pages.getByRole('link', { name: 'Next' }).click();
    await expect(page).toHaveURL(`${LIST}?page=2`);
    await expect(page).toHaveTitle(/page 2/i);
    await expect(page.getByRole('article').first()).toBeVisible();
    await choose(page, 'Sort by', /^Fewest stars/);
    await expect(page).toHaveURL(`${LIST}?sort=lowest`);
    await expect(page.getByRole('article').first()).toContainText('2 out of 5');
    await choose(page, 'Language', /^Italian/);
    await expect(page).toHaveURL(`${LIST}?language=it&sort=lowest`);
    await page.getByRole('link', { name: 'Translate into English' }).click();
    const review = reviewOf(page, 'Lorenzo');
    await expect(review.getByRole('heading')).toHaveText('They hold on scree');
    await review.getByRole('link', { name: 'Show the original' }).click();
    await expect(review.getByRole('heading')).toHaveText('Tengono sul ghiaione');
    await expect(page.getByRole('link', { name: /^Report/ })).toHaveCount(0);
    await review.getByRole('button', { name: /^Not helpful/ }).click();
    const id = await review.getAttribute('id');
    await expect(page).toHaveURL(`${LIST}?language=it&sort=lowest&vote=counted#${id}`);
    await expect(review).toBeInViewport();
    await expect(page.getByRole('status').filter({ hasText: 'Your vote is counted.' })).toBeVisible();
  });

  test('of a product that is not sold are not found', async ({ page }) => {
    const answer = await page.goto('/reviews/no-such-boot');
    expect(answer?.status()).toBe(404);
  });
});
