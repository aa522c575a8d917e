import type { PricedCart, PriceAdjustment } from '../../../domain/pricing-model.ts';

/** What an associate's adjustment takes off. */
export function adjustmentAmount({ lines, promotions }: PricedCart, id: PriceAdjustment['id']): number {
  const discounts = [...lines.flatMap((line) => line.discounts), ...promotions.orderDiscounts];
  const own = discounts.filter(({ promotionId }) => promotionId === `adjustment:${id}`);
  return own.reduce((sum, { amount }) => sum + amount, 0);
}
