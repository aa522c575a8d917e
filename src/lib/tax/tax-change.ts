import type { PricedCart } from '../pricing/types.ts';

/** What a shopper was told of the tax. */
export type ToldTax = Pick<PricedCart, 'tax' | 'total'>;

/** Whether tax came out otherwise than it was told, so that the shopper has to see it first (`TAX310`). */
export function hasTaxChanged(told: ToldTax, now: ToldTax): boolean {
  return told.tax !== now.tax;
}
