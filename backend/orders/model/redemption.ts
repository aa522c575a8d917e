import type { LoadedCart } from '../../cart/model/locked-cart.ts';
import type { Transaction } from 'kysely';
import { redeemPromotions, releasePromotions } from '../../cart/promotions/redeem.ts';
import type { Tables } from '../../db/tables.ts';

/** Counts the uses of a cart's promotions and codes. */
export const countedUses: Redemption = {
  redeem: (transaction, { record, priced }, { orderNumber, email }) =>
    redeemPromotions(transaction, {
      consumerNo: record.customer.consumerNo,
      email,
      orderNumber,
      applied: priced.promotions.applied,
      couponCodes: record.couponCodes,
    }),
  release: releasePromotions,
};
/** Counts uses of promotions and codes with an order, and releases them when it is cancelled. */
export interface Redemption {
  redeem(
    transaction: Transaction<Tables>,
    cart: LoadedCart,
    order: { orderNumber: string; email: string },
  ): Promise<void>;
  release(transaction: Transaction<Tables>, orderNumber: string): Promise<void>;
}
