import { expect, test } from '../../harness/browser/browser-test.ts';
import { callFrom, lineOn, openCartWith } from '../../harness/browser/cart-page.ts';

const BEANIE = 'Lambing Beanie';
const STICKER = 'Trail Register Sticker';

test.describe('delivery in the cart', () => {
  test('is chosen line by line: pickup, ship to store, home', async ({ page }) => {
    await openCartWith(page, [
      { productId: 'MARKDOWN-1' },
      { productId: 'FREE-STICKER' },
      { productId: 'DIGITAL-GC-25' },
    ]);
    const dialog = page.getByRole('dialog', { name: 'Change delivery' });
    const change = page.getByRole('button', { name: `Change delivery: ${BEANIE}` });
    await change.click();
    await dialog.getByRole('radio', { name: /Pickup in store/ }).check();
    await dialog.getByRole('button', { name: 'Use this delivery' }).click();
    await expect(dialog.getByRole('alert')).toHaveText('Choose a store.');
    await expect(dialog.getByRole('radio', { name: /Bend/ })).toBeDisabled();
    await dialog.getByRole('textbox', { name: /City/ }).fill('Boulder');
    await page.keyboard.press('Enter');
    // The nearest come first; others that have the product follow.
    await expect(dialog.getByRole('radio', { name: /in stock/ }).first()).toHaveAccessibleName(/Boulder/);
    await dialog.getByRole('radio', { name: /Boulder.*3 in stock/ }).check();
    await dialog.getByRole('button', { name: 'Use this delivery' }).click();
    await expect(dialog).toBeHidden();
    await expect(change).toBeFocused();
    await expect(lineOn(page, BEANIE)).toContainText(/Pickup in store: (Today|[A-Z]\w+day, [A-Z]\w+ \d+)/);
    await expect(page).toHaveURL(/\/cart$/);

    await page.getByRole('button', { name: `Change delivery: ${STICKER}` }).click();
    await dialog.getByRole('radio', { name: /Ship to store/ }).check();
    await dialog.getByRole('radio', { name: /Bend.*Sent here for you/ }).check();
    await dialog.getByRole('button', { name: 'Use this delivery' }).click();
    await expect(dialog).toBeHidden();
    await expect(lineOn(page, STICKER)).toContainText('Ship to store');
    await expect(lineOn(page, 'Gift Card')).toContainText('By email');
    await expect(page.getByRole('button', { name: 'Change delivery: Gift Card' })).toBeHidden();

    await change.click();
    await expect(dialog.getByRole('radio', { name: /Pickup in store/ })).toBeChecked();
    await dialog.getByRole('radio', { name: /Standard delivery/ }).check();
    await dialog.getByRole('button', { name: 'Use this delivery' }).click();
    await expect(lineOn(page, BEANIE)).toContainText('Standard delivery');
  });

  test('to a pickup point is looked for by postal code', async ({ page }) => {
    await page.goto('/en-gb/cart');
    await expect(page.getByText('Your basket is empty')).toBeVisible();
    const lines = { items: [{ productId: 'MARKDOWN-1', qty: 1 }] };
    await callFrom(page, 'POST', '/cart/v1/cartWithItem?siteId=gb&locale=en-gb', lines);
    await page.reload();
    await page.getByRole('button', { name: `Change delivery: ${BEANIE}` }).click();
    const dialog = page.getByRole('dialog', { name: 'Change delivery' });
    await dialog.getByRole('radio', { name: /Pickup point/ }).check();
    await dialog.getByRole('button', { name: 'Search' }).click();
    await expect(dialog.getByRole('textbox', { name: 'Postcode' })).toHaveAccessibleDescription('Enter a postcode.');
    await dialog.getByRole('textbox', { name: 'Postcode' }).fill('EC1A 1BB');
    await dialog.getByRole('button', { name: 'Search' }).click();
    await dialog.getByRole('group', { name: 'Choose a pickup point' }).getByRole('radio').first().check();
    await dialog.getByRole('button', { name: 'Use this delivery' }).click();
    await expect(dialog).toBeHidden();
    const inCart = page.getByRole('list', { name: 'Items in your basket' }).getByRole('listitem');
    await expect(inCart.filter({ hasText: BEANIE })).toContainText('Pickup point');
  });

  test('that had to change is shown at the top', async ({ page }) => {
    await openCartWith(page, [{ productId: 'MARKDOWN-1' }]);
    const codes = ['PickupToSthTransition', 'StsToPickupTransition', 'OrderShippingMethodDowngraded'];
    await page.route('**/cart/v1/cart/*inventorySupplyCheck=true*', async (route) => {
      const answer = await route.fetch();
      const cart = await answer.json();
      const flashMessages = codes.map((code) => ({ code, message: code, details: { itemId: cart.items[0].id } }));
      await route.fulfill({ response: answer, json: { ...cart, flashMessages } });
    });
    await page.reload();
    await expect(page.getByRole('status').filter({ hasText: 'We ship it to your address instead.' })).toContainText(
      BEANIE,
    );
    await expect(page.getByText(`${BEANIE} is at the store already.`)).toBeVisible();
    await expect(page.getByText('Your order goes by standard delivery.')).toBeVisible();
  });
});

test('a size is changed in place, with the stock of each', async ({ page, range }) => {
  const { variants, name } = range.sized;
  const [from, to] = variants.filter(({ stock, color }) => stock > 2 && color === variants[0]?.color);
  await openCartWith(page, [{ productId: from?.productId ?? '', qty: 2 }]);
  const change = page.getByRole('button', { name: `Change size: ${name}` });
  await change.click();
  const list = page.getByRole('combobox', { name: `Size of ${name}` });
  await expect(list).toBeFocused();
  await list.selectOption(to?.productId ?? '');
  await page.getByRole('button', { name: 'Use this size' }).click();
  await expect(change).toBeFocused();
  await expect(lineOn(page, name)).toContainText(`Size: ${to?.sizeLabel ?? to?.size}`);
  await expect(lineOn(page, name).getByRole('spinbutton', { name: 'Quantity' })).toHaveValue('2');

  // To the size of another line: both become one.
  await callFrom(page, 'POST', '/cart/v1/cartWithItem', { items: [{ productId: from?.productId, qty: 1 }] });
  await page.reload();
  await expect(change).toHaveCount(2);
  const old = page.getByRole('listitem').filter({ hasText: `Size: ${from?.sizeLabel ?? from?.size}` });
  await old.getByRole('button', { name: /^Change size/ }).click();
  await old.getByRole('combobox').selectOption(to?.productId ?? '');
  await old.getByRole('button', { name: 'Use this size' }).click();
  await expect(lineOn(page, name)).toHaveCount(1);
  await expect(lineOn(page, name).getByRole('spinbutton', { name: 'Quantity' })).toHaveValue('3');
});

test('a gift option is sent as a whole or not at all, shown, changed and removed', async ({ page }) => {
  const sent: string[] = [];
  page.on('request', (request) => request.method() === 'PUT' && sent.push(request.postData() ?? ''));
  await openCartWith(page, [{ productId: 'DIGITAL-GC-25' }]);
  const dialog = page.getByRole('dialog', { name: 'Add gift option' });
  await expect(page.getByText('Otherwise we send it to your own email address.')).toBeVisible();
  await page.getByRole('button', { name: 'Add gift option: Gift Card' }).click();
  await dialog.getByRole('textbox', { name: 'Name of the person it is for' }).fill('Ada Hill');
  await dialog.getByRole('textbox', { name: 'Their email address' }).fill('ada');
  await dialog.getByRole('button', { name: 'Save gift option' }).click();
  await expect(dialog.getByRole('textbox', { name: 'Their email address' })).toBeFocused();
  await expect(dialog.getByRole('textbox', { name: 'Your message' })).toHaveAccessibleDescription(/Enter a few words/);
  expect(sent).toEqual([]);
  await dialog.getByRole('textbox', { name: 'Their email address' }).fill('ada@example.com');
  await dialog.getByRole('textbox', { name: 'Your message' }).fill('For the next ridge.');
  await dialog.getByLabel('Day to send it').fill('2020-01-01');
  await dialog.getByRole('button', { name: 'Preview the mail' }).click();
  await expect(dialog.getByLabel('Day to send it')).toHaveAccessibleDescription(/from today to a year ahead/);
  const day = new Date(Date.now() + 30 * 24 * 60 * 60 * 1000);
  await dialog.getByLabel('Day to send it').fill(day.toISOString().slice(0, 10));
  await dialog.getByRole('button', { name: 'Preview the mail' }).click();
  await expect(dialog.getByText('This gift card is worth $25.00.')).toContainText('For the next ridge.');
  await dialog.getByRole('button', { name: 'Save gift option' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText('Gift for Ada Hill (ada@example.com)')).toBeVisible();
  await expect(page.getByText('For the next ridge.')).toBeVisible();
  const date = day.toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' });
  await expect(page.getByText(`Goes out on ${date}`)).toBeVisible();
  await expect(page.getByText('Amount: $25')).toBeVisible();
  await page.getByRole('button', { name: 'Change gift option: Gift Card' }).click();
  await expect(dialog.getByRole('textbox', { name: 'Name of the person it is for' })).toHaveValue('Ada Hill');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Remove gift option: Gift Card' }).click();
  await expect(page.getByText('Gift for Ada Hill')).toBeHidden();
});

test('a gift card pays a part, and shows errors at its number', async ({ page, complaints }) => {
  await openCartWith(page, [{ productId: 'MARKDOWN-1', qty: 4 }]);
  await page.getByText('Use a gift card').click();
  const number = page.getByRole('textbox', { name: 'Gift card number' });
  const apply = page.getByRole('button', { name: 'Apply gift card' });
  await apply.click();
  await expect(number).toBeFocused();
  for (const [card, text] of [
    ['6006490000000002', 'There is no money left'],
    ['6006490000000003', 'expired'],
    ['6006490000000004', 'cannot be used here'],
  ] as const) {
    await number.fill(card);
    await page.getByRole('textbox', { name: 'PIN' }).fill('1234');
    await apply.click();
    await expect(page.getByRole('alert')).toContainText(text);
    await expect(number).toHaveAttribute('aria-invalid', 'true');
  }
  await number.fill('6006490000000001');
  await apply.click();
  await expect(page.getByText(/Gift card .*0001 pays \$50\.00/)).toBeVisible();
  await expect(page.getByText('Left to pay')).toBeVisible();
  await page.getByRole('button', { name: /^Remove gift card/ }).click();
  await expect(page.getByText('Left to pay')).toBeHidden();
  expect(complaints.splice(0)).toHaveLength(3);
});

test('a code adds a gift with purchase, which is free and cannot be changed', async ({ page }) => {
  await openCartWith(page, [{ productId: 'MARKDOWN-1', qty: 10 }]);
  await page.getByText('Promo code').click();
  await page.getByRole('textbox', { name: 'Code' }).fill('GWP-SOCKS');
  await page.keyboard.press('Enter');
  const lines = page.getByRole('list', { name: 'Items in your cart' }).getByRole('listitem');
  await expect(lines).toHaveCount(2);
  await expect(lines.last()).toContainText('Free Gift');
  await expect(lines.last().getByRole('button')).toHaveCount(0);
  await expect(lines.first()).toContainText('Marked Down');
});
