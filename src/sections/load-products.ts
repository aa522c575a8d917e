import { isApiError } from '../api/core/api-error.ts';
import { getCatalog } from '../api/catalog/products.ts';
import type { ProductSummary } from '../api/catalog/products.schema.ts';
import type { LoadContext, SectionLoader } from '../cms/sections/section.ts';

interface ProductChoice {
  readonly productIds?: readonly string[] | undefined;
  readonly categoryId?: string | undefined;
  readonly count?: number | undefined;
}

/** Maximum number of ids in one catalogue request. */
const MAX_IDS = 100;
const LONGEST_LIST = 8000;

/** Loads the chosen products in their order (at most 100), or the first `count` of a category; none for an unknown one. */
export function productLoader(count: number): SectionLoader<ProductChoice, readonly ProductSummary[]> {
  return {
    key: ({ productIds, categoryId, count: own = count }) => JSON.stringify([productIds, categoryId, own]),
    load: (content, context) => loadProducts({ ...content, count: content.count ?? count }, context),
  };
}

async function loadProducts(
  { productIds = [], categoryId, count }: ProductChoice & { count: number },
  { call, signal }: LoadContext,
): Promise<readonly ProductSummary[]> {
  const ids = idList(productIds);
  if (ids === '' && categoryId === undefined) return [];
  const query = ids === '' ? { category: categoryId, count } : { ids, count: MAX_IDS };
  try {
    const { products } = await call(getCatalog, { query }, { signal });
    return products;
  } catch (error) {
    if (isApiError(error) && error.status === 404) return [];
    throw error;
  }
}

function idList(ids: readonly string[]): string {
  const list = ids
    .filter((id) => id !== '' && !id.includes(','))
    .slice(0, MAX_IDS)
    .join(',');
  return list.length <= LONGEST_LIST ? list : list.slice(0, list.lastIndexOf(',', LONGEST_LIST));
}
