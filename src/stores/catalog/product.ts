import type { ProductDetails } from '../../api/catalog/products.schema.ts';
import { getProductDetails } from '../../api/catalog/products.ts';
import { createAction } from '../core/action.ts';
import { callApi } from '../core/api.ts';

/** Loads a product by its id, slug or variant. */
export const loadProduct = createAction('catalog/load-product', (productId: string): Promise<ProductDetails> =>
  callApi(getProductDetails, { params: { productId } }),
);
