import { expect, type Locator, type Page } from '@playwright/test';

/** The cart, located by role and name (docs/contract.md#accessible-names). */
export interface CartOnPage {
  readonly button: Locator;
  readonly dialog: Locator;
  open(): Promise<void>;
  expectCount(count: number): Promise<void>;
  line(name: string): { readonly quantity: Locator; readonly remove: Locator };
}

export function cartOn(page: Page): CartOnPage {
  const button = page.getByRole('banner').getByRole('button', { name: /^Cart, \d+ items?$/ });
  const dialog = page.getByRole('dialog', { name: 'Your cart' });
  return {
    button,
    dialog,
    open: async () => {
      await button.click();
      await expect(dialog).toBeVisible();
    },
    // Also behind an open dialog, where the button is hidden from screen readers.
    expectCount: (count) => {
      const name = `Cart, ${count} ${count === 1 ? 'item' : 'items'}`;
      const banner = page.getByRole('banner', { includeHidden: true });
      const named = banner.getByRole('button', { name, exact: true, includeHidden: true });
      return expect(named.filter({ visible: true })).toHaveCount(1);
    },
    line: (name) => {
      const item = dialog.getByRole('listitem').filter({ hasText: name });
      return {
        quantity: item.getByRole('spinbutton', { name: 'Quantity' }),
        remove: item.getByRole('button', { name: `Remove ${name}` }),
      };
    },
  };
}

interface NewLine {
  readonly productId: string;
  readonly qty?: number;
  readonly shippingMethod?: string;
  readonly storeId?: string;
}

/** Sends requests to the shop like its pages, in the visitor's session. */
export async function callFrom(page: Page, method: string, path: string, body: object): Promise<unknown> {
  return page.evaluate(
    async ({ method: verb, path: address, body: content }) => {
      const headers = { 'content-type': 'application/json' };
      const answer = await fetch(`/api${address}`, { method: verb, headers, body: JSON.stringify(content) });
      return answer.json();
    },
    { method, path, body },
  );
}

/** Opens the cart page with these lines in the cart. */
export async function openCartWith(page: Page, lines: readonly NewLine[]): Promise<void> {
  await page.goto('/cart');
  await expect(page.getByText('Your cart is empty')).toBeVisible();
  await callFrom(page, 'POST', '/cart/v1/cartWithItem', { items: lines.map((line) => ({ qty: 1, ...line })) });
  await page.reload();
  await expect(page.getByRole('list', { name: 'Items in your cart' })).toBeVisible();
}

/** Returns a line on the cart page. */
export function lineOn(page: Page, name: string): Locator {
  return page.getByRole('list', { name: 'Items in your cart' }).getByRole('listitem').filter({ hasText: name });
}
