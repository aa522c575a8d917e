import type { Totals } from './total-rows.ts';

const HALF_CENT = 0.005;

/** Whether an order's prices contained its tax; an order without tax follows the mode of the site. */
export function isTaxContained({ itemTotal, totalDiscount, shipping, tax, total }: Totals, ofSite: boolean): boolean {
  return tax === 0 ? ofSite : Math.abs(itemTotal - totalDiscount + shipping - total) < HALF_CENT;
}
