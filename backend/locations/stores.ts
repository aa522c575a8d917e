import type { Kysely } from 'kysely';
import type { z } from 'zod';
import type {
  StoreDirectoryAnswer,
  StoreList,
  StorePaths,
  storePathsQuery,
  storeSearch,
} from '../../src/api/locations/stores.schema.ts';
import { apiError } from '../core/errors.ts';
import type { Scope } from '../core/scope.ts';
import type { Tables } from '../db/tables.ts';
import { foldText, wordsOf } from '../text-search/words.ts';
import { describeEntry } from './directory-response.ts';
import { distanceBetween, type Point } from './distance.ts';
import type { PlaceFinder } from './places.ts';
import { compact, comparedIn, createStoreIndexes, type IndexedStore, type StoreIndex } from './store-index.ts';

export interface StoreService {
  /**
   * Stores of the site's country, or those with the given ids in any country: the nearest first, without a point by
   * name. A place that is not known is searched in the stores' names and addresses.
   */
  search(query: StoreQuery, scope: Scope): Promise<StoreList>;
  /** A level of the directory, or a store; rejects with `API404` for an unknown path. */
  browse(path: string | undefined, scope: Scope): Promise<StoreDirectoryAnswer>;
  /** Paths of the site's country in the directory. */
  paths(query: z.output<typeof storePathsQuery>, scope: Scope): Promise<StorePaths>;
}

type StoreQuery = z.output<typeof storeSearch>;

interface Placed {
  readonly one: IndexedStore;
  /** Kilometres. */
  readonly distance: number;
}

export interface StoreDeps {
  readonly read: Kysely<Tables>;
  readonly findPlace: PlaceFinder;
}

export function createStoreService({ read, findPlace }: StoreDeps): StoreService {
  const indexOf = createStoreIndexes(read);

  async function placeOf({ near, latitude, longitude }: StoreQuery, index: StoreIndex, { country, locale }: Scope) {
    if (latitude !== undefined && longitude !== undefined) return { name: undefined, latitude, longitude };
    return near === undefined || near.trim() === '' ? undefined : findPlace(near, { country, locale, index });
  }

  return {
    async search(query, scope) {
      const index = await indexOf();
      const [place, stocked] = await Promise.all([placeOf(query, index, scope), loadStocked(read, query.productId)]);
      const words = place === undefined ? [query.q, query.near].filter(Boolean).join(' ') : (query.q ?? '');
      const found = storesOf(index, query, scope).filter(
        (one) =>
          (stocked === undefined || stocked.has(one.store.id)) &&
          (query.services ?? []).every((service) => one.store.services.includes(service)) &&
          isNamed(one, words),
      );
      const { start, count } = query;
      const placed = place === undefined ? undefined : nearest(found, place, query.radius ?? Infinity);
      const page = (placed ?? found.map((one) => ({ one, distance: undefined }))).slice(start, start + count);
      return {
        total: placed?.length ?? found.length,
        start,
        count,
        place: place && { name: place.name, latitude: place.latitude, longitude: place.longitude },
        stores: page.map(({ one: { store }, distance }) =>
          distance === undefined ? store : { ...store, distance: Math.round(distance * 10) / 10 },
        ),
      };
    },

    async browse(path, scope) {
      const index = await indexOf();
      const answer = describeEntry(index, path, scope.locale);
      if (!answer) throw apiError('API404', { path });
      return answer;
    },

    async paths({ start, count }, { country }) {
      const { directory } = await indexOf();
      const own = directory.countries.get(country.toLowerCase());
      const all = own ? pathsBelow(own) : [];
      return { total: all.length, start, count, paths: all.slice(start, start + count) };
    },
  };
}

type DirectoryLevel = NonNullable<ReturnType<StoreIndex['directory']['countries']['get']>>;

function pathsBelow({ path, children, stores }: DirectoryLevel): string[] {
  const own = [...stores.keys()].map((name) => `${path}/${name}`);
  return [path, ...[...children.values()].flatMap(pathsBelow), ...own];
}

function storesOf(index: StoreIndex, { storeIds }: StoreQuery, { country, locale }: Scope): readonly IndexedStore[] {
  if (storeIds === undefined) return index.inCountry(country, locale);
  return [...new Set(storeIds)].flatMap((id) => index.find(id) ?? []).toSorted(comparedIn(locale));
}

/** Ids of the stores with a variant in stock; `undefined` where none is asked for. */
async function loadStocked(read: Kysely<Tables>, productId: string | undefined) {
  if (productId === undefined) return undefined;
  const rows = await read
    .selectFrom('store_stock')
    .innerJoin('variant', 'variant.sku', 'store_stock.variant_sku')
    .innerJoin('product', 'product.id', 'variant.product_id')
    .select('store_stock.store_id')
    .where('store_stock.qty', '>', 0)
    .where(({ or, eb }) =>
      or([eb('variant.sku', '=', productId), eb('product.id', '=', productId), eb('product.slug', '=', productId)]),
    )
    .execute();
  return new Set(rows.map(({ store_id }) => store_id));
}

/** Every word of the query is a prefix of a word of name, city or province; a postal code may omit its space. */
function isNamed({ words, postalCode }: IndexedStore, query: string): boolean {
  const code = compact(query);
  if (code === '' || postalCode.startsWith(code)) return true;
  return wordsOf(query).every((word) => words.some((one) => one.startsWith(foldText(word))));
}

const KILOMETRES_PER_DEGREE = 111;

/** Those within the radius, nearest first; equally near ones stay in their order. */
function nearest(stores: readonly IndexedStore[], from: Point, radius: number): Placed[] {
  const band = radius / KILOMETRES_PER_DEGREE;
  const isInBand = ({ store }: IndexedStore) => Math.abs(store.coordinates.latitude - from.latitude) <= band + 0.1;
  const near = Number.isFinite(band) ? stores.filter(isInBand) : stores;
  return near
    .map((one) => ({ one, distance: distanceBetween(from, one.store.coordinates) }))
    .filter(({ distance }) => distance <= radius)
    .toSorted((a, b) => a.distance - b.distance);
}
