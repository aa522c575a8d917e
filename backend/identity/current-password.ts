import type { Kysely } from 'kysely';
import { apiError } from '../core/errors.ts';
import type { Tables } from '../db/tables.ts';
import { guessError, type LockoutPolicy } from './lockout-policy.ts';
import { isPassword } from './passwords.ts';

export interface PasswordHolder {
  readonly consumer_no: string;
  readonly email: string;
  readonly password_hash: string;
}

/** Rejects with `PRO415` for an account without a password. */
export async function findPasswordHolder(read: Kysely<Tables>, consumerNo: string): Promise<PasswordHolder> {
  const consumer = await read
    .selectFrom('consumer')
    .select(['consumer_no', 'email', 'password_hash'])
    .where('consumer_no', '=', consumerNo)
    .executeTakeFirst();
  if (!consumer?.password_hash) throw apiError('PRO415');
  return { ...consumer, password_hash: consumer.password_hash };
}

/** A wrong password counts like a wrong sign-in: `AUT450`, then `AUT423` or `AUT441`. */
export async function checkCurrentPassword(
  lockout: LockoutPolicy,
  { email, password_hash }: PasswordHolder,
  password: string,
): Promise<void> {
  const guess = await lockout.attempt(email);
  if (!(await isPassword(password, password_hash))) {
    const error = guessError(guess);
    throw error.status === 423 ? error : apiError('AUT450');
  }
  await lockout.clear(email);
}
