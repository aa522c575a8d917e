import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { z } from 'zod';
import { axeFindings } from '../../harness/browser/axe.ts';
import { expect, test } from '../../harness/browser/own-shop-test.ts';
import { freshEmail, ignoreRejections, linkInMail, signUp } from '../../harness/identity.ts';

const PAGE = '/questions/saddleback-mid';
const RESOLED = 'Can they be resoled, and how often?';
const linkedData = z.object({ '@graph': z.array(z.record(z.string(), z.unknown())) });

const entry = (page: Page, text: string) =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: text, exact: true }) });
const askForm = (page: Page) => page.getByRole('form', { name: 'Ask a question' });
/** Without digits, which might be a telephone number: such a text is not shown at once. */
const anyName = () => randomUUID().replaceAll(/\d/g, (digit) => 'ghijklmnop'.charAt(Number(digit)));

/** Takes a question that is shown off the page, as an editor. */
async function hide(page: Page, text: string): Promise<void> {
  await page.goto('/cms/questions');
  await page.getByRole('link', { name: 'Shown' }).click();
  await page.getByLabel('Words of the text, or the name').fill(text);
  await page.getByRole('button', { name: 'Search' }).click();
  const shown = page.getByRole('article', { name: text });
  await shown.getByRole('button', { name: 'Hide' }).click();
  await expect(shown.getByRole('alert')).toHaveText('Write why, in at most 300 characters.');
  expect(await axeFindings(page), 'what is shown').toEqual([]);
  await shown.getByLabel('Reason to hide it').fill('A test');
  await shown.getByRole('button', { name: 'Hide' }).click();
  await expect(page.getByRole('status')).toHaveText('It is not shown any more.');
  await expect(shown).toHaveCount(0);
}

const done = (page: Page) => page.getByRole('main').getByRole('status').first();

async function search(page: Page, words: string): Promise<void> {
  await page.getByLabel('Search the questions and answers').fill(words);
  await page.getByRole('button', { name: 'Search', exact: true }).last().click();
}

async function ask(page: Page, text: string, email = ''): Promise<void> {
  await askForm(page).getByLabel('Your question').fill(text);
  await askForm(page).getByLabel('Name shown with it').fill('Ada');
  await askForm(page).getByLabel('Email').fill(email);
  await askForm(page).getByRole('button', { name: 'Send question' }).click();
}

/** The questions that the page states to search engines. */
async function statedQuestions(page: Page): Promise<unknown> {
  const texts = await page.locator('script[type="application/ld+json"]').allTextContents();
  const nodes = texts.flatMap((text) => {
    const parsed: unknown = JSON.parse(text);
    return linkedData.safeParse(parsed).data?.['@graph'] ?? [parsed];
  });
  return nodes.filter((node) => JSON.stringify(node).includes('FAQPage'));
}

test.afterEach(({ complaints }) => ignoreRejections(complaints));

for (const width of [375, 1280]) {
  test.describe(`${width} pixels wide`, () => {
    test.use({ viewport: { width, height: 900 } });

    test('a visitor reads, searches and asks; an editor answers, and the visitor gets one mail', async ({ page }) => {
      test.slow();
      await page.goto('/p/saddleback-mid');
      const section = page.locator('#questions');
      await expect(section.getByRole('heading', { name: 'Questions and answers' })).toBeVisible();
      await expect(section.getByText('Staff answer').first()).toBeVisible();
      expect(await statedQuestions(page)).toHaveLength(1);
      await section.getByRole('link', { name: /^See all \d+ questions$/ }).click();
      await expect(page).toHaveURL(new RegExp(`${PAGE}$`));
      expect(await axeFindings(page), 'the questions').toEqual([]);

      await search(page, 'midsole');
      await expect(page.getByText('1 question with “midsole”')).toBeVisible();
      await expect(entry(page, RESOLED)).toContainText('Staff answer');
      await search(page, 'zeppelin');
      await expect(page.getByText('No question or answer contains “zeppelin”.')).toBeVisible();
      expect(await axeFindings(page), 'nothing found').toEqual([]);
      await page.getByRole('link', { name: 'Show all questions' }).click();

      const text = `Which wax do you use, ${anyName()}?`;
      const email = freshEmail();
      await ask(page, text, 'ada@ridge');
      await expect(askForm(page).getByLabel('Email')).toHaveAccessibleDescription(/name@example\.com/);
      await expect(askForm(page).getByLabel('Your question')).toHaveValue(text);
      expect(await axeFindings(page), 'with errors').toEqual([]);
      await ask(page, text, email);
      await expect(done(page)).toHaveText('Thank you. Your question is on this page now.');
      await expect(entry(page, text)).toContainText('Not answered yet.');

      await page.goto('/cms/questions');
      const waiting = page.getByRole('article', { name: text });
      await waiting.getByRole('button', { name: 'Answer', exact: true }).click();
      await expect(waiting.getByRole('alert')).toHaveText('Write an answer of 5 to 1000 characters.');
      expect(await axeFindings(page), 'the queue').toEqual([]);
      await waiting.getByLabel('Answer of the shop').fill('Beeswax, twice a season.');
      await waiting.getByRole('button', { name: 'Answer', exact: true }).click();
      await expect(page.getByRole('status')).toHaveText('Your answer is shown now.');
      await expect(waiting).toHaveCount(0);
      expect(await linkInMail(page, email, /\/questions\/\S+/)).toBe(PAGE);
      await page.goto(PAGE);
      await expect(entry(page, text)).toContainText('Beeswax, twice a season.');
      await hide(page, text);
      await page.goto(PAGE);
      await expect(entry(page, RESOLED)).toBeVisible();
      await expect(entry(page, text)).toHaveCount(0);
    });

    test('a customer votes once and answers', async ({ page }) => {
      test.slow();
      await page.goto(PAGE);
      const votes = entry(page, RESOLED)
        .getByRole('button', { name: /^Helpful/ })
        .first();
      const count = Number(/\d+/.exec(await votes.innerText())?.[0]);
      for (const _ of ['first', 'again']) {
        await votes.click();
        await expect(done(page)).toContainText('Your vote counts once');
        await expect(votes).toHaveText(`Helpful (${count + 1})`);
      }
      await entry(page, RESOLED).getByText('Answer this question').click();
      await expect(entry(page, RESOLED).getByRole('link', { name: 'Sign in to answer' })).toBeVisible();
      await signUp(page);
      await page.goto(PAGE);
      await entry(page, RESOLED).getByText('Answer this question').click();
      const answer = `Mine were resoled in spring, ${anyName()}.`;
      await entry(page, RESOLED).getByLabel('Your answer').fill('Yes');
      await entry(page, RESOLED).getByRole('button', { name: 'Send answer' }).click();
      await expect(entry(page, RESOLED).getByLabel('Your answer')).toHaveAccessibleDescription(/at least 5 characters/);
      expect(await axeFindings(page), 'an answer with an error').toEqual([]);
      await entry(page, RESOLED).getByLabel('Your answer').fill(answer);
      await entry(page, RESOLED).getByRole('button', { name: 'Send answer' }).click();
      await expect(done(page)).toHaveText('Thank you. Your answer is on this page now.');
      await expect(entry(page, RESOLED)).toContainText(answer);
      await expect(async () => {
        await page.goto('/p/saddleback-mid');
        const first = page.locator('#questions').getByRole('heading', { level: 3 }).first();
        await expect(first, 'the question with the most answers').toHaveText(RESOLED, { timeout: 500 });
      }).toPass();
    });
  });
}

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 375, height: 800 } });

  test('a visitor reads, searches and submits a question', async ({ page }) => {
    await page.goto('/p/saddleback-mid');
    await page.getByRole('link', { name: 'Ask about this product' }).click();
    await expect(page).toHaveURL(new RegExp(`${PAGE}#ask$`));
    const text = `Do they squeak, ${anyName()}?`;
    await ask(page, text);
    await expect(done(page)).toHaveText('Thank you. Your question is on this page now.');
    await search(page, 'squeak');
    await expect(entry(page, text)).toHaveCount(1);
  });
});
