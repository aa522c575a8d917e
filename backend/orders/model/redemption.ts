import type { LoadedCart } from '../../cart/model/locked-cart.ts';
import type { Transaction } from 'kysely';
import { redeemPromotions, releasePromotions } from '../../cart/promotions/redeem.ts';
import type { Tables } from '../../db/tables.ts';

/** Counts what the promotions and codes of a cart may be used for. */
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
/** Uses of promotions and codes, counted with the order and given back with it. */
export interface Redemption {
  redeem(
    transaction: Transaction<Tables>,
    cart: LoadedCart,
    order: { orderNumber: string; email: string },
  ): Promise<void>;
  release(transaction: Transaction<Tables>, orderNumber: string): Promise<void>;
}
