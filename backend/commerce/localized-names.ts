import type { Kysely } from 'kysely';
import type { Tables } from '../db/tables.ts';
import { createKeptByIndex } from './kept-by-index.ts';
import type { ListedProduct, ListingIndex } from './listing-index.ts';
import type { Scope } from './scope.ts';

export type NameOf = (product: ListedProduct) => string;

const LOCALES = 50;

/** Names of all products in the words of a scope. */
export function createLocalizedNames(database: Kysely<Tables>) {
  const kept = createKeptByIndex<NameOf>(LOCALES);
  return (index: ListingIndex, { locale, locales }: Scope): Promise<NameOf> =>
    kept(index, locale, () => loadNames(database, locales));
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
