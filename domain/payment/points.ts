import { currencyDigits } from '../money.ts';

/** So many points are worth one unit of money: 100 points pay one dollar. */
export const POINTS_PER_UNIT = 100;

/** What points are worth, in whole minor units. */
export function pointsToMinor(points: number, currency: string): number {
  return Math.floor((points * 10 ** currencyDigits(currency)) / POINTS_PER_UNIT);
}

/** The points that an amount takes. */
export function minorToPoints(amount: number, currency: string): number {
  return Math.ceil((amount * POINTS_PER_UNIT) / 10 ** currencyDigits(currency));
}
