import { operation } from '../core/operation.ts';
import type { ProductSet, ProductSets } from './product-sets.schema.ts';

/** Sets a product belongs to. */
export const getProductSets = operation<{ params: { productId: string } }, ProductSets>({
  name: 'getProductSets',
  method: 'GET',
  path: '/products/v2/products/{productId}/productSets',
  access: 'anyone',
  errors: ['ITEM_NOT_AVAILABLE'],
});

export const getProductSet = operation<{ params: { productSetId: string } }, ProductSet>({
  name: 'getProductSet',
  method: 'GET',
  path: '/products/v2/products/{productSetId}/productSet',
  access: 'anyone',
  errors: ['ITEM_NOT_AVAILABLE'],
});
