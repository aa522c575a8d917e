import type { Kysely } from 'kysely';
import type { z } from 'zod';
import type { addressFields } from '../../../src/api/core/address.schema.ts';
import { tidyAddress, type EnteredAddress, type TidyAddress } from '../../../domain/address/check-address.ts';
import { apiError } from '../../core/errors.ts';
import { readStoredAddress } from '../../core/stored-address.ts';
import type { Tables } from '../../db/tables.ts';

type Entered = z.output<typeof addressFields>;

export interface FilledAddress extends TidyAddress {
  readonly addressId: string | null;
}

/**
 * What was entered over the saved address it names (`ADDRESS_NOT_FOUND` where it is none of the consumer's), and where who it is for
 * is left out, that of the profile (specification 1, section 5).
 */
export async function fillAddress(
  database: Kysely<Tables>,
  consumerNo: string,
  entered: Entered,
): Promise<FilledAddress> {
  const { addressId = null, ...fields } = entered;
  const saved = addressId === null ? {} : await savedAddress(database, consumerNo, addressId);
  const profile = await contactOf(database, consumerNo);
  const given = Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined && value !== ''));
  return { ...tidyAddress({ ...profile, ...saved, ...given }), addressId };
}

async function savedAddress(database: Kysely<Tables>, consumerNo: string, id: string): Promise<EnteredAddress> {
  const row = await database
    .selectFrom('address')
    .select('fields')
    .where('id', '=', id)
    .where('consumer_no', '=', consumerNo)
    .executeTakeFirst();
  if (!row) throw apiError('ADDRESS_NOT_FOUND', { addressId: id });
  const filled = Object.entries(readStoredAddress(row)).filter(([, value]) => value !== '');
  return Object.fromEntries(filled);
}

async function contactOf(database: Kysely<Tables>, consumerNo: string): Promise<EnteredAddress> {
  const row = await database
    .selectFrom('consumer')
    .select(['first_name', 'last_name', 'email'])
    .where('consumer_no', '=', consumerNo)
    .executeTakeFirst();
  return row ? { firstName: row.first_name, lastName: row.last_name, email: row.email } : {};
}
