import type { Kysely } from 'kysely';
import type { CartAddress } from '../../src/api/core/address.schema.ts';
import type { LoadedCart } from '../cart/model/locked-cart.ts';
import type { CartRow } from '../cart/model/cart-lines.ts';
import { priceRecord } from '../cart/model/price-record.ts';
import type { Tables } from '../db/tables.ts';
import { loadGiftLines } from '../cart/promotions/gift-lines.ts';
import type { OrderDeps } from './order-deps.ts';

type LoadDeps = Pick<OrderDeps, 'read' | 'carts' | 'pricing' | 'findVariants' | 'now'>;

/** A consumer's cart, whatever became of it. */
export function findCart(database: Kysely<Tables>, consumerNo: string, basketId: string): Promise<CartRow | undefined> {
  return database
    .selectFrom('cart')
    .selectAll()
    .where('basket_id', '=', basketId)
    .where('consumer_no', '=', consumerNo)
    .executeTakeFirst();
}

interface LoadOptions {
  readonly locale: string;
  /** Instead of the cart's. */
  readonly billingAddress?: CartAddress | undefined;
}

/** All the cart holds, priced now, with nothing locked. */
export async function loadCart(deps: LoadDeps, row: CartRow, options: LoadOptions): Promise<LoadedCart> {
  const { read, carts, pricing, findVariants, now } = deps;
  const loaded = await carts.loadRecord(read, row, options.locale);
  const record = { ...loaded, billingAddress: options.billingAddress ?? loaded.billingAddress };
  const priced = priceRecord(record, await pricing.rulesOf(read, record), now());
  return { record, priced, gifts: await loadGiftLines({ findVariants, scope: record.scope }, priced) };
}
