import { isApiError } from '../api/core/api-error.ts';
import { getCatalog } from '../api/catalog/products.ts';
import type { ProductSummary } from '../api/catalog/products.schema.ts';
import { productFinder } from './find-products.ts';
import type { LoadContext, SectionLoader } from '../cms/sections/section.ts';

interface ProductChoice {
  readonly productIds?: readonly string[] | undefined;
  readonly categoryId?: string | undefined;
  readonly count?: number | undefined;
}

/** Loads the chosen products in their order (at most 100), or the first `count` of a category; none for an unknown one. */
export function productLoader(count: number): SectionLoader<ProductChoice, readonly ProductSummary[]> {
  return {
    key: ({ productIds, categoryId, count: own = count }) => JSON.stringify([productIds, categoryId, own]),
    load: (content, context) => loadProducts({ ...content, count: content.count ?? count }, context),
  };
}

async function loadProducts(
  { productIds = [], categoryId, count }: ProductChoice & { count: number },
  context: LoadContext,
): Promise<readonly ProductSummary[]> {
  if (productIds.some((id) => id !== '') || categoryId === undefined) return productFinder(context)(productIds);
  try {
    const { call, signal } = context;
    const { products } = await call(getCatalog, { query: { category: categoryId, count } }, { signal });
    return products;
  } catch (error) {
    if (isApiError(error) && error.status === 404) return [];
    throw error;
  }
}
