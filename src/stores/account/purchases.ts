import type { CancellationReason } from '../../../domain/cancellation-reasons.ts';
import { isApiError } from '../../api/core/api-error.ts';
import type { Purchase, ReceiptRequest, ReturnItem, ReturnLabelResponse } from '../../api/orders/purchases.schema.ts';
import {
  cancelOrder,
  createReturnLabel,
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

/** A return request without a response is repeated with the same idempotency key. */
let attempt: { readonly key: string; readonly content: string } | undefined;

/** `crypto.randomUUID` exists in secure contexts only. */
const newKey = () => Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16)).join('-');

function keyOf(content: string): string {
  if (attempt?.content !== content) attempt = { key: newKey(), content };
  return attempt.key;
}

export const registerReturn = createAction(
  'orders/return',
  async (claim: OrderClaim, items: readonly ReturnItem[]): Promise<ReturnLabelResponse> => {
    const { orderNumber } = claim;
    const body = { ...proofOf(claim), items: [...items] };
    const headers = { 'idempotency-key': keyOf(JSON.stringify([orderNumber, body])) };
    try {
      const answer = await asVisitor(() =>
        callApi(createReturnLabel, { params: { orderId: orderNumber }, body, headers }),
      );
      attempt = undefined;
      return answer;
    } catch (error) {
      if (isApiError(error) && error.status >= 400 && error.status < 500) attempt = undefined;
      throw error;
    }
  },
);
