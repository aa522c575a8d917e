import type { Kysely } from 'kysely';
import type { PlacementRequest } from '../../src/api/orders/orders.schema.ts';
import { kindOf } from '../../domain/payment/methods.ts';
import { apiError } from '../core/errors.ts';
import type { Tables } from '../db/tables.ts';
import { payCart } from '../cart/payment/pay-cart.ts';
import { methodsOffered } from '../cart/payment/payment-response.ts';
import type { ChargeRequest } from './charge-types.ts';

export const CREDIT_CARD = 'CREDIT_CARD';

export type ChosenPayment = ChargeRequest & { readonly methodId: string; readonly data: PaymentData };
type PaymentData = NonNullable<PlacementRequest['paymentMethod']>['additionalData'][number];

/** As sent with the order, else as chosen in the cart; one that is offered to who buys. */
export function choosePayment(request: ChargeRequest): ChosenPayment {
  const { paymentMethod, cart } = request;
  const sent = paymentMethod?.additionalData ?? [];
  const data = sent.find((one) => (one.paymentToken ?? one.payment_instrument_id) !== undefined) ?? sent[0] ?? {};
  const { rest } = payCart(cart.record, cart.priced);
  const methodId = data.payment_method_id ?? paymentMethod?.code ?? paymentMethod?.id ?? rest?.methodId;
  const offered = methodsOffered(cart.record).find((id) => id === methodId);
  if (offered === undefined || kindOf(offered) !== undefined) throw apiError('PYT400');
  const isSameMethod = rest?.methodId === offered && rest.payment.reference !== null && data.paymentToken === undefined;
  const instrument = isSameMethod ? { payment_instrument_id: rest.payment.reference ?? undefined } : {};
  return { ...request, methodId: offered, data: { ...instrument, ...data } };
}

/** The card's token as the frame gave it, else that of the account's card. */
export async function findCardToken(read: Kysely<Tables>, { data, cart, methodId }: ChosenPayment): Promise<string> {
  if (data.paymentToken !== undefined) return data.paymentToken;
  if (data.payment_instrument_id === undefined || methodId !== CREDIT_CARD) throw apiError('PYT400');
  const saved = await read
    .selectFrom('payment_card')
    .select('token')
    .where('id', '=', data.payment_instrument_id)
    .where('consumer_no', '=', cart.record.row.consumer_no)
    .where('kind', '=', CREDIT_CARD)
    .executeTakeFirst();
  if (!saved) throw apiError('PAYMENT_INSTRUMENT_NOT_FOUND');
  return saved.token;
}
