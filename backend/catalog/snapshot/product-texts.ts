import type { Kysely } from 'kysely';
import type { Tables } from '../../db/tables.ts';
import type { CatalogIndex, Positions } from './catalog-index.ts';
import { createResultCache } from './result-cache.ts';
import { buildProductSearch, type TextScope, type ProductSearch } from './product-search.ts';
import { sortInSlices, type Pause } from './time-slices.ts';

/** The words of a locale for the products of an index. */
export interface ProductTexts {
  names(scope: TextScope): Promise<ProductNames>;
  search(scope: TextScope): Promise<ProductSearch>;
  /** Makes ready what has been asked of `other`. */
  prepareLike(other: ProductTexts): Promise<void>;
  inUse(): { readonly names: readonly TextScope[]; readonly search: readonly TextScope[] };
}

/** By position. */
export interface ProductNames {
  readonly names: readonly string[];
  readonly byName: Positions;
}

/** Holds on to nothing of the index but texts: indexes with equal texts share these. */
export function createProductTexts(
  database: Kysely<Tables>,
  { ids, members, categories }: CatalogIndex,
  pause: Pause,
): ProductTexts {
  const nameCache = createResultCache<ProductNames>(LOCALES);
  const searchCache = createResultCache<ProductSearch>(LOCALES);
  const keyOf = ({ locale, locales }: TextScope) => [locale, ...locales].join(' ');
  const scopeOf = (key: string): TextScope => {
    const [locale = '', ...locales] = key.split(' ');
    return { locale, locales };
  };
  const source = { database, ids, members, categories };
  const texts: ProductTexts = {
    names: (scope) => nameCache.get(keyOf(scope), () => loadNames(database, { ids, scope }, pause)),
    search: (scope) =>
      searchCache.get(keyOf(scope), async () => {
        const { names } = await texts.names(scope);
        return buildProductSearch({ ...source, names, scope }, pause);
      }),
    prepareLike: async (other) => {
      const { names, search } = other.inUse();
      for (const scope of names) await texts.names(scope);
      for (const scope of search) await texts.search(scope);
    },
    inUse: () => ({ names: nameCache.keys().map(scopeOf), search: searchCache.keys().map(scopeOf) }),
  };
  return texts;
}

const LOCALES = 50;
const CHUNK = 500;

async function loadNames(
  database: Kysely<Tables>,
  { ids, scope }: { ids: readonly string[]; scope: TextScope },
  pause: Pause,
): Promise<ProductNames> {
  const names: string[] = [];
  for (let start = 0; start < ids.length; start += CHUNK) {
    const some = ids.slice(start, start + CHUNK);
    const nameOf = await namesOf(database, some, scope.locales);
    for (const id of some) names.push(nameOf.get(id) ?? '');
    await pause();
  }
  const { compare } = new Intl.Collator(scope.locale, { numeric: true });
  const byName = (a: number, b: number) => compare(names[a] ?? '', names[b] ?? '') || a - b;
  return { names, byName: await sortInSlices(Uint32Array.from(names.keys()), byName, pause) };
}

/** Each in the nearest locale that has one. */
async function namesOf(
  database: Kysely<Tables>,
  ids: readonly string[],
  locales: readonly string[],
): Promise<Map<string, string>> {
  const own = await database.selectFrom('product').select(['id', 'name']).where('id', 'in', ids).execute();
  const translated = await database
    .selectFrom('product_translation')
    .select(['product_id as id', 'locale', 'name'])
    .where('product_id', 'in', ids)
    .where('locale', 'in', locales)
    .execute();
  translated.sort((a, b) => locales.indexOf(b.locale) - locales.indexOf(a.locale));
  const nearest = translated.flatMap(({ id, name }): [string, string][] => (name === null ? [] : [[id, name]]));
  return new Map([...own.map(({ id, name }): [string, string] => [id, name]), ...nearest]);
}
