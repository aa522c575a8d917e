import type { PricedCart, PriceAdjustment } from '../pricing-model.ts';

/** The discount of an associate's adjustment. */
export function adjustmentAmount({ lines, promotions }: PricedCart, id: PriceAdjustment['id']): number {
  const discounts = [...lines.flatMap((line) => line.discounts), ...promotions.orderDiscounts];
  const own = discounts.filter(({ promotionId }) => promotionId === `adjustment:${id}`);
  return own.reduce((sum, { amount }) => sum + amount, 0);
}
