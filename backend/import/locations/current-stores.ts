import type { Kysely } from 'kysely';
import type { Tables } from '../../db/tables.ts';
import type { CatalogSource } from '../../db/tables/catalog-source.ts';
import { storeStockKey, type PresentStoreStock } from './store-stock.ts';

export interface PresentStore {
  readonly id: string;
  readonly source: CatalogSource;
  readonly content_hash: string;
}

/** What the shop holds before an import of stores. */
export interface StoreState {
  stores(): Promise<readonly PresentStore[]>;
  storeStocks(): Promise<readonly PresentStoreStock[]>;
  /** Where variants come from; unknown ones are missing. */
  variantSources(skus: readonly string[]): Promise<ReadonlyMap<string, CatalogSource>>;
}

export const EMPTY_STORE_STATE: StoreState = {
  stores: async () => [],
  storeStocks: async () => [],
  variantSources: async () => new Map(),
};

const BATCH = 500;

export function storeStateOf(database: Kysely<Tables>): StoreState {
  return {
    stores: () => database.selectFrom('store').select(['id', 'source', 'content_hash']).execute(),
    storeStocks: () => loadStoreStocks(database),
    async variantSources(skus) {
      const sources = new Map<string, CatalogSource>();
      for (let start = 0; start < skus.length; start += BATCH) {
        const rows = await database
          .selectFrom('variant')
          .innerJoin('product', 'product.id', 'variant.product_id')
          .select(['variant.sku', 'product.source'])
          .where('variant.sku', 'in', skus.slice(start, start + BATCH))
          .execute();
        for (const { sku, source } of rows) sources.set(sku, source);
      }
      return sources;
    },
  };
}

async function loadStoreStocks(database: Kysely<Tables>): Promise<PresentStoreStock[]> {
  const rows = await database.selectFrom('store_stock').selectAll().execute();
  const reservations = await database
    .selectFrom('reservation')
    .select(({ fn }) => ['store_id', 'variant_sku', fn.sum('qty').as('qty')])
    .where('store_id', 'is not', null)
    .groupBy(['store_id', 'variant_sku'])
    .execute();
  const reservedUnits = new Map(
    reservations.map((row) => [storeStockKey(row.store_id ?? '', row.variant_sku), Number(row.qty)]),
  );
  return rows.map((row) => ({
    ...row,
    reservedUnits: reservedUnits.get(storeStockKey(row.store_id, row.variant_sku)) ?? 0,
  }));
}
