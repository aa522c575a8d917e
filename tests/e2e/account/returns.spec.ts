import type { Locator, Page } from '@playwright/test';
import { openAccount } from '../../harness/account.ts';
import { axeFindings } from '../../harness/browser/axe.ts';
import { expect, test } from '../../harness/browser/browser-test.ts';
import { buy } from '../../harness/orders.ts';

const items = [
  { productId: 'LIMITED-100', qty: 2 },
  { productId: 'MARKDOWN-1', qty: 1 },
];

const main = (page: Page) => page.getByRole('main');
const getLabel = (page: Page) => page.getByRole('button', { name: 'Get return label' });
const registered = (page: Page) => page.getByRole('heading', { name: 'Your return is registered' });

async function downloadLabel(page: Page): Promise<void> {
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download label (PDF)' }).click();
  expect((await saved).suggestedFilename()).toMatch(/^return-R\d{12}\.pdf$/);
}

/** Sends two lines of an order back, one with a reason, and finds the label again on the order's page. */
async function sendBack(page: Page, origin: string, look: (state: string) => Promise<void>): Promise<void> {
  const email = await openAccount(page);
  const { orderNumber, items: bought } = await buy(page.request, origin, { items, email });
  const [cap = '', beanie = ''] = bought.map(({ name }) => name);
  await page.goto(`/account/order-details/${orderNumber}`);
  await main(page).getByRole('link', { name: 'Return items' }).click();
  await expect(page.getByRole('heading', { name: `Order ${orderNumber}` })).toBeVisible();
  await getLabel(page).click();
  await expect(main(page).getByRole('alert')).toHaveText('Choose at least one item to send back.');
  const reason = main(page).getByRole('combobox', { name: `Why ${cap}` });
  await expect(reason).toBeHidden();
  await main(page)
    .getByRole('combobox', { name: `How many go back ${cap}` })
    .selectOption('1');
  await reason.selectOption('Too small');
  await main(page)
    .getByRole('combobox', { name: `How many go back ${beanie}` })
    .selectOption('1');
  await look('the form');
  await getLabel(page).click();
  await expect(registered(page)).toBeVisible();
  await look('a registered return');
  await downloadLabel(page);
  await main(page).getByRole('link', { name: 'Back to the order' }).click();
  await expect(page).toHaveURL(new RegExp(`/account/order-details/${orderNumber}$`));
  await expect(main(page).getByText('On the way back: 1')).toHaveCount(2);
  await main(page)
    .getByRole('link', { name: /^Return label R\d{12}$/ })
    .click();
  await expect(registered(page)).toBeVisible();
  await downloadLabel(page);
  await main(page).getByRole('link', { name: 'Return more' }).click();
  await expect(main(page).getByRole('combobox', { name: /^How many go back/ })).toHaveCount(1);
}

for (const width of [375, 1280]) {
  test.describe(`${width} px wide`, () => {
    test.use({ viewport: { width, height: 800 } });

    test('a customer sends two lines of an order back', async ({ page, origin }) => {
      await sendBack(page, origin, async (state) => {
        await page.evaluate(() => scrollTo(0, 0));
        expect(await axeFindings(page), state).toEqual([]);
        const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        expect(overflow, state).toBeLessThanOrEqual(0);
      });
    });

    test.describe('without script', () => {
      test.use({ javaScriptEnabled: false });

      test('a customer sends two lines of an order back', async ({ page, origin }) => {
        await sendBack(page, origin, async () => {});
      });
    });
  });
}

/** Moves the focus by the Tab key alone. */
async function tabTo(page: Page, control: Locator): Promise<void> {
  await expect(control).toBeVisible();
  for (let presses = 0; presses < 80; presses += 1) {
    if (await control.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  await expect(control).toBeFocused();
}

test('a customer sends an item back by keyboard alone', async ({ page, origin }) => {
  const email = await openAccount(page);
  const { orderNumber } = await buy(page.request, origin, { items, email });
  await page.goto(`/account/order-details/${orderNumber}`);
  await tabTo(page, main(page).getByRole('link', { name: 'Return items' }));
  await page.keyboard.press('Enter');
  const [amount, reason] = [/^How many go back/, /^Why/].map((name) =>
    main(page).getByRole('combobox', { name }).first(),
  );
  if (!amount || !reason) throw new Error('There is no field.');
  await tabTo(page, amount);
  await page.keyboard.press('ArrowDown');
  await expect(amount).toHaveValue('1');
  await tabTo(page, reason);
  await page.keyboard.press('ArrowDown');
  await expect(reason).toHaveValue('tooSmall');
  await tabTo(page, getLabel(page));
  await page.keyboard.press('Enter');
  await expect(registered(page)).toBeFocused();
  const saved = page.waitForEvent('download');
  await tabTo(page, page.getByRole('button', { name: 'Download label (PDF)' }));
  await page.keyboard.press('Enter');
  expect((await saved).suggestedFilename()).toMatch(/^return-R\d{12}\.pdf$/);
});
