import type { Catalog } from '../../../src/api/catalog/products.schema.ts';
import { marketOf, type CatalogIndex, type Positions } from '../snapshot/catalog-index.ts';
import { ALL, type Category, type CategoryTree } from '../snapshot/categories.ts';
import { listingLabel } from './listing-labels.ts';
import { apiError } from '../../core/errors.ts';
import type { Scope } from '../../core/scope.ts';

/** The category of a request, which may be `all`. */
export function findCategory(categories: CategoryTree, name: string, scope: Scope): Category {
  if (name === ALL || name === '') {
    return { id: ALL, slug: ALL, parentId: null, name: listingLabel(scope.locale, 'all'), description: '' };
  }
  const category = categories.find(name);
  if (!category) throw apiError('PLP400', { category: name });
  return categories.localized(category, scope.locales);
}

export function productsOf({ ids, members }: CatalogIndex, category: Category): Positions {
  if (category.id === ALL) return Uint32Array.from(ids.keys());
  return members.get(category.id) ?? new Uint32Array();
}

/** The products of a comma-separated list of ids, in its order; limited to the category. */
export function pickProducts(index: CatalogIndex, category: Category, named: string): Positions {
  const isIn = new Set(category.id === ALL ? undefined : index.members.get(category.id));
  const positions = named.split(',').flatMap((id) => index.positionOf.get(id.trim()) ?? []);
  return Uint32Array.from(new Set(positions)).filter((position) => category.id === ALL || isIn.has(position));
}

export function childrenOf(categories: CategoryTree, category: Category): readonly Category[] {
  return categories.childrenOf(category.id === ALL ? null : category.id);
}

export function describeCategory(index: CatalogIndex, category: Category, scope: Scope): Catalog['category'] {
  const { categories } = index;
  const link = ({ id, slug, name }: Category) => ({ id, slug, name });
  const localized = (one: Category) => link(categories.localized(one, scope.locales));
  return {
    ...link(category),
    description: category.description,
    path: categories.pathOf(category.id).slice(0, -1).map(localized),
    children: childrenOf(categories, category)
      .filter(({ id }) => isSold(index, id, scope))
      .map(localized),
  };
}

/** Whether a category has products sold in the scope's currency. */
export function isSold(index: CatalogIndex, categoryId: string, { currency }: Scope): boolean {
  const { prices } = marketOf(index, currency);
  return index.members.get(categoryId)?.some((position) => prices[position] !== Infinity) ?? false;
}
