import type { Kysely } from 'kysely';
import type { Cart } from '../../src/api/cart/cart.schema.ts';
import { isReleased } from '../../domain/selling.ts';
import { isSold } from '../cart/model/cart-lines.ts';
import type { LoadedCart, LockedCart } from '../cart/model/locked-cart.ts';
import type { CartService, CartOwner } from '../cart/model/cart-service.ts';
import { apiError } from '../core/errors.ts';
import { assertNotAborted } from '../core/unavailable.ts';
import type { Tables } from '../db/tables.ts';
import { checkBilling, checkCart, unitsOf } from './check-order.ts';
import { forceDelivery, type DeliveryDeps } from './force-delivery.ts';
import { newOrderNumber } from '../orders/model/order-number.ts';
import type { MissingUnits } from '../inventory/exchange-reserved.ts';
import { reserveUnits } from '../inventory/reservations.ts';

/** How long stock is reserved for a prepared, unpaid cart: the time to read the summary. */
const RESERVED_FOR_MS = 5 * 60 * 1000;

export interface HoldDeps {
  readonly carts: CartService;
  readonly now: () => number;
}

/** Context of the request. */
export interface PrepareOptions {
  /** Aborted when no client waits for the response. */
  readonly signal?: AbortSignal | undefined;
  /** The client's network, when it is known. */
  readonly network?: string | undefined;
}

/** Checks the cart, assigns its permanent order number, and reserves its stock for a limited time. */
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
    await holdStock(locked, loaded, { expiresAt: now() + RESERVED_FOR_MS, network: options.network });
    orderNumber = loaded.record.row.order_number ?? newOrderNumber();
    await writeQuote(locked, loaded, orderNumber);
    assertNotAborted(options.signal);
  });
  return { ...cart, orderNumber };
}

interface HoldOptions {
  /** The earliest moment at which it ends. */
  readonly expiresAt: number;
  readonly network: string | undefined;
}

/** Reserves the stock of the whole cart, within the limits of `reserveUnits`. */
export async function holdStock(
  { transaction, basketId }: LockedCart,
  loaded: LoadedCart,
  { expiresAt, network }: HoldOptions,
): Promise<void> {
  const units = unitsOf(loaded.priced);
  const { warehouseIds } = loaded.record.scope;
  const missing = await reserveUnits(transaction, { basketId, units, warehouseIds, network, expiresAt });
  if (missing.length > 0) throw outOfStock(loaded, missing);
}

/** The error for some short items, or for a cart without any available item. */
export function outOfStock({ priced }: LoadedCart, missing: readonly MissingUnits[]) {
  const units = unitsOf(priced);
  const items = priced.lines.flatMap(({ id, sku }, index) => {
    const short = missing.find((part) => part.sku === sku && part.storeId === units[index]?.storeId);
    return short ? [{ itemId: id, productId: sku, availableQty: short.available }] : [];
  });
  const isNothingLeft = items.length === units.length && items.every(({ availableQty }) => availableQty === 0);
  return apiError(isNothingLeft ? 'ITEMS_OOS' : 'SOME_PRODUCTS_NO_INVENTORY', { items });
}

/** Variants of the cart that are sold, but have no price on this site. */
export async function findUnpriced(database: Kysely<Tables>, { record }: LoadedCart): Promise<ReadonlySet<string>> {
  const skus = record.lines.filter((line) => !isSold(line)).map(({ item }) => item.variant_sku);
  if (skus.length === 0) return new Set();
  const rows = await database.selectFrom('variant').select(['sku', 'releases_at']).where('sku', 'in', skus).execute();
  return new Set(rows.flatMap(({ sku, releases_at }) => (isReleased(releases_at, Date.now()) ? [sku] : [])));
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
