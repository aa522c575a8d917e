import { isEmail } from '../../../domain/email.ts';
import { isApiError } from '../../api/core/api-error.ts';
import type { CallApi } from '../../api/core/operation.ts';
import type { Purchase } from '../../api/orders/purchases.schema.ts';
import { createReturnLabel, downloadReturnLabel, getPurchase } from '../../api/orders/purchases.ts';
import { errorMessage } from '../../i18n/error-message.ts';
import { messagesOf, translate } from '../../i18n/translate.ts';
import { returnPath, type OrderClaim } from '../../layouts/account/order/return-path.ts';
import { readReturnReason } from '../../../domain/return-reasons.ts';
import type { AccountForm, FieldReader } from '../account/_account-form.ts';
import { toFile } from '../account/_document-response.ts';

const claimOf = (field: FieldReader): OrderClaim => ({ orderNumber: field('orderNumber'), email: field('email') });
const proofOf = ({ email }: OrderClaim) => (email === '' ? {} : { email });

const readOrder = (call: CallApi, claim: OrderClaim): Promise<Purchase> =>
  call(getPurchase, { params: { orderId: claim.orderNumber }, query: proofOf(claim) });

/** The lines that go back, as they were chosen. */
function itemsOf({ lines }: Purchase, field: FieldReader) {
  return lines.flatMap(({ itemId }) => {
    const qty = Number(field(`qty-${itemId}`));
    const reason = readReturnReason(field(`reason-${itemId}`));
    return Number.isInteger(qty) && qty > 0 ? [{ itemId, qty, ...(reason !== undefined && { reason }) }] : [];
  });
}

/** Looks an order up by its number and email address. */
const find: AccountForm = {
  check: ({ field, t }) => ({
    orderNumber: field('orderNumber') === '' ? t('orders.numberMissing') : undefined,
    email: isEmail(field('email')) ? undefined : t('form.email'),
  }),
  async run({ call, field }) {
    await readOrder(call, claimOf(field));
    return returnPath(claimOf(field));
  },
  errorFields: { ORD400: 'email' },
};

/** Sent twice it registers one return: the form has a key of its own. */
const register: AccountForm = {
  async run({ call, field, locale }) {
    const claim = claimOf(field);
    const items = itemsOf(await readOrder(call, claim), field);
    if (items.length === 0) return { items: translate(locale, 'orders.returnChoose') };
    const { returnNumber } = await call(createReturnLabel, {
      params: { orderId: claim.orderNumber },
      body: { ...proofOf(claim), items },
      headers: { 'idempotency-key': field('key') },
    });
    return returnPath(claim, returnNumber);
  },
};

/** Answers with a file. */
const label: AccountForm = {
  async run({ call, field }) {
    const claim = claimOf(field);
    const body = { ...proofOf(claim), returnNumber: field('returnNumber') };
    return toFile(await call(downloadReturnLabel, { params: { orderId: claim.orderNumber }, body }));
  },
};

/** The forms of the page of returns. */
export const RETURN_FORMS = { find, return: register, label };

/** The order whose items go back; without one, why it was not found. */
export interface ReturnData {
  readonly purchase?: Purchase;
  readonly error?: string | undefined;
}

/** Loads the order that the page's address names. Where it names no email address, another customer's is asked for it. */
export async function loadReturn(call: CallApi, claim: OrderClaim, locale: string): Promise<ReturnData> {
  if (claim.orderNumber === '') return {};
  try {
    return { purchase: await readOrder(call, claim) };
  } catch (error) {
    if (!isApiError(error) || error.status < 400 || error.status >= 500 || error.status === 401) throw error;
    return { error: claim.email === '' ? undefined : errorMessage(error, locale, messagesOf(locale)) };
  }
}
