import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import { compareSizes } from '../../src/lib/sizes.ts';
import { catalogRevision } from '../db/catalog-revision.ts';
import type { Tables } from '../db/tables.ts';
import { loadCategories, type CategoryTree } from './categories.ts';
import { sellableVariants } from './sellable-variants.ts';

/** What listing, filtering and sorting need to know of a product. */
export interface ListedProduct {
  readonly id: string;
  /** Ids of its categories and of all above them. */
  readonly categories: ReadonlySet<string>;
  readonly name: string;
  readonly brand: string;
  readonly rank: number;
  readonly createdAt: string;
  readonly rating: number;
  readonly ratingCount: number;
  /** Of the cheapest variant, minor units. */
  readonly price: number;
  readonly variants: readonly ListedVariant[];
}

export interface ListedVariant {
  readonly size: string | null;
  readonly color: string | null;
  readonly isAvailable: boolean;
}

/** All products sold in one currency, in the order `featured`, as of one revision of the catalogue. */
export interface ListingIndex {
  readonly revision: number;
  readonly products: readonly ListedProduct[];
  readonly categories: CategoryTree;
  /** Place of every size in the order of sizes. */
  readonly sizeRanks: ReadonlyMap<string, number>;
}

export type ListingIndexes = (currency: string) => Promise<ListingIndex>;

/** Products read at once; other requests run in between. */
const CHUNK = 1000;

/** Keeps one index per currency in memory, made anew when the revision of the catalogue has changed. */
export function createListingIndexes(database: Kysely<Tables>): ListingIndexes {
  const kept = new Map<string, { revision: number; index: Promise<ListingIndex> }>();
  return async (currency) => {
    const revision = await catalogRevision(database);
    const last = kept.get(currency);
    if (last?.revision === revision) return last.index;
    const index = buildIndex(database, { currency, revision });
    kept.set(currency, { revision, index });
    index.catch(() => kept.delete(currency));
    return index;
  };
}

interface Edition {
  readonly currency: string;
  readonly revision: number;
}

async function buildIndex(database: Kysely<Tables>, { currency, revision }: Edition): Promise<ListingIndex> {
  const categories = await loadCategories(database);
  const products: ListedProduct[] = [];
  for (let after = ''; ;) {
    const rows = await productsAfter(database, after);
    products.push(...(await listProducts(database, rows, { currency, categories })));
    const last = rows.at(-1);
    if (!last || rows.length < CHUNK) break;
    after = last.id;
    await nextTurn();
  }
  products.sort((a, b) => a.rank - b.rank || (a.id < b.id ? -1 : 1));
  return { revision, products, categories, sizeRanks: rankSizes(products) };
}

function rankSizes(products: readonly ListedProduct[]): Map<string, number> {
  const sizes = new Set(products.flatMap(({ variants }) => variants.flatMap(({ size }) => size ?? [])));
  return new Map([...sizes].sort(compareSizes).map((size, rank) => [size, rank]));
}

type ProductRow = Awaited<ReturnType<typeof productsAfter>>[number];

function productsAfter(database: Kysely<Tables>, id: string) {
  return database
    .selectFrom('product')
    .select(['id', 'name', 'brand', 'rank', 'created_at', 'rating_average', 'rating_count'])
    .where('id', '>', id)
    .orderBy('id')
    .limit(CHUNK)
    .execute();
}

async function listProducts(
  database: Kysely<Tables>,
  rows: readonly ProductRow[],
  { currency, categories }: { currency: string; categories: CategoryTree },
): Promise<ListedProduct[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const [variants, memberships] = await Promise.all([
    sellableVariants(database, currency).where('variant.product_id', 'in', ids).execute(),
    database.selectFrom('product_category').selectAll().where('product_id', 'in', ids).execute(),
  ]);
  const variantsOf = Map.groupBy(variants, (variant) => variant.product_id);
  const categoriesOf = Map.groupBy(memberships, (membership) => membership.product_id);
  return rows.flatMap((row) => {
    const sold = (variantsOf.get(row.id) ?? []).filter(({ current }) => current !== null);
    if (sold.length === 0) return [];
    const own = (categoriesOf.get(row.id) ?? []).flatMap(({ category_id }) => categories.pathOf(category_id));
    return [
      {
        id: row.id,
        categories: new Set(own.map(({ id }) => id)),
        name: row.name,
        brand: row.brand,
        rank: row.rank,
        createdAt: row.created_at,
        rating: row.rating_average ?? 0,
        ratingCount: row.rating_count,
        price: Math.min(...sold.map(({ current }) => current ?? Infinity)),
        variants: sold.map(({ size, color, stock }) => ({ size, color, isAvailable: stock > 0 })),
      },
    ];
  });
}
