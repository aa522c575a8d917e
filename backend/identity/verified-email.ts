import type { Transaction } from 'kysely';
import type { Tables } from '../db/tables.ts';

/** Signing up proves nothing about an address: a link mailed to it does, and another company's word for it. */

interface Proof {
  readonly consumerNo: string;
  readonly at: number;
}

export async function markProven(transaction: Transaction<Tables>, { consumerNo, at }: Proof): Promise<void> {
  await transaction
    .updateTable('consumer')
    .set({ email_verified_at: at })
    .where('consumer_no', '=', consumerNo)
    .where('email_verified_at', 'is', null)
    .execute();
}

/**
 * Gives an account whose address nobody had proved to who has: whoever opened it with a password may have typed another's address, and
 * loses the password and every session. An account whose address was proved before stays as it is.
 */
export async function transferLease(
  transaction: Transaction<Tables>,
  { consumerNo, email, at }: Proof & { readonly email: string },
): Promise<void> {
  const taken = await transaction
    .updateTable('consumer')
    .set({ email_verified_at: at, password_hash: null, updated_at: at })
    .where('consumer_no', '=', consumerNo)
    .where('email', '=', email)
    .where('email_verified_at', 'is', null)
    .returning('consumer_no')
    .executeTakeFirst();
  if (taken) await endProofs(transaction, { consumerNo });
}

/**
 * Ends what was got with a former password, but the session `kept`: codes that were not exchanged yet before the sessions, so that one
 * that is being exchanged slips through neither.
 */
export async function endProofs(
  transaction: Transaction<Tables>,
  { consumerNo, exceptUsid }: { readonly consumerNo: string; readonly exceptUsid?: string },
): Promise<void> {
  await transaction.deleteFrom('authorization_code').where('consumer_no', '=', consumerNo).execute();
  const sessions = transaction.deleteFrom('session').where('consumer_no', '=', consumerNo);
  await (exceptUsid === undefined ? sessions : sessions.where('usid', '!=', exceptUsid)).execute();
  await transaction.deleteFrom('loyalty_token').where('consumer_no', '=', consumerNo).execute();
}
