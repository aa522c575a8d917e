import type { BrowserContext, Locator, Page, Response } from '@playwright/test';
import { FIXTURE_ID } from '../../../src/cms/preview/sample-state.ts';
import { axeFindings } from '../../harness/browser/axe.ts';
import { expect, test } from '../../harness/browser/browser-test.ts';
import { callAs, fillCart } from '../../harness/checkout-cart.ts';
import { coveredControls } from '../../harness/browser/covered-controls.ts';
import { checkoutOn } from '../../harness/browser/checkout-page.ts';
import { DEVICES } from '../../harness/browser/devices.ts';
import { FIXTURE_PAGES } from '../../harness/sample-state-pages.ts';

/** Reads of public data. */
const PUBLIC =
  /^GET \/api\/(products|consumers-v3\/utilities|token\/v3\/login\/social)\b|^POST \/api\/stores\/v1\/search$/;

/** Records the requests of the page to the shop from now on. */
function watchCalls(context: BrowserContext): string[] {
  const left: string[] = [];
  context.on('request', (request) => {
    const { pathname } = new URL(request.url());
    const call = `${request.method()} ${pathname}`;
    const isCall = pathname.startsWith('/api/') || request.method() !== 'GET';
    // Ignores pending requests of the previous page.
    if (isCall && !PUBLIC.test(call) && request.frame().url().includes('preview=true')) left.push(call);
  });
  return left;
}

const LOCALES = ['en-us', 'de-de'] as const;

for (const [index, [device, use]] of DEVICES.entries()) {
  const locale = LOCALES[index] ?? 'en-us';
  test.describe(`a page that is a visitor's own, in preview ${device} in ${locale}`, () => {
    test.use(use);

    test('shows each of its fixtures without requests to the shop', async ({ page, context, complaints }) => {
      test.setTimeout(240_000);
      const left = watchCalls(context);
      for (const { name, addressIn, titleIn, signIn, hasSections, isLookedAt } of FIXTURE_PAGES) {
        await page.goto(addressIn(locale), { waitUntil: 'domcontentloaded' });
        const main = page.getByRole('main');
        await expect(main.getByRole('heading', { level: 1, name: titleIn(locale), exact: true }), name).toBeVisible();
        await expect(main.getByText(signIn(locale)).first(), name).toBeVisible();
        if (hasSections) await expect(main.locator('[data-edit]').first(), `sections of ${name}`).toBeAttached();
        const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        expect.soft(overflow, `${name} scrolls sideways`).toBeLessThanOrEqual(0);
        // The bar of the preview lies over whatever is at the window's edge.
        await page.locator('.preview-banner').evaluate((banner) => banner.remove());
        if (isLookedAt && locale === 'en-us') {
          const size = page.viewportSize();
          expect.soft(await axeFindings(page), name).toEqual([]);
          expect.soft(await coveredControls(page), `${name} can be clicked`).toEqual([]);
          if (size) await page.setViewportSize(size);
        }
        expect.soft([name, left, complaints]).toEqual([name, [], []]);
      }
    });
  });
}

/** All values that the shop stored in the browser. */
const readStorage = (page: Page) =>
  page.evaluate(() => [Object.entries(localStorage).toSorted(), Object.entries(sessionStorage).toSorted()]);

async function readCart(page: Page): Promise<unknown> {
  const session = await (await callAs(page, 'POST /token/v2/auth/token', { type: 'Guest' })).json();
  return (await callAs(page, `GET /cart/v1/cart/${session.basketId}`)).json();
}

const line = (page: Page, name: string) => page.getByRole('list', { name: 'Items in your cart' }).getByText(name);

/** Dollars, as US pages write them. */
const moneyIn = async (locator: Locator): Promise<number> => Number((await locator.innerText()).replace(/[^\d.]/g, ''));

/** Each change is visible in the totals of the sample; unsupported actions show a message and send nothing. */
async function changeCart(page: Page): Promise<void> {
  const lines = page.getByRole('list', { name: 'Items in your cart' });
  const boots = lines.getByRole('listitem').filter({ hasText: 'Saddleback Mid' });
  const subtotal = page.getByRole('main').locator('.cart__summary p').first();
  const [price, before] = await Promise.all([moneyIn(boots.locator('.price__current')), moneyIn(subtotal)]);
  await boots.getByRole('spinbutton', { name: 'Quantity' }).fill('3');
  await boots.getByRole('spinbutton', { name: 'Quantity' }).press('Enter');
  await expect(page.getByRole('button', { name: 'Cart, 6 items' })).toBeVisible();
  await expect.poll(() => moneyIn(subtotal)).toBe(before + 2 * price);
  await page.getByRole('button', { name: /^Remove Saddleback/ }).click();
  await expect(page.getByRole('button', { name: 'Cart, 3 items' })).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('button', { name: 'Cart, 6 items' })).toBeVisible();
  await page.getByText('Promo code').click();
  await page.getByLabel('Code', { exact: true }).fill('SUMMER');
  await page.getByRole('button', { name: 'Apply', exact: true }).click();
  await expect(page.locator('.preview-notice')).toHaveText(/nothing is sent in a preview.*EXAMPLE10/);
  await page.getByLabel('Code', { exact: true }).fill('EXAMPLE10');
  await page.getByRole('button', { name: 'Apply', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Remove code EXAMPLE10' })).toBeVisible();
}

/** Longer than the shop's own script takes to arrive. */
const LATE_MS = 700;

test.describe('the journey from the cart to the order, in preview', () => {
  test('can be gone to its end, and leaves the browser’s own cart as it was', async ({ page, context }) => {
    await fillCart(page, [{ productId: 'WAXT-SPRU', qty: 2 }]);
    const scripts: Promise<string>[] = [];
    const record = (answer: Response) => {
      if (answer.request().resourceType() === 'script') scripts.push(answer.text());
    };
    page.on('response', record);
    await page.goto('/cart');
    await expect(line(page, 'Field Wax')).toBeVisible();
    await expect(page.locator(`#${FIXTURE_ID}`)).toHaveCount(0);
    page.off('response', record);
    const code = (await Promise.all(scripts)).join('\n');
    expect(code).toContain('add-to-cart');
    expect(code).not.toContain(FIXTURE_ID);
    const cart = await readCart(page);
    const stored = await readStorage(page);
    const cookies = await context.cookies();

    const left = watchCalls(context);
    const checkout = checkoutOn(page);
    await page.goto('/cart?preview=true&visitor=member');
    await expect(page.getByRole('button', { name: 'Cart, 4 items' })).toBeVisible();
    await expect(line(page, 'Field Wax')).toHaveCount(0);
    await changeCart(page);
    await page.getByRole('main').getByRole('button', { name: 'Checkout' }).click();
    await expect(checkout.step('Shipping')).toBeVisible();
    await page.locator('input[type=radio][value=me]').check();
    await expect(page.getByRole('main').getByText('$12.95')).toHaveCount(2);
    await page.getByRole('button', { name: 'Continue to billing' }).click();
    await expect(checkout.step('Billing')).toBeVisible();
    await expect(page.getByRole('region', { name: 'Points' })).toBeVisible();
    await checkout.goToSummary();
    await expect(page.getByRole('main').getByText('$12.95')).toHaveCount(1);
    await checkout.placeOrder.click();
    await expect(page.getByRole('heading', { name: 'Thank you for your order' })).toBeVisible();
    await expect(page).toHaveURL(/\/order-confirmation\?(?=.*preview=true)(?=.*visitor=member)/);
    expect(left).toEqual([]);
    expect(await context.cookies()).toEqual(cookies);

    await page.goto('/cart');
    await expect(line(page, 'Field Wax')).toBeVisible();
    expect(await readStorage(page)).toEqual(stored);
    expect(await readCart(page)).toEqual(cart);
  });

  test('works for a guest too, and stops where the payment is declined', async ({ page, context }) => {
    const left = watchCalls(context);
    const checkout = checkoutOn(page);
    await page.goto('/checkout?preview=true&visitor=guest');
    await expect(checkout.step('Shipping')).toBeVisible();
    await expect(page.getByLabel('First name', { exact: true })).toHaveValue('Robin');
    await page.getByRole('button', { name: 'Continue to billing' }).click();
    await expect(checkout.step('Billing')).toBeVisible();
    await expect(checkout.frame.getByLabel('Card number')).toBeVisible();
    await page.getByRole('radio', { name: 'Pay later' }).check();
    await checkout.goToSummary();
    await checkout.buy();

    await page.goto('/checkout?preview=true&fixture=refused');
    await expect(page.getByText(/^Your bank did not confirm the payment/)).toBeVisible();
    await checkout.goToSummary();
    await checkout.placeOrder.click();
    await expect(checkout.step('Billing')).toBeVisible();
    await expect(page.getByRole('main').getByRole('alert')).toBeVisible();
    expect(left).toEqual([]);
  });

  test('shows what it does not support, and sends nothing, however late its script arrives', async ({
    page,
    context,
  }) => {
    const left = watchCalls(context);
    const messages: string[] = [];
    await page.route(/SampleStateScript/, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, LATE_MS));
      await route.continue();
    });
    page.on('console', (message) => messages.push(message.text()));
    await page.goto('/order-details?preview=true');
    await page.getByRole('button', { name: 'Invoice (PDF)' }).click();
    await expect(page.getByRole('main').getByRole('alert')).toBeVisible();
    expect(messages.join('\n')).toContain('invoice/download was not sent');
    await page.getByRole('button', { name: 'Cancel order' }).click();
    await page.getByRole('button', { name: 'Yes, cancel the order' }).click();
    await expect(page.getByText(/^Your order is canceled/)).toBeVisible();
    expect(left).toEqual([]);
  });

  test('names a discount, and lets an associate find, serve and leave a customer', async ({ page, context }) => {
    const left = watchCalls(context);
    for (const path of ['/cart', '/checkout']) {
      await page.goto(`${path}?preview=true&visitor=employee`);
      const banner = page.getByRole('main').getByText('Employee discount', { exact: true });
      await expect(banner, path).toBeVisible();
      await expect(page.getByRole('main'), path).toContainText('$1,320.00 of $1,500.00 left for this year');
    }
    await page.goto('/cart?preview=true&visitor=associate');
    const bar = page.getByRole('complementary', { name: 'In-store session' });
    await bar.getByRole('button', { name: 'Find customer' }).click();
    const dialog = page.getByRole('dialog', { name: 'Find a customer' });
    await dialog.getByRole('textbox').fill('robin@example.com');
    await dialog.getByRole('button', { name: 'Find', exact: true }).click();
    await dialog.getByRole('button', { name: 'Continue for Robin Field' }).click();
    await expect(dialog).toHaveCount(0);
    await expect(bar).toContainText('Member, 1,250 points');
    await bar.getByRole('button', { name: 'Find customer' }).click();
    await dialog.getByRole('button', { name: 'Continue for a guest' }).click();
    await expect(dialog).toHaveCount(0);
    await expect(bar).not.toContainText('Member');
    expect(left).toEqual([]);
  });
});
