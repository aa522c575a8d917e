import * as schema from '../../src/api/catalog/products.schema.ts';
import {
  getCatalog,
  getInventory,
  getProductDetails,
  searchProducts,
  suggestProducts,
} from '../../src/api/catalog/products.ts';
import type { CatalogService } from './catalog.ts';
import type { ProductService } from './products/products.ts';
import type { SearchRedirects } from './search/search-redirects.ts';
import type { ArticleSearch } from '../content/article-search.ts';
import { openEndpoint, type Endpoint } from '../http/endpoint.ts';

export interface ProductDeps {
  readonly products: ProductService;
  readonly catalog: CatalogService;
  readonly articles: ArticleSearch;
  readonly redirectOf: SearchRedirects;
}

export function productEndpoints(deps: ProductDeps): Endpoint[] {
  return [...detailEndpoints(deps), ...listingEndpoints(deps)];
}

function detailEndpoints({ products }: ProductDeps): Endpoint[] {
  return [
    openEndpoint(getProductDetails, {
      summary: 'A product with its variants, by product id, slug or variant',
      params: schema.productParams,
      response: schema.productDetails,
      perform: ({ params }, { scope }) => products.details(params.productId, scope),
    }),
    openEndpoint(getInventory, {
      summary: 'Stock of a product’s variants',
      params: schema.productParams,
      response: schema.inventory,
      perform: ({ params }, { scope }) => products.inventory(params.productId, scope),
    }),
  ];
}

function listingEndpoints({ catalog, articles, redirectOf }: ProductDeps): Endpoint[] {
  return [
    openEndpoint(getCatalog, {
      summary: 'Products of a category, filtered, sorted and paged, with facets',
      query: schema.catalogQuery,
      response: schema.catalog,
      perform: ({ query }, { scope }) => catalog.list(query, scope),
    }),
    openEndpoint(searchProducts, {
      summary: 'Products that match every word of the query, most relevant first, with facets',
      query: schema.searchQuery,
      response: schema.searchResult,
      perform: async ({ query }, { scope }) => ({
        ...(await catalog.search(query, scope)),
        redirect: redirectOf(scope, query.q),
      }),
    }),
    openEndpoint(suggestProducts, {
      summary: 'Terms, products, categories and articles for a partial query',
      query: schema.suggestQuery,
      response: schema.suggestions,
      perform: async ({ query }, { scope }) => {
        const [found, titled] = await Promise.all([catalog.suggest(query, scope), articles.suggest(query.q, scope)]);
        return { ...found, articles: titled };
      },
    }),
  ];
}
