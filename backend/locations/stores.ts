import type { Kysely, Selectable } from 'kysely';
import { type StoreList, type storeSearch, store, type Store } from '../../src/api/locations/stores.schema.ts';
import type { z } from 'zod';
import type { Tables } from '../db/tables.ts';
import { foldText, wordsOf } from '../text-search/words.ts';
import type { Scope } from '../core/scope.ts';
import { distanceBetween, type Point } from './distance.ts';

export interface StoreService {
  /**
   * Stores of the site's country, or those with the given ids in any country: the nearest first, without a point by
   * name.
   */
  search(query: StoreQuery, scope: Scope): Promise<StoreList>;
}

type StoreQuery = z.output<typeof storeSearch>;
type StoreRow = Selectable<Tables['store']>;

interface Placed {
  readonly row: StoreRow;
  /** Kilometres. */
  readonly distance: number | undefined;
}

export function createStoreService(database: Kysely<Tables>): StoreService {
  return {
    async search(query, scope) {
      const rows = await loadStores(database, query, scope);
      const point = pointOf(query);
      const found = rows
        .filter((row) => hasServices(row, query.services ?? []) && isNamed(row, query.q ?? ''))
        .map((row): Placed => ({ row, distance: point && distanceBetween(point, row) }))
        .filter(({ distance }) => distance === undefined || distance <= (query.radius ?? Infinity));
      const sorted = found.toSorted(comparePlaced(scope.locale));
      const page = sorted.slice(query.start, query.start + query.count);
      return {
        total: found.length,
        start: query.start,
        count: query.count,
        stores: page.map(({ row, distance }) => toStore(row, distance)),
      };
    },
  };
}

function loadStores(database: Kysely<Tables>, { storeIds, productId }: StoreQuery, scope: Scope): Promise<StoreRow[]> {
  const stores = database.selectFrom('store').selectAll();
  const openings = storeIds
    ? stores.where('id', 'in', storeIds.length > 0 ? storeIds : [''])
    : stores.where('country_code', '=', scope.country);
  if (productId === undefined) return openings.execute();
  const stocked = database
    .selectFrom('store_stock')
    .innerJoin('variant', 'variant.sku', 'store_stock.variant_sku')
    .innerJoin('product', 'product.id', 'variant.product_id')
    .select('store_stock.store_id')
    .where('store_stock.qty', '>', 0)
    .where(({ or, eb }) =>
      or([eb('variant.sku', '=', productId), eb('product.id', '=', productId), eb('product.slug', '=', productId)]),
    );
  return openings.where('id', 'in', stocked).execute();
}

function pointOf({ latitude, longitude }: StoreQuery): Point | undefined {
  return latitude === undefined || longitude === undefined ? undefined : { latitude, longitude };
}

function hasServices({ services }: StoreRow, required: readonly string[]): boolean {
  const own: unknown = JSON.parse(services);
  return Array.isArray(own) && required.every((service) => own.includes(service));
}

/** Every word of the query is a prefix of a word of name, city or province; a postal code may omit its space. */
function isNamed({ name, city, province, postal_code }: StoreRow, query: string): boolean {
  const written = [name, city, province ?? '', postal_code].join(' ');
  const present = [...wordsOf(written).map(foldText), compact(postal_code)];
  const isPostal = compact(query) !== '' && compact(postal_code).startsWith(compact(query));
  return isPostal || wordsOf(query).every((word) => present.some((one) => one.startsWith(foldText(word))));
}

function compact(text: string): string {
  return foldText(text).replaceAll(/[\s-]/g, '');
}

function comparePlaced(locale: string) {
  const { compare } = new Intl.Collator(locale);
  return (a: Placed, b: Placed) =>
    (a.distance ?? 0) - (b.distance ?? 0) || compare(a.row.name, b.row.name) || (a.row.id < b.row.id ? -1 : 1);
}

/** A store of the database in the form of responses; `distance` in kilometres, rounded to one decimal. */
function toStore(row: Selectable<Tables['store']>, distance: number | undefined): Store {
  return {
    id: row.id,
    name: row.name,
    address: {
      addressLine1: row.address_line1,
      addressLine2: row.address_line2 ?? undefined,
      city: row.city,
      province: row.province ?? undefined,
      postalCode: row.postal_code,
      countryCode: row.country_code,
    },
    coordinates: { latitude: row.latitude, longitude: row.longitude },
    phone: row.phone ?? undefined,
    email: row.email ?? undefined,
    timeZone: row.time_zone,
    hours: store.shape.hours.parse(JSON.parse(row.hours)),
    exceptionalHours: store.shape.exceptionalHours.parse(JSON.parse(row.exceptional_hours)),
    services: store.shape.services.parse(JSON.parse(row.services)),
    distance: distance === undefined ? undefined : Math.round(distance * 10) / 10,
  };
}
