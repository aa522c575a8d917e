import { z } from 'zod';
import type { PlaceProvider } from './places.ts';

const results = z.array(z.object({ name: z.string().optional(), lat: z.coerce.number(), lon: z.coerce.number() }));

const TIME_LIMIT = 2000;
const MAX_NAME = 200;

/** The search of Nominatim, and of services with the same interface: `GET /search?format=jsonv2`. */
export function createNominatim({ url, fetch: send }: { url: string; fetch: typeof fetch }): PlaceProvider {
  return {
    async find({ text, country, locale }) {
      const query = new URLSearchParams({
        q: text,
        countrycodes: country.toLowerCase(),
        'accept-language': locale.slice(0, 2),
        format: 'jsonv2',
        limit: '1',
      });
      const answer = await send(`${url}/search?${query}`, {
        headers: { accept: 'application/json', 'user-agent': 'Aisle' },
        signal: AbortSignal.timeout(TIME_LIMIT),
      });
      if (!answer.ok) throw new Error(`the service for places answered ${answer.status}`);
      const [found] = results.parse(await answer.json());
      return found && { name: (found.name || text).slice(0, MAX_NAME), latitude: found.lat, longitude: found.lon };
    },
  };
}
