import type {
  NewPriceAdjustment,
  PriceAdjustment,
  PriceAdjustmentChange,
} from '../../../api/cart/cart-promotions.schema.ts';
import { MAX_ADJUSTMENT_PERCENTAGE } from '../../../config.ts';
import { toMajor } from '../../../../domain/money.ts';
import { adjustmentAmount } from '../../../../domain/pricing/adjustment-amount.ts';
import type { PricedCart } from '../../../../domain/pricing-model.ts';
import type { SampleContext } from '../source/context.ts';
import { ASSOCIATE } from '../source/visitors.ts';
import { priceSample } from './price-sample.ts';
import { NOT_IN_PREVIEW, SampleCartError } from './sample-cart-error.ts';
import type { CartState, SampleAdjustment } from './state.ts';

/** An associate's reductions of the sample cart's prices, with the service's limit. */

export function addAdjustment(state: CartState, added: NewPriceAdjustment, context: SampleContext): CartState {
  const last = Number(state.adjustments.at(-1)?.adjustmentId.replace(/^\D+/, '') ?? 0);
  const adjustment = { ...added, itemId: added.itemId ?? null, adjustmentId: `adjustment-${last + 1}` };
  return checked({ ...state, adjustments: [...state.adjustments, adjustment] }, adjustment, context);
}

export function changeAdjustment(
  state: CartState,
  { adjustmentId, ...change }: PriceAdjustmentChange & { readonly adjustmentId: string },
  context: SampleContext,
): CartState {
  const former = state.adjustments.find((one) => one.adjustmentId === adjustmentId);
  if (!former) throw new SampleCartError(NOT_IN_PREVIEW);
  const { kind = former.kind, value = former.value, reason = former.reason } = change;
  const changed = { ...former, kind, value, reason };
  const adjustments = state.adjustments.map((one) => (one === former ? changed : one));
  return checked({ ...state, adjustments }, changed, context);
}

export function removeAdjustment(state: CartState, adjustmentId: string): CartState {
  return { ...state, adjustments: state.adjustments.filter((one) => one.adjustmentId !== adjustmentId) };
}

/** Returns the cart, or throws where the adjustment has no effect or is above the limit. */
function checked(state: CartState, { adjustmentId, itemId }: SampleAdjustment, context: SampleContext): CartState {
  const priced = priceSample(context, state);
  const amount = adjustmentAmount(priced, adjustmentId);
  const whole = itemId === null ? priced.itemTotal : (priced.lines.find(({ id }) => id === itemId)?.rowTotal ?? 0);
  if (amount === 0) throw new SampleCartError('INVALID_PRICE');
  if (amount * 100 > whole * MAX_ADJUSTMENT_PERCENTAGE) {
    throw new SampleCartError('INVALID_PRICE', { details: { maxPercentage: MAX_ADJUSTMENT_PERCENTAGE } });
  }
  return state;
}

export const toPriceAdjustments = ({ adjustments }: CartState, priced: PricedCart): PriceAdjustment[] =>
  adjustments.map((one) => ({
    ...one,
    price: toMajor(adjustmentAmount(priced, one.adjustmentId), priced.currency),
    storeEmployeeId: ASSOCIATE.storeEmployeeId,
  }));
