import { checkAvailability } from '../../api/catalog/availability.ts';
import type { ProductDetails } from '../../api/catalog/products.schema.ts';
import { isApiError } from '../../api/core/api-error.ts';
import type { RequestContext } from '../../cms/request-context.ts';
import type { MyStock } from '../../layouts/product/my-stock.ts';

/** What the visitor's store has of a product; `undefined` without a store, or where that is not known. */
export async function loadMyStock(product: ProductDetails, shop: RequestContext): Promise<MyStock | undefined> {
  const store = product.isDigital === true ? undefined : await shop.myStore();
  if (store === undefined) return undefined;
  try {
    const body = { storeIds: [store.id] };
    const { variants } = await shop.call(checkAvailability, { params: { productId: product.id }, body });
    const stock = variants.map(({ productId, stores }) => [productId, stores[0]?.stock ?? 0] as const);
    return { store: { id: store.id, name: store.name, path: store.path }, stock: Object.fromEntries(stock) };
  } catch (error) {
    if (!isApiError(error)) throw error;
    shop.log.warn({ err: error }, 'the stock of a store is not available');
    return undefined;
  }
}
