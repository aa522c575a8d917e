import type { Outcome } from '../core/action.ts';
import { ensureDelivery, saveBillingAddress } from './checkout-delivery.ts';
import type { Typed } from './checkout-draft.ts';
import { prepareCart } from './checkout-order.ts';

interface Readying {
  readonly billingAddress: Typed;
  /** Provider of the captcha, where addresses need one. */
  readonly captcha: string | undefined;
}

/** Makes the cart ready to be ordered; one that was made anew, since the session had ended, learns again where it goes. */
export async function readyOrder({ billingAddress, captcha }: Readying): Promise<Outcome<unknown>> {
  const billed = await saveBillingAddress(billingAddress);
  if (!billed.ok) return billed;
  const delivery = await ensureDelivery(captcha);
  return delivery.ok ? prepareCart() : delivery;
}
