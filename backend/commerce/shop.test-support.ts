import { DEFAULT_SITES } from '../../src/cms/sites.default.ts';
import type { Database } from '../db/database.ts';
import { insertInBatches } from '../import/insert-in-batches.ts';
import { createCartService } from './carts.ts';
import { createCatalogService } from './catalog.ts';
import { createProductService } from './products.ts';
import { createScopes } from './scope.ts';
import { createSessionService } from './sessions.ts';

export const scopeOf = createScopes(DEFAULT_SITES);
export const us = scopeOf({ siteId: 'us' });

/** The services over one database. */
export function createShop(database: Database) {
  return {
    sessions: createSessionService(database),
    products: createProductService(database.read),
    catalog: createCatalogService(database.read),
    carts: createCartService({ ...database, scopeOf }),
  };
}

export interface TestVariant {
  readonly sku: string;
  readonly size?: string;
  readonly color?: string;
  readonly price?: number;
  readonly original?: number;
  readonly currency?: string;
  readonly stock?: number;
  readonly maxQty?: number;
  readonly sizeRank?: number;
}

export interface TestProduct {
  readonly id: string;
  readonly name?: string;
  readonly category?: string;
  readonly createdAt?: string;
  readonly variants: readonly TestVariant[];
}

/** Writes an imported product; its prices are 10.00 US dollars and its stock is 10 where nothing else is said. */
export async function putProduct({ write }: Database, product: TestProduct): Promise<void> {
  const { id, name = id, category, createdAt = '2026-01-01', variants } = product;
  await write.transaction().execute(async (transaction) => {
    const row = { id, slug: id, name, created_at: createdAt, source: 'import' as const, content_hash: id };
    await insertInBatches(transaction, 'product', [row]);
    if (category !== undefined) {
      await insertInBatches(transaction, 'product_category', [{ product_id: id, category_id: category }]);
    }
    await insertInBatches(
      transaction,
      'variant',
      variants.map((variant, position) => variantRow(id, variant, position)),
    );
    await insertInBatches(transaction, 'price', variants.map(priceRow));
    await insertInBatches(
      transaction,
      'stock',
      variants.map(({ sku, stock = 10 }) => ({ variant_sku: sku, qty: stock })),
    );
  });
}

function variantRow(product_id: string, variant: TestVariant, position: number) {
  const { sku, size = null, color = null, maxQty = null, sizeRank = position } = variant;
  return { sku, product_id, position, size, color, size_rank: sizeRank, upc: null, max_qty: maxQty };
}

function priceRow({ sku, price = 1000, original = price, currency = 'USD' }: TestVariant) {
  return { variant_sku: sku, currency, current_minor: price, original_minor: original };
}
