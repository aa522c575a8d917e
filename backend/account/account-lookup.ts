import type { Kysely } from 'kysely';
import type { Lookup, LookupQuery } from '../../src/api/account/account.schema.ts';
import { foldEmail, isEmail } from '../../domain/email.ts';
import { apiError } from '../core/errors.ts';
import type { Tables } from '../db/tables.ts';

/**
 * Returns whether an address has an account, which signing up reveals as well; the gateway limits the number of
 * requests. Rejects with `CCN404` without an address and with `AUT453` for an invalid one.
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
