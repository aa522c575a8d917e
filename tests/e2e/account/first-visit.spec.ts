import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect, test } from '../../harness/browser/browser-test.ts';
import { addToCart, CARDS, checkoutOn } from '../../harness/browser/checkout-page.ts';
import { PHONE } from '../../harness/browser/devices.ts';
import { dialogOn } from '../../harness/browser/dialog-page.ts';
import { freshEmail, ignoreRejections, PASSWORD } from '../../harness/identity.ts';
import { operate } from '../../harness/orders.ts';

const main = (page: Page) => page.getByRole('main');
const freshPhone = () => `+1303${String(Date.now()).slice(-7)}`;

/** From the link of a mail to the last step of the enrollment, as a member of the loyalty program. */
async function enroll(page: Page, email: string): Promise<void> {
  await page.goto('/?enrollment_marketing_source=spring-mail#modal=sign-up_mail');
  const form = dialogOn(page, 'Create account');
  await form.getByLabel('First name').fill('Ada');
  await form.getByLabel('Last name').fill('Hill');
  await form.getByRole('textbox', { name: 'Email' }).fill(email);
  await form.getByLabel('Date of birth').fill('1990-04-23');
  await form.getByRole('checkbox', { name: /loyalty/ }).check();
  for (const label of ['Password', 'Repeat the password']) await form.getByLabel(label, { exact: true }).fill(PASSWORD);
  await form.getByRole('button', { name: 'Create account' }).click();
  const welcome = dialogOn(page, 'Welcome');
  const goOn = welcome.getByRole('button', { name: 'Continue', exact: true });
  await welcome.getByRole('button', { name: 'Complete your profile' }).click();
  await welcome.getByLabel('Mobile number').fill(freshPhone());
  await goOn.click();
  await welcome.getByLabel('Postal code').fill('97205');
  await goOn.click();
  await welcome.getByRole('checkbox', { name: 'Hiking' }).check();
  await welcome.getByRole('button', { name: 'Finish' }).click();
  await expect(welcome.getByRole('heading', { name: 'Thank you, that is all' })).toBeFocused();
  await welcome.getByRole('button', { name: 'Continue shopping' }).click();
}

/** Returns the number of the order. */
async function buy(page: Page): Promise<string> {
  const checkout = checkoutOn(page);
  await addToCart(page, 'field-wax');
  await checkout.fillAll(CARDS.approved);
  await checkout.placeOrder.click();
  return checkout.expectConfirmed();
}

async function sendBack(page: Page): Promise<void> {
  await main(page).getByRole('link', { name: 'Return items' }).click();
  await main(page)
    .getByRole('combobox', { name: /^How many go back/ })
    .selectOption('1');
  await main(page).getByRole('combobox', { name: /^Why/ }).selectOption('Too small');
  await main(page).getByRole('button', { name: 'Get return label' }).click();
  await expect(page.getByRole('heading', { name: 'Your return is registered' })).toBeVisible();
}

test.use(PHONE);
test.afterEach(({ complaints }) => ignoreRejections(complaints));

test('a visitor enrolls, buys, sees the points, returns the line and takes the data away', async ({ page }) => {
  test.slow();
  const email = freshEmail();
  await enroll(page, email);
  const orderNumber = await buy(page);
  await page.goto(`/account/order-details/${orderNumber}`);
  await expect(main(page)).toContainText(/\d+ loyalty points follow/);
  await operate('ship', orderNumber, '--tracking', `V-${orderNumber}`);
  await page.goto('/account/loyalty');
  await expect(main(page).getByRole('region', { name: 'Points earned' })).toContainText(orderNumber);
  await page.goto(`/account/order-details/${orderNumber}`);
  await sendBack(page);
  await page.goto('/account/profile');
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download your data' }).click();
  const data = await readFile(await (await saved).path(), 'utf8');
  for (const text of [email, orderNumber]) expect(data).toContain(text);
});
