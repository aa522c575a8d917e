import type { CancellationReason } from '../../../domain/cancellation-reasons.ts';
import type { Purchase, ReceiptRequest } from '../../api/orders/purchases.schema.ts';
import {
  cancelOrder,
  downloadInvoice,
  getPurchase,
  mailReceipt as mail,
  resendGiftCardEmail,
  trackOrder,
} from '../../api/orders/purchases.ts';
import { buyAgain } from '../../api/orders/buy-again.ts';
import { createAction } from '../core/action.ts';
import { callApi } from '../core/api.ts';
import { asVisitor } from '../core/session-call.ts';

/** An order and, where it does not belong to the session, the email address that proves the claim. */
export interface OrderClaim {
  readonly orderNumber: string;
  readonly email?: string | undefined;
}

const proofOf = ({ email }: OrderClaim) => (email ? { email } : {});
const bodyOf = (claim: OrderClaim) => ({ orderNumber: claim.orderNumber, ...proofOf(claim) });

export const loadPurchase = createAction('orders/load', (claim: OrderClaim): Promise<Purchase> =>
  asVisitor(() => callApi(getPurchase, { params: { orderId: claim.orderNumber }, query: proofOf(claim) })),
);

export const trackPurchase = createAction('orders/track', (claim: OrderClaim) =>
  asVisitor(() => callApi(trackOrder, { body: bodyOf(claim) })),
);

/** Idempotent: cancelling a cancelled order returns the same response. */
export const cancelPurchase = createAction('orders/cancel', (claim: OrderClaim, reason?: CancellationReason) =>
  asVisitor(() => callApi(cancelOrder, { body: { ...bodyOf(claim), ...(reason !== undefined && { reason }) } })),
);

export const loadInvoice = createAction('orders/load-invoice', (claim: OrderClaim) =>
  asVisitor(() => callApi(downloadInvoice, { body: bodyOf(claim) })),
);

export const resendGiftCards = createAction('orders/resend-gift-cards', (claim: OrderClaim) =>
  asVisitor(() => callApi(resendGiftCardEmail, { body: bodyOf(claim) })),
);

/** Puts what is still sold of an order into the cart. */
export const buyPurchaseAgain = createAction('orders/buy-again', async (purchase: Purchase) => {
  const bought = await asVisitor(() => buyAgain(callApi, purchase));
  const { readChangedCart } = await import('../cart/changed-cart.ts');
  await readChangedCart();
  return bought;
});

/** The receipt of a sale in a store, to the address that the customer gives there. */
export const mailReceipt = createAction('orders/mail-receipt', (body: ReceiptRequest) =>
  asVisitor(() => callApi(mail, { body })),
);
