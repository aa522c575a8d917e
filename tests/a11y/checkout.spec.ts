import { gzipSync } from 'node:zlib';
import { axeFindings } from '../harness/axe.ts';
import { expect, test } from '../harness/browser-test.ts';
import { addToCart, CARDS, checkoutOn } from '../harness/checkout-page.ts';

const SCRIPT_BUDGET = 110 * 1024;

for (const [name, colorScheme, width] of [
  ['on a wide light page', 'light', 1280],
  ['on a narrow dark page', 'dark', 320],
] as const) {
  test.describe(`the checkout ${name}`, () => {
    test.use({ colorScheme, viewport: { width, height: 2000 } });

    test('has nothing axe finds at any step, with errors, in its dialog and after', async ({ page, range }) => {
      test.setTimeout(90_000);
      const checkout = checkoutOn(page);
      const look = async (what: string) => expect.soft(await axeFindings(page), what).toEqual([]);
      await addToCart(page, range.simple.slug);
      await page.goto('/checkout');
      await page.getByRole('button', { name: 'Continue to billing' }).click();
      await look('errors');
      await checkout.goToBilling();
      await expect(checkout.frame.getByLabel('Card number')).toBeVisible();
      await look('billing');
      await checkout.fillCard(CARDS.challenge);
      await checkout.goToSummary();
      await look('summary');
      expect.soft(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
      await checkout.placeOrder.click();
      const bank = page.frameLocator('iframe[title="Question from your bank"]');
      await expect(bank.getByLabel('Code')).toBeVisible();
      await look('challenge');
      await bank.getByLabel('Code').fill('1234');
      await bank.getByRole('button', { name: 'Submit' }).click();
      await checkout.expectConfirmed();
      await look('confirmation');
    });
  });
}

test('the checkout keeps its budget of script', async ({ page, range }) => {
  await addToCart(page, range.simple.slug);
  const sizes: Promise<number>[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() !== 'script') return;
    sizes.push(response.body().then((body) => gzipSync(body, { level: 9 }).length));
  });
  await page.goto('/checkout', { waitUntil: 'networkidle' });
  const total = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
  test.info().annotations.push({ type: 'weight', description: `${total}` });
  console.log('weight', total);
  expect(total).toBeGreaterThan(0);
  expect(total).toBeLessThanOrEqual(SCRIPT_BUDGET);
});
