import { operation } from '../core/operation.ts';
import type { StoreDirectoryAnswer, StoreList, StorePaths, StoreSearch } from './stores.schema.ts';

export const searchStores = operation<{ body: StoreSearch }, StoreList>({
  name: 'searchStores',
  method: 'POST',
  path: '/stores/v1/search',
  access: 'anyone',
  errors: [],
});

/** Stores by country, region and city. */
export const browseStores = operation<{ query: { path?: string } }, StoreDirectoryAnswer>({
  name: 'browseStores',
  method: 'GET',
  path: '/stores/v1/directory',
  access: 'anyone',
  errors: ['API404'],
});

/** Addresses of the directory's pages in the site's country. */
export const listStorePaths = operation<{ query: { start?: number; count?: number } }, StorePaths>({
  name: 'listStorePaths',
  method: 'GET',
  path: '/stores/v1/paths',
  access: 'anyone',
  errors: [],
});
