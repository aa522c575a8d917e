import type { Provider } from '../provider.ts';
import { createNominatim } from './nominatim.ts';
import type { PlaceProvider } from './places.ts';

export const provider: Provider<PlaceProvider> = {
  name: 'places',
  adapters: {
    nominatim: (reader) => {
      const url = reader.baseUrl('PLACES_URL', EXAMPLE);
      if (url === undefined) reader.addIssue('PLACES_URL', 'is needed with PLACES_PROVIDER=nominatim', EXAMPLE);
      return () => createNominatim({ url: url ?? EXAMPLE, fetch });
    },
  },
  isRequired: false,
};

const EXAMPLE = 'https://nominatim.example.com';
