import type { Page } from '@playwright/test';
import { expect, test } from '../../harness/browser/browser-test.ts';
import { cartOn } from '../../harness/browser/cart-page.ts';
import { CARDS, checkoutOn } from '../../harness/browser/checkout-page.ts';
import { englishSentences } from '../../harness/languages/english.ts';
import { visibleTexts } from '../../harness/languages/visible-text.ts';
import { translate } from '../../../src/i18n/translate.ts';

const MAX_PRICE = 200;
const MAX_ACTIONS = 5;

test('a woman finds waterproof boots under $200 in EU 38 in five actions, and buys them', async ({ page }) => {
  test.slow();
  const checkout = checkoutOn(page);
  const main = page.getByRole('main');
  const actions: (() => Promise<unknown>)[] = [
    () => page.getByRole('banner').getByRole('button', { name: 'Search' }).click(),
    async () => {
      await page.keyboard.type(`women’s waterproof boots under ${MAX_PRICE}`);
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(/\/search\?q=/);
    },
    async () => {
      await page
        .getByRole('region', { name: 'Filters' })
        .getByRole('checkbox', { name: /EU 38 \(/ })
        .check();
      await expect(page).toHaveURL(/f\.size=W7/);
    },
    () => main.getByRole('article').first().getByRole('link').first().click(),
    () => main.getByRole('radio', { name: 'US W 7 / EU 38', exact: true }).check({ force: true }),
  ];
  expect(actions.length).toBeLessThanOrEqual(MAX_ACTIONS);
  await page.goto('/');
  for (const act of actions) await act();
  const name = await main.getByRole('heading', { level: 1 }).innerText();
  expect(name).toContain('Women’s');
  await expect(main.getByText(/waterproof/i).first()).toBeVisible();
  await main.getByRole('button', { name: 'Add to cart', exact: true }).click();
  const added = page.getByRole('status').filter({ hasText: `Added to cart: ${name}` });
  await expect(added).toContainText('EU 38');
  const [, price = ''] = /\$([\d.]+)/.exec(await added.innerText()) ?? [];
  expect(Number(price)).toBeGreaterThan(0);
  expect(Number(price)).toBeLessThan(MAX_PRICE);
  await cartOn(page).expectCount(1);
  await added.getByRole('link', { name: 'Checkout' }).click();
  await checkout.goToBilling();
  await checkout.fillCard(CARDS.approved);
  await checkout.goToSummary();
  await checkout.buy();
  await expect(page.getByRole('main').getByRole('listitem').filter({ hasText: name })).toContainText('EU 38');
});

test.describe('a customer in Germany', () => {
  test.use({ locale: 'de-DE' });

  const t = (key: string, values?: Record<string, string>) => translate('de-de', key, values);
  const ADDRESS = {
    firstName: 'Greta',
    lastName: 'Berg',
    email: 'greta.berg@example.com',
    phone: '030 901820',
    addressLine1: 'Bergmannstraße 5',
    postalCode: '10961',
    city: 'Berlin',
  } as const;

  async function expectGerman(page: Page): Promise<void> {
    const texts = visibleTexts(await page.content(), 'de-de');
    expect(texts.length).toBeGreaterThan(5);
    expect(englishSentences(texts, 'de')).toEqual([]);
  }

  test('searches, chooses and buys in German only', async ({ page }) => {
    test.slow();
    const main = page.getByRole('main');
    await page.goto('/de-de/');
    await expectGerman(page);
    await page
      .getByRole('banner')
      .getByRole('button', { name: t('shell.search') })
      .click();
    await page.keyboard.type('wasserdichte Wanderstiefel Damen');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/de-de\/suche\?q=/);
    await expectGerman(page);
    await main.getByRole('article').first().getByRole('link').first().click();
    await main.getByRole('radio', { name: /^EU 38 \/ UK \d[,\d]*$/ }).press('Space');
    await expectGerman(page);
    await main.getByRole('button', { name: t('product.addToCart'), exact: true }).click();
    await page
      .getByRole('status')
      .getByRole('link', { name: t('cart.viewCart') })
      .click();
    await expect(main.getByText('EU 38').first()).toBeVisible();
    await expectGerman(page);
    await main.getByRole('button', { name: t('cart.checkout') }).click();
    for (const [name, text] of Object.entries(ADDRESS)) {
      await page.getByLabel(t(`checkout.${name}`), { exact: true }).fill(text);
    }
    await expectGerman(page);
    await page.getByRole('button', { name: t('checkout.toBilling') }).click();
    const frame = page.frameLocator(`iframe[title="${t('checkout.cardFrame')}"]`);
    await frame.getByLabel('Kartennummer').fill(CARDS.approved);
    await frame.getByLabel('Gültig bis').fill('12/99');
    await frame.getByLabel('Prüfnummer').fill('123');
    await expectGerman(page);
    await page.getByRole('button', { name: t('checkout.toSummary') }).click();
    await page.getByRole('button', { name: t('checkout.place') }).click();
    await expect(page.getByRole('heading', { name: t('checkout.thanks') })).toBeVisible();
    await expectGerman(page);
    const mail = await page.request.get(`/sandbox/inbox.json?to=${ADDRESS.email}`);
    const [{ text }] = (await mail.json()) as [{ text: string }];
    expect(englishSentences(text.replaceAll(/http\S+/g, '').split('\n'), 'de')).toEqual([]);
  });
});
