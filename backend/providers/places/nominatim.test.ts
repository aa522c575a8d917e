import { describe, expect, test } from 'vitest';
import { SettingReader } from '../../../src/lib/setting-reader.ts';
import { createNominatim } from './nominatim.ts';
import { provider } from './provider.ts';

function placesWith(answer: () => Response) {
  const addresses: URL[] = [];
  const send = async (address: string | URL | Request) => (addresses.push(new URL(String(address))), answer());
  const places = createNominatim({ url: 'https://places.test/api', fetch: send as typeof fetch });
  return { addresses, find: () => places.find({ text: 'Sankt Anton', country: 'AT', locale: 'de-de' }) };
}

describe('a service with the interface of Nominatim', () => {
  test('is asked for one place of the country, in the language of the page', async () => {
    const { addresses, find } = placesWith(() => Response.json([{ name: 'St. Anton', lat: '47.13', lon: '10.27' }]));
    expect(await find()).toEqual({ name: 'St. Anton', latitude: 47.13, longitude: 10.27 });
    expect(addresses[0]?.pathname).toBe('/api/search');
    expect(Object.fromEntries(addresses[0]?.searchParams ?? [])).toEqual({
      q: 'Sankt Anton',
      countrycodes: 'at',
      'accept-language': 'de',
      format: 'jsonv2',
      limit: '1',
    });
  });

  test('may know nothing', async () => {
    expect(await placesWith(() => Response.json([])).find()).toBeUndefined();
  });

  test.each([
    ['an error', () => new Response('busy', { status: 503 }), 'the service for places answered 503'],
    ['something else', () => Response.json({ places: [] }), 'expected array'],
    ['no number', () => Response.json([{ lat: 'north', lon: '1' }]), 'expected number'],
  ])('fails with %s', async (_, answer, message) => {
    await expect(placesWith(answer).find()).rejects.toThrow(message);
  });

  test('needs an address', () => {
    const reader = new SettingReader({});
    provider.adapters['nominatim']?.(reader);
    expect(reader.issues).toEqual([expect.stringContaining('PLACES_URL')]);
  });
});
