import { expect, test } from '../../harness/browser/browser-test.ts';
import { callAs, fillCart } from '../../harness/checkout-cart.ts';
import { CARDS, checkoutOn, suggestCity } from '../../harness/browser/checkout-page.ts';
import { PHONE } from '../../harness/browser/devices.ts';

test.use({ viewport: { width: 1280, height: 1200 } });

const STORE = '1001';
/** The store has four of it in a run. */
const PICKUP = { productId: 'LIMITED-100', shippingMethod: 'pickup', storeId: STORE };
const CONTACT = { 'First name': 'Ada', 'Last name': 'Hill', Email: 'ada.hill@example.com', Phone: '2125550100' };
const BILL = { 'Address line 1': '1 Ridge Road', City: 'Portland', 'Postal code': '97205' };

test.describe('a customer on a phone', () => {
  test.use(PHONE);

  test('picks up in a store without a delivery address', async ({ page }) => {
    const checkout = checkoutOn(page);
    await fillCart(page, [PICKUP]);
    await page.goto('/checkout');
    await expect(page.getByText('Nothing is shipped: you pick your order up.')).toBeVisible();
    await expect(page.getByLabel('Address line 1')).toHaveCount(0);
    await expect(page.getByRole('group', { name: /^Pick up at / })).toBeVisible();
    for (const [label, text] of Object.entries(CONTACT)) await page.getByLabel(label, { exact: true }).fill(text);
    await page.getByRole('checkbox', { name: 'Somebody else picks it up' }).check();
    await page.getByRole('button', { name: 'Continue to billing' }).click();
    const other = page.getByRole('group', { name: 'Who picks it up?' });
    await expect(other.getByLabel('Email')).toBeFocused();
    await expect(other.getByLabel('Email')).toHaveAccessibleDescription(/Enter your email address/);
    await other.getByLabel('Email').fill('grace@example.com');
    await page.getByRole('button', { name: 'Continue to billing' }).click();
    await expect(checkout.step('Billing')).toBeVisible();
    for (const [label, text] of Object.entries(BILL)) await page.getByLabel(label, { exact: true }).fill(text);
    await page.getByLabel('State or province', { exact: true }).selectOption('OR');
    await checkout.fillCard(CARDS.approved);
    await checkout.goToSummary();
    await expect(page.getByText('grace@example.com')).toBeVisible();
    await checkout.buy();
    await expect(page.getByText('as soon as it can be picked up')).toBeVisible();
  });

  test('has a part shipped and picks the rest up', async ({ page }) => {
    const checkout = checkoutOn(page);
    await fillCart(page, [{ ...PICKUP, productId: 'GRIW-TARN-M' }, { productId: 'MARKDOWN-1' }]);
    await page.goto('/checkout');
    await expect(page.getByRole('group', { name: 'How should it arrive?' })).toBeVisible();
    await expect(page.getByRole('group', { name: /^Pick up at / })).toBeVisible();
    await checkout.goToBilling();
    await checkout.fillCard(CARDS.approved);
    await checkout.goToSummary();
    await expect(page.getByRole('heading', { name: 'Deliver to' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Pick up at' })).toBeVisible();
    await checkout.buy();
  });

  test('buys a product that is delivered by email', async ({ page }) => {
    const checkout = checkoutOn(page);
    await fillCart(page, [{ productId: 'DIGITAL-GC-25' }]);
    await page.goto('/checkout');
    await expect(
      page.getByText('Nothing is shipped. We email your order to the address that you enter here.'),
    ).toBeVisible();
    for (const [label, text] of Object.entries(CONTACT)) await page.getByLabel(label, { exact: true }).fill(text);
    await page.getByRole('button', { name: 'Continue to billing' }).click();
    await expect(page.getByRole('checkbox', { name: 'Same as the delivery address' })).toHaveCount(0);
    for (const [label, text] of Object.entries(BILL)) await page.getByLabel(label, { exact: true }).fill(text);
    await page.getByLabel('State or province', { exact: true }).selectOption('OR');
    await checkout.fillCard(CARDS.approved);
    await checkout.goToSummary();
    await checkout.buy();
    await expect(page.getByText('on its way by email')).toBeVisible();
  });
});

test('what the post only spells otherwise is taken as it spells it', async ({ page }) => {
  const checkout = checkoutOn(page);
  await fillCart(page, [{ productId: 'LIMITED-100' }]);
  await page.goto('/checkout');
  await checkout.fillShipping();
  await page.getByLabel('City', { exact: true }).fill('PORTLAND');
  await page.getByRole('button', { name: 'Continue to billing' }).click();
  await expect(checkout.step('Billing')).toBeVisible();
  await page.getByRole('button', { name: 'Change Shipping' }).click();
  await expect(page.getByLabel('City', { exact: true })).toHaveValue('Portland');
});

test('a corrected address is offered, and the customer decides', async ({ page }) => {
  const checkout = checkoutOn(page);
  await fillCart(page, [{ productId: 'LIMITED-100' }]);
  await page.goto('/checkout');
  await suggestCity(page, 'Portland Heights');
  await checkout.fillShipping();
  await page.getByRole('button', { name: 'Continue to billing' }).click();
  await expect(page.getByRole('region', { name: 'Is this the address?' })).toBeFocused();
  await page.getByRole('button', { name: 'Use suggested' }).click();
  await expect(checkout.step('Billing')).toBeVisible();
  await page.getByRole('button', { name: 'Change Shipping' }).click();
  await expect(page.getByLabel('City', { exact: true })).toHaveValue('Portland Heights');
  await page.getByLabel('City', { exact: true }).fill('Portland');
  await page.getByRole('button', { name: 'Continue to billing' }).click();
  await page.getByRole('button', { name: 'Keep mine' }).click();
  await expect(checkout.step('Billing')).toBeVisible();
});

test('a phone number is formatted for its country, and newsletters require consent', async ({ page }) => {
  const checkout = checkoutOn(page);
  await fillCart(page, [{ productId: 'LIMITED-100' }]);
  await page.goto('/checkout');
  await checkout.fillShipping();
  await page.getByLabel('Phone', { exact: true }).fill('2125550100');
  await page.getByLabel('City', { exact: true }).focus();
  await expect(page.getByLabel('Phone', { exact: true })).toHaveValue('(212) 555 - 0100');
  const newsletter = page.getByRole('checkbox', { name: /^Send me news/ });
  await expect(newsletter).not.toBeChecked();
  await newsletter.check();
  const sent = page.waitForRequest((request) => request.url().includes('/shippingAddress?'));
  await page.getByRole('button', { name: 'Continue to billing' }).click();
  expect((await sent).postDataJSON()).toMatchObject({ subscriptions: { newsletterConsent: true } });
  await expect(checkout.step('Billing')).toBeVisible();
});

test('only the countries that are served can be chosen', async ({ page }) => {
  await fillCart(page, [{ productId: 'LIMITED-100' }]);
  await page.goto('/checkout');
  const countries = page.getByLabel('Country', { exact: true }).getByRole('option');
  await expect(countries.first()).toHaveText('United States');
  const answer = await callAs(page, 'GET /consumers-v3/utilities/countryList');
  const { countries: all } = await answer.json();
  const deliverable = all.filter(({ isServed }: { isServed?: boolean }) => isServed === true);
  await expect(countries).toHaveCount(deliverable.length);
});
