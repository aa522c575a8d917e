import type { Transaction } from 'kysely';
import type { Tables } from '../db/tables.ts';

/**
 * Signing up does not verify an address: a mailed link does, and so does a company's verification in a social sign-in.
 */

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
 * Transfers an account with an unverified address to the verified owner: the person who opened it with a password may have
 * entered another person's address, and loses the password and every session. An account with a verified address stays
 * unchanged.
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
 * Ends everything obtained with a former password, except the session `exceptUsid`: unexchanged codes before the
 * sessions, so that a code in exchange escapes neither; a requested change of the address too.
 */
export async function endProofs(
  transaction: Transaction<Tables>,
  { consumerNo, exceptUsid }: { readonly consumerNo: string; readonly exceptUsid?: string },
): Promise<void> {
  await transaction.deleteFrom('authorization_code').where('consumer_no', '=', consumerNo).execute();
  const sessions = transaction.deleteFrom('session').where('consumer_no', '=', consumerNo);
  await (exceptUsid === undefined ? sessions : sessions.where('usid', '!=', exceptUsid)).execute();
  await transaction.deleteFrom('loyalty_token').where('consumer_no', '=', consumerNo).execute();
  await transaction.deleteFrom('email_change').where('consumer_no', '=', consumerNo).execute();
}
