import { getCatalog } from '../../api/catalog/products.ts';
import { isApiError } from '../../api/core/api-error.ts';
import type { RequestContext } from '../../cms/request-context.ts';

const MAX_PRODUCTS = 100;

/** Those of the products that are still sold here; none where the service fails: the page works without their links. */
export async function findSoldProducts(
  { call, log }: Pick<RequestContext, 'call' | 'log'>,
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set();
  try {
    const { products } = await call(getCatalog, { query: { ids: ids.join(','), count: MAX_PRODUCTS } });
    return new Set(products.map(({ id }) => id));
  } catch (error) {
    if (!isApiError(error)) throw error;
    log.warn({ err: error }, 'an order without links to reviews');
    return new Set();
  }
}
