import { getCatalog } from '../../api/catalog/products.ts';
import { createAction } from '../core/action.ts';
import { callApi } from '../core/api.ts';

const MAX_PRODUCTS = 100;

/** Those of the products that are still sold here. */
export const findSoldProducts = createAction('orders/find-sold', async (ids: readonly string[]): Promise<string[]> => {
  const { products } = await callApi(getCatalog, { query: { ids: ids.join(','), count: MAX_PRODUCTS } });
  return products.map(({ id }) => id);
});
