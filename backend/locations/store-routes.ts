import { collectionPointList, collectionPointSearch } from '../../src/api/locations/collection-points.schema.ts';
import { findCollectionPoints } from '../../src/api/locations/collection-points.ts';
import { storeList, storeSearch } from '../../src/api/locations/stores.schema.ts';
import { searchStores } from '../../src/api/locations/stores.ts';
import type { CollectionPointService } from './collection-points.ts';
import type { StoreService } from './stores.ts';
import { openEndpoint, type Endpoint } from '../http/endpoint.ts';

export function storeEndpoints(stores: StoreService, points: CollectionPointService): Endpoint[] {
  return [
    openEndpoint(searchStores, {
      summary: 'Stores by text, around a point, by service or by stock',
      body: storeSearch,
      response: storeList,
      perform: ({ body }, { scope }) => stores.search(body, scope),
    }),
    openEndpoint(findCollectionPoints, {
      summary: 'Collection points near a location',
      body: collectionPointSearch,
      response: collectionPointList,
      perform: ({ body }, { scope }) => points.search(body, scope),
    }),
  ];
}
