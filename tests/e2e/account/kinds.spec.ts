import { randomInt } from 'node:crypto';
import type { Page } from '@playwright/test';
import { openAccount } from '../../harness/account.ts';
import { axeFindings } from '../../harness/browser/axe.ts';
import { callAs, enterAs } from '../../harness/checkout-cart.ts';
import { ignoreRejections } from '../../harness/identity.ts';
import { expect, freshTest, test } from '../../harness/browser/own-shop-test.ts';

test.beforeEach(() => test.slow());
test.afterEach(({ complaints }) => {
  ignoreRejections(complaints);
  // The pages for professionals answer others with 403, and an address that leads past them with 404.
  const others = complaints.filter((text) => !/status of 40[34] .*\/trailpro\//.test(text));
  complaints.splice(0, complaints.length, ...others);
});

const main = (page: Page) => page.getByRole('main');
const number = (page: Page) => page.getByLabel('Member number');
const confirm = (page: Page) => page.getByRole('button', { name: 'Confirm membership' });
const fill = (page: Page) =>
  callAs(page, 'POST /cart/v1/cartWithItem', { items: [{ productId: 'LIMITED-100', qty: 1 }] });

/** A member that no other test has. */
const member = () => `IPA-${randomInt(1000, 9999)}11`;

/** Sends the form with a number of IPA. */
async function claimIpa(page: Page, memberNumber: string): Promise<void> {
  await page.getByLabel('Program', { exact: true }).selectOption('IPA');
  await number(page).fill(memberNumber);
  await confirm(page).click();
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 375, height: 800 } });

  test('a guide is refused, has a membership confirmed, buys at the price of professionals and reads', async ({
    page,
  }) => {
    await openAccount(page);
    await page.goto('/trailpro/pro-stories');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page is for professionals');
    expect(await axeFindings(page), 'refused').toEqual([]);
    await page.getByRole('link', { name: 'Confirm membership' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Professionals');
    await confirm(page).click();
    await expect(page.getByRole('alert')).toHaveCount(2);
    await claimIpa(page, '12');
    await expect(number(page)).toHaveAccessibleDescription(/IPA does not know this number under your name/);
    await expect(number(page)).toBeFocused();
    expect(await axeFindings(page), 'errors').toEqual([]);
    await claimIpa(page, 'IPA-161899');
    await expect(page.getByLabel('Program', { exact: true })).toHaveAccessibleDescription(/IPA does not respond/);
    await claimIpa(page, member());
    await expect(main(page).getByRole('status')).toContainText('Your membership is confirmed.');
    await expect(main(page)).toContainText('$1,500.00 of $1,500.00 left for this year');
    expect(await axeFindings(page), 'confirmed').toEqual([]);
    await fill(page);
    await page.goto('/cart');
    await expect(main(page).getByText('IPA discount')).toBeVisible();
    await expect(main(page).getByText('Discount (Professional price)')).toBeVisible();
    await page.goto('/account/professional');
    await page.getByRole('link', { name: 'Stories from work' }).click();
    await expect(page.getByRole('heading', { name: 'A boot is a tool' })).toBeVisible();
    const stories = '/api/caas/v1/canvas/augmentedpage/us/trailpro%2Fpro-stories';
    expect((await page.request.get(stories)).status()).toBe(200);
    await page.context().clearCookies();
    expect((await page.request.get(stories)).status()).toBe(403);
    await page.goto('/trailpro/pro%2Dstories');
    await expect(page.getByRole('heading', { name: 'A boot is a tool' })).toHaveCount(0);
  });
});

freshTest(
  'an employee accepts the terms, and the discount is named in account, cart and checkout',
  async ({ page }) => {
    await enterAs(page, 'employee@example.com');
    await fill(page);
    await page.goto('/cart');
    await expect(main(page).getByRole('spinbutton', { name: 'Quantity' })).toBeVisible();
    await expect(main(page).getByText('Employee')).toHaveCount(0);
    await page.goto('/account');
    await page.getByRole('checkbox').check();
    await page.getByRole('button', { name: 'Accept' }).click();
    await expect(main(page).getByText('Employee discount', { exact: true })).toBeVisible();
    await expect(main(page)).toContainText('$2,000.00 of $2,000.00 left for this year');
    expect(await axeFindings(page), 'account').toEqual([]);
    await page.goto('/cart');
    await expect(main(page).getByText('Employee discount', { exact: true })).toBeVisible();
    await expect(main(page).getByText('Discount (Employee price)')).toBeVisible();
    await page.goto('/checkout');
    await expect(main(page).getByText('Employee discount', { exact: true })).toBeVisible();
    await expect(main(page).getByText('Discounts (Employee price)')).toBeVisible();
  },
);

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('a guest reads for whom a page is, and a member of both programs reads of the first', async ({ page }) => {
    const response = await page.goto('/trailpro/pro-repository');
    expect(response?.status()).toBe(403);
    await expect(main(page).getByRole('link', { name: 'Sign in' })).toHaveAttribute(
      'href',
      '/sign-in?return=%2Ftrailpro%2Fpro-repository',
    );
    await openAccount(page);
    const claim = { programme: 'WRANX', memberNumber: member().replace('IPA', 'WRANX'), lastName: 'Walker' };
    await callAs(page, 'POST /consumers-v3/consumer/professional', claim);
    await page.goto('/account/professional');
    await expect(main(page).getByText('WRANX discount')).toBeVisible();
    await claimIpa(page, member());
    await expect(main(page).getByRole('status')).toContainText('Your membership is confirmed.');
    await expect(main(page).getByText('IPA discount')).toBeVisible();
    await expect(confirm(page)).toHaveCount(0);
    await page.getByRole('link', { name: 'Files and instructions' }).click();
    await expect(page.getByRole('heading', { name: 'Parts that fit' })).toBeVisible();
  });
});
