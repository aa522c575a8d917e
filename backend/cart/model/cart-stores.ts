import type { Kysely } from 'kysely';
import type { StoreFacts } from '../../../domain/pricing/shipping/shipping-context.ts';
import { z } from 'zod';
import type { Scope } from '../../core/scope.ts';
import type { Tables } from '../../db/tables.ts';
import type { CartRow, ItemRow } from './cart-lines.ts';

interface CartPlace {
  readonly row: CartRow;
  readonly scope: Scope;
}

/** The stores that the lines name and the favorite one, with what they have of the cart on the shelf. */
export function loadCartStores(
  database: Kysely<Tables>,
  { row, scope }: CartPlace,
  items: readonly ItemRow[],
): Promise<ReadonlyMap<string, StoreFacts>> {
  const storeIds = new Set(
    [...items.map(({ store_id }) => store_id), row.favorite_store_id].filter((id) => id !== null),
  );
  const skus = new Set(items.map(({ variant_sku }) => variant_sku));
  return loadStores(database, { row, scope }, { storeIds: [...storeIds], skus: [...skus] });
}

interface StockQuery {
  readonly storeIds: readonly string[];
  readonly skus: readonly string[];
}

const serviceList = z.array(z.string());

export async function loadStores(
  database: Kysely<Tables>,
  { row, scope }: CartPlace,
  { storeIds, skus }: StockQuery,
): Promise<Map<string, StoreFacts>> {
  if (storeIds.length === 0) return new Map();
  const stores = await database.selectFrom('store').selectAll().where('id', 'in', storeIds).execute();
  const stockByStore = await loadStoreStock(database, row.basket_id, { storeIds, skus });
  return new Map(
    stores.map((store) => [
      store.id,
      {
        id: store.id,
        handsOut:
          store.country_code === scope.country && serviceList.parse(JSON.parse(store.services)).includes('pickup'),
        timeZone: store.time_zone,
        address: {
          countryCode: store.country_code,
          province: store.province,
          postalCode: store.postal_code,
          city: store.city,
          addressLine1: store.address_line1,
        },
        stock: stockByStore.get(store.id) ?? new Map(),
      },
    ]),
  );
}

/** Units by store and SKU, those held for the cart included. */
async function loadStoreStock(
  database: Kysely<Tables>,
  basketId: string,
  { storeIds, skus }: StockQuery,
): Promise<Map<string, Map<string, number>>> {
  if (skus.length === 0) return new Map();
  const shelved = await database
    .selectFrom('store_stock')
    .select(['store_id', 'variant_sku', 'qty'])
    .where('store_id', 'in', storeIds)
    .where('variant_sku', 'in', skus)
    .execute();
  const reserved = await database
    .selectFrom('reservation')
    .select(['store_id', 'variant_sku', 'qty'])
    .where('basket_id', '=', basketId)
    .where('store_id', 'in', storeIds)
    .execute();
  const stockByStore = new Map<string, Map<string, number>>();
  for (const { store_id, variant_sku, qty } of [...shelved, ...reserved]) {
    const stock = stockByStore.get(store_id ?? '') ?? new Map<string, number>();
    stock.set(variant_sku, (stock.get(variant_sku) ?? 0) + qty);
    stockByStore.set(store_id ?? '', stock);
  }
  return stockByStore;
}
