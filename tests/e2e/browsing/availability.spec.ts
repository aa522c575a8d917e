import { axeFindings } from '../../harness/browser/axe.ts';
import { DEVICES } from '../../harness/browser/devices.ts';
import { expect, freshTest, test } from '../../harness/browser/own-shop-test.ts';
import { freshEmail, linkInMail } from '../../harness/identity.ts';
import { buy } from '../../harness/orders.ts';

const COMING = '/p/thirteenth-ridge-book';

for (const [device, use] of DEVICES) {
  test.describe(`what is in stock, ${device},`, () => {
    test.use(use);

    test('is stated by size and place, reserved in a store, and to come', async ({ page, baseURL }) => {
      const details = await page.request.get('/api/products/v2/products/saddleback-mid/details');
      const { variants } = (await details.json()) as { variants: { color: string; size: string; stock: number }[] };
      const few = variants.find(({ stock }) => stock > 0 && stock <= 5);
      const query = new URLSearchParams({ color: few?.color ?? '', size: few?.size ?? '' });
      await page.goto(`/p/saddleback-mid?${query}`);
      await expect(page.getByText(new RegExp(`^${few?.stock} left in US M ${few?.size}`))).toBeVisible();
      const chosen = page.getByRole('radiogroup', { name: 'Size' }).getByRole('radio', { checked: true });
      await expect(chosen).toHaveAccessibleDescription(`${few?.stock} left`);
      expect(await axeFindings(page)).toEqual([]);
      await page.getByText('Deliver to: United States').click();
      await page.getByLabel('ZIP code').fill('99501');
      await page.getByRole('button', { name: 'Show the date' }).click();
      await expect(page).toHaveURL(/size=.*postalCode=99501#delivery$/);

      await page.getByRole('link', { name: /store/i }).filter({ hasText: /pick/i }).first().click();
      const dialog = page.getByRole('dialog');
      const reserve = dialog.getByRole('button', { name: /^Reserve for 30 minutes at/ }).first();
      await expect(reserve).toBeVisible();
      expect(await axeFindings(page)).toEqual([]);
      await reserve.click();
      await expect(page.getByRole('status').filter({ hasText: /is reserved for you at .+ until \d/ })).toBeVisible();
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: 'Add to cart', exact: true }).click();
      await expect(page.getByRole('button', { name: 'Cart, 2 items' })).toBeVisible();

      await page.goto('/cart');
      const main = page.getByRole('main');
      await expect(main.getByText(/^Standard delivery to 99501: /)).toBeVisible();
      await main.getByText('Deliver to: 99501').click();
      await main.getByLabel('ZIP code').fill('90210');
      await main.getByRole('button', { name: 'Show the date' }).click();
      await expect(main.getByText(/^Standard delivery to 90210: /)).toBeVisible();
      await expect(main.getByText(/^Only \d left$/).first()).toBeVisible();

      await page.goto(COMING);
      await expect(page.getByText('Coming soon: on sale from May 1, 2030')).toBeVisible();
      await expect(page.getByRole('button', { name: 'Add to cart', exact: true })).toHaveCount(0);
      await expect(page.getByRole('button', { name: 'Tell me when it is on sale' })).toBeVisible();
      const data = await page.locator('script[type="application/ld+json"]').first().textContent();
      expect(data).toContain('"availability":"https://schema.org/PreOrder","availabilityStarts":"2030-05-01');
      await page.goto('/c/books');
      await expect(page.getByRole('article').filter({ hasText: 'Thirteenth' })).toContainText('Coming soon');
      expect(baseURL).toBeTruthy();
    });
  });
}

test('without script a notice is asked for, confirmed and removed by the links of the mail', async ({
  browser,
  baseURL,
}) => {
  const page = await browser.newPage({ javaScriptEnabled: false, baseURL: baseURL ?? '' });
  const email = freshEmail();
  await page.goto(COMING);
  await page.locator('#tell-email').fill(email);
  await page.getByRole('button', { name: 'Tell me when it is on sale' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'we have sent you a mail' })).toBeVisible();
  const link = new URL(await linkInMail(page, email, /http\S+\/stock-notice\?\S+/));
  await page.goto(link.pathname + link.search);
  await page.getByRole('button', { name: 'Confirm the request' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Confirmed' })).toBeVisible();
  await page.getByRole('button', { name: 'Remove the request' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Removed' })).toBeVisible();
  await page.goto(link.pathname + link.search);
  await page.getByRole('button', { name: 'Confirm the request' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'This link is not valid any more' })).toBeVisible();
  await page.close();
});

freshTest(
  'the last unit is gone from page, list and details within a second of the order',
  async ({ page, request, freshShop }) => {
    freshTest.slow();
    const texts = async () => {
      const [product, list, details] = await Promise.all([
        request.get(`${freshShop}/p/sample-room-shell`).then((answer) => answer.text()),
        request.get(`${freshShop}/search?q=sample+room+shell`).then((answer) => answer.text()),
        request.get(`${freshShop}/api/products/v2/products/sample-room-shell/details`).then((answer) => answer.text()),
      ]);
      return { page: product.includes('Sold out'), list: list.includes('Sold out'), dialog: /"stock":0/.test(details) };
    };
    expect(await texts()).toEqual({ page: false, list: false, dialog: false });
    await buy(request, freshShop, { items: [{ productId: 'LIMITED-1' }], email: freshEmail() });
    await new Promise((resolve) => setTimeout(resolve, 1000));
    expect(await texts()).toEqual({ page: true, list: true, dialog: true });
    await page.goto('/p/sample-room-shell');
    await expect(page.getByRole('button', { name: 'Tell me when it is back' })).toBeVisible();
  },
);
