import type { Catalog, ListingQuery, Suggestions } from '../../src/api/products.schema.ts';
import { ALL, type Category, type CategoryTree } from './categories.ts';
import type { FacetName } from './listing-filter.ts';
import type { ListedProduct, ListingIndex } from './listing-index.ts';
import { listingLabel } from './listing-labels.ts';
import type { NameOf } from './localized-names.ts';
import { refuse } from './refuse.ts';
import type { Scope } from './scope.ts';
import { createMatcher } from './search-match.ts';

/** The category a call names, `all` included. */
export function findCategory(categories: CategoryTree, name: string, scope: Scope): Category {
  if (name === ALL || name === '') {
    return { id: ALL, slug: ALL, parentId: null, name: listingLabel(scope.locale, 'all'), description: '' };
  }
  const category = categories.find(name);
  if (!category) throw refuse('PLP400', { category: name });
  return categories.localized(category, scope.locales);
}

export function productsOf({ products }: ListingIndex, category: Category): readonly ListedProduct[] {
  return category.id === ALL ? products : products.filter((product) => product.categories.has(category.id));
}

/** The products named, comma separated, in that order. */
export function pickProducts(products: readonly ListedProduct[], ids: string): readonly ListedProduct[] {
  const byId = new Map(products.map((product) => [product.id, product]));
  return [...new Set(ids.split(','))].flatMap((id) => byId.get(id.trim()) ?? []);
}

export function childrenOf(categories: CategoryTree, category: Category): readonly Category[] {
  return categories.childrenOf(category.id === ALL ? null : category.id);
}

export function describeCategory(
  { products, categories }: ListingIndex,
  category: Category,
  scope: Scope,
): Catalog['category'] {
  const link = ({ id, slug, name }: Category) => ({ id, slug, name });
  const localized = (one: Category) => link(categories.localized(one, scope.locales));
  const isSold = ({ id }: Category) => products.some((product) => product.categories.has(id));
  return {
    ...link(category),
    description: category.description,
    path: categories.pathOf(category.id).slice(0, -1).map(localized),
    children: childrenOf(categories, category).filter(isSold).map(localized),
  };
}

/** Products whose name, brand or categories hold every word of the query; those named so come first. */
export function findByText(
  { products, categories }: ListingIndex,
  query: string,
  { scope, nameOf }: { scope: Scope; nameOf: NameOf },
): readonly ListedProduct[] {
  const isMatch = createMatcher(query);
  const namesOf = new Map<string, string>();
  const categoryName = (id: string) => {
    const category = namesOf.has(id) ? undefined : categories.find(id);
    if (category) namesOf.set(id, categories.localized(category, scope.locales).name);
    return namesOf.get(id) ?? '';
  };
  const named = products.filter((product) => isMatch(nameOf(product)));
  const firsts = new Set(named);
  const others = products.filter((product) => {
    if (firsts.has(product)) return false;
    const about = [nameOf(product), product.brand, product.id, ...Array.from(product.categories, categoryName)];
    return isMatch(about.join(' '));
  });
  return [...named, ...others];
}

const SUGGESTED_CATEGORIES = 4;

export function findCategories(
  { products, categories }: ListingIndex,
  query: string,
  scope: Scope,
): Suggestions['categories'] {
  const isMatch = createMatcher(query);
  const sold = new Set(products.flatMap((product) => [...product.categories]));
  return Array.from(sold)
    .flatMap((id) => categories.find(id) ?? [])
    .map((category) => categories.localized(category, scope.locales))
    .filter(({ name }) => isMatch(name))
    .slice(0, SUGGESTED_CATEGORIES)
    .map(({ id, slug, name }) => ({ id, slug, name }));
}

export function chosenValues(query: ListingQuery): Record<FacetName, readonly string[]> {
  return {
    category: query['f.category'] ?? [],
    size: query['f.size'] ?? [],
    color: query['f.color'] ?? [],
    price: query['f.price'] ?? [],
    available: query['f.available'] ?? [],
  };
}
