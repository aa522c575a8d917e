import { currencyDigits } from '../money.ts';

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
