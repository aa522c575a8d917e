import { isApiError } from '../../api/core/api-error.ts';
import type { Purchase, ReturnItem, ReturnLabelResponse } from '../../api/orders/purchases.schema.ts';
import {
  cancelOrder,
  createReturnLabel,
  downloadInvoice,
  getPurchase,
  getPurchaseHistory,
  resendGiftCardEmail,
  trackOrder,
} from '../../api/orders/purchases.ts';
import { createAction } from '../core/action.ts';
import { callApi } from '../core/api.ts';
import { asVisitor } from '../core/session-call.ts';

/** An order, and what proves it to be the visitor's where it is not their session's own. */
export interface OrderClaim {
  readonly orderNumber: string;
  readonly email?: string | undefined;
}

const proofOf = ({ email }: OrderClaim) => (email ? { email } : {});
const bodyOf = (claim: OrderClaim) => ({ orderNumber: claim.orderNumber, ...proofOf(claim) });

export const loadPurchase = createAction((claim: OrderClaim): Promise<Purchase> =>
  asVisitor(() => callApi(getPurchase, { params: { orderId: claim.orderNumber }, query: proofOf(claim) })),
);

export const loadHistory = createAction((page: { start: number; count: number }) =>
  asVisitor(() => callApi(getPurchaseHistory, { body: page })),
);

export const trackPurchase = createAction((claim: OrderClaim) =>
  asVisitor(() => callApi(trackOrder, { body: bodyOf(claim) })),
);

/** Cancelling again answers the same. */
export const cancelPurchase = createAction((claim: OrderClaim) =>
  asVisitor(() => callApi(cancelOrder, { body: bodyOf(claim) })),
);

export const loadInvoice = createAction((claim: OrderClaim) =>
  asVisitor(() => callApi(downloadInvoice, { body: bodyOf(claim) })),
);

export const resendGiftCards = createAction((claim: OrderClaim) =>
  asVisitor(() => callApi(resendGiftCardEmail, { body: bodyOf(claim) })),
);

/** A return that was sent and not answered is sent again as it was: the service knows it by its key. */
let attempt: { readonly key: string; readonly content: string } | undefined;

/** `crypto.randomUUID` exists in secure contexts only. */
const newKey = () => Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16)).join('-');

function keyOf(content: string): string {
  if (attempt?.content !== content) attempt = { key: newKey(), content };
  return attempt.key;
}

export const registerReturn = createAction(
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
