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
import type { ArticleSearch } from '../content/search/article-search.ts';
import type { PageSearch } from '../content/search/page-search.ts';
import { openEndpoint, type Endpoint } from '../http/endpoint.ts';
import * as availabilityApi from '../../src/api/catalog/availability.ts';
import * as availability from '../../src/api/catalog/availability.schema.ts';
import * as setApi from '../../src/api/catalog/product-sets.ts';
import * as sets from '../../src/api/catalog/product-sets.schema.ts';
import { productParams } from '../../src/api/catalog/products.schema.ts';
import type { OfferServices } from './product-services.ts';

export interface ProductDeps {
  readonly products: ProductService;
  readonly catalog: CatalogService;
  readonly articles: ArticleSearch;
  readonly pages: PageSearch;
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

function listingEndpoints({ catalog, articles, pages, redirectOf }: ProductDeps): Endpoint[] {
  return [
    openEndpoint(getCatalog, {
      summary: 'Products of a category, filtered, sorted and paged, with facets',
      query: schema.catalogQuery,
      response: schema.catalog,
      perform: ({ query }, { scope }) => catalog.list(query, scope),
    }),
    openEndpoint(searchProducts, {
      summary: 'Products that match the query or come closest to it, most relevant first, with facets, and pages',
      query: schema.searchQuery,
      response: schema.searchResult,
      perform: async ({ query }, { scope }) => {
        const [found, linked, redirect] = await Promise.all([
          catalog.search(query, scope),
          pages.find(query.q, scope),
          redirectOf(scope, query.q),
        ]);
        // Where the catalogue knows the correct words, pages are found by them too.
        const isUnknown = found.total === 0 && linked.length === 0 && found.didYouMean === undefined;
        const similar = isUnknown ? await pages.findCorrected(query.q, scope) : linked;
        return { ...found, pages: similar, redirect };
      },
    }),
    openEndpoint(suggestProducts, {
      summary: 'Terms, products, categories, pages and articles for a partial query',
      query: schema.suggestQuery,
      response: schema.suggestions,
      perform: async ({ query }, { scope }) => {
        const [found, titled, linked] = await Promise.all([
          catalog.suggest(query, scope),
          articles.suggest(query.q, scope),
          pages.find(query.q, scope),
        ]);
        return { ...found, articles: titled, pages: linked };
      },
    }),
  ];
}

export function offerEndpoints(offers: OfferServices): Endpoint[] {
  return [...stockEndpoints(offers), ...groupEndpoints(offers)];
}

function stockEndpoints({ availability: stock }: OfferServices): Endpoint[] {
  return [
    openEndpoint(availabilityApi.checkAvailability, {
      summary: 'Stock of a product’s variants in the warehouse and in stores',
      params: productParams,
      body: availability.availabilityBody,
      response: availability.availability,
      perform: ({ params, body }, { scope }) => stock.check(params.productId, body, scope),
    }),
  ];
}

function groupEndpoints({ productSets }: OfferServices): Endpoint[] {
  return [
    openEndpoint(setApi.getProductSets, {
      summary: 'The sets a product belongs to',
      params: productParams,
      response: sets.productSets,
      perform: ({ params }, { scope }) => productSets.ofProduct(params.productId, scope),
    }),
    openEndpoint(setApi.getProductSet, {
      summary: 'A set of matching products',
      params: sets.productSetParams,
      response: sets.productSet,
      perform: ({ params }, { scope }) => productSets.find(params.productSetId, scope),
    }),
  ];
}
