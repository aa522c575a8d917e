import { expect, type Page } from '@playwright/test';

export { CARDS } from '../purchase.ts';

const TYPED = {
  'First name': 'Ada',
  'Last name': 'Hill',
  Email: 'ada.hill@example.com',
  Phone: '(212) 555-0100',
  'Address line 1': '1 Ridge Road',
  City: 'Portland',
  'Postal code': '97205',
} as const;

/** Makes address verification accept every address with this city. */
export async function suggestCity(page: Page, city: string): Promise<void> {
  await page.route('**/shippingAddress/validation?*', async (route) => {
    const typed = route.request().postDataJSON();
    const suggestion = { addressLine2: '', province: null, country: '', ...typed, city };
    await route.fulfill({ json: { valid: true, suggestion, messages: [] } });
  });
}

/** The checkout, located by role and name (docs/contract.md#accessible-names). */
export function checkoutOn(page: Page) {
  const step = (name: 'Shipping' | 'Billing' | 'Summary') => page.getByRole('heading', { name, exact: true });
  const frame = page.frameLocator('iframe[title="Card details"]');
  const placeOrder = page.getByRole('button', { name: 'Place order' });

  async function fillCard(number: string): Promise<void> {
    await frame.getByLabel('Card number').fill(number);
    await frame.getByLabel('Expiry date').fill('12/99');
    await frame.getByLabel('Security code').fill('123');
  }
  async function fillShipping(): Promise<void> {
    await expect(step('Shipping')).toBeVisible();
    for (const [label, text] of Object.entries(TYPED)) await page.getByLabel(label, { exact: true }).fill(text);
    await page.getByLabel('State or province', { exact: true }).selectOption('OR');
  }
  async function goToBilling(): Promise<void> {
    await fillShipping();
    await page.getByRole('button', { name: 'Continue to billing' }).click();
    await expect(step('Billing')).toBeVisible();
  }
  async function goToSummary(): Promise<void> {
    await page.getByRole('button', { name: 'Continue to summary' }).click();
    await expect(step('Summary')).toBeVisible();
  }
  return {
    step,
    frame,
    placeOrder,
    fillCard,
    fillShipping,
    goToBilling,
    goToSummary,
    /** Completes the steps from a filled cart to the summary. */
    async fillAll(number: string): Promise<void> {
      await page.goto('/checkout');
      await goToBilling();
      await fillCard(number);
      await goToSummary();
    },
    /** Places the order on the summary. */
    async buy(): Promise<void> {
      await placeOrder.click();
      await expect(page.getByRole('heading', { name: 'Thank you for your order' })).toBeVisible();
    },
    async expectConfirmed(): Promise<string> {
      await expect(page.getByRole('heading', { name: 'Thank you for your order' })).toBeVisible();
      await expect(page).toHaveURL(/\/order-confirmation$/);
      const text = await page.getByText(/^Order number/).textContent();
      return text?.replace('Order number', '').trim() ?? '';
    },
  };
}

/** Adds one unit of the product to the cart. */
export async function addToCart(page: Page, slug: string): Promise<void> {
  await page.goto(`/p/${slug}`);
  await page.getByRole('button', { name: 'Add to cart', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Cart, 1 item' })).toBeVisible();
}
