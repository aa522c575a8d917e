import type { Insertable, Transaction } from 'kysely';
import type { Store } from '../../src/api/locations/stores.schema.ts';
import type { Tables } from '../db/tables.ts';

type StoreRow = Insertable<Tables['store']>;

/** The database row of a store, seeded or imported. */
export function toStoreRow(
  store: Omit<Store, 'distance' | 'path'>,
  origin: Pick<StoreRow, 'source' | 'content_hash'>,
): StoreRow {
  const { id, name, address, coordinates, phone = null, email = null, timeZone } = store;
  return {
    id,
    name,
    address_line1: address.addressLine1,
    address_line2: address.addressLine2 ?? null,
    city: address.city,
    province: address.province ?? null,
    postal_code: address.postalCode,
    country_code: address.countryCode,
    ...coordinates,
    phone,
    email,
    time_zone: timeZone,
    hours: JSON.stringify(store.hours),
    exceptional_hours: JSON.stringify(store.exceptionalHours),
    services: JSON.stringify(store.services),
    ...origin,
  };
}

/** Inserts the row, or replaces all its columns. */
export async function putStoreRow(transaction: Transaction<Tables>, row: StoreRow): Promise<void> {
  const { id, ...values } = row;
  await transaction
    .insertInto('store')
    .values({ id, ...values })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(values))
    .execute();
}
