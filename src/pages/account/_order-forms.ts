import { readCancellationReason } from '../../../domain/cancellation-reasons.ts';
import { buyAgain } from '../../api/orders/buy-again.ts';
import { cancelOrder, downloadInvoice, getPurchase, resendGiftCardEmail } from '../../api/orders/purchases.ts';
import type { AccountForm } from './_account-form.ts';
import { toFile } from './_document-response.ts';

/** The page of an order with the outcome of a form. */
function orderPath(orderNumber: string, outcome: Readonly<Record<string, string>>): string {
  return `/account/order-details/${encodeURIComponent(orderNumber)}?${new URLSearchParams(outcome)}`;
}

/** Puts what is still sold into the cart; the page that follows names the rest by the ids of its lines. */
const again: AccountForm = {
  async run({ call, field }) {
    const orderId = field('orderNumber');
    const purchase = await call(getPurchase, { params: { orderId }, query: {} });
    const { added: _, ...missing } = await buyAgain(call, purchase);
    const named = Object.entries(missing).filter(([, ids]) => ids.length > 0);
    const outcome = Object.fromEntries(named.map(([name, ids]) => [name, ids.join(' ')]));
    return orderPath(orderId, { done: 'again', ...outcome });
  },
};

/** Asks first, with the reason. */
const cancel: AccountForm = {
  isDraft: (field) => field('step') !== 'confirm',
  async run({ call, field }) {
    const orderNumber = field('orderNumber');
    const reason = readCancellationReason(field('reason'));
    await call(cancelOrder, { body: { orderNumber, ...(reason !== undefined && { reason }) } });
    return orderPath(orderNumber, { done: 'orderCancelled' });
  },
};

const resend: AccountForm = {
  async run({ call, field }) {
    const orderNumber = field('orderNumber');
    await call(resendGiftCardEmail, { body: { orderNumber } });
    return orderPath(orderNumber, { done: 'resent' });
  },
};

/** Answers with a file. */
const invoice: AccountForm = {
  run: async ({ call, field }) => toFile(await call(downloadInvoice, { body: { orderNumber: field('orderNumber') } })),
};

/** The forms of the order history. */
export const HISTORY_FORMS = { again };
/** The forms of an order. */
export const ORDER_FORMS = { again, cancel, resend, invoice };
