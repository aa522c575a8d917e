import type { Sort } from '../../src/api/products.schema.ts';
import type { ListedProduct } from './listing-index.ts';

type Compare = (a: ListedProduct, b: ListedProduct) => number;

const COMPARE: Record<Exclude<Sort, 'featured' | 'name'>, Compare> = {
  newest: (a, b) => (a.createdAt === b.createdAt ? 0 : a.createdAt < b.createdAt ? 1 : -1),
  'price-asc': (a, b) => a.price - b.price,
  'price-desc': (a, b) => b.price - a.price,
  rating: (a, b) => b.rating - a.rating || b.ratingCount - a.ratingCount,
};

/** Equals keep the order they come in, which is `featured`. `nameOf` gives the name in the locale of the listing. */
export function sortProducts(
  products: readonly ListedProduct[],
  sort: Sort,
  { locale, nameOf }: { locale: string; nameOf: (product: ListedProduct) => string },
): readonly ListedProduct[] {
  if (sort === 'featured') return products;
  if (sort !== 'name') return products.toSorted(COMPARE[sort]);
  const collator = new Intl.Collator(locale, { numeric: true });
  return products.toSorted((a, b) => collator.compare(nameOf(a), nameOf(b)));
}
