import type { Kysely } from 'kysely';
import type { Site } from '../../../src/cms/site/sites.schema.ts';
import { townLine } from '../../../domain/address/town-line.ts';
import type { Tables } from '../../db/tables.ts';

/** Lines of the address for returns: that of the site, else of a store in its country. */
export async function loadReturnAddress(read: Kysely<Tables>, site: Site | undefined): Promise<readonly string[]> {
  if (site === undefined) return [];
  if (site.returnAddress !== undefined) return site.returnAddress;
  const store = await read
    .selectFrom('store')
    .selectAll()
    .where('country_code', '=', site.country)
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
  if (!store) return [site.country];
  const { postal_code: postalCode, city, province, country_code: countryCode } = store;
  const location = townLine({ postalCode, city, province, countryCode });
  return [store.address_line1, store.address_line2 ?? '', location, countryCode].filter(Boolean);
}
