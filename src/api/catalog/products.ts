import { operation, type OperationInput } from '../core/operation.ts';
import type { Catalog, Inventory, ProductDetails, SearchResult, Sort, Suggestions } from './products.schema.ts';

interface Listing extends NonNullable<OperationInput['query']> {
  start?: number;
  count?: number;
  sort?: Sort;
  'f.size'?: readonly string[];
  'f.color'?: readonly string[];
  'f.price'?: readonly string[];
  'f.category'?: readonly string[];
  'f.available'?: readonly string[];
  /** Only products in stock at this store; an unknown store does not filter. */
  storeId?: string;
}

/** By product id, slug or variant. */
export const getProductDetails = operation<{ params: { productId: string } }, ProductDetails>({
  name: 'getProductDetails',
  method: 'GET',
  path: '/products/v2/products/{productId}/details',
  access: 'anyone',
  errors: ['ITEM_NOT_AVAILABLE'],
});

export const getInventory = operation<{ params: { productId: string } }, Inventory>({
  name: 'getInventory',
  method: 'GET',
  path: '/products/v2/products/{productId}/inventory',
  access: 'anyone',
  errors: ['ITEM_NOT_AVAILABLE'],
});

/** A category's products, or with `ids` (comma separated) exactly those. */
export const getCatalog = operation<{ query: Listing & { category?: string; ids?: string } }, Catalog>({
  name: 'getCatalog',
  method: 'GET',
  path: '/products/v2/catalog',
  access: 'anyone',
  errors: ['PLP400'],
});

export const searchProducts = operation<{ query: Listing & { q: string } }, SearchResult>({
  name: 'searchProducts',
  method: 'GET',
  path: '/products/v2/search/productSearch',
  access: 'anyone',
  errors: [],
});

export const suggestProducts = operation<{ query: { q: string } }, Suggestions>({
  name: 'suggestProducts',
  method: 'GET',
  path: '/products/v2/search/autoSuggest',
  access: 'anyone',
  errors: [],
});
