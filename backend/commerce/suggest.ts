import type { Suggestions } from '../../src/api/products.schema.ts';
import { marketOf } from './catalog-index.ts';
import type { Edition } from './edition.ts';
import { isSold } from './listing-selection.ts';
import type { ProductSearch } from './product-search.ts';
import type { Scope } from './scope.ts';

const TERMS = 6;
const PRODUCTS = 6;
const CATEGORIES = 4;

export interface Suggested extends Pick<Suggestions, 'terms' | 'categories'> {
  readonly positions: Uint32Array;
}

/** What may be meant while a query is typed. */
export async function suggest(edition: Edition, query: string, scope: Scope): Promise<Suggested> {
  const search = await edition.texts.search(scope);
  const { prices } = marketOf(edition.index, scope.currency);
  const categories = findCategories(edition, search, { query, scope });
  const found = search.products.search(query).filter((position) => prices[position] !== Infinity);
  return {
    terms: termsOf(search, categories, { query, scope }),
    categories: categories.slice(0, CATEGORIES),
    positions: found.slice(0, PRODUCTS),
  };
}

interface Asked {
  readonly query: string;
  readonly scope: Scope;
}

function findCategories(
  { index }: Edition,
  { categoryNames, categories }: ProductSearch,
  { query, scope }: Asked,
): Suggestions['categories'] {
  return Array.from(categoryNames.search(query))
    .flatMap((place) => categories[place] ?? [])
    .filter(({ id }) => isSold(index, id, scope))
    .map(({ id, slug, name }) => ({ id, slug, name }));
}

/** Names of categories, then the query written out; each once, and none that says what was typed. */
function termsOf(
  { products }: ProductSearch,
  categories: Suggestions['categories'],
  { query, scope }: Asked,
): string[] {
  const lower = (text: string) => text.toLocaleLowerCase(scope.locale);
  const named = categories.map(({ name }) => lower(name));
  const terms = new Set([...named, ...products.complete(query, TERMS)]);
  terms.delete(lower(query.trim()));
  return [...terms].slice(0, TERMS);
}
