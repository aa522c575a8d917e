import type { Page } from '@playwright/test';
import { axeFindings, axeFindingsInBothSchemes } from '../harness/browser/axe.ts';
import { expect, test } from '../harness/browser/browser-test.ts';
import { fillCart } from '../harness/checkout-cart.ts';
import { closeByKey, openByHash } from '../harness/browser/dialog-page.ts';
import type { Range } from '../harness/browser/range.ts';

interface DialogCase {
  readonly name: string;
  readonly hash: (range: Range) => string;
  /** Text that is there once the dialog is filled. */
  readonly ready: string | RegExp;
  /** Opens the other state to check. */
  readonly next?: (page: Page, range: Range) => Promise<unknown>;
}

const press = (name: string | RegExp) => (page: Page) =>
  page.getByRole('dialog').getByRole('button', { name }).first().click();
const chooseSize = (page: Page, { sized }: Range) =>
  page.getByRole('dialog').getByRole('radio', { name: sized.sizeLabel, exact: true }).check({ force: true });
const emptySearch = async (page: Page) => {
  await page.getByRole('dialog').getByRole('textbox').fill('nowhere at all');
  await press('Find stores')(page);
  await expect(page.getByRole('dialog')).toContainText('No store matches.');
};

const DIALOG_CASES: readonly DialogCase[] = [
  { name: 'content', hash: () => '#modal=content_size-chart', ready: 'Start with' },
  { name: 'an invalid argument', hash: () => '#modal=barcode_%3C', ready: 'Invalid Product ID' },
  { name: 'pay-later-info', hash: () => '#modal=pay-later-info', ready: 'How it works' },
  { name: 'quickshop', hash: ({ sized }) => `#modal=quickshop_${sized.id}`, ready: 'Size', next: press('Add to cart') },
  { name: 'barcode', hash: ({ sized }) => `#modal=barcode_${sized.id}`, ready: 'Choose a size', next: chooseSize },
  {
    name: 'ask-question',
    hash: ({ sized }) => `#modal=ask-question_${sized.id}`,
    ready: /Your question/,
    next: press(/^Send/),
  },
  { name: 'review', hash: ({ sized }) => `#modal=review_${sized.id}`, ready: 'Headline', next: press(/^Send/) },
  { name: 'report-review', hash: () => '#modal=report-review_any', ready: 'Reason', next: press(/^Send/) },
  { name: 'report-photo', hash: () => '#modal=report-photo_any', ready: 'Reason', next: press(/^Send/) },
  { name: 'bopis-store-search', hash: () => '#panel=bopis-store-search', ready: 'hand out orders', next: emptySearch },
  {
    name: 'pickup-in-store',
    hash: ({ sized }) => `#panel=pickup-in-store_${sized.id}`,
    ready: 'hand out orders',
    next: async (page, range) => {
      await press(/^Pick up here/)(page);
      await expect(page.getByRole('dialog').getByRole('alert')).toHaveText('Choose a size');
      await chooseSize(page, range);
      await expect(page.getByRole('dialog')).toContainText(/in stock/i);
    },
  },
  { name: 'mini-cart', hash: () => '#panel=mini-cart', ready: 'Your cart is empty' },
];

test('axe finds nothing in a dialog with an address, light or dark', async ({ page, range }) => {
  test.setTimeout(240_000);
  await page.goto('/help');
  for (const { name, hash, ready, next } of DIALOG_CASES) {
    await test.step(name, async () => {
      await openByHash(page, hash(range));
      await expect(page.getByRole('dialog')).toContainText(ready);
      expect.soft(await axeFindingsInBothSchemes(page), name).toEqual([]);
      if (next) {
        await next(page, range);
        expect.soft(await axeFindingsInBothSchemes(page), `${name}, next`).toEqual([]);
      }
      await closeByKey(page);
    });
  }
});

test.describe('a dialog that a script opens', () => {
  test('has no axe violations: change-store, and its confirmation', async ({ page, range }) => {
    await fillCart(page, [{ productId: 'LIMITED-100', shippingMethod: 'pickup', storeId: '1001' }]);
    await page.goto('/#panel=bopis-store-search');
    await page.getByRole('dialog').locator('input[type="radio"]:enabled:not([value="1001"])').last().check();
    await press('Save store')(page);
    await expect(page.getByRole('dialog', { name: 'Change your store?' })).toContainText('1 item in your cart');
    expect(await axeFindings(page), 'change-store').toEqual([]);
    await openByHash(page, `#modal=review_${range.sized.id}`);
    const review = page.getByRole('dialog', { name: 'Write a review' });
    await review.getByRole('radio', { name: '4 stars' }).check({ force: true });
    await review.getByRole('textbox', { name: 'Headline' }).fill('Dry feet');
    await review.getByRole('textbox', { name: 'Your review' }).fill('Three weeks of bog, and not one wet sock.');
    await review.getByRole('textbox', { name: 'Name shown with it' }).fill('Ada');
    await press('Send review')(page);
    await expect(review.getByRole('status').filter({ hasText: 'Thank you.' })).toBeFocused();
    expect(await axeFindings(page), 'review, sent').toEqual([]);
  });

  test('has no axe violations: store-changed, question-asked', async ({ page, range }) => {
    await page.goto('/#panel=bopis-store-search');
    await page.getByRole('dialog').getByRole('radio').first().check();
    await press('Save store')(page);
    await expect(page.getByRole('dialog', { name: 'Your store is set' })).toContainText('From now on');
    expect(await axeFindings(page)).toEqual([]);
    await page.goto(`/c/all#modal=ask-question_${range.sized.id}`);
    await page.getByRole('textbox', { name: 'Your question' }).fill('How warm is it?');
    await page.getByRole('textbox', { name: 'Name shown with it' }).fill('Ada');
    await press('Send question')(page);
    await expect(page.getByRole('dialog', { name: 'Thank you for asking' })).toContainText(
      'is on the product’s page now',
    );
    expect(await axeFindings(page)).toEqual([]);
  });
});
