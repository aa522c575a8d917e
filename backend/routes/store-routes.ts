import { storeList, storeSearch } from '../../src/api/stores.schema.ts';
import { searchStores } from '../../src/api/stores.ts';
import type { StoreService } from '../stores/stores.ts';
import { openCall, type Call } from './call.ts';

export function storeCalls(stores: StoreService): Call[] {
  return [
    openCall(searchStores, {
      summary: 'Stores by words, around a point, by service or by what is on the shelf',
      body: storeSearch,
      answer: storeList,
      perform: ({ body }, { scope }) => stores.search(body, scope),
    }),
  ];
}
