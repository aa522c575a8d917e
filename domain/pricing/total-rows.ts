/** Amounts in major units, as operations return them. */
export interface Totals {
  readonly itemTotal: number;
  readonly totalDiscount: number;
  readonly shipping: number;
  readonly tax: number;
  readonly total: number;
  /** Names of the promotions in `totalDiscount`. */
  readonly discountNames?: readonly string[] | undefined;
}

interface TotalRow {
  /** The end of the message key. */
  readonly name: 'items' | 'discounts' | 'shippingCost' | 'tax';
  readonly amount: number;
  /** Follows the name: " (Employee price)". */
  readonly note?: string;
}

/** The amounts that add up to the total, in display order; tax is one of them only where prices do not contain it. */
export function totalRows(
  { itemTotal, totalDiscount, shipping, tax, discountNames }: Omit<Totals, 'total'>,
  isTaxIncluded: boolean,
): readonly TotalRow[] {
  return [
    { name: 'items', amount: itemTotal },
    ...(totalDiscount > 0
      ? [{ name: 'discounts', amount: -totalDiscount, note: discountNote(discountNames) } as const]
      : []),
    { name: 'shippingCost', amount: shipping },
    ...(isTaxIncluded ? [] : [{ name: 'tax', amount: tax } as const]),
  ];
}

/** The names of discounts as they follow their label; empty without one. */
export const discountNote = (names: readonly string[] = []): string => (names[0] ? ` (${names.join(', ')})` : '');
