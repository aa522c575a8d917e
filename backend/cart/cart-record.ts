import type { Kysely, Selectable } from 'kysely';
import { z } from 'zod';
import { postalAddress, type CartAddress } from '../../src/api/address.schema.ts';
import type { Buyer } from '../../src/lib/pricing/types.ts';
import type { StoreFacts } from '../../src/lib/shipping/facts.ts';
import { FULLY_BACKED, type PaymentBacking } from '../../src/lib/payment/methods.ts';
import type { Scope } from '../core/scope.ts';
import type { Tables } from '../db/tables.ts';
import { loadFunds, type Funds } from '../payment/funds.ts';
import { loadBuyer } from './buyer.ts';
import { loadCartLines, type CartLine, type CartRow } from './cart-lines.ts';
import { loadCartStores } from './shipping-facts.ts';

export type CartPaymentRow = Selectable<Tables['cart_payment']>;
export type PriceAdjustmentRow = Selectable<Tables['price_adjustment']>;

/** A cart with all it holds, as the database has it. */
export interface CartRecord {
  readonly row: CartRow;
  readonly scope: Scope;
  readonly lines: readonly CartLine[];
  /** Ids of the categories of each product, ancestors included. */
  readonly categoriesOf: ReadonlyMap<string, readonly string[]>;
  /** By shipping id. */
  readonly addresses: ReadonlyMap<string, CartAddress & { readonly isVerified: boolean }>;
  readonly billingAddress: CartAddress | null;
  /** In the order of entry. */
  readonly couponCodes: readonly string[];
  readonly payments: readonly CartPaymentRow[];
  readonly adjustments: readonly PriceAdjustmentRow[];
  readonly buyer: Buyer;
  /** What the payments and the buyer hold. */
  readonly funds: Funds;
  readonly backing: PaymentBacking;
  /** The stores that lines name and the favorite one. */
  readonly stores: ReadonlyMap<string, StoreFacts>;
}

/** Takes a cart's row and reads the rest; inside a transaction that holds the row locked nothing of it can change. */
export async function loadCartRecord(database: Kysely<Tables>, row: CartRow, scope: Scope): Promise<CartRecord> {
  const id = row.basket_id;
  const [lines, addresses, coupons, payments, adjustments, buyer] = await Promise.all([
    loadCartLines(database, id, scope),
    loadAddresses(database, id),
    database.selectFrom('cart_coupon').select('code').where('basket_id', '=', id).orderBy('position').execute(),
    database.selectFrom('cart_payment').selectAll().where('basket_id', '=', id).orderBy('position').execute(),
    database.selectFrom('price_adjustment').selectAll().where('basket_id', '=', id).orderBy('position').execute(),
    loadBuyer(database, row.consumer_no),
  ]);
  const items = lines.map(({ item }) => item);
  const stores = await loadCartStores(database, { row, scope }, items);
  const funds = await loadFunds(database, { payments, buyer, currency: row.currency });
  const categoriesOf = await loadCategories(database, lines);
  const billingAddress = row.billing_address === null ? null : readAddress(row.billing_address);
  const couponCodes = coupons.map(({ code }) => code);
  const held = { lines, categoriesOf, addresses, billingAddress, couponCodes, payments, adjustments, stores };
  return { row, scope, ...held, buyer, funds, backing: FULLY_BACKED };
}

async function loadAddresses(database: Kysely<Tables>, basketId: string): Promise<CartRecord['addresses']> {
  const rows = await database.selectFrom('cart_address').selectAll().where('basket_id', '=', basketId).execute();
  return new Map(
    rows.map(({ shipping_id, fields, is_verified }) => [
      shipping_id,
      { ...readAddress(fields), isVerified: is_verified === 1 },
    ]),
  );
}

const storedAddress = z.string().transform((text) => postalAddress.parse(JSON.parse(text)));

/** An address as a column keeps it. */
export const readAddress = (column: string): CartAddress => storedAddress.parse(column);

/** Follows each product's categories up to the root; the tree is three deep, so a few short reads do. */
async function loadCategories(
  database: Kysely<Tables>,
  lines: readonly CartLine[],
): Promise<Map<string, readonly string[]>> {
  const ids = new Set(lines.flatMap(({ sold }) => (sold ? [sold.product.id] : [])));
  if (ids.size === 0) return new Map();
  const rows = await database
    .selectFrom('product_category')
    .select(['product_id', 'category_id'])
    .where('product_id', 'in', [...ids])
    .execute();
  const parents = await loadParents(database, new Set(rows.map(({ category_id }) => category_id)));
  const found = new Map<string, Set<string>>();
  for (const { product_id, category_id } of rows) {
    const own = found.get(product_id) ?? new Set();
    found.set(product_id, own);
    for (let id: string | null = category_id; id !== null && !own.has(id); id = parents.get(id) ?? null) own.add(id);
  }
  return new Map(Array.from(found, ([id, own]) => [id, [...own]]));
}

async function loadParents(database: Kysely<Tables>, wanted: ReadonlySet<string>): Promise<Map<string, string | null>> {
  const parents = new Map<string, string | null>();
  for (let level = [...wanted]; level.length > 0;) {
    const rows = await database.selectFrom('category').select(['id', 'parent_id']).where('id', 'in', level).execute();
    for (const { id, parent_id } of rows) parents.set(id, parent_id);
    level = rows.flatMap(({ parent_id }) => (parent_id !== null && !parents.has(parent_id) ? [parent_id] : []));
  }
  return parents;
}
