import nl from '../../../src/i18n/messages/nl-nl/checkout.json' with { type: 'json' };
import de from '../../../src/i18n/messages/de-de/checkout.json' with { type: 'json' };
import type { Page } from '@playwright/test';
import { expect, test } from '../../harness/browser/browser-test.ts';
import { fillCart } from '../../harness/checkout-cart.ts';
import { CARDS, checkoutOn } from '../../harness/browser/checkout-page.ts';
import { PHONE } from '../../harness/browser/devices.ts';
import { newGiftCard } from '../../harness/gift-card.ts';
import { ignoreRejections } from '../../harness/identity.ts';

test.use({ viewport: { width: 1280, height: 1200 } });

const LIMITED = { productId: 'LIMITED-100' };

test.describe('a guest on a phone', () => {
  test.use(PHONE);

  test('pays later', async ({ page }) => {
    const checkout = checkoutOn(page);
    await fillCart(page, [LIMITED]);
    await page.goto('/checkout');
    await checkout.goToBilling();
    await page.getByRole('radio', { name: 'Pay later' }).check();
    await page.getByRole('link', { name: 'How paying later works' }).click();
    const about = page.getByRole('dialog', { name: 'Pay later' });
    await expect(about).toContainText('Pay in 30 days');
    await page.keyboard.press('Escape');
    await expect(about).toHaveCount(0);
    await expect(checkout.step('Billing')).toBeVisible();
    await checkout.goToSummary();
    await expect(page.getByText('Pay later', { exact: true })).toBeVisible();
    await checkout.buy();
    await expect(page.getByText(/^Pay later: \$/)).toBeVisible();
  });

  test('pays a part by gift card and the rest by card', async ({ page, origin }) => {
    const checkout = checkoutOn(page);
    const { number, pin } = await newGiftCard(origin);
    await fillCart(page, [LIMITED]);
    await page.goto('/checkout');
    await checkout.goToBilling();
    await page.getByText('Use a gift card').click();
    await page.getByLabel('Gift card number').fill(number);
    await page.getByLabel('PIN', { exact: true }).fill(pin);
    await page.getByRole('button', { name: 'Apply gift card' }).click();
    await expect(page.getByText('Paid by gift card')).toBeVisible();
    await page.getByRole('button', { name: /^Remove gift card/ }).click();
    await expect(page.getByLabel('Gift card number')).toBeFocused();
    await page.getByLabel('Gift card number').fill(number);
    await page.getByLabel('PIN', { exact: true }).fill(pin);
    await page.getByRole('button', { name: 'Apply gift card' }).click();
    await expect(page.getByText('Paid by gift card')).toBeVisible();
    await checkout.fillCard(CARDS.approved);
    await checkout.goToSummary();
    await checkout.buy();
    await expect(page.getByText(/^Paid by gift card: \$25\.00/)).toBeVisible();
  });
});

test('a declined pay-later payment returns to billing, and another method pays', async ({ page, complaints }) => {
  const checkout = checkoutOn(page);
  await fillCart(page, [LIMITED]);
  await page.goto('/checkout');
  await checkout.fillShipping();
  await page.getByLabel('First name', { exact: true }).fill('Denied');
  await page.getByRole('button', { name: 'Continue to billing' }).click();
  await page.getByRole('radio', { name: 'Pay later' }).check();
  await checkout.goToSummary();
  await checkout.placeOrder.click();
  await expect(checkout.step('Billing')).toBeVisible();
  await expect(page.getByRole('alert').filter({ hasText: 'Your payment did not go through' })).toBeVisible();
  await page.getByRole('radio', { name: 'Card', exact: true }).check();
  await checkout.fillCard(CARDS.approved);
  await checkout.goToSummary();
  await checkout.buy();
  ignoreRejections(complaints);
});

test('a pay-later provider that requires other details shows the error at billing', async ({ page }) => {
  const checkout = checkoutOn(page);
  await fillCart(page, [LIMITED]);
  await page.goto('/checkout');
  await checkout.fillShipping();
  await page.getByLabel('First name', { exact: true }).fill('Review');
  await page.getByRole('button', { name: 'Continue to billing' }).click();
  await page.getByRole('radio', { name: 'Pay later' }).check();
  await checkout.goToSummary();
  await checkout.placeOrder.click();
  await expect(page.getByRole('alert').filter({ hasText: 'needs correct billing details' })).toBeVisible();
});

interface CountryCase {
  readonly siteId: string;
  readonly locale: string;
  readonly messages: Readonly<Record<string, string>>;
  readonly method: string;
  readonly address: Readonly<Record<string, string>>;
}

const NL: CountryCase = {
  siteId: 'nl',
  locale: 'nl-nl',
  messages: nl,
  method: 'iDEAL',
  address: { addressLine1: 'Damrak 1', city: 'Amsterdam', postalCode: '1012 LG', phone: '0201234567' },
};
const DE: CountryCase = {
  siteId: 'de',
  locale: 'de-de',
  messages: de,
  method: 'Przelewy24',
  address: { addressLine1: 'Am Ring 1', city: 'Berlin', postalCode: '10115', phone: '0301234567' },
};

/** From an empty cart to the page of the bank. */
async function goToBank(page: Page, { siteId, locale, messages, method, address }: CountryCase): Promise<void> {
  const text = (key: string) => messages[`checkout.${key}`] ?? key;
  await fillCart(page, [LIMITED], { siteId, locale });
  await page.goto(`/${locale}/checkout`);
  const typed = { firstName: 'Ada', lastName: 'Hill', email: 'ada.hill@example.com', ...address };
  for (const [name, value] of Object.entries(typed)) await page.getByLabel(text(name), { exact: true }).fill(value);
  await page.getByRole('button', { name: text('toBilling') }).click();
  await page.getByRole('radio', { name: method }).check();
  await page.getByRole('button', { name: text('toSummary') }).click();
  await page.getByRole('button', { name: text('place') }).click();
  await expect(page.getByRole('heading', { name: 'Pay with your bank' })).toBeVisible();
}

test.describe('a bank with a page of its own', () => {
  test.beforeEach(async ({ context }) => {
    // Consent is requested once.
    const value = encodeURIComponent('groups=C0001:1,C0002:0,C0003:0,C0004:0');
    const { baseURL = '' } = test.info().project.use;
    await context.addCookies([{ name: 'OptanonConsent', value, url: baseURL || (process.env['SHOP_ORIGIN'] ?? '') }]);
  });

  test('returns to the order once it is paid', async ({ page, complaints }) => {
    await goToBank(page, NL);
    await page.getByRole('button', { name: 'Approve' }).click();
    await expect(page.getByRole('heading', { name: nl['checkout.thanks'] })).toBeVisible();
    await expect(page).toHaveURL(/\/nl-nl\/bestelbevestiging$/);
    ignoreRejections(complaints);
  });

  test('that declines returns to billing with the cart unchanged', async ({ page, complaints }) => {
    await goToBank(page, DE);
    await page.getByRole('button', { name: 'Refuse' }).click();
    await expect(page.getByRole('heading', { name: de['checkout.billing'], exact: true })).toBeVisible();
    await expect(page).toHaveURL(/\/de-de\/kasse$/);
    await expect(page.getByRole('alert').filter({ hasText: de['checkout.authenticationFailed'] })).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    ignoreRejections(complaints);
  });

  test('is cancelled by the browser’s back button', async ({ page, complaints }) => {
    await goToBank(page, NL);
    await page.goBack();
    await expect(page.getByRole('alert').filter({ hasText: nl['checkout.authenticationFailed'] })).toBeVisible();
    await expect(page.getByRole('heading', { name: nl['checkout.billing'], exact: true })).toBeVisible();
    ignoreRejections(complaints);
  });
});

test('a bank challenge is shown again after a reload', async ({ page }) => {
  const checkout = checkoutOn(page);
  await fillCart(page, [LIMITED]);
  await checkout.fillAll(CARDS.challenge);
  await checkout.placeOrder.click();
  await expect(page.getByRole('dialog', { name: 'Confirm your payment' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('dialog', { name: 'Confirm your payment' })).toBeVisible();
  const bank = page.frameLocator('iframe[title="Question from your bank"]');
  await bank.getByLabel('Code').fill('1234');
  await bank.getByRole('button', { name: 'Submit' }).click();
  await checkout.expectConfirmed();
});
