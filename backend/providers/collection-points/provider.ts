import type { Provider } from '../provider.ts';
import type { CollectionPointProvider } from './collection-points.ts';

export const provider: Provider<CollectionPointProvider> = {
  name: 'collection-points',
  adapters: {},
  isRequired: false,
};
