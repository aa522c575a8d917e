import type { Kysely } from 'kysely';
import { cappedCount, type FavoriteItem, type SharedFavorites } from '../../src/api/account/wishlists.schema.ts';
import { priceRange } from '../catalog/products/prices.ts';
import { loadProducts, type ProductRecord, type ProductVariant } from '../catalog/products/product-record.ts';
import { toSummary } from '../catalog/products/product-response.ts';
import type { Scope } from '../core/scope.ts';
import type { Tables } from '../db/tables.ts';
import type { FavoriteList, FavoriteRow } from './favorite-rows.ts';
import { showMarks } from './marks.ts';

export interface Page {
  readonly start: number;
  readonly count: number;
}

interface PageRequest {
  readonly page: Page;
  readonly scope: Scope;
  /** Shows what changed since an entry was added: for the owner of the list. */
  readonly hasMarks: boolean;
  /** Lists the variants that an entry without one can be bought in. */
  readonly hasOptions: boolean;
  readonly now: number;
}

/** One page of a list, the last added first. */
export async function loadFavoritePage(
  database: Kysely<Tables>,
  { favorite_id }: FavoriteList,
  request: PageRequest,
): Promise<SharedFavorites> {
  const query = { start: request.page.start, count: cappedCount(request.page.count) };
  const [total, rows] = await Promise.all([
    countItems(database, favorite_id),
    database
      .selectFrom('favorite_item')
      .selectAll()
      .where('favorite_id', '=', favorite_id)
      .orderBy('position', 'desc')
      .limit(query.count)
      .offset(query.start)
      .execute(),
  ]);
  const ids = [...new Set(rows.map(({ product_id }) => product_id))];
  const products = await loadProducts(database, ids, request.scope);
  const items = rows.map((row) => toItem(row, products.get(row.product_id), request));
  return { favoriteId: favorite_id, total, count: total, query, items };
}

export async function countItems(database: Kysely<Tables>, favoriteId: string): Promise<number> {
  const { count } = await database
    .selectFrom('favorite_item')
    .select(({ fn }) => fn.countAll<number | string>().as('count'))
    .where('favorite_id', '=', favoriteId)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** What an entry means of its product: one variant, or all of them where none was chosen. */
export function entryVariants(sku: string, product: ProductRecord | undefined): readonly ProductVariant[] {
  return product?.variants.filter((variant) => sku === '' || variant.sku === sku) ?? [];
}

export const isInStock = ({ stock }: Pick<ProductVariant, 'stock'>): boolean => stock > 0;

/** The lowest price of an entry in minor units; `undefined` where it is not sold. */
export function lowestPrice(variants: readonly ProductVariant[]): number | undefined {
  return variants.length === 0 ? undefined : Math.min(...variants.map(({ current }) => current));
}

function toItem(row: FavoriteRow, product: ProductRecord | undefined, request: PageRequest): FavoriteItem {
  const { id, product_id, variant_sku } = row;
  const { scope, hasMarks, hasOptions, now } = request;
  const { currency } = scope;
  const variants = entryVariants(variant_sku, product);
  const available = variants.some(isInStock);
  const [chosen] = variant_sku === '' ? [] : variants;
  const isOpen = variant_sku === '' && variants.length > 1;
  return {
    itemId: id,
    productId: variant_sku || product_id,
    masterId: product_id,
    available,
    pageUrl: product ? `/p/${encodeURIComponent(product.slug)}` : null,
    product: product && toSummary(product, currency),
    ...(variants.length > 0 && { price: priceRange(variants, currency) }),
    ...(chosen && { chosen: toOption(chosen) }),
    ...(hasOptions && isOpen && { options: variants.filter(isInStock).map(toOption) }),
    ...(hasMarks && showMarks(row, { price: lowestPrice(variants), currency, available }, now)),
  };
}

function toOption({ sku, size, sizeLabel, color, colorLabel }: ProductVariant): NonNullable<FavoriteItem['chosen']> {
  return { productId: sku, size: sizeLabel ?? size, color: colorLabel ?? color };
}
