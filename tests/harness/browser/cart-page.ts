import { expect, type Locator, type Page } from '@playwright/test';

/** The cart as a visitor finds it: by role and name (docs/contract.md#accessible-names). */
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
    expectCount: (count) => expect(button).toHaveAccessibleName(`Cart, ${count} ${count === 1 ? 'item' : 'items'}`),
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

/** Calls the shop as its pages do, with the visitor's own session. */
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

/** Opens the cart's page with these lines in the cart. */
export async function openCartWith(page: Page, lines: readonly NewLine[]): Promise<void> {
  await page.goto('/cart');
  await expect(page.getByText('Your cart is empty')).toBeVisible();
  await callFrom(page, 'POST', '/cart/v1/cartWithItem', { items: lines.map((line) => ({ qty: 1, ...line })) });
  await page.reload();
  await expect(page.getByRole('list', { name: 'Items in your cart' })).toBeVisible();
}

/** A line of the cart on its page. */
export function lineOn(page: Page, name: string): Locator {
  return page.getByRole('list', { name: 'Items in your cart' }).getByRole('listitem').filter({ hasText: name });
}
