import { openAccount } from '../../harness/account.ts';
import { callAs, enterAs, fillCart } from '../../harness/checkout-cart.ts';
import { CARDS, checkoutOn } from '../../harness/browser/checkout-page.ts';
import { DEVICES, PHONE } from '../../harness/browser/devices.ts';
import { connectAssociate } from '../../harness/browser/in-store.ts';
import { ignoreRejections, signInByDialog } from '../../harness/identity.ts';
import { expect, test } from '../../harness/browser/own-shop-test.ts';

test.use({ viewport: { width: 1280, height: 1200 } });

const LIMITED = { productId: 'LIMITED-100' };
const ADDRESS = {
  approachType: 'S',
  firstName: 'Mika',
  lastName: 'Brandt',
  phone: '2125550100',
  addressLine1: '1 Ridge Road',
  city: 'Portland',
  province: 'OR',
  postalCode: '97205',
  countryCode: 'US',
};

test.describe('who is signed in', () => {
  test('with a card and an address buys in two clicks', async ({ page }) => {
    const checkout = checkoutOn(page);
    await enterAs(page, 'shopper@example.com');
    await fillCart(page, [LIMITED]);
    await page.goto('/cart');
    await page.getByRole('main').getByRole('button', { name: 'Checkout' }).click();
    await expect(checkout.step('Summary')).toBeVisible();
    await expect(page.getByText('48 Ledge Street').first()).toBeVisible();
    await expect(page.getByText('VISA ending in 1111')).toBeVisible();
    await checkout.buy();
  });

  test('during checkout, continues with the account’s addresses and cards', async ({ page }) => {
    const checkout = checkoutOn(page);
    await fillCart(page, [LIMITED]);
    await page.goto('/checkout');
    await page.getByLabel('First name', { exact: true }).fill('Ada');
    await page.getByRole('main').getByRole('link', { name: 'Sign in' }).click();
    await expect(page.getByRole('dialog', { name: 'Sign in', exact: true })).toBeVisible();
    await signInByDialog(page, 'shopper@example.com');
    await expect(checkout.step('Summary')).toBeVisible();
    await expect(page).toHaveURL(/\/checkout$/);
    await page.getByRole('button', { name: 'Change Shipping' }).click();
    await expect(page.getByRole('radio', { name: /48 Ledge Street/ })).toBeChecked();
    await expect(page.getByRole('main').getByRole('link', { name: 'Sign in' })).toBeHidden();
    await page.getByRole('button', { name: 'Continue to billing' }).click();
    await expect(page.getByRole('radio', { name: /VISA ending in 1111/ })).toBeChecked();
  });

  test.describe('on a phone', () => {
    test.use(PHONE);

    test('can still change the preselected values', async ({ page }) => {
      const checkout = checkoutOn(page);
      await enterAs(page, 'shopper@example.com');
      await fillCart(page, [LIMITED]);
      await page.goto('/checkout');
      await expect(checkout.step('Summary')).toBeVisible();
      await page.reload();
      await expect(checkout.step('Summary')).toBeVisible();
      await page.getByRole('button', { name: 'Change Shipping' }).click();
      await expect(page.getByRole('radio', { name: /48 Ledge Street/ })).toBeChecked();
      await page.getByRole('button', { name: 'Add another address' }).click();
      await expect(page.getByRole('heading', { name: 'New address' })).toBeFocused();
      await page.getByLabel('Address line 1', { exact: true }).fill('7 Cairn Way');
      await page.getByLabel('City', { exact: true }).fill('Portland');
      await page.getByLabel('State or province', { exact: true }).selectOption('OR');
      await page.getByLabel('Postal code', { exact: true }).fill('97205');
      await page.getByLabel('Phone', { exact: true }).fill('2125550100');
      await page.getByRole('button', { name: 'Save address' }).click();
      await expect(page.getByRole('radio', { name: /7 Cairn Way/ })).toBeChecked();
      await page.getByRole('button', { name: 'Edit 7 Cairn Way' }).click();
      await page.getByLabel('Address line 1', { exact: true }).fill('9 Cairn Way');
      await page.getByRole('button', { name: 'Save address' }).click();
      await expect(page.getByRole('radio', { name: /9 Cairn Way/ })).toBeChecked();
      await page.getByRole('button', { name: 'Continue to billing' }).click();
      await expect(page.getByRole('radio', { name: /VISA ending in 1111/ })).toBeChecked();
      await checkout.goToSummary();
      await expect(page.getByText('9 Cairn Way').first()).toBeVisible();
      await checkout.buy();
    });
  });

  test('stores the address and the card for the next order', async ({ page }) => {
    const checkout = checkoutOn(page);
    await openAccount(page);
    await fillCart(page, [LIMITED]);
    await page.goto('/checkout');
    await expect(page.getByLabel('First name', { exact: true })).toHaveValue('Ada');
    await expect(page.getByLabel('Email', { exact: true })).toHaveValue(/^walker-/);
    await checkout.goToBilling();
    await checkout.fillCard(CARDS.approved);
    await page.getByRole('checkbox', { name: 'Save this card for next time' }).check();
    await checkout.goToSummary();
    await checkout.buy();
    await fillCart(page, [LIMITED]);
    await page.goto('/checkout');
    await expect(checkout.step('Summary')).toBeVisible();
    await expect(page.getByText('VISA ending in 1111')).toBeVisible();
    await expect(page.getByText('1 Ridge Road').first()).toBeVisible();
  });
});

for (const [device, use] of DEVICES) {
  const [voucher, worth] = use === PHONE ? ['TRAIL-CARD-25', '$25.00'] : ['TRAIL-REWARD-10', '$10.00'];
  test.describe(`a member ${device}`, () => {
    test.use(use);

    test('pays with points, a voucher and a card', async ({ page, complaints }) => {
      const checkout = checkoutOn(page);
      await enterAs(page, 'member@example.com');
      // Rejected the second time: it is stored already.
      await callAs(page, 'POST /consumers-v3/consumer/address', ADDRESS);
      await fillCart(page, [LIMITED]);
      await page.goto('/cart');
      const reward = page.getByRole('group', { name: 'Rewards' }).getByRole('checkbox', { name: worth });
      await reward.check();
      await expect(page.getByText('Left to pay')).toBeVisible();
      await expect(reward).toBeChecked();
      await reward.uncheck();
      await expect(page.getByText('Left to pay')).toBeHidden();
      await page.getByRole('main').getByRole('button', { name: 'Checkout' }).click();
      await expect(page.getByRole('radio', { name: /1 Ridge Road/ })).toBeChecked();
      await page.getByRole('button', { name: 'Continue to billing' }).click();
      await expect(checkout.step('Billing')).toBeVisible();
      await page.getByRole('button', { name: `Use ${voucher}` }).click();
      await expect(page.getByText('Paid by reward')).toBeVisible();
      const points = page.getByRole('region', { name: 'Loyalty points' });
      const usePoints = points.getByRole('button', { name: 'Use points' });
      // The desktop test runs first, and may have spent them.
      if (use !== PHONE || (await usePoints.isVisible())) {
        await usePoints.click();
        await expect(page.getByText('Paid by points')).toBeVisible();
        await expect(points.getByRole('button', { name: 'Remove Loyalty points' })).toBeFocused();
      }
      const code = page.getByLabel('Reward code or card');
      await code.fill('TRAIL-EXPIRED-5');
      await code.press('Enter');
      await expect(code).toHaveAccessibleDescription('This code has expired.');
      await checkout.fillCard(CARDS.approved);
      await checkout.goToSummary();
      await checkout.buy();
      await expect(page.getByText(/^Paid by reward: /)).toBeVisible();
      await expect(page.getByText(/^Card: /)).toBeVisible();
      ignoreRejections(complaints);
    });
  });
}

test('an athlete pays with credit, and with nothing else where it is enough', async ({ page }) => {
  const checkout = checkoutOn(page);
  await enterAs(page, 'athlete@example.com');
  await fillCart(page, [LIMITED]);
  await page.goto('/checkout');
  await checkout.goToBilling();
  const credit = page.getByRole('region', { name: 'Your credit' });
  await expect(credit).toContainText('$500.00 left');
  await credit.getByRole('button', { name: 'Use credit' }).click();
  await expect(page.getByText('Nothing is left to pay.')).toBeVisible();
  await expect(page.locator('iframe[title="Card details"]')).toHaveCount(0);
  await checkout.goToSummary();
  await checkout.buy();
  await expect(page.getByText(/^Paid by credit: /)).toBeVisible();
});

test('a credited consumer pays what the credit leaves by card', async ({ page }) => {
  const checkout = checkoutOn(page);
  await enterAs(page, 'credited@example.com');
  await fillCart(page, [{ ...LIMITED, qty: 7 }]);
  await page.goto('/checkout');
  await checkout.goToBilling();
  await page.getByRole('button', { name: 'Use credit' }).click();
  await expect(page.getByText('Paid by credit')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Your credit' })).toContainText('$0.00 stay');
  await checkout.fillCard(CARDS.approved);
  await checkout.goToSummary();
  await checkout.buy();
});

test('an employee who accepted the terms buys at the discount', async ({ page }) => {
  const checkout = checkoutOn(page);
  await enterAs(page, 'employee@example.com');
  await callAs(page, 'PUT /consumers-v3/consumer', { consumerProfile: { isEmployeeDiscountTCAccepted: true } });
  await fillCart(page, [LIMITED]);
  await page.goto('/checkout');
  await checkout.goToBilling();
  await expect(page.getByText('Discounts')).toBeVisible();
  await checkout.fillCard(CARDS.approved);
  await checkout.goToSummary();
  await checkout.buy();
  await expect(page.getByText('Discounts')).toBeVisible();
});

test('an associate’s store and name go with the order', async ({ page }) => {
  const checkout = checkoutOn(page);
  await connectAssociate(page);
  await fillCart(page, [LIMITED]);
  await checkout.fillAll(CARDS.approved);
  const sent = page.waitForRequest(
    (request) => request.method() === 'PUT' && request.url().includes('/checkout/order'),
  );
  await checkout.placeOrder.click();
  expect((await sent).postDataJSON()).toMatchObject({
    inStoreSalesInfo: { storeId: '1001', storeEmployeeId: 'A1001' },
  });
  await expect(page.getByText('Sold by Alex Moreau, Marrow Ridge Boulder')).toBeVisible();
  await expect(page).toHaveURL(/\?storeContext=1001$/);
});
