import { currencyDigits } from '../money.ts';
import { shareOf } from './refunds.ts';

/** Points per unit of money: 100 points pay one dollar. */
export const POINTS_PER_UNIT = 100;

/** Value of points in whole minor units. */
export function pointsToMinor(points: number, currency: string): number {
  return Math.floor((points * 10 ** currencyDigits(currency)) / POINTS_PER_UNIT);
}

/** The points needed to pay an amount. */
export function minorToPoints(amount: number, currency: string): number {
  return Math.ceil((amount * POINTS_PER_UNIT) / 10 ** currencyDigits(currency));
}

/** The points that can pay: none below the minimum. */
export const usablePoints = (points: number, minimum: number): number => (points < minimum ? 0 : points);

export interface EarningPurchase {
  /** Of the products that earn points, after discounts. Amounts are in minor units. */
  readonly products: number;
  readonly total: number;
  /** The part of the total that points and rewards paid: it earns nothing. */
  readonly byRewards: number;
}

/** The points that a purchase earns, in whole points. */
export function pointsFor(
  { products, total, byRewards }: EarningPurchase,
  { currency, pointsPerUnit }: { readonly currency: string; readonly pointsPerUnit: number },
): number {
  if (total === 0) return 0;
  const paid = shareOf({ qty: total, paid: products }, total - byRewards);
  return Math.floor((paid * pointsPerUnit) / 10 ** currencyDigits(currency));
}
