import { createHash } from 'node:crypto';
import type { Kysely } from 'kysely';
import { catalogRevision } from '../../db/catalog-revision.ts';
import type { Tables } from '../../db/tables.ts';
import { buildMarkets } from './build-markets.ts';
import type { CatalogIndex, Positions, VariantColumns } from './catalog-index.ts';
import { readCatalogRows } from './catalog-rows.ts';
import { loadCategories, type CategoryTree } from './categories.ts';
import { emptyColumns, appendChunk, type CatalogColumns, type ProductEntry } from './catalog-columns.ts';
import { TRAIT_NAMES, type TraitName } from './product-traits.ts';
import { sizeEntriesOf, sizeKeyOf } from './size-groups.ts';
import { sortInSlices, type Pause } from './time-slices.ts';

/** Reads the whole catalogue in chunks with pauses. */
export async function buildIndex(database: Kysely<Tables>, pause: Pause): Promise<CatalogIndex> {
  const revision = await catalogRevision(database);
  const categories = await loadCategories(database);
  const columns = emptyColumns();
  for await (const chunk of readCatalogRows(database, pause)) appendChunk(columns, chunk, categories);
  const products = columns.products.toSorted((a, b) => a.rank - b.rank || (a.id < b.id ? -1 : 1));
  await pause();
  const variants = await toColumns(columns, products, pause);
  const ids = products.map(({ id }) => id);
  const byRating = (a: ProductEntry, b: ProductEntry) => b.rating - a.rating || b.ratingCount - a.ratingCount;
  return {
    revision,
    textKey: textKeyOf(products, categories),
    categories,
    ids,
    positionOf: new Map(ids.map((id, position) => [id, position])),
    members: membersOf(products),
    variants,
    traits: traitColumns(products),
    weights: Float64Array.from(products, ({ weight }) => weight),
    ratings: Float64Array.from(products, ({ rating }) => rating),
    hexOf: columns.hexOf,
    colorLabels: columns.colorLabels,
    newest: await sorted(products, byNewest, pause),
    bestRated: await sorted(products, byRating, pause),
    markets: await buildMarkets({ columns, products, starts: variants.starts }, pause),
  };
}

function byNewest(a: ProductEntry, b: ProductEntry): number {
  if (a.createdAt === b.createdAt) return 0;
  return a.createdAt < b.createdAt ? 1 : -1;
}

/** A stable sort. */
async function sorted(
  products: readonly ProductEntry[],
  compare: (a: ProductEntry, b: ProductEntry) => number,
  pause: Pause,
): Promise<Positions> {
  const byPosition = (a: number, b: number) => {
    const [one, other] = [products[a], products[b]];
    return (one && other ? compare(one, other) : 0) || a - b;
  };
  return sortInSlices(Uint32Array.from(products.keys()), byPosition, pause);
}

function textKeyOf(products: readonly ProductEntry[], categories: CategoryTree): string {
  const hash = createHash('sha1').update(categories.textKey);
  for (const { id, contentHash, categories: own } of products) hash.update(`\n${id} ${contentHash} ${[...own].join()}`);
  return hash.digest('base64url');
}

function membersOf(products: readonly ProductEntry[]): Map<string, Positions> {
  const members = new Map<string, number[]>();
  for (const [position, { categories }] of products.entries()) {
    for (const id of categories) {
      const own = members.get(id) ?? [];
      members.set(id, own);
      own.push(position);
    }
  }
  return new Map(Array.from(members, ([id, positions]) => [id, Uint32Array.from(positions)]));
}

function traitColumns(products: readonly ProductEntry[]): CatalogIndex['traits'] {
  const columns = TRAIT_NAMES.map((name) => [name, Uint16Array.from(products, ({ traits }) => traits[name])]);
  // One entry per name.
  return Object.fromEntries(columns) as Record<TraitName, Uint16Array>;
}

async function toColumns(
  columns: CatalogColumns,
  products: readonly ProductEntry[],
  pause: Pause,
): Promise<VariantColumns> {
  const order = Uint32Array.from(products.flatMap(({ variants }) => variants));
  const starts = new Uint32Array(products.length + 1);
  products.forEach(({ variants }, position) => (starts[position + 1] = (starts[position] ?? 0) + variants.length));
  await pause();
  const skus = Array.from(order, (variantIndex) => columns.skus[variantIndex] ?? '');
  const inStock = new Map(Array.from(columns.inStock, ([id, own]) => [id, flagged(own, order)]));
  const flags = {
    isComingSoon: Uint8Array.from(order, (variantIndex) => Number(columns.isComingSoon[variantIndex])),
    isDiscontinued: Uint8Array.from(order, (variantIndex) => Number(columns.isDiscontinued[variantIndex])),
  };
  await pause();
  const sizeEntries = sizeEntriesOf([sizeKeyOf('', null), ...columns.sizes]);
  await pause();
  const sizes = encode(
    sizeEntries.map(({ name, system }) => sizeKeyOf(name, system)),
    columns.sizes,
    order,
  );
  await pause();
  const colorNames = ['', ...distinct(columns.colors)];
  const colors = encode(colorNames, columns.colors, order);
  await pause();
  return { starts, skus, sizes, colors, inStock, ...flags, sizeEntries, colorNames };
}

/** Flags of some variants, in the given order. */
function flagged(variants: readonly number[], order: Uint32Array): Uint8Array {
  const flags = new Uint8Array(order.length);
  for (const variantIndex of variants) flags[variantIndex] = 1;
  return Uint8Array.from(order, (variantIndex) => flags[variantIndex] ?? 0);
}

/** The code of each variant's name, in the given order. */
function encode(names: readonly string[], values: readonly string[], order: Uint32Array): Uint32Array {
  const codes = new Map(names.map((name, code) => [name, code]));
  return order.map((variantIndex) => codes.get(values[variantIndex] ?? '') ?? 0);
}

function distinct(names: readonly string[]): string[] {
  return [...new Set(names)].filter((name) => name !== '');
}
