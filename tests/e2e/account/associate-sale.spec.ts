import type { APIRequestContext, Page } from '@playwright/test';
import { axeFindings } from '../../harness/browser/axe.ts';
import { CARDS, checkoutOn } from '../../harness/browser/checkout-page.ts';
import { connectAssociate, storeBar, storedBy } from '../../harness/browser/in-store.ts';
import { ignoreRejections } from '../../harness/identity.ts';
import { expect, test } from '../../harness/browser/own-shop-test.ts';

const MEMBER = 'member@example.com';

const lookup = (page: Page) => page.getByRole('dialog', { name: 'Find a customer' });

/** Nothing is asked for of lists that belong to a customer. */
function recordLists(page: Page): readonly string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/wishlists/')) asked.push(request.url());
  });
  return asked;
}

/** Counts the calls of `print()`, which would open a window of the browser. */
const countPrints = (page: Page) =>
  page.addInitScript(() => {
    globalThis.print = () => document.documentElement.toggleAttribute('data-printed', true);
  });

async function findMember(page: Page): Promise<void> {
  await storeBar(page).getByRole('button', { name: 'Find customer' }).click();
  const contact = lookup(page).getByRole('textbox', { name: 'Email or phone number' });
  await contact.fill('nobody@example.com');
  await lookup(page).getByRole('button', { name: 'Find', exact: true }).click();
  await expect(lookup(page).getByRole('alert')).toBeVisible();
  await expect(contact).toHaveAccessibleDescription(/could not find an account/);
  expect(await axeFindings(page), 'nobody found').toEqual([]);
  await contact.fill(MEMBER);
  await lookup(page).getByRole('button', { name: 'Find', exact: true }).click();
  const proceed = lookup(page).getByRole('button', { name: /^Continue for / });
  await expect(proceed).toBeVisible();
  await expect(lookup(page)).toContainText(/m•••@example\.com.*Member, [\d,]+ points/);
  await expect(lookup(page)).not.toContainText(MEMBER);
  expect(await axeFindings(page), 'a customer found').toEqual([]);
  await proceed.click();
  await expect(lookup(page)).toBeHidden();
  await expect(storeBar(page)).toContainText(/For \S.* m•••@example\.com/);
}

async function lowerPrice(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: `Adjust price: ${name}` }).click();
  const form = page.getByRole('group', { name: `Adjust price: ${name}` });
  await form.getByRole('combobox', { name: 'Reduction' }).selectOption('Amount off');
  const value = form.getByRole('textbox', { name: 'Value' });
  await value.fill('9999');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form.getByRole('combobox', { name: 'Reason' })).toHaveAccessibleDescription('Choose a reason.');
  await form.getByRole('combobox', { name: 'Reason' }).selectOption('Goodwill');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(value).toHaveAccessibleDescription(/You can give at most 50% off\./);
  await page.evaluate(() => scrollTo(0, 0)); // else the header covers a part of the quantity
  expect(await axeFindings(page), 'above the limit').toEqual([]);
  await value.fill('2,50');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('button', { name: `Adjust price: ${name}` })).toBeFocused();
  await expect(page.getByText('Goodwill: −$2.50')).toBeVisible();
  await expect(page.getByText('−$2.50', { exact: true })).toBeVisible();
}

async function handOutReceipt(page: Page, request: APIRequestContext): Promise<void> {
  await expect(page.getByText('Sold by Alex Moreau, Marrow Ridge Boulder')).toBeVisible();
  await expect(page.getByRole('list', { name: 'Price reductions' })).toContainText('Goodwill: −$2.50');
  expect(await axeFindings(page), 'the receipt').toEqual([]);
  await page.getByRole('button', { name: 'Print receipt' }).click();
  await expect(page.locator('html[data-printed]')).toBeAttached();
  await page.emulateMedia({ media: 'print' });
  await expect(storeBar(page)).toBeHidden();
  await expect(page.getByLabel('Email address for the receipt')).toBeHidden();
  await expect(page.getByText(/^Order number/)).toBeVisible();
  await page.emulateMedia({ media: 'screen' });

  const recipient = `till-${Date.now()}@example.com`;
  const field = page.getByLabel('Email address for the receipt');
  await field.fill('till');
  await page.getByRole('button', { name: 'Email receipt' }).click();
  await expect(field).toHaveAccessibleDescription(/Enter an address/);
  await field.fill(recipient);
  await page.getByRole('button', { name: 'Email receipt' }).click();
  await expect(page.getByText(`The receipt is on its way to ${recipient}.`)).toBeVisible();
  const inbox = await request.get(`/sandbox/inbox.json?to=${encodeURIComponent(recipient)}`);
  expect(JSON.stringify(await inbox.json())).toContain('Your receipt from Marrow Ridge Boulder');
}

test.beforeEach(() => test.slow());
test.afterEach(({ complaints }) => ignoreRejections(complaints));

for (const width of [375, 1280]) {
  test(`an associate finds a shopper, lowers a price, sells, hands out the receipt, and serves the next at ${width} px`, async ({
    page,
    request,
    range,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await countPrints(page);
    const lists = recordLists(page);
    const checkout = checkoutOn(page);
    const { slug, name } = range.simple;
    const fillCart = async () => {
      await page.goto(`/p/${slug}`);
      await page.getByRole('button', { name: 'Add to cart', exact: true }).click();
      await expect(page.getByRole('button', { name: 'Cart, 1 item' })).toBeVisible();
    };

    await connectAssociate(page);
    await fillCart();
    await findMember(page);
    await page.goto('/cart');
    await lowerPrice(page, name);
    await expect(page.getByRole('button', { name: /favorites|Save for later/ })).toHaveCount(0);
    await checkout.fillAll(CARDS.approved);
    await checkout.buy();
    await handOutReceipt(page, request);
    await page.getByRole('button', { name: 'Serve the next customer' }).click();
    await expect(page).toHaveURL(/\/associate-login$/);
    await expect(page.getByLabel('Store number')).toBeVisible();
    expect(await storedBy(page)).toEqual([]);

    await connectAssociate(page);
    await fillCart();
    await expect(storeBar(page)).toContainText('For a guest Alex Moreau, ');
    await page.goto('/cart');
    await expect(page.getByRole('button', { name: `Adjust price: ${name}` })).toBeVisible();
    await expect(page.getByText('Goodwill')).toHaveCount(0);
    await page.goto('/checkout');
    await expect(page.getByLabel('Email', { exact: true })).toHaveValue('');
    await checkout.fillAll(CARDS.approved);
    await checkout.buy();
    await expect(page.getByText('Sold by Alex Moreau, Marrow Ridge Boulder')).toBeVisible();
    await expect(page.getByRole('list', { name: 'Price reductions' })).toHaveCount(0);
    expect(lists).toEqual([]);
  });
}
