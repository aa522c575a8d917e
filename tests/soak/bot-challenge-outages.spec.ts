import { expect, test, type Page, type Route } from '@playwright/test';
import { CARDS, checkoutOn } from '../harness/browser/checkout-page.ts';
import { startShop, type Shop } from '../harness/shop.ts';
import { OUTAGES, RUBBISH, type Outage } from '../harness/third-parties/outage.ts';

let shop: Shop;
test.describe.configure({ mode: 'default' });
test.beforeAll(async () => {
  test.setTimeout(120_000);
  shop = await startShop({ env: { CAPTCHA_PROVIDER: 'altcha' } });
});
test.afterAll(() => shop.stop());

/** What the protection in front of the shop answers to a call: it names itself, and none of the shop's errors. */
const CHALLENGE = { status: 403, json: { appId: 'protection' } };
/** The challenge answers after the time limits of a read and its retry, then the visitor sees that adding failed. */
const FAILED = { timeout: 30_000 };

const SOLVER: Readonly<Record<Outage, (route: Route) => Promise<void>>> = {
  dead: (route) => route.abort('connectionrefused'),
  slow: async () => undefined,
  rubbish: (route) => route.fulfill({ contentType: 'application/json', body: RUBBISH }),
};

/** Protection that rejects calls of the cart, and whose challenge cannot be solved, until `lift`. */
async function protect(page: Page, outage: Outage): Promise<{ lift(): void; readonly challenges: () => number }> {
  let isOn = true;
  let challenges = 0;
  await page.route('**/api/cart/v1/cartWithItem*', (route) => (isOn ? route.fulfill(CHALLENGE) : route.continue()));
  await page.route('**/api/captcha/v1/challenge*', (route) => {
    challenges += 1;
    return isOn ? SOLVER[outage](route) : route.continue();
  });
  return { lift: () => void (isOn = false), challenges: () => challenges };
}

for (const outage of OUTAGES)
  test(`a guest buys after a challenge of bot protection whose solver was ${outage}`, async ({ browser }) => {
    test.setTimeout(180_000);
    const context = await browser.newContext({ baseURL: shop.origin, serviceWorkers: 'block' });
    const page = await context.newPage();
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(error.stack ?? error.message));
    const protection = await protect(page, outage);
    await page.goto('/p/field-wax');
    // The feature that answers challenges starts 4 s after the page.
    await page.waitForTimeout(6000);
    const add = page.getByRole('button', { name: 'Add to cart', exact: true });
    const start = performance.now();
    await add.click();
    await expect(page.getByRole('alert').filter({ hasText: /\S/ }).first()).toBeVisible(FAILED);
    console.log(`${outage}: the visitor sees after ${Math.round(performance.now() - start)} ms that adding failed`);
    expect(protection.challenges()).toBeGreaterThan(0);
    protection.lift();
    await add.click();
    await expect(page.getByRole('button', { name: 'Cart, 1 item' })).toBeVisible();
    const checkout = checkoutOn(page);
    await checkout.fillAll(CARDS.approved);
    await checkout.buy();
    expect(errors).toEqual([]);
    await context.close();
  });
