import { operation, type CallApi } from '../api/operation.ts';
import type { LoadContext, SectionLoader } from '../cms/section.ts';
import type { ProductSummary } from '../ui/product-summary.ts';

interface ProductChoice {
  readonly productIds?: readonly string[] | undefined;
  readonly categoryId?: string | undefined;
  readonly count?: number | undefined;
}

const getCatalog = operation<
  { query: { category?: string; ids?: string; start?: number; count: number } },
  { products: readonly ProductSummary[] }
>({ name: 'getCatalog', method: 'GET', path: '/products/v2/catalog' });

/** Loads the chosen products in their order, or the first `count` of a category. */
export function productLoader(count: number): SectionLoader<ProductChoice, readonly ProductSummary[]> {
  return {
    key: (content) => JSON.stringify([content.productIds, content.categoryId, content.count ?? count]),
    load: (content, context) => loadProducts({ ...content, count: content.count ?? count }, context),
  };
}

async function loadProducts(
  { productIds, categoryId, count }: ProductChoice & { count: number },
  { call, signal }: LoadContext,
): Promise<readonly ProductSummary[]> {
  if (productIds !== undefined && productIds.length > 0) return chosen(productIds, call, signal);
  if (categoryId === undefined) return [];
  const { products } = await call(getCatalog, { query: { category: categoryId, start: 0, count } }, { signal });
  return products;
}

async function chosen(ids: readonly string[], call: CallApi, signal: AbortSignal): Promise<readonly ProductSummary[]> {
  const { products } = await call(getCatalog, { query: { ids: ids.join(','), count: ids.length } }, { signal });
  return products;
}
