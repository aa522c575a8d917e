import type { FlashMessage } from '../../src/api/cart/cart.schema.ts';
import { maxAllowed, shortageOf } from '../../domain/quantity.ts';
import { isSold, type CartLine } from './model/cart-lines.ts';
import type { CartRecord } from './model/cart-record.ts';
import { stockOf } from './model/price-record.ts';

/** Code of the flash message for a line that is no longer sold. */
export const NOT_SOLD = 'ProductItemNotAvailable';

/** Stock changes since the line was added (docs/contract.md#cart). */
export function stockMessages(line: CartLine, record: Pick<CartRecord, 'row' | 'stores'>): FlashMessage[] {
  const { item } = line;
  const details = {
    itemId: item.id,
    productId: item.variant_sku,
    ...(isSold(line) && { name: line.sold.product.name }),
  };
  if (!isSold(line)) return [{ code: NOT_SOLD, message: 'The item is not available any more.', details }];
  const shortage = shortageOf(
    item.qty,
    maxAllowed({ stock: stockOf(line, record), maxQty: line.sold.variant.max_qty }),
  );
  return shortage ? [{ ...shortage, details: { ...details, ...shortage.details } }] : [];
}
