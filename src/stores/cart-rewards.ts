import { getVouchers } from '../api/loyalty.ts';
import type { Voucher } from '../api/loyalty.schema.ts';
import { applyReward } from '../api/payment.ts';
import { createAction } from './action.ts';
import { callApi } from './api.ts';
import { changeCart } from './cart-change.ts';
import { neededBasket } from './needed-basket.ts';
import { createStore } from './store.ts';
import { asVisitor } from './visitor-call.ts';

/** Rewards that a member can pay with; `undefined`: not asked yet. */
export const $rewards = createStore<readonly Voucher[] | undefined>(undefined);

/** Of a member; others have none to ask for. */
export const loadRewards = createAction(async () => {
  const { vouchers } = await asVisitor(() => callApi(getVouchers, {}));
  $rewards.set(vouchers.filter(({ status }) => status === 'available'));
});

/** Applies these rewards and no other. */
export const setRewards = createAction((codes: readonly string[]) =>
  changeCart((id) =>
    callApi(applyReward, { params: { basketId: neededBasket(id) }, body: { appliedLoyaltyVoucher: [...codes] } }),
  ),
);
