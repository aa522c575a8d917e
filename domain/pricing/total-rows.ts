/** Amounts in major units, as operations return them. */
interface Totals {
  readonly itemTotal: number;
  readonly totalDiscount: number;
  readonly shipping: number;
  readonly tax: number;
  readonly total: number;
}

interface TotalRow {
  readonly name: 'items' | 'discounts' | 'shipping' | 'tax';
  readonly amount: number;
}

/** The amounts that add up to the total, in display order; tax is one of them only where prices do not contain it. */
export function totalRows(
  { itemTotal, totalDiscount, shipping, tax }: Omit<Totals, 'total'>,
  isTaxIncluded: boolean,
): readonly TotalRow[] {
  return [
    { name: 'items', amount: itemTotal },
    ...(totalDiscount > 0 ? [{ name: 'discounts', amount: -totalDiscount } as const] : []),
    { name: 'shipping', amount: shipping },
    ...(isTaxIncluded ? [] : [{ name: 'tax', amount: tax } as const]),
  ];
}

const HALF_CENT = 0.005;

/** Whether an order's prices contained its tax; an order without tax follows the mode of the site. */
export function isTaxContained({ itemTotal, totalDiscount, shipping, tax, total }: Totals, ofSite: boolean): boolean {
  return tax === 0 ? ofSite : Math.abs(itemTotal - totalDiscount + shipping - total) < HALF_CENT;
}
