import type { CollectionPointList, CollectionPointSearch } from './collection-points.schema.ts';
import { operation } from '../core/operation.ts';

export const findCollectionPoints = operation<{ body: CollectionPointSearch }, CollectionPointList>({
  name: 'findCollectionPoints',
  method: 'POST',
  path: '/stores/v1/collectionPoints',
  access: 'anyone',
  errors: [],
});
