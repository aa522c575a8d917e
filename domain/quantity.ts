/** What limits the quantity of one variant in a cart. */
export interface QuantityLimit {
  readonly stock: number;
  /** Most of it one cart may hold; without one only stock limits. */
  readonly maxQty: number | null;
}

export type QuantityVerdict =
  | { readonly kind: 'ok' }
  | { readonly kind: 'outOfStock' }
  | { readonly kind: 'tooMany'; readonly maxAllowedQty: number };

export function maxAllowed({ stock, maxQty }: QuantityLimit): number {
  return maxQty === null ? stock : Math.min(stock, maxQty);
}

/** Judges how much of one variant a cart would hold in all its lines. */
export function judgeQuantity(wanted: number, limit: QuantityLimit): QuantityVerdict {
  if (limit.stock === 0) return { kind: 'outOfStock' };
  const maxAllowedQty = maxAllowed(limit);
  return wanted > maxAllowedQty ? { kind: 'tooMany', maxAllowedQty } : { kind: 'ok' };
}

/** What tells of a line that holds more than there is (docs/contract.md#cart); nothing of one that does not. */
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
