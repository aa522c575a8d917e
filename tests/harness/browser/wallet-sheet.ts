import { expect, type Page } from '@playwright/test';
import { z } from 'zod';
import { callAs } from '../checkout-cart.ts';

type Wallet = 'Apple Pay' | 'Google Pay' | 'PayPal';

/** A wallet's dialog and its payment sheet, located by role and name. */
export function walletOn(page: Page, wallet: Wallet) {
  const dialog = page.getByRole('dialog', { name: `Pay with ${wallet}` });
  const frame = page.frameLocator(`iframe[title="${wallet} payment"]`);
  const pay = frame.getByRole('button', { name: /^Pay / });
  return {
    dialog,
    frame,
    pay,
    /** Waits until the sheet shows the amount. */
    async expectReady(): Promise<void> {
      await expect(pay).toHaveAttribute('aria-busy', 'false');
    },
    /** Fills fields of the sheet, in the group that `of` names. */
    async fill(of: 'Contact' | 'Deliver to' | 'Billing address', values: Readonly<Record<string, string>>) {
      await frame.locator('summary').filter({ hasText: of }).click();
      for (const [label, text] of Object.entries(values)) await frame.getByLabel(label, { exact: true }).fill(text);
    },
  };
}

const session = z.object({ basketId: z.string() });

/** The data that a cancelled wallet must not change: lines, totals, addresses; the stock may change. */
export async function cartAsOf(page: Page): Promise<unknown> {
  const { basketId } = session.parse(await (await callAs(page, 'POST /token/v2/auth/token', { type: 'Guest' })).json());
  const cart = z
    .looseObject({ items: z.array(z.looseObject({})) })
    .parse(await (await callAs(page, `GET /cart/v1/cart/${basketId}`)).json());
  const { items, totals, shipments, billingAddress, paymentInstruments } = cart;
  return {
    items: items.map((line) => ({ ...line, maxQty: undefined })),
    totals,
    shipments,
    billingAddress,
    paymentInstruments,
  };
}
