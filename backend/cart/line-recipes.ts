import type { Transaction } from 'kysely';
import type { CartItemChange, NewCartItem } from '../../src/api/cart/cart.schema.ts';
import { resolveRecipe } from '../catalog/customization/recipe-rows.ts';
import { apiError } from '../core/errors.ts';
import type { ItemRow } from './model/cart-lines.ts';
import type { Tables } from '../db/tables.ts';
import type { LockedCart } from './model/locked-cart.ts';
import { withKey } from './model/stored-lines.ts';

/** The recipes that new lines name. Rejects with `ITEM_NOT_AVAILABLE` as `resolveRecipe` does. */
export async function resolveRecipes(cart: LockedCart, items: readonly NewCartItem[]): Promise<NewCartItem[]> {
  const named: NewCartItem[] = [];
  for (const item of items) named.push(await resolveItem(cart, item));
  return named;
}

async function resolveItem(cart: LockedCart, item: NewCartItem): Promise<NewCartItem> {
  const names = { recipeId: item.recipeId ?? null, code: item.precreatedCustomsCode ?? null };
  const { recipeId, code } = await resolveFor(cart, item.productId, names);
  const { recipeId: _, precreatedCustomsCode: __, ...rest } = item;
  return {
    ...rest,
    ...(recipeId !== null && { recipeId }),
    ...(code !== null && { precreatedCustomsCode: code }),
  };
}

type Names = Parameters<typeof resolveRecipe>[1];

async function resolveFor({ transaction, basketId }: LockedCart, sku: string, names: Names): Promise<Names> {
  if (names.recipeId === null && names.code === null) return names;
  const { product_id: productId = '' } =
    (await transaction.selectFrom('variant').select('product_id').where('sku', '=', sku).executeTakeFirst()) ?? {};
  const { consumer_no: consumerNo } = await transaction
    .selectFrom('cart')
    .select('consumer_no')
    .where('basket_id', '=', basketId)
    .executeTakeFirstOrThrow();
  return resolveRecipe(transaction, names, { productId, consumerNo });
}

/**
 * The recipe of a line after a change: another one of its product replaces it. A line without a recipe gets none, and one
 * with a recipe stays with its product.
 */
export async function changedRecipe(
  cart: LockedCart,
  line: ItemRow,
  { productId = line.variant_sku, recipeId }: CartItemChange,
): Promise<Pick<ItemRow, 'recipe_id' | 'customs_code'>> {
  const { recipe_id, customs_code } = line;
  const former = { recipe_id, customs_code };
  if (recipeId === undefined && productId === line.variant_sku) return former;
  if (recipe_id === null) {
    if (recipeId !== undefined) throw apiError('ITEM_NOT_AVAILABLE', { itemId: line.id, recipeId });
    return former;
  }
  const isOther = recipeId !== undefined && recipeId !== recipe_id;
  const names = await resolveFor(cart, productId, {
    recipeId: recipeId ?? recipe_id,
    code: isOther ? null : customs_code,
  });
  return { recipe_id: names.recipeId, customs_code: names.code };
}

/** Lets the lines of carts and lists name other recipes of the same content. */
export async function renameRecipes(
  transaction: Transaction<Tables>,
  replaced: ReadonlyMap<string, string>,
): Promise<void> {
  const ids = [...replaced.keys()];
  if (ids.length === 0) return;
  for (const table of ['cart_item', 'saved_item'] as const) {
    const lines = await transaction.selectFrom(table).selectAll().where('recipe_id', 'in', ids).execute();
    for (const line of lines) {
      const { id, recipe_id, line_key } = withKey({ ...line, recipe_id: replaced.get(line.recipe_id ?? '') ?? null });
      await transaction.updateTable(table).set({ recipe_id, line_key }).where('id', '=', id).execute();
    }
  }
}
