import type { Outcome } from '../core/action.ts';
import { ensureDelivery, saveBillingAddress } from './checkout-delivery.ts';
import type { Typed } from './checkout-draft.ts';
import { prepareCart } from './checkout-order.ts';

interface Readying {
  readonly billingAddress: Typed;
  /** Provider of the captcha, where addresses need one. */
  readonly captcha: string | undefined;
}

/** Prepares the cart for ordering; a cart that was recreated after the session ended gets its addresses again. */
export async function readyOrder({ billingAddress, captcha }: Readying): Promise<Outcome<unknown>> {
  const billed = await saveBillingAddress(billingAddress);
  if (!billed.ok) return billed;
  const delivery = await ensureDelivery(captcha);
  return delivery.ok ? prepareCart() : delivery;
}
