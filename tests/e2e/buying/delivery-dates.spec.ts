import { expect, test } from '../../harness/browser/browser-test.ts';
import { addToCart, CARDS, checkoutOn } from '../../harness/browser/checkout-page.ts';
import { lineOn } from '../../harness/browser/cart-page.ts';

const SLUG = 'field-wax';
const DATE = /(Mon|Tues|Wednes|Thurs|Fri)day, [A-Z][a-z]+ \d{1,2}/;

test('the date of delivery is the same from the product to the mail', async ({ page }) => {
  await page.goto(`/p/${SLUG}`);
  const line = page.locator('[data-delivery]');
  await expect(line).toContainText(new RegExp(`^Standard delivery: by ${DATE.source}`));
  await line.getByText('Deliver to: United States').click();
  await line.getByLabel('ZIP code').fill('97205');
  await line.getByRole('button', { name: 'Show the date' }).click();
  await expect(page).toHaveURL(/[?&]postalCode=97205/);
  await expect(line).toContainText('Deliver to: 97205');
  const date = DATE.exec((await line.textContent()) ?? '')?.[0] ?? '';
  await expect(line).toContainText(`Standard delivery: ${date}`);

  await addToCart(page, SLUG);
  await page.goto('/cart');
  await expect(lineOn(page, 'Field Wax')).toContainText(`Standard delivery to 97205: ${date}`);

  const checkout = checkoutOn(page);
  await checkout.fillAll(CARDS.approved);
  await expect(page.getByText(`Standard delivery to 97205: ${date}`)).toBeVisible();
  await checkout.buy();
  await expect(page.getByText(`Standard delivery to 97205: ${date}`)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Create account' })).toHaveAttribute('href', /\/sign-up/);

  await page.getByRole('link', { name: 'See your order' }).click();
  await expect(page.getByText(`Arrives: ${date}`)).toBeVisible();
  await expect
    .poll(async () => (await page.request.get('/sandbox/inbox.json?to=ada.hill@example.com')).text())
    .toContain(`Standard delivery: ${date}`);
});
