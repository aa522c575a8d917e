import { getVouchers } from '../../api/account/loyalty.ts';
import { addPaymentInstrument, applyReward, removePaymentInstrument } from '../../api/cart/payment.ts';
import type { NewPaymentInstrument } from '../../api/cart/payment.schema.ts';
import { createAction } from '../core/action.ts';
import { callApi } from '../core/api.ts';
import { changeCart } from '../cart/cart.ts';
import { neededBasket } from '../cart/cart-changes.ts';
import { asVisitor } from '../core/session-call.ts';

/** Applies a payment instrument: a gift card, points or credit. */
export const applyPaymentInstrument = createAction('checkout/apply-instrument', (instrument: NewPaymentInstrument) =>
  changeCart((id) => callApi(addPaymentInstrument, { params: { basketId: neededBasket(id) }, body: instrument })),
);

export const removeAppliedInstrument = createAction('checkout/remove-instrument', (paymentInstrumentId: string) =>
  changeCart((id) =>
    callApi(removePaymentInstrument, { params: { basketId: neededBasket(id) }, body: { paymentInstrumentId } }),
  ),
);

/** Replaces the applied reward codes and cards. */
export const setRewards = createAction('checkout/set-rewards', (codes: readonly string[]) =>
  changeCart((id) =>
    callApi(applyReward, { params: { basketId: neededBasket(id) }, body: { appliedLoyaltyVoucher: [...codes] } }),
  ),
);

/** The member's available vouchers. */
export const loadVouchers = createAction('checkout/load-vouchers', async () => {
  const { vouchers } = await asVisitor(() => callApi(getVouchers, {}));
  return vouchers.filter(({ status }) => status === 'available');
});
