import { randomUUID } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { FlashMessage } from '../../src/api/cart/cart.schema.ts';
import { MAX_QUANTITY } from '../../src/config.ts';
import { maxAllowed } from '../../domain/quantity.ts';
import { mergeLines, type LineMerge, type LoweredLine } from '../../domain/merge-lines.ts';
import { loadMadeToOrder } from '../catalog/customization/recipe-rows.ts';
import type { SellingScope } from '../catalog/products/sellable-variants.ts';
import type { Tables } from '../db/tables.ts';
import { loadItems, loadVariants, type CartRow, type ItemRow } from './model/cart-lines.ts';
import { addNotices } from './cart-notices.ts';
import { releaseReserved } from '../inventory/reservations.ts';

export interface CartMerge {
  /** Consumer numbers: the guest's and the signed-in consumer's. */
  readonly from: string;
  readonly to: string;
  readonly basketId: string;
  /** Those that ship to the site of the carts. */
  readonly warehouseIds: readonly string[];
}

export interface MergedCart {
  /** The consumer's cart, with all lines. */
  readonly basketId: string;
  /** Units in the guest's cart before, and in the consumer's after. */
  readonly unitsBefore: number;
  readonly unitsAfter: number;
}

/**
 * Merges a guest's open cart into the consumer's open cart of the same site. Returns undefined when the guest has no
 * such open cart, so the second of two concurrent merges does nothing. Quantities above the stock are lowered, with a
 * notice in the next response. The guest's coupons are merged, and the addresses if the consumer has none; payments are
 * not. The reservations of both carts are released.
 */
export async function mergeCart(transaction: Transaction<Tables>, merge: CartMerge): Promise<MergedCart | undefined> {
  const { from, to, basketId, warehouseIds } = merge;
  const guest = from === to ? undefined : await closeCart(transaction, from, basketId);
  if (!guest) return undefined;
  const own = await lockOpen(transaction, to, guest);
  await releaseReserved(transaction, guest.basket_id, own.basket_id);
  const brought = await loadItems(transaction, guest.basket_id);
  const present = await loadItems(transaction, own.basket_id);
  const toLine = lineMapper(await loadMadeToOrder(transaction, [...brought, ...present]));
  const limitOf = await loadLimits(transaction, { currency: own.currency, warehouseIds }, brought);
  const merged = mergeLines(present.map(toLine), brought.map(toLine), limitOf);
  await moveLines(transaction, own.basket_id, { merged, present, brought });
  await addNotices(transaction, own.basket_id, merged.lowered.map(toNotice));
  await moveCoupons(transaction, guest, own);
  await moveAddresses(transaction, guest, own);
  await transaction.deleteFrom('cart_payment').where('basket_id', '=', guest.basket_id).execute();
  await transaction.deleteFrom('price_adjustment').where('basket_id', '=', guest.basket_id).execute();
  return { basketId: own.basket_id, unitsBefore: unitsOf(brought), unitsAfter: unitsOf(merged.lines) };
}

const unitsOf = (lines: readonly { readonly qty: number }[]) => lines.reduce((sum, { qty }) => sum + qty, 0);

/** Lines made to order do not count among those that share the stock of their variant. */
const lineMapper = (isMade: (line: ItemRow) => boolean) => (line: ItemRow) => {
  const { id, line_key, variant_sku, qty } = line;
  return { id, key: line_key, sku: isMade(line) ? `${variant_sku} made to order` : variant_sku, qty };
};

const toNotice = ({ id, sku, availableQty }: LoweredLine): FlashMessage => ({
  code: 'ProductLineItemInventoryMissing',
  message: 'There is not as much of the item as both carts held.',
  details: { itemId: id, productId: sku, availableQty },
});

/** The update locks the row: a second merge finds the cart merged. */
function closeCart(transaction: Transaction<Tables>, consumerNo: string, id: string): Promise<CartRow | undefined> {
  return transaction
    .updateTable('cart')
    .set((cart) => ({ status: 'merged', revision: cart('revision', '+', 1), updated_at: Date.now() }))
    .where('basket_id', '=', id)
    .where('consumer_no', '=', consumerNo)
    .where('status', '=', 'open')
    .returningAll()
    .executeTakeFirst();
}

/** Locks the consumer's open cart of the guest's site; creates it if there is none. */
async function lockOpen(transaction: Transaction<Tables>, consumerNo: string, guest: CartRow): Promise<CartRow> {
  const now = Date.now();
  const { site_id, currency } = guest;
  await transaction
    .insertInto('cart')
    .values({ basket_id: randomUUID(), consumer_no: consumerNo, site_id, currency, created_at: now, updated_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const own = await transaction
    .updateTable('cart')
    .set((cart) => ({ revision: cart('revision', '+', 1), updated_at: now }))
    .where('consumer_no', '=', consumerNo)
    .where('site_id', '=', site_id)
    .where('status', '=', 'open')
    .returningAll()
    .executeTakeFirst();
  // An order closed the cart between the two statements: a new one can be opened now.
  return own ?? lockOpen(transaction, consumerNo, guest);
}

/** The maximum quantity of each variant in a cart. */
async function loadLimits(
  transaction: Transaction<Tables>,
  scope: SellingScope,
  brought: readonly ItemRow[],
): Promise<(sku: string) => number | undefined> {
  const skus = [...new Set(brought.map(({ variant_sku }) => variant_sku))];
  const variants = await loadVariants(transaction, skus, scope);
  const limits = variants.map(({ sku, stock, max_qty }): [string, number] => [
    sku,
    Math.min(MAX_QUANTITY, maxAllowed({ stock, maxQty: max_qty })),
  ]);
  const limitOf = new Map(limits);
  return (sku) => limitOf.get(sku);
}

interface MovedLines {
  readonly merged: LineMerge;
  readonly present: readonly ItemRow[];
  readonly brought: readonly ItemRow[];
}

/** Deletes lines that are merged into an equal one; appends the others to the consumer's, with their adjustments. */
async function moveLines(transaction: Transaction<Tables>, basketId: string, lines: MovedLines): Promise<void> {
  const { merged, present, brought } = lines;
  const joined = merged.lines.flatMap((line) => line.joined ?? []);
  if (joined.length > 0) await transaction.deleteFrom('cart_item').where('id', 'in', joined).execute();
  const before = new Map([...present, ...brought].map(({ id, qty }) => [id, qty]));
  const originOf = new Map([...present, ...brought].map((line) => [line.id, line.interaction_origin]));
  let position = present.at(-1)?.position ?? 0;
  for (const { id, qty, isGuests, joined: equal = '' } of merged.lines) {
    const moved = isGuests ? { basket_id: basketId, position: (position += 1) } : {};
    if (!isGuests && equal === '' && before.get(id) === qty) continue;
    const interaction_origin = originOf.get(id) ?? originOf.get(equal) ?? null;
    await transaction
      .updateTable('cart_item')
      .set({ qty, interaction_origin, ...moved })
      .where('id', '=', id)
      .execute();
    if (isGuests) await moveAdjustments(transaction, basketId, id);
  }
}

async function moveAdjustments(transaction: Transaction<Tables>, basketId: string, itemId: string): Promise<void> {
  await transaction
    .updateTable('price_adjustment')
    .set({ basket_id: basketId })
    .where('item_id', '=', itemId)
    .execute();
}

async function moveCoupons(transaction: Transaction<Tables>, guest: CartRow, own: CartRow): Promise<void> {
  const coupons = await transaction
    .deleteFrom('cart_coupon')
    .where('basket_id', '=', guest.basket_id)
    .returning(['code', 'position'])
    .execute();
  const last = await transaction
    .selectFrom('cart_coupon')
    .select(({ fn }) => fn.max('position').as('position'))
    .where('basket_id', '=', own.basket_id)
    .executeTakeFirst();
  let position = last?.position ?? 0;
  for (const { code } of coupons.toSorted((a, b) => a.position - b.position)) {
    await transaction
      .insertInto('cart_coupon')
      .values({ basket_id: own.basket_id, code, position: (position += 1) })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
}

async function moveAddresses(transaction: Transaction<Tables>, guest: CartRow, own: CartRow): Promise<void> {
  const { home_method, home_method_chosen } = own.home_method_chosen === 1 ? own : guest;
  await transaction
    .updateTable('cart')
    .set({
      billing_address: own.billing_address ?? guest.billing_address,
      favorite_store_id: own.favorite_store_id ?? guest.favorite_store_id,
      // The guest's is the later one: it was named in this session.
      postal_code: guest.postal_code ?? own.postal_code,
      device: own.device ?? guest.device,
      home_method,
      home_method_chosen,
    })
    .where('basket_id', '=', own.basket_id)
    .execute();
  const present = transaction.selectFrom('cart_address').select('shipping_id').where('basket_id', '=', own.basket_id);
  await transaction
    .updateTable('cart_address')
    .set({ basket_id: own.basket_id })
    .where('basket_id', '=', guest.basket_id)
    .where('shipping_id', 'not in', present)
    .execute();
}
