import { operation } from '../core/operation.ts';
import type { StoreList, StoreSearch } from './stores.schema.ts';

export const searchStores = operation<{ body: StoreSearch }, StoreList>({
  name: 'searchStores',
  method: 'POST',
  path: '/stores/v1/search',
  access: 'anyone',
  errors: [],
});
