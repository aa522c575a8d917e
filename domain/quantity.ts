/** Limits of one variant's quantity in a cart. */
export interface QuantityLimit {
  readonly stock: number;
  /** Maximum per cart; `null` when only stock limits. */
  readonly maxQty: number | null;
}

export type QuantityVerdict =
  | { readonly kind: 'ok' }
  | { readonly kind: 'outOfStock' }
  | { readonly kind: 'tooMany'; readonly maxAllowedQty: number };

export function maxAllowed({ stock, maxQty }: QuantityLimit): number {
  return maxQty === null ? stock : Math.min(stock, maxQty);
}

/** Judges the total quantity of one variant in all lines of a cart. */
export function judgeQuantity(wanted: number, limit: QuantityLimit): QuantityVerdict {
  if (limit.stock === 0) return { kind: 'outOfStock' };
  const maxAllowedQty = maxAllowed(limit);
  return wanted > maxAllowedQty ? { kind: 'tooMany', maxAllowedQty } : { kind: 'ok' };
}

/**
 * Reports a line that exceeds the available quantity (docs/contract.md#cart); `undefined`
 * otherwise.
 */
export function shortageOf(qty: number, availableQty: number) {
  if (qty <= availableQty) return undefined;
  const details = { availableQty };
  return availableQty === 0
    ? { code: 'ProductLineItemFullInventoryMissing', message: 'The item is out of stock.', details }
    : {
        code: 'ProductLineItemInventoryMissing',
        message: 'There is not as much of the item as the cart holds.',
        details,
      };
}
