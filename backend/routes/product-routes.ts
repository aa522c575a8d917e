import * as schema from '../../src/api/products.schema.ts';
import {
  getCatalog,
  getInventory,
  getProductDetails,
  searchProducts,
  suggestProducts,
} from '../../src/api/products.ts';
import type { CatalogService } from '../commerce/catalog.ts';
import type { ProductService } from '../commerce/products.ts';
import { openCall, type Call } from './call.ts';

export function productCalls({ products, catalog }: { products: ProductService; catalog: CatalogService }): Call[] {
  return [
    openCall(getProductDetails, {
      summary: 'A product with its variants, by product id, slug or variant',
      params: schema.productParams,
      answer: schema.productDetails,
      perform: ({ params }, { scope }) => products.details(params.productId, scope),
    }),
    openCall(getInventory, {
      summary: 'Stock of a product’s variants',
      params: schema.productParams,
      answer: schema.inventory,
      perform: ({ params }, { scope }) => products.inventory(params.productId, scope),
    }),
    openCall(getCatalog, {
      summary: 'Products of a category, filtered, sorted and paged, with facets',
      query: schema.catalogQuery,
      answer: schema.catalog,
      perform: ({ query }, { scope }) => catalog.list(query, scope),
    }),
    openCall(searchProducts, {
      summary: 'Products that hold every word of the query, with facets',
      query: schema.searchQuery,
      answer: schema.searchResult,
      perform: ({ query }, { scope }) => catalog.search(query, scope),
    }),
    openCall(suggestProducts, {
      summary: 'A few products and categories while the query is typed',
      query: schema.suggestQuery,
      answer: schema.suggestions,
      perform: ({ query }, { scope }) => catalog.suggest(query, scope),
    }),
  ];
}
