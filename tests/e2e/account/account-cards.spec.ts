import { gzipSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { openAccount } from '../../harness/account.ts';
import { axeFindings } from '../../harness/browser/axe.ts';
import { CARDS, checkoutOn } from '../../harness/browser/checkout-page.ts';
import { PHONE } from '../../harness/browser/devices.ts';
import { expect, test } from '../../harness/browser/own-shop-test.ts';
import { callAs, originOf } from '../../harness/checkout-cart.ts';
import { ignoreRejections } from '../../harness/identity.ts';

test.beforeEach(() => test.slow());
test.afterEach(({ complaints }) => ignoreRejections(complaints));

const SCRIPT_BUDGET = 60 * 1024;
const INSTRUMENTS = 'POST /consumers-v3/consumer/payment_instruments';
const GIFT_CARD = { number: '6006490000000001', pin: '1234' };
const MASTERCARD = '5555555555554444';

const status = (page: Page) => page.getByRole('main').getByRole('status');
const item = (page: Page, text: string) => page.getByRole('main').getByRole('listitem').filter({ hasText: text });

/** Saves a card by requests. */
async function saveCard(page: Page, number: string): Promise<void> {
  const data = { number, expiryMonth: 12, expiryYear: 2040, cvc: '123' };
  const tokenAnswer = await page.request.post(`${await originOf(page)}/sandbox/card/token`, { data });
  const { paymentToken } = await tokenAnswer.json();
  const saved = await callAs(page, INSTRUMENTS, { paymentToken, recaptcha_response: 'sandbox-pass' });
  expect(saved.status(), await saved.text()).toBe(201);
}

async function saveGiftCard(page: Page, { number, pin } = GIFT_CARD): Promise<void> {
  await page.getByLabel('Gift card number').fill(number);
  await page.getByLabel('PIN', { exact: true }).fill(pin);
  await page.getByRole('button', { name: 'Save gift card' }).click();
}

test.describe('on a phone', () => {
  test.use(PHONE);

  test('a card is added in the frame of the provider, once', async ({ page }) => {
    await openAccount(page);
    await page.goto('/account/credit-cards');
    await expect(page.getByText('No card saved yet')).toBeVisible();
    expect(await axeFindings(page), 'empty').toEqual([]);
    const { fillCard } = checkoutOn(page);
    const add = async () => {
      await page.goto('/account/credit-cards/add');
      await fillCard(CARDS.approved);
      await page.getByLabel('Name on the card').fill('Ada Walker');
      await page.getByRole('button', { name: 'Save card' }).click();
    };
    await add();
    await expect(status(page)).toHaveText('The card is saved.');
    await expect(page).toHaveURL(/\/account\/credit-cards$/);
    await expect(item(page, 'VISA ending in 1111')).toContainText('Ada Walker');
    await expect(item(page, 'VISA ending in 1111')).toContainText('Main card');
    expect(await axeFindings(page), 'list').toEqual([]);
    await add();
    await expect(page.getByText('This card is saved already.')).toBeVisible();
    await expect(page.getByLabel('Name on the card')).toHaveValue('Ada Walker');
    expect(await axeFindings(page, { withFrames: false }), 'rejected').toEqual([]);
  });

  test('the page of a new card needs little script', async ({ page }) => {
    await openAccount(page);
    const bodies: Promise<number>[] = [];
    page.on('response', (response) => {
      const isOwn = response.request().resourceType() === 'script' && response.frame() === page.mainFrame();
      if (isOwn) bodies.push(response.body().then((body) => gzipSync(body, { level: 9 }).length));
    });
    await page.goto('/account/credit-cards/add', { waitUntil: 'networkidle' });
    await expect(checkoutOn(page).frame.getByLabel('Card number')).toBeVisible();
    const sizes = await Promise.all(bodies);
    expect(sizes.length).toBeGreaterThan(0);
    expect(sizes.reduce((sum, size) => sum + size)).toBeLessThanOrEqual(SCRIPT_BUDGET);
  });
});

test('cards are changed, made the main one and removed, also twice', async ({ page }) => {
  await openAccount(page);
  await saveCard(page, CARDS.approved);
  await saveCard(page, MASTERCARD);
  await page.goto('/account/credit-cards');
  const second = item(page, 'ending in 4444');
  await second.getByText('Edit', { exact: true }).click();
  await second.getByLabel('Name on the card').fill('Grace Hill');
  await second.getByLabel('Expiry year').selectOption(`${new Date().getUTCFullYear()}`);
  await second.getByLabel('Expiry month').selectOption('12');
  await second.getByRole('button', { name: 'Save' }).click();
  await expect(status(page)).toHaveText('The card is saved.');
  await expect(second).toContainText(`12/${new Date().getUTCFullYear()}`);
  await expect(second).toContainText('Grace Hill');
  await page.getByRole('button', { name: /^Make main card: .* 4444$/ }).click();
  await expect(second).toContainText('Main card');
  await expect(item(page, 'ending in 1111')).not.toContainText('Main card');
  const other = await page.context().newPage();
  await other.goto('/account/credit-cards');
  for (const one of [page, other]) {
    await one.getByRole('button', { name: /^Remove .* 1111$/ }).click();
    await expect(status(one)).toHaveText('The card is removed.');
    await expect(item(one, 'ending in 1111')).toHaveCount(0);
  }
});

test('a gift card of the account pays at the checkout by one tap', async ({ page }) => {
  await openAccount(page);
  await page.goto('/account/gift-cards');
  expect(await axeFindings(page), 'empty').toEqual([]);
  await saveGiftCard(page, { ...GIFT_CARD, pin: '9999' });
  await expect(page.getByLabel('PIN', { exact: true })).toBeFocused();
  expect(await axeFindings(page), 'rejected').toEqual([]);
  await saveGiftCard(page);
  await expect(status(page)).toHaveText('The gift card is saved.');
  expect(await axeFindings(page), 'list').toEqual([]);
  await callAs(page, 'POST /cart/v1/cartWithItem', { items: [{ productId: 'LIMITED-100', qty: 1 }] });
  await page.goto('/checkout');
  await checkoutOn(page).goToBilling();
  await page.getByRole('button', { name: 'Use gift card 0001' }).click();
  await expect(page.getByText('Paid by gift card')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Use gift card 0001' })).toHaveCount(0);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('gift cards are saved and removed, and the page of a new card says what it needs', async ({ page }) => {
    await openAccount(page);
    await page.goto('/account/gift-cards');
    const pin = page.getByLabel('PIN', { exact: true });
    await saveGiftCard(page, { ...GIFT_CARD, pin: '9999' });
    await expect(pin).toHaveAccessibleDescription(/This gift card is not valid/);
    await expect(page.getByLabel('Gift card number')).toHaveValue(GIFT_CARD.number);
    await saveGiftCard(page, { ...GIFT_CARD, number: '12' });
    await expect(page.getByLabel('Gift card number')).toHaveAccessibleDescription(/This gift card is not valid/);
    await saveGiftCard(page, { ...GIFT_CARD, number: '6006490000000003' });
    await expect(page.getByRole('alert')).toContainText('This gift card has expired.');
    await saveGiftCard(page);
    await expect(item(page, 'Gift card ending in 0001')).toContainText('Balance: $50.00');
    await saveGiftCard(page);
    await expect(page.getByRole('alert')).toHaveText('This gift card already exists in your account.');
    await page.getByRole('button', { name: 'Remove Gift card ending in 0001' }).click();
    await expect(status(page)).toHaveText('The gift card is removed.');
    await page.goto('/account/credit-cards/add');
    await expect(page.getByText(/Turn it on to add a card/)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Save card' })).toBeHidden();
  });
});
