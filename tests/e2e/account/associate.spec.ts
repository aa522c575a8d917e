import type { BrowserContext } from '@playwright/test';
import { axeFindings } from '../../harness/browser/axe.ts';
import { PHONE } from '../../harness/browser/devices.ts';
import { connectAssociate as connect, storeBar as bar, storedBy } from '../../harness/browser/in-store.ts';
import { ignoreRejections } from '../../harness/identity.ts';
import { expect, test } from '../../harness/browser/own-shop-test.ts';

const sessionCookies = async (context: BrowserContext) =>
  (await context.cookies()).filter(({ name }) => ['session', 'in-store'].includes(name));

test.use(PHONE);
test.beforeEach(() => test.slow());
test.afterEach(({ complaints }) => ignoreRejections(complaints));

test('an associate sells to two shoppers in a row, who see nothing of each other', async ({ page, context, range }) => {
  await connect(page);
  expect((await sessionCookies(context)).map(({ expires }) => expires)).toEqual([-1, -1]);
  await page.goto(`/p/${range.simple.slug}`);
  await expect(bar(page)).toContainText('For a guest Alex Moreau, ');
  expect(await axeFindings(page), 'with the bar').toEqual([]);
  await page.getByRole('button', { name: 'Add to cart', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Cart, 1 item' })).toBeVisible();

  const other = await context.newPage();
  await other.goto('/');
  await expect(bar(other)).toContainText('Alex Moreau');
  await expect(other.getByRole('button', { name: 'Cart, 1 item' })).toBeVisible();

  await bar(page).getByRole('button', { name: 'Reset' }).click();
  for (const tab of [page, other]) {
    await expect(tab).toHaveURL(/\/associate-login$/);
    await expect(tab.getByLabel('Store number')).toBeVisible();
    await expect(bar(tab)).toBeHidden();
    await expect(tab.getByRole('button', { name: 'Cart, 0 items' })).toBeVisible();
  }
  expect(await storedBy(page)).toEqual([]);
  await connect(other);
  await other.goto('/cart');
  await expect(other.getByText('Your cart is empty')).toBeVisible();
});

test('the session is reset without script', async ({ page, browser }) => {
  await connect(page);
  const { origin } = new URL(page.url());
  const plain = await browser.newContext({
    javaScriptEnabled: false,
    storageState: await page.context().storageState(),
  });
  const tab = await plain.newPage();
  await tab.goto(`${origin}/`);
  await bar(tab).getByRole('button', { name: 'Reset' }).click();
  await expect(tab).toHaveURL(/\/associate-login$/);
  await expect(bar(tab)).toBeHidden();
  expect(await sessionCookies(plain)).toEqual([]);
  await plain.close();
});
