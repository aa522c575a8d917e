import { redeemPromotions, releasePromotions } from '../../cart/promotions/redeem.ts';
import type { Redemption } from '../../checkout/order-deps.ts';

/** Counts the uses of a cart's promotions and codes. */
export const countedUses: Redemption = {
  redeem: (transaction, { record, priced }, { orderNumber, email }) =>
    redeemPromotions(transaction, {
      consumerNo: record.row.consumer_no,
      email,
      orderNumber,
      applied: priced.promotions.applied,
      couponCodes: record.couponCodes,
    }),
  release: releasePromotions,
};
