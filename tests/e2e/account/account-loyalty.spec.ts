import type { Page } from '@playwright/test';
import { openAccount } from '../../harness/account.ts';
import { axeFindings } from '../../harness/browser/axe.ts';
import { callAs, enterAs } from '../../harness/checkout-cart.ts';
import { ignoreRejections } from '../../harness/identity.ts';
import { expect, test } from '../../harness/browser/own-shop-test.ts';

test.beforeEach(() => test.slow());
test.afterEach(({ complaints }) => ignoreRejections(complaints));

const main = (page: Page) => page.getByRole('main');
const status = (page: Page) => main(page).getByRole('status');
const part = (page: Page, name: string) => main(page).getByRole('region', { name });
const joinButton = (page: Page) => page.getByRole('button', { name: 'Join the program' });

async function expectMilestone(page: Page): Promise<void> {
  const tier = part(page, 'Your tier');
  await expect(tier).toContainText('Trailhead');
  const bar = tier.getByRole('progressbar', { name: '150 points to Tree line' });
  await expect(bar).toBeVisible();
  await expect(bar).toHaveJSProperty('position', 350 / 500);
  await expect(tier).toContainText('350 of 500 points from the orders of the last 12 months');
  await expect(tier).toContainText('once the parcel leaves');
}

test('a member sees points and their worth, rewards and the welcome offer; the cart has the same reward', async ({
  page,
}) => {
  await enterAs(page, 'member@example.com');
  await page.goto('/account');
  await expect(main(page).getByText('2,500 points')).toBeVisible();
  await main(page).getByRole('listitem').getByRole('link', { name: 'Loyalty program' }).last().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Loyalty program');
  await expect(main(page)).toContainText('2,500 points');
  await expect(main(page)).toContainText('Worth $25.00');
  await expect(main(page)).toContainText('M100002');
  const rewards = part(page, 'Your rewards').getByRole('listitem');
  await expect(rewards).toHaveCount(3);
  await expect(rewards.filter({ hasText: 'TRAIL-REWARD-10' })).toContainText('Reward of $10.00');
  await expect(rewards.filter({ hasText: 'TRAIL-EXPIRED-5' })).toContainText('Expired on');
  await expect(part(page, 'Welcome offer').locator('strong').first()).not.toBeEmpty();
  await expect(part(page, 'Paid with points')).toContainText('No order paid with points yet');
  await expect(part(page, 'Points earned').getByRole('listitem')).toHaveCount(3);
  await expect(part(page, 'Points earned')).toContainText('+350 points');
  await expect(main(page)).toContainText(/120 points expire on \w+ \d+, \d{4}/);
  await expectMilestone(page);
  await expect(main(page).getByRole('heading', { name: 'How to spend points' })).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  await callAs(page, 'POST /cart/v1/cartWithItem', { items: [{ productId: 'LIMITED-100', qty: 1 }] });
  await page.goto('/cart');
  await expect(page.getByRole('checkbox', { name: /Reward of \$10\.00/ })).toBeVisible();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 375, height: 800 } });

  test('a customer joins, with errors at the fields, and is asked to complete the profile', async ({ page }) => {
    await openAccount(page);
    await page.goto('/account/loyalty');
    await expect(main(page).getByRole('heading', { name: 'What members have' })).toBeVisible();
    expect(await axeFindings(page), 'to join').toEqual([]);
    const birthDate = page.getByLabel('Date of birth');
    await birthDate.fill('2024-01-01');
    await joinButton(page).click();
    await expect(page.getByRole('alert')).toHaveCount(2);
    await expect(birthDate).toHaveAccessibleDescription(/This date of birth cannot be used/);
    await expect(birthDate).toBeFocused();
    await expect(birthDate).toHaveValue('2024-01-01');
    await expect(page.getByRole('checkbox')).toHaveAccessibleDescription('Please agree to the terms to join.');
    expect(await axeFindings(page), 'errors').toEqual([]);
    await birthDate.fill('1990-04-23');
    await page.getByRole('checkbox').check();
    await joinButton(page).click();
    await expect(status(page)).toHaveText('Welcome to the program. You are a member now.');
    await expect(page).toHaveURL(/\/account\/loyalty$/);
    await expect(main(page)).toContainText('0 points');
    await expect(main(page)).toContainText(/M[0-9A-F]{16}/);
    expect(await axeFindings(page), 'unconfirmed').toEqual([]);
    await main(page).getByRole('link', { name: 'Complete your profile' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Profile');
  });
});

test.describe('a member on a phone without script', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 375, height: 800 } });

  test('sees the tier and the way to the next one', async ({ page }) => {
    await enterAs(page, 'member@example.com');
    await page.goto('/account/loyalty');
    await expectMilestone(page);
  });
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('a customer joins, and is confirmed with the rest of the profile', async ({ page }) => {
    await openAccount(page);
    await page.goto('/account/loyalty');
    await joinButton(page).click();
    await expect(page.getByRole('alert')).toHaveCount(2);
    await page.getByLabel('Date of birth').fill('1990-04-23');
    await page.getByRole('checkbox').check();
    await joinButton(page).click();
    await expect(status(page)).toHaveText('Welcome to the program. You are a member now.');
    await page.getByRole('link', { name: 'Complete your profile' }).click();
    await page.getByLabel('Phone').fill(`+1303555${String(Date.now()).slice(-4)}`);
    await page.getByLabel('Postal code').fill('80301');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await page.goto('/account/loyalty');
    await expect(part(page, 'Your rewards')).toContainText('No rewards yet');
  });
});
