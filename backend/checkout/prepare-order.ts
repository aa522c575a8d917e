import type { Kysely } from 'kysely';
import type { Cart } from '../../src/api/cart/cart.schema.ts';
import { isSold } from '../cart/model/cart-lines.ts';
import type { LoadedCart, LockedCart } from '../cart/model/locked-cart.ts';
import type { CartService, CartOwner } from '../cart/model/cart-service.ts';
import { apiError } from '../core/errors.ts';
import { assertNotAborted } from '../core/unavailable.ts';
import type { Tables } from '../db/tables.ts';
import { checkBilling, checkCart, unitsOf } from './check-order.ts';
import { forceDelivery, type DeliveryDeps } from './force-delivery.ts';
import { newOrderNumber } from '../orders/model/order-number.ts';
import { reserveUnits, type MissingUnits } from '../inventory/reservations.ts';

/** How long stock is held for a cart that was prepared and not paid for: time to read the summary. */
export const RESERVED_FOR_MS = 5 * 60 * 1000;

export interface HoldDeps {
  readonly carts: CartService;
  readonly now: () => number;
}

/** The call that asks. */
export interface PrepareOptions {
  /** Aborted when nobody waits for the answer. */
  readonly signal?: AbortSignal | undefined;
  /** From where it comes, where that is known. */
  readonly network?: string | undefined;
}

/** Checks the cart, gives it its order number, which stays, and holds its stock for a while. */
export async function prepareCart(
  deps: HoldDeps & DeliveryDeps,
  { owner, basketId, options = {} }: { owner: CartOwner; basketId: string; options?: PrepareOptions | undefined },
): Promise<Cart> {
  const { carts, now } = deps;
  let orderNumber = '';
  await forceDelivery(deps, owner, basketId);
  const cart = await carts.changeWith(owner, basketId, async (locked) => {
    const loaded = await locked.load();
    checkCart(loaded, await findUnpriced(locked.transaction, loaded));
    checkBilling(loaded.record.billingAddress);
    await holdStock(locked, loaded, { now: now(), network: options.network });
    orderNumber = loaded.record.row.order_number ?? newOrderNumber();
    await writeQuote(locked, loaded, orderNumber);
    assertNotAborted(options.signal);
  });
  return { ...cart, orderNumber };
}

/** Holds the stock of all that the cart has, within the limits of `reserveUnits`. */
export async function holdStock(
  { transaction, basketId }: LockedCart,
  loaded: LoadedCart,
  { now, network }: { now: number; network: string | undefined },
): Promise<void> {
  const units = unitsOf(loaded.priced);
  const missing = await reserveUnits(transaction, { basketId, units, network, expiresAt: now + RESERVED_FOR_MS });
  if (missing.length > 0) throw outOfStock(loaded, missing);
}

/** Some items are short, or there is nothing left of any. */
export function outOfStock({ priced }: LoadedCart, missing: readonly MissingUnits[]) {
  const units = unitsOf(priced);
  const items = priced.lines.flatMap(({ id, sku }, index) => {
    const short = missing.find((part) => part.sku === sku && part.storeId === units[index]?.storeId);
    return short ? [{ itemId: id, productId: sku, availableQty: short.available }] : [];
  });
  const isNothingLeft = items.length === units.length && items.every(({ availableQty }) => availableQty === 0);
  return apiError(isNothingLeft ? 'ITEMS_OOS' : 'SOME_PRODUCTS_NO_INVENTORY', { items });
}

/** Variants of the cart that exist, but have no price on this site. */
export async function findUnpriced(database: Kysely<Tables>, { record }: LoadedCart): Promise<ReadonlySet<string>> {
  const skus = record.lines.filter((line) => !isSold(line)).map(({ item }) => item.variant_sku);
  if (skus.length === 0) return new Set();
  const rows = await database.selectFrom('variant').select('sku').where('sku', 'in', skus).execute();
  return new Set(rows.map(({ sku }) => sku));
}

async function writeQuote(
  { transaction, basketId }: LockedCart,
  { record, priced }: LoadedCart,
  orderNumber: string,
): Promise<void> {
  await transaction.updateTable('cart').set({ order_number: orderNumber }).where('basket_id', '=', basketId).execute();
  const quote = { revision: record.row.revision, tax_minor: priced.tax, total_minor: priced.total };
  await transaction
    .insertInto('order_quote')
    .values({ basket_id: basketId, ...quote })
    .onConflict((conflict) => conflict.column('basket_id').doUpdateSet(quote))
    .execute();
}
