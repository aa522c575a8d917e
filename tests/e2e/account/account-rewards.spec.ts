import type { Page } from '@playwright/test';
import { axeFindings } from '../../harness/browser/axe.ts';
import { callAs, enterAs } from '../../harness/checkout-cart.ts';
import { expect, freshTest as test } from '../../harness/browser/own-shop-test.ts';
import { buy } from '../../harness/orders.ts';

test.beforeEach(() => test.slow());

const main = (page: Page) => page.getByRole('main');
const rewards = (page: Page) => main(page).getByRole('region', { name: 'Your rewards' });
const choice = (page: Page) => rewards(page).getByRole('combobox', { name: 'Turn points into a reward' });

/** Turns points into a reward, with the error of the empty field first. */
async function makeReward(page: Page): Promise<void> {
  await enterAs(page, 'member@example.com');
  await page.goto('/account/loyalty');
  const make = rewards(page).getByRole('button', { name: 'Turn into a reward' });
  await make.click();
  await expect(choice(page)).toHaveAccessibleDescription(/Choose how many points/);
  await choice(page).selectOption('500 points for a reward of $5.00');
  await make.click();
  await expect(main(page).getByRole('status')).toHaveText('Your reward is ready. It pays in the cart and at checkout.');
  await expect(main(page)).toContainText('2,000 points');
  await expect(rewards(page).getByRole('listitem').filter({ hasText: 'Reward of $5.00' })).toHaveCount(2);
  await expect(main(page).getByRole('region', { name: 'Points earned' })).toContainText('Turned into a reward');
  await expect(choice(page).getByRole('option')).toHaveCount(3);
}

test('a member turns points into a reward that pays in the cart, and sees what an order will earn', async ({
  page,
  freshShop,
}) => {
  await makeReward(page);
  await expect(main(page).getByRole('status')).toBeFocused();
  await page.evaluate(() => scrollTo(0, 0));
  expect(await axeFindings(page)).toEqual([]);
  await callAs(page, 'POST /cart/v1/cartWithItem', { items: [{ productId: 'LIMITED-100', qty: 1 }] });
  await page.goto('/cart');
  await page.getByRole('checkbox', { name: /Reward of \$5\.00/ }).check();
  await expect(main(page)).toContainText('Left to pay$43.00');
  const items = [{ productId: 'LIMITED-100', qty: 1 }];
  const { orderNumber } = await buy(page.request, freshShop, { items, email: 'member@example.com' });
  await page.goto(`/account/order-details/${orderNumber}`);
  await expect(main(page)).toContainText(/\d+ loyalty points follow once everything is on its way/);
});

test.describe('on a phone without script', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 375, height: 800 } });

  test('a member turns points into a reward', async ({ page }) => {
    await makeReward(page);
  });
});
