import { readText, writeText } from '../../lib/storage/stored-text.ts';
import type { Location, VisitorCountry } from '../../lib/locations.ts';
import { pageData } from '../../stores/core/page-data.ts';

const KEY = 'aisle.location';

/**
 * Whether the visitor has confirmed the country of the shop; also where storage is refused, because the question would
 * appear on every page.
 */
export const isLocationConfirmed = (): boolean => readText('local', KEY) !== null;

export function confirmLocation(): void {
  writeText('local', KEY, '');
}

async function read<Answer>(address: string): Promise<Answer> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address.split('?')[0]} could not be loaded (${answer.status}).`);
  return answer.json() as Promise<Answer>;
}

/** The visitor's country, as far as known; the provider may read the query of the page. */
export async function findVisitorCountry(): Promise<VisitorCountry | null> {
  const query = new URLSearchParams(location.search);
  query.set('locale', pageData().locale);
  return (await read<{ country: VisitorCountry | null }>(`/get-user-geo-country?${query}`)).country;
}

export const loadLocations = (): Promise<readonly Location[]> => read('/fapi/pages/location-selector');
