import type { Cart, FlashMessage } from '../../../src/api/cart/cart.schema.ts';
import { ADJUSTMENT_REASONS } from '../../../src/api/cart/cart-promotions.schema.ts';
import { toMajor } from '../../../domain/money.ts';
import type { PricedCart } from '../../../domain/pricing-model.ts';
import { promotionFigures } from '../../../domain/pricing/promotions/promotion-figures.ts';
import type { CartRecord } from '../model/cart-record.ts';
import { adjustmentAmount } from './adjustment-amount.ts';

type PromotionFields =
  'couponItems' | 'orderPromotions' | 'promoSummary' | 'approachingPromotions' | 'priceAdjustments';

/** The fields of a cart response that promotions and adjustments determine. */
export function promotionFields(record: CartRecord, priced: PricedCart): Pick<Cart, PromotionFields> {
  const { currency } = priced;
  return {
    ...promotionFigures(priced),
    priceAdjustments: record.adjustments.map((row) => ({
      adjustmentId: row.id,
      itemId: row.item_id,
      kind: row.kind,
      value: row.kind === 'percentage' ? row.value / 10 : toMajor(row.value, currency),
      reason: ADJUSTMENT_REASONS.find((reason) => reason === row.reason) ?? 'OTHER',
      price: toMajor(adjustmentAmount(priced, row.id), currency),
    })),
  };
}

/** Messages for earned gifts that are not available (docs/contract.md#promotions: `GFS800`, `GFO404`). */
export function giftMessages({ promotions }: PricedCart): FlashMessage[] {
  return promotions.missingGifts.map(({ promotionId, sku, isSold }) => ({
    code: isSold ? 'GFS800' : 'GFO404',
    message: isSold ? 'The gift is out of stock.' : 'The gift is not available any more.',
    details: { promotionId, productId: sku },
  }));
}
