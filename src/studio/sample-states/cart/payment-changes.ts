import type { NewPaymentInstrument, PaymentInstrumentName } from '../../../api/cart/payment.schema.ts';
import { kindOf } from '../../../../domain/payment/methods.ts';
import type { SampleContext } from '../source/context.ts';
import { instrumentId, ownInstruments } from './payment-response.ts';
import { NOT_IN_PREVIEW, SampleCartError } from './sample-cart-error.ts';
import { SAMPLE_CODE } from './sample-offers.ts';
import type { CartState } from './state.ts';

/** Promotion codes and payment instruments of the sample cart. */

/** Only the sample's own code is known to be valid: any other may be one of the shop's. */
export function addCode(state: CartState, text: string): CartState {
  const code = text.trim().toUpperCase();
  if (code !== SAMPLE_CODE) throw new SampleCartError(NOT_IN_PREVIEW, { hint: `The code ${SAMPLE_CODE} works here.` });
  if (state.codes.includes(code)) throw new SampleCartError('PRM416');
  return { ...state, codes: [...state.codes, code] };
}

export function removeCode(state: CartState, text: string): CartState {
  return { ...state, codes: state.codes.filter((code) => code !== text) };
}

/**
 * Instruments whose balance depends on a number or a code are not supported; a method that pays the rest changes
 * nothing before the order.
 */
export function addInstrument(
  state: CartState,
  { payment_method_id: id }: NewPaymentInstrument,
  context: SampleContext,
): CartState {
  if (kindOf(id) === undefined) return state;
  if (!ownInstruments(context).some((own) => own.id === id)) throw new SampleCartError(NOT_IN_PREVIEW);
  return { ...state, instruments: [...state.instruments.filter((one) => one !== id), id] };
}

export function removeInstrument(state: CartState, named: PaymentInstrumentName): CartState {
  const { paymentInstrumentId, id = paymentInstrumentId, payment_method_id } = named;
  return {
    ...state,
    instruments: state.instruments.filter((one) => instrumentId(one) !== id && one !== payment_method_id),
  };
}
