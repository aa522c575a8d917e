import { expect, type Locator, type Page } from '@playwright/test';

/** The cart as a visitor finds it: by role and name (contract 7). */
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
