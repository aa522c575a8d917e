import { z } from 'zod';
import { identifier } from '../../src/api/core/scope.schema.ts';
import {
  countryList,
  employeeStores,
  regionList,
  regionLookup,
  storeEmployees,
} from '../../src/api/locations/utilities.schema.ts';
import { getCountries, getEmployeeStores, getRegions, getStoreEmployees } from '../../src/api/locations/utilities.ts';
import { apiError } from '../core/errors.ts';
import type { Scope } from '../core/scope.ts';
import { countryName, listCountries } from './countries.ts';
import type { EmployeeStoreService } from './employee-stores.ts';
import { listRegions } from './regions.ts';
import { openEndpoint, type Endpoint } from '../http/endpoint.ts';
import { collectionPointList, collectionPointSearch } from '../../src/api/locations/collection-points.schema.ts';
import { findCollectionPoints } from '../../src/api/locations/collection-points.ts';
import {
  storeDirectoryAnswer,
  storeDirectoryQuery,
  storeList,
  storePaths,
  storePathsQuery,
  storeSearch,
} from '../../src/api/locations/stores.schema.ts';
import { browseStores, listStorePaths, searchStores } from '../../src/api/locations/stores.ts';
import type { CollectionPointService } from './collection-points.ts';
import type { StoreService } from './stores.ts';

const REGIONS = /^(?:provinces|states|regions)([A-Za-z]{2})$/;

export interface LocationDeps {
  readonly employeeStores: EmployeeStoreService;
  /** Codes of the countries a site delivers to. */
  readonly countriesServed: (scope: Scope) => readonly string[];
}

/** The lookup is last, because its path pattern also matches the others. */
export function locationEndpoints({ employeeStores: stores, countriesServed }: LocationDeps): Endpoint[] {
  return [
    openEndpoint(getCountries, {
      summary: 'List countries with their dial codes',
      response: countryList,
      perform: async (_, { scope }) => {
        const served = countriesServed(scope);
        const countries = listCountries(scope.locale);
        return { countries: countries.map((country) => ({ ...country, isServed: served.includes(country.code) })) };
      },
    }),
    openEndpoint(getEmployeeStores, {
      summary: 'List stores with associates',
      response: employeeStores,
      perform: (_, { scope }) => stores.list(scope),
    }),
    openEndpoint(getStoreEmployees, {
      summary: 'List the associates of a store',
      params: z.object({ storeId: identifier }),
      response: storeEmployees,
      perform: ({ params }) => stores.employeesOf(params.storeId),
    }),
    openEndpoint(getRegions, {
      summary: 'List the states or provinces of a country',
      params: regionLookup,
      response: regionList,
      perform: async ({ params }, { scope }) => {
        const countryCode = REGIONS.exec(params.lookup)?.[1]?.toUpperCase() ?? '';
        if (countryName(countryCode, scope.locale) === undefined) throw apiError('API404', { lookup: params.lookup });
        return { countryCode, regions: listRegions(countryCode, scope.locale) };
      },
    }),
  ];
}

export function storeEndpoints(stores: StoreService, points: CollectionPointService): Endpoint[] {
  return [
    openEndpoint(searchStores, {
      summary: 'Stores by text, around a place or a point, by service or by stock',
      body: storeSearch,
      response: storeList,
      perform: ({ body }, { scope }) => stores.search(body, scope),
    }),
    openEndpoint(browseStores, {
      summary: 'Stores by country, region and city',
      query: storeDirectoryQuery,
      response: storeDirectoryAnswer,
      perform: ({ query }, { scope }) => stores.browse(query.path, scope),
    }),
    openEndpoint(listStorePaths, {
      summary: 'Addresses of the store pages of the site’s country',
      query: storePathsQuery,
      response: storePaths,
      perform: ({ query }, { scope }) => stores.paths(query, scope),
    }),
    openEndpoint(findCollectionPoints, {
      summary: 'Collection points near a location',
      body: collectionPointSearch,
      response: collectionPointList,
      perform: ({ body }, { scope }) => points.search(body, scope),
    }),
  ];
}
