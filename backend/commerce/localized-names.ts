import type { Kysely } from 'kysely';
import type { Tables } from '../db/tables.ts';
import type { ListedProduct, ListingIndex } from './listing-index.ts';
import type { Scope } from './scope.ts';

export type NameOf = (product: ListedProduct) => string;

/** Names of all products in the words of a scope, kept as long as their index is. */
export function createLocalizedNames(database: Kysely<Tables>) {
  const kept = new WeakMap<ListingIndex, Map<string, Promise<NameOf>>>();
  return (index: ListingIndex, { locale, locales }: Scope): Promise<NameOf> => {
    const byLocale = kept.get(index) ?? new Map<string, Promise<NameOf>>();
    kept.set(index, byLocale);
    const known = byLocale.get(locale);
    if (known) return known;
    const names = loadNames(database, locales);
    byLocale.set(locale, names);
    names.catch(() => byLocale.delete(locale));
    return names;
  };
}

async function loadNames(database: Kysely<Tables>, locales: readonly string[]): Promise<NameOf> {
  const rows = await database
    .selectFrom('product_translation')
    .select(['product_id', 'locale', 'name'])
    .where('locale', 'in', locales)
    .where('name', 'is not', null)
    .execute();
  rows.sort((a, b) => locales.indexOf(b.locale) - locales.indexOf(a.locale));
  const names = new Map(rows.map(({ product_id, name }) => [product_id, name]));
  return ({ id, name }) => names.get(id) ?? name;
}
