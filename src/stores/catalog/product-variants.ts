import type { ProductDetails } from '../../api/catalog/products.schema.ts';
import { getProductDetails } from '../../api/catalog/products.ts';
import { createAction } from '../core/action.ts';
import { callApi } from '../core/api.ts';

export type Variant = ProductDetails['variants'][number];

/** The sizes of a product in a colour, with their current stock. */
export const loadSizes = createAction(
  'catalog/load-sizes',
  async (productId: string, color: string | null): Promise<Variant[]> => {
    const { variants } = await callApi(getProductDetails, { params: { productId } });
    return variants.filter((variant) => (variant.color ?? null) === color && variant.size !== undefined);
  },
);
