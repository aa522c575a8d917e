import { searchStores } from '../../../api/locations/stores.ts';
import type { Store } from '../../../api/locations/stores.schema.ts';
import { addressIn } from './addresses.ts';
import type { SampleContext, SampleSources, SampleStore } from './context.ts';

/** The number of stores that the shop offers for selection. */
const MAX_STORES = 20;

/** Loads the site's pickup stores; returns a generated one where there is none, or the request fails. */
export async function loadStores({ call, signal, log, site, locale }: SampleSources): Promise<SampleContext['stores']> {
  try {
    const { stores } = await call(searchStores, { body: { services: ['pickup'], count: MAX_STORES } }, { signal });
    const [first, ...others] = stores.map(toStore);
    if (first) return [first, ...others];
  } catch (error) {
    log.warn({ err: error }, 'no stores: the fixture of a previewed page shows a made-up one');
  }
  const { addressLine1, city, postalCode, countryCode, province } = addressIn(site.country, locale);
  return [{ id: 'sample', timeZone: 'UTC', address: { addressLine1, city, postalCode, countryCode, province } }];
}

function toStore({ id, timeZone, address }: Store): SampleStore {
  const { addressLine1, city, postalCode, countryCode, province = null } = address;
  return { id, timeZone, address: { addressLine1, city, postalCode, countryCode, province } };
}
