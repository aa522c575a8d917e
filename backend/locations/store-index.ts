import type { Kysely, Selectable } from 'kysely';
import { store as storeSchema, type Store } from '../../src/api/locations/stores.schema.ts';
import { storeRevision } from '../db/store-revision.ts';
import type { Tables } from '../db/tables.ts';
import { foldText, wordsOf } from '../text-search/words.ts';
import { createDirectory, type StoreDirectory } from './store-directory.ts';

export interface IndexedStore {
  readonly store: Store;
  /** Folded words of name, city, province and postal code. */
  readonly words: readonly string[];
  /** Postal code without spaces, folded. */
  readonly postalCode: string;
}

/** All stores in memory, until any process changes one. */
export interface StoreIndex {
  find(id: string): IndexedStore | undefined;
  /** Stores of a country by name, in the order of the locale. */
  inCountry(country: string, locale: string): readonly IndexedStore[];
  readonly directory: StoreDirectory;
}

export function createStoreIndexes(database: Kysely<Tables>): () => Promise<StoreIndex> {
  let latest: { readonly revision: number; readonly index: Promise<StoreIndex> } | undefined;
  return async () => {
    const revision = await storeRevision(database);
    if (latest?.revision !== revision) {
      const index = loadIndex(database);
      latest = { revision, index };
      index.catch(() => (latest = undefined));
    }
    return latest?.index ?? loadIndex(database);
  };
}

async function loadIndex(database: Kysely<Tables>): Promise<StoreIndex> {
  const rows = await database.selectFrom('store').selectAll().execute();
  const directory = createDirectory(rows);
  const stores = rows.map((row) => toIndexed(row, directory.pathOf(row.id)));
  const byId = new Map(stores.map((one) => [one.store.id, one]));
  const byCountry = Map.groupBy(stores, ({ store }) => store.address.countryCode);
  const sorted = new Map<string, readonly IndexedStore[]>();
  return {
    directory,
    find: (id) => byId.get(id),
    inCountry(country, locale) {
      const key = `${country} ${locale}`;
      const known = sorted.get(key);
      if (known) return known;
      const list = (byCountry.get(country) ?? []).toSorted(comparedIn(locale));
      sorted.set(key, list);
      return list;
    },
  };
}

/** By name, then by id. */
export function comparedIn(locale: string): (a: IndexedStore, b: IndexedStore) => number {
  const { compare } = new Intl.Collator(locale);
  return ({ store: a }, { store: b }) => compare(a.name, b.name) || (a.id < b.id ? -1 : 1);
}

/** Text without spaces, hyphens, accents and case, as postal codes are compared. */
export function compact(text: string): string {
  return foldText(text).replaceAll(/[\s-]/g, '');
}

function toIndexed(row: Selectable<Tables['store']>, path: string | undefined): IndexedStore {
  const { name, city, province, postal_code } = row;
  const postalCode = compact(postal_code);
  const words = wordsOf([name, city, province ?? '', postal_code].join(' ')).map(foldText);
  return { store: toStore(row, path), words: [...words, postalCode], postalCode };
}

function toStore(row: Selectable<Tables['store']>, path: string | undefined): Store {
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
    hours: storeSchema.shape.hours.parse(JSON.parse(row.hours)),
    exceptionalHours: storeSchema.shape.exceptionalHours.parse(JSON.parse(row.exceptional_hours)),
    services: storeSchema.shape.services.parse(JSON.parse(row.services)),
    path,
  };
}
