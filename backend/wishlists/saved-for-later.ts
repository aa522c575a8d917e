import type { Kysely, Transaction } from 'kysely';
import type { NewCartItem } from '../../src/api/cart/cart.schema.ts';
import { SHIPPING_METHODS } from '../../src/api/cart/cart-item.schema.ts';
import type { CartWithSaved, RestoreLine, SavedForLater, SavedItem } from '../../src/api/account/wishlists.schema.ts';
import { maxAllowed } from '../../domain/quantity.ts';
import { addLines, removeLine } from '../cart/change-lines.ts';
import type { LockedCart } from '../cart/model/locked-cart.ts';
import { productOf } from '../cart/model/cart-item-response.ts';
import { loadItems, loadSold, readGift, type CartLine, type VariantSource } from '../cart/model/cart-lines.ts';
import type { CartService, CartOwner } from '../cart/model/cart-service.ts';
import type { FindVariants } from '../catalog/products/product-variants.ts';
import { priceRange } from '../catalog/products/prices.ts';
import { apiError } from '../core/errors.ts';
import type { Scope } from '../core/scope.ts';
import type { Tables } from '../db/tables.ts';
import { firstMarks, showMarks } from './marks.ts';
import { countSaved, ensureSaved, putSaved, takeSaved, type SavedList, type SavedRow } from './saved-rows.ts';

/**
 * A consumer has one list, on all sites. Another's list is unknown: `API404`. A line is in the cart or saved, never
 * both.
 */
export interface SavedForLaterService {
  list(owner: CartOwner): Promise<SavedForLater>;
  /** Rejects like a change of the cart. */
  save(owner: CartOwner, basketId: string, itemId: string): Promise<CartWithSaved>;
  /** Rejects like adding to the cart; the line then stays saved. */
  restore(owner: CartOwner, restored: RestoreLine): Promise<CartWithSaved>;
  remove(owner: CartOwner, saveForLaterId: string, itemId: string): Promise<SavedForLater>;
}

export interface SavedForLaterDeps {
  readonly read: Kysely<Tables>;
  readonly write: Kysely<Tables>;
  readonly carts: CartService;
  readonly findVariants: FindVariants;
}

/** Maximum of lines per list. */
const MAX_SAVED = 500;

export function createSavedForLaterService({
  read,
  write,
  carts,
  findVariants,
}: SavedForLaterDeps): SavedForLaterService {
  const findOwn = async ({ consumerNo }: CartOwner, saveForLaterId: string): Promise<SavedList> => {
    const list = await read
      .selectFrom('saved_list')
      .selectAll()
      .where('save_for_later_id', '=', saveForLaterId)
      .where('consumer_no', '=', consumerNo)
      .executeTakeFirst();
    if (!list) throw apiError('API404', { saveForLaterId });
    return list;
  };

  /** Changes the cart and returns it with the list, both in their new state. */
  const change = async (owner: CartOwner, basketId: string, make: (cart: LockedCart) => Promise<SavedList>) => {
    let saved: SavedForLater | undefined;
    const cart = await carts.changeWith(owner, basketId, async (locked) => {
      const list = await make(locked);
      saved = await answer(locked.transaction, list, { findVariants, scope: owner.scope });
    });
    if (!saved) throw new Error('The cart was changed without its saved list.');
    return { ...cart, saveForLater: saved };
  };

  return {
    list: async ({ consumerNo, scope }) => answer(read, await ensureSaved(write, consumerNo), { findVariants, scope }),

    save: (owner, basketId, itemId) =>
      change(owner, basketId, async (cart) => {
        const list = await ensureSaved(cart.transaction, owner.consumerNo);
        await saveLine(cart, { listId: list.save_for_later_id, itemId }, { findVariants, scope: owner.scope });
        return list;
      }),

    async restore(owner, { saveForLaterId, itemId, cartId, qty }) {
      const list = await findOwn(owner, saveForLaterId);
      const basketId = cartId ?? (await carts.open(owner)).basketId;
      return change(owner, basketId, async (cart) => {
        await restoreLine(cart, { listId: list.save_for_later_id, itemId, qty });
        return list;
      });
    },

    async remove(owner, saveForLaterId, itemId) {
      const list = await findOwn(owner, saveForLaterId);
      const removed = await write
        .deleteFrom('saved_item')
        .where('save_for_later_id', '=', saveForLaterId)
        .where('id', '=', itemId)
        .executeTakeFirst();
      if (removed.numDeletedRows === 0n) throw apiError('ITEM_NOT_AVAILABLE', { itemId });
      return answer(write, list, { findVariants, scope: owner.scope });
    },
  };
}

async function saveLine(
  cart: LockedCart,
  { listId, itemId }: { listId: string; itemId: string },
  source: VariantSource,
): Promise<void> {
  const lines = await loadItems(cart.transaction, cart.basketId);
  await removeLine(cart, itemId);
  const line = lines.find(({ id }) => id === itemId);
  if (!line) throw apiError('ITEM_NOT_AVAILABLE', { itemId });
  const { basket_id: _, position: __, ...savedLine } = line;
  const sold = (await loadSold(cart.transaction, [line], source))(line);
  const offered = offeredOf(sold, source.scope.currency);
  const before = await countSaved(cart.transaction, listId);
  await putSaved(cart.transaction, listId, { ...savedLine, ...firstMarks(offered, Date.now()) });
  const after = await countSaved(cart.transaction, listId);
  if (after > before && after > MAX_SAVED) throw apiError('ADDED_MAX_QUANTITY', { maxAllowedQty: MAX_SAVED });
}

const offeredOf = (sold: CartLine['sold'], currency: string) => ({
  price: sold?.variant.current ?? undefined,
  currency,
  available: (sold?.variant.stock ?? 0) > 0,
});

async function restoreLine(
  cart: LockedCart,
  taken: { listId: string; itemId: string; qty: number | undefined },
): Promise<void> {
  const row = await takeSaved(cart.transaction, taken);
  if (!row) throw apiError('ITEM_NOT_AVAILABLE', { itemId: taken.itemId });
  await addLines(cart, [toNewItem(row)]);
}

function toNewItem(row: SavedRow): NewCartItem {
  return {
    productId: row.variant_sku,
    qty: row.qty,
    recipeId: row.recipe_id ?? undefined,
    precreatedCustomsCode: row.customs_code ?? undefined,
    giftOption: readGift(row) ?? undefined,
    interactionOrigin: row.interaction_origin ?? undefined,
    storeId: row.store_id ?? undefined,
    shippingMethod: SHIPPING_METHODS.find((method) => method === row.shipping_method),
  };
}

async function answer(
  database: Kysely<Tables> | Transaction<Tables>,
  { save_for_later_id }: SavedList,
  source: VariantSource,
): Promise<SavedForLater> {
  const rows = await database
    .selectFrom('saved_item')
    .selectAll()
    .where('save_for_later_id', '=', save_for_later_id)
    .orderBy('position', 'desc')
    .execute();
  const soldOf = await loadSold(database, rows, source);
  return { saveForLaterId: save_for_later_id, items: rows.map((row) => toItem(row, soldOf(row), source.scope)) };
}

function toItem(row: SavedRow, sold: CartLine['sold'], { currency }: Scope): SavedItem {
  const line = {
    itemId: row.id,
    qty: row.qty,
    productId: row.variant_sku,
    recipeId: row.recipe_id,
    giftOption: readGift(row),
  };
  if (!sold) return { ...line, available: false, pageUrl: null };
  const { pdpUrl, ...product } = productOf({ sold });
  const { stock, max_qty, current, original } = sold.variant;
  return {
    ...line,
    ...product,
    available: stock > 0,
    pageUrl: pdpUrl,
    price: priceRange([{ current: current ?? 0, original: original ?? 0 }], currency),
    maxQty: maxAllowed({ stock, maxQty: max_qty }),
    ...showMarks(row, offeredOf(sold, currency), Date.now()),
  };
}
