import type { Kysely, Selectable } from 'kysely';
import type { SavedAddress } from '../../src/api/account/address-book.schema.ts';
import { readStoredAddress } from '../core/stored-address.ts';
import type { Tables } from '../db/tables.ts';

type AddressRow = Selectable<Tables['address']>;

/** All that are kept: shipping before billing, the main one of a type first, then in the order they were added. */
export async function loadAddresses(database: Kysely<Tables>, consumerNo: string): Promise<SavedAddress[]> {
  const rows = await database
    .selectFrom('address')
    .selectAll()
    .where('consumer_no', '=', consumerNo)
    .orderBy('approach_type', 'desc')
    .orderBy('is_main', 'desc')
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  return rows.map(toSavedAddress);
}

function toSavedAddress(row: AddressRow): SavedAddress {
  const fields = readStoredAddress(row);
  return {
    ...fields,
    id: row.id,
    addressId: row.id,
    approachType: row.approach_type,
    main: row.is_main === 1,
    recipientContactPhone: fields.phone,
  };
}
