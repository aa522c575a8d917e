import type { Kysely } from 'kysely';
import type { Availability, AvailabilityQuestion } from '../../../src/api/catalog/availability.schema.ts';
import { apiError } from '../../core/errors.ts';
import type { Scope } from '../../core/scope.ts';
import type { Tables } from '../../db/tables.ts';
import { toStock } from './product-response.ts';
import { loadProducts } from './product-record.ts';
import { resolveProductId } from './resolve-product-id.ts';

export interface AvailabilityService {
  /**
   * Rejects with `ITEM_NOT_AVAILABLE` when the product is unknown or not sold on the site, or an item is not one of its
   * variants, and with `INV701` when the stock of a requested item is not recorded.
   */
  check(productId: string, productKey: AvailabilityQuestion, scope: Scope): Promise<Availability>;
}

export function createAvailabilityService(database: Kysely<Tables>): AvailabilityService {
  return {
    async check(productKey, { items, storeIds = [] }, scope) {
      const id = await resolveProductId(database, productKey);
      const product = id === undefined ? undefined : (await loadProducts(database, [id], scope)).get(id);
      if (!product) throw apiError('ITEM_NOT_AVAILABLE', { productId: productKey });
      const stocks = new Map(product.variants.map((variant) => [variant.sku, toStock(variant)]));
      const requested = items ?? product.variants.map(({ sku }) => ({ productId: sku, qty: 1 }));
      const skus = requested.map(({ productId }) => productId);
      for (const productId of skus) if (!stocks.has(productId)) throw apiError('ITEM_NOT_AVAILABLE', { productId });
      const storeStocks = await loadStoreStocks(database, skus, storeIds);
      if (items) await checkCounted(database, skus, storeStocks);
      const variants = requested.map(({ productId, qty }) => {
        const units = stocks.get(productId) ?? { stock: 0 };
        const stores = storeStocks.map(({ storeId, units }) => {
          const inStore = units.get(productId) ?? 0;
          return { storeId, stock: inStore, available: inStore >= qty };
        });
        return { productId, qty, ...units, available: units.stock >= qty, stores };
      });
      return { productId: product.id, variants };
    },
  };
}

interface StoreStock {
  readonly storeId: string;
  /** By SKU. */
  readonly units: ReadonlyMap<string, number>;
}

/** The stock of the known stores, in the requested order. */
async function loadStoreStocks(
  database: Kysely<Tables>,
  skus: readonly string[],
  storeIds: readonly string[],
): Promise<StoreStock[]> {
  if (storeIds.length === 0) return [];
  const [stores, rows] = await Promise.all([
    database.selectFrom('store').select('id').where('id', 'in', storeIds).execute(),
    database
      .selectFrom('store_stock')
      .selectAll()
      .where('store_id', 'in', storeIds)
      .where('variant_sku', 'in', skus)
      .execute(),
  ]);
  const known = new Set(stores.map(({ id }) => id));
  const byStore = Map.groupBy(rows, ({ store_id }) => store_id);
  return [...new Set(storeIds)]
    .filter((storeId) => known.has(storeId))
    .map((storeId) => ({
      storeId,
      units: new Map((byStore.get(storeId) ?? []).map(({ variant_sku, qty }) => [variant_sku, qty])),
    }));
}

async function checkCounted(
  database: Kysely<Tables>,
  skus: readonly string[],
  storeStocks: readonly StoreStock[],
): Promise<void> {
  const rows = await database.selectFrom('stock').select('variant_sku').where('variant_sku', 'in', skus).execute();
  const counted = new Set(rows.map(({ variant_sku }) => variant_sku));
  const isKnown = (sku: string) => counted.has(sku) || storeStocks.some(({ units }) => units.has(sku));
  const missing = skus.find((sku) => !isKnown(sku));
  if (missing !== undefined) throw apiError('INV701', { productId: missing });
}
