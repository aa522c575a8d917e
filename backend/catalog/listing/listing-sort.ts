import type { Sort } from '../../../src/api/catalog/products.schema.ts';
import type { CatalogIndex, Market, Positions } from '../snapshot/catalog-index.ts';

export interface Orders {
  readonly index: CatalogIndex;
  readonly market: Market;
  /** All products by name; called only for that order. */
  readonly byName: () => Promise<Positions>;
}

/** Equal products are in the order `featured`. For `featured`, search results retain their own order. */
export async function sortProducts(found: Positions, sort: Sort, orders: Orders): Promise<Positions> {
  if (sort === 'featured') return found;
  const isFound = new Uint8Array(orders.index.ids.length);
  for (const position of found) isFound[position] = 1;
  const order = await orderOf(sort, orders);
  return order.filter((position) => isFound[position] === 1);
}

async function orderOf(sort: Exclude<Sort, 'featured'>, { index, market, byName }: Orders): Promise<Positions> {
  switch (sort) {
    case 'newest':
      return index.newest;
    case 'rating':
      return index.bestRated;
    case 'price-asc':
      return market.cheapest;
    case 'price-desc':
      return market.dearest;
    case 'name':
      return byName();
  }
}
