import type { Inventory, ProductDetails } from '../../../src/api/catalog/products.schema.ts';
import { apiError } from '../../core/errors.ts';
import type { Scope } from '../../core/scope.ts';
import type { LoadedProducts } from './loaded-products.ts';
import { toDetails, toInventory } from './product-response.ts';

export interface ProductService {
  /** By product id, slug, SKU or barcode. Rejects with `ITEM_NOT_AVAILABLE` when it is unknown or not sold on the site. */
  details(productId: string, scope: Scope): Promise<ProductDetails>;
  inventory(productId: string, scope: Scope): Promise<Inventory>;
}

export function createProductService(products: LoadedProducts): ProductService {
  async function find(productId: string, scope: Scope) {
    const product = await products.find(productId, scope);
    if (!product) throw apiError('ITEM_NOT_AVAILABLE', { productId });
    return product;
  }

  return {
    async details(productId, scope) {
      const { record, categories, customization } = await find(productId, scope);
      return {
        ...toDetails(record, { currency: scope.currency, categories }),
        ...(customization && { customization }),
      };
    },
    inventory: async (productId, scope) => toInventory((await find(productId, scope)).record),
  };
}
