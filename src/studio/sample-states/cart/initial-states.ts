import { HOME } from '../../../../domain/pricing/shipping/quote-shipments.ts';
import type { SampleContext } from '../source/context.ts';
import { setAddress, setBilling } from './address-changes.ts';
import { SAMPLE_CODE } from './sample-offers.ts';
import { EMPTY, type CartState, type SampleLine } from './state.ts';

/** The initial state of a page's sample cart. */

const IN_CART = 3;
const SAVED = 2;

const lineOf = (sku: string, index: number, qty = 1): SampleLine => ({
  id: `line-${index + 1}`,
  sku,
  qty,
  method: null,
  storeId: null,
  gift: null,
});

/** Two units of the second product, one of the others. */
export function filled({ variants }: SampleContext): CartState {
  const lines = variants.slice(0, IN_CART).map(({ sku }, index) => lineOf(sku, index, index === 1 ? 2 : 1));
  return { ...EMPTY, lines };
}

export function pickedUp(context: SampleContext): CartState {
  const state = filled(context);
  const [store] = context.stores;
  return { ...state, lines: state.lines.map((line) => ({ ...line, method: 'pickup' as const, storeId: store.id })) };
}

export function withSaved(context: SampleContext): CartState {
  const saved = context.variants.slice(-SAVED).map(({ sku }, index) => lineOf(sku, IN_CART + index));
  return { ...filled(context), saved };
}

/** The second line exceeds the stock, the third is out of stock; the cart has a promotion code. */
export function withNotices(context: SampleContext): CartState {
  const state = filled(context);
  const [, second, third] = state.lines;
  const scarce = { ...(second && { [second.sku]: 1 }), ...(third && { [third.sku]: 0 }) };
  return { ...state, scarce, codes: [SAMPLE_CODE] };
}

export function withPoints(context: SampleContext): CartState {
  return { ...filled(context), instruments: ['LOYALTY_POINTS'] };
}

/** The cart with its shipping addresses. */
export function delivered(state: CartState, context: SampleContext): CartState {
  const shipments = new Set(state.lines.map(({ storeId }) => (storeId === null ? HOME : `pickup-${storeId}`)));
  return [...shipments].reduce((cart, shippingId) => setAddress(cart, { shippingId }, context), state);
}

/** The cart with its billing address. */
export function billed(state: CartState, context: SampleContext): CartState {
  return setBilling(delivered(state, context), {}, context);
}
