import { createHash } from 'node:crypto';
import { prepared } from '../../db/prepared.ts';
import type { ItemRow } from './cart-lines.ts';
import type { LockedCart } from './locked-cart.ts';

/** Adds the quantity to an equal line if the cart has one; its origin is that of the first units. */
export async function putLine({ transaction }: Pick<LockedCart, 'transaction'>, line: ItemRow): Promise<void> {
  await insertLine(transaction, line);
}

const insertLine = prepared((database, line: ItemRow) =>
  database
    .insertInto('cart_item')
    .values(line)
    .onConflict((conflict) =>
      conflict.columns(['basket_id', 'line_key']).doUpdateSet((set) => ({
        qty: set('cart_item.qty', '+', set.ref('excluded.qty')),
        interaction_origin: set.fn.coalesce('cart_item.interaction_origin', 'excluded.interaction_origin'),
      })),
    ),
);

export async function takeLine(
  { transaction, basketId }: Pick<LockedCart, 'transaction' | 'basketId'>,
  id: string,
): Promise<boolean> {
  return (await removeItem(transaction, { basketId, id })).length > 0;
}

const removeItem = prepared((database, { basketId, id }: { basketId: string; id: string }) =>
  database.deleteFrom('cart_item').where('basket_id', '=', basketId).where('id', '=', id).returning('id'),
);

/** Sets the key that equal lines share. */
export function withKey<Line extends Omit<ItemRow, 'position' | 'line_key'>>(line: Line): Line & { line_key: string } {
  const { variant_sku, recipe_id, customs_code, gift_option, store_id, shipping_method } = line;
  const keyFields = [variant_sku, recipe_id, customs_code, gift_option, store_id, shipping_method];
  return { ...line, line_key: createHash('sha256').update(JSON.stringify(keyFields)).digest('hex') };
}
