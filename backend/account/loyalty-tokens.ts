import { createHash, randomBytes } from 'node:crypto';
import type { Kysely, Transaction } from 'kysely';
import type { Tables } from '../db/tables.ts';
import { apiError } from '../core/errors.ts';

/**
 * A token is for the sign-up to the loyalty programme: it proves that the customer began it, gives the member id, and
 * works once within the hour.
 */
export const TOKEN_SECONDS = 60 * 60;
const TOKEN_BYTES = 32;
const ID_LETTERS = 16;

const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex');

/** The member id that signing up with the token gives; the hash in the database does not reveal it. */
export const memberIdOf = (token: string): string => `M${hashOf(`member:${token}`).slice(0, ID_LETTERS).toUpperCase()}`;

interface Owner {
  readonly consumerNo: string;
  readonly now: number;
}

export async function issueLoyaltyToken(write: Kysely<Tables>, { consumerNo, now }: Owner): Promise<string> {
  const token = randomBytes(TOKEN_BYTES).toString('base64url');
  const row = { token_hash: hashOf(token), consumer_no: consumerNo, expires_at: now + TOKEN_SECONDS * 1000 };
  await write.deleteFrom('loyalty_token').where('expires_at', '<=', now).execute();
  await write.insertInto('loyalty_token').values(row).execute();
  return token;
}

/** Rejects with `MEMBER_NOT_FOUND` for a token that is unknown, used, expired or another customer's. */
export async function takeLoyaltyToken(
  transaction: Transaction<Tables>,
  { token, consumerNo, now }: Owner & { readonly token: string },
): Promise<void> {
  const taken = await transaction
    .deleteFrom('loyalty_token')
    .where('token_hash', '=', hashOf(token))
    .where('consumer_no', '=', consumerNo)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  if (taken.numDeletedRows === 0n) throw apiError('MEMBER_NOT_FOUND');
}
