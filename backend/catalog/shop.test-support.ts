import type { Transaction } from 'kysely';
import { DEFAULT_SITES } from '../../src/cms/site/sites.default.ts';
import { bumpCatalogRevision } from '../db/catalog-revision.ts';
import type { Database } from '../db/database.ts';
import type { Tables } from '../db/tables.ts';
import { insertInBatches } from '../db/insert-in-batches.ts';
import { bumpStoreRevision } from '../db/store-revision.ts';
import { createCartService } from '../cart/carts.ts';
import { createPricingService } from '../cart/pricing.ts';
import { createCatalogService } from './catalog.ts';
import { createLoadedProducts } from './products/loaded-products.ts';
import { createVariantFinder } from './products/product-variants.ts';
import { createProductService } from './products/products.ts';
import { createScopes } from '../core/scope.ts';
import type { WarehouseRules } from '../core/warehouses.ts';
import { createSessionService } from '../identity/sessions.ts';

/** Every site has the loyalty programme. */
const LOYAL = Object.fromEntries(Object.keys(DEFAULT_SITES.sites).map((siteId) => [siteId, { loyalty: true }]));
export const createTestScopes = (warehouses?: WarehouseRules) =>
  createScopes({ ...DEFAULT_SITES, flags: LOYAL }, warehouses);
export const scopeOf = createTestScopes();
export const us = scopeOf({ siteId: 'us' });

/** The services over one database. */
export function createShop(database: Database) {
  return {
    sessions: createSessionService(database),
    products: createProductService(createLoadedProducts(database.read)),
    catalog: createCatalogService(database.read),
    carts: createCartService({
      ...database,
      scopeOf,
      pricing: createPricingService(),
      findVariants: createVariantFinder(database.read),
    }),
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
  readonly releasesAt?: number;
  readonly discontinued?: boolean;
}

export interface TestProduct {
  readonly id: string;
  readonly name?: string;
  readonly category?: string;
  readonly createdAt?: string;
  readonly brand?: string;
  readonly description?: string;
  readonly attributes?: Readonly<Record<string, string>>;
  readonly sizeSystem?: 'US' | 'UK' | 'EU';
  readonly variants: readonly TestVariant[];
}

/** Changes the catalogue as an import does, so that all watchers are notified. */
export function changeCatalog(
  { write }: Database,
  change: (transaction: Transaction<Tables>) => { execute(): Promise<unknown> },
): Promise<void> {
  return write.transaction().execute(async (transaction) => {
    await change(transaction).execute();
    await bumpCatalogRevision(transaction);
  });
}

/** Writes an imported product; by default with a price of 10.00 US dollars and a stock of 10. */
export async function putProduct({ write }: Database, product: TestProduct): Promise<void> {
  const { id, name = id, category, createdAt = '2026-01-01', variants } = product;
  await write.transaction().execute(async (transaction) => {
    const { brand = '', description = '' } = product;
    const texts = { name, brand, description, attributes: JSON.stringify(product.attributes ?? {}) };
    const size_system = product.sizeSystem ?? null;
    const row = {
      id,
      slug: id,
      ...texts,
      size_system,
      created_at: createdAt,
      source: 'import' as const,
      content_hash: id,
    };
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
  const { sku, size = null, color = null, maxQty = null, sizeRank = position, releasesAt = null } = variant;
  const selling = { releases_at: releasesAt, discontinued: variant.discontinued ? 1 : 0 };
  return { sku, product_id, position, size, color, size_rank: sizeRank, upc: null, max_qty: maxQty, ...selling };
}

function priceRow({ sku, price = 1000, original = price, currency = 'USD' }: TestVariant) {
  return { variant_sku: sku, currency, current_minor: price, original_minor: original };
}

export interface TestStore {
  readonly id: string;
  readonly name?: string;
  readonly city?: string;
  readonly country?: string;
  readonly postalCode?: string;
  readonly at?: readonly [latitude: number, longitude: number];
  readonly services?: readonly string[];
  /** Units by SKU. */
  readonly stock?: Readonly<Record<string, number>>;
}

/** Writes an imported store; by default in the United States and open on Mondays. */
export async function putStore({ write }: Database, store: TestStore): Promise<void> {
  const { id, name = id, city = 'Town', country = 'US', postalCode = '00000', at = [0, 0], services = [] } = store;
  const [latitude, longitude] = at;
  const hours = JSON.stringify([{ day: 1, opens: '10:00', closes: '18:00' }]);
  const address = { address_line1: '1 Street', city, postal_code: postalCode, country_code: country };
  const addressColumns = { ...address, latitude, longitude, time_zone: 'UTC' };
  const origin = { source: 'import' as const, content_hash: id };
  await write.transaction().execute(async (transaction) => {
    const row = { id, name, ...addressColumns, hours, services: JSON.stringify(services), ...origin };
    await insertInBatches(transaction, 'store', [row]);
    const stock = Object.entries(store.stock ?? {}).map(([sku, qty]) => ({ store_id: id, variant_sku: sku, qty }));
    await insertInBatches(transaction, 'store_stock', stock);
    await bumpStoreRevision(transaction);
  });
}
