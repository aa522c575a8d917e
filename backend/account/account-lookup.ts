import type { Kysely } from 'kysely';
import type { Lookup, LookupQuery } from '../../src/api/account/account.schema.ts';
import { foldEmail, isEmail } from '../../domain/email.ts';
import { apiError } from '../core/errors.ts';
import type { Tables } from '../db/tables.ts';

/**
 * Tells whether an address has an account, which signing up would tell as well; the door limits how many may be asked for.
 * Rejects with `CCN404` where nobody is named and with `AUT453` for what is no address.
 */
export async function lookupConsumer(database: Kysely<Tables>, { email = '' }: LookupQuery): Promise<Lookup> {
  const address = foldEmail(email);
  if (address === '') throw apiError('CCN404');
  if (!isEmail(address)) throw apiError('AUT453');
  const row = await database
    .selectFrom('consumer')
    .select('consumer_no')
    .where('email', '=', address)
    .executeTakeFirst();
  return { registered: row !== undefined };
}
