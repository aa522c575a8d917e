import type { Kysely } from 'kysely';
import type { CatalogSource, Tables } from '../../db/tables.ts';

export interface PresentStore {
  readonly id: string;
  readonly source: CatalogSource;
  readonly content_hash: string;
}

interface PresentShelf {
  readonly store_id: string;
  readonly variant_sku: string;
  readonly qty: number;
}

/** What the shop holds before an import of stores. */
export interface Present {
  stores(): Promise<readonly PresentStore[]>;
  shelves(): Promise<readonly PresentShelf[]>;
  /** Where variants come from; unknown ones are missing. */
  variantSources(skus: readonly string[]): Promise<ReadonlyMap<string, CatalogSource>>;
}

export const NOTHING_PRESENT: Present = {
  stores: async () => [],
  shelves: async () => [],
  variantSources: async () => new Map(),
};

const BATCH = 500;

export function presentIn(database: Kysely<Tables>): Present {
  return {
    stores: () => database.selectFrom('store').select(['id', 'source', 'content_hash']).execute(),
    shelves: () => database.selectFrom('store_stock').selectAll().execute(),
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
