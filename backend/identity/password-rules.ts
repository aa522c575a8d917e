import type { Kysely, Transaction } from 'kysely';
import { randomUUID } from 'node:crypto';
import { apiError } from '../core/errors.ts';
import type { Tables } from '../db/tables.ts';
import { isPassword } from './passwords.ts';

const SHORTEST = 8;
/** The number of former passwords that cannot be reused. */
const MAX_FORMER = 5;

/** Rejects with `FE872` when the password is too short, with `FE340` when the confirmation differs. */
export function checkNewPassword(password: string, confirmation: string | undefined): void {
  if ([...password.normalize('NFC')].length < SHORTEST) throw apiError('FE872', { minimum: SHORTEST });
  if (confirmation !== undefined && confirmation !== password) throw apiError('FE340');
}

export interface PasswordHolder {
  readonly consumer_no: string;
  readonly password_hash: string | null;
}

/** Rejects with `AUT451` for the current password, with `AUT452` for a former one. */
export async function checkReuse(read: Kysely<Tables>, holder: PasswordHolder, password: string): Promise<void> {
  if (holder.password_hash !== null && (await isPassword(password, holder.password_hash))) throw apiError('AUT451');
  for (const hash of await formerHashes(read, holder.consumer_no)) {
    if (await isPassword(password, hash)) throw apiError('AUT452');
  }
}

async function formerHashes(read: Kysely<Tables>, consumerNo: string): Promise<string[]> {
  const rows = await read
    .selectFrom('password_history')
    .select('password_hash')
    .where('consumer_no', '=', consumerNo)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(MAX_FORMER)
    .execute();
  return rows.map(({ password_hash }) => password_hash);
}

/** Whether the password is still the checked one; locks it until the end of the transaction. */
export async function holdPassword(
  transaction: Transaction<Tables>,
  { consumer_no, password_hash }: PasswordHolder,
): Promise<boolean> {
  const locked = await transaction
    .updateTable('consumer')
    .set(({ ref }) => ({ updated_at: ref('updated_at') }))
    .where('consumer_no', '=', consumer_no)
    .where('password_hash', '=', password_hash)
    .returning('consumer_no')
    .executeTakeFirst();
  return locked !== undefined;
}

/** Replaces the checked password; returns false when a concurrent request was first. */
export async function replacePassword(
  transaction: Transaction<Tables>,
  { consumer_no, password_hash }: PasswordHolder,
  { hash, at }: { readonly hash: string; readonly at: number },
): Promise<boolean> {
  const changed = await transaction
    .updateTable('consumer')
    .set({ password_hash: hash, updated_at: at })
    .where('consumer_no', '=', consumer_no)
    .where('password_hash', password_hash === null ? 'is' : '=', password_hash)
    .returning('consumer_no')
    .executeTakeFirst();
  if (!changed) return false;
  if (password_hash !== null) await saveFormer(transaction, { consumer_no, password_hash }, at);
  const links = transaction.updateTable('password_reset').set({ used_at: at });
  await links.where('consumer_no', '=', consumer_no).where('used_at', 'is', null).execute();
  return true;
}

async function saveFormer(
  transaction: Transaction<Tables>,
  former: { readonly consumer_no: string; readonly password_hash: string },
  at: number,
): Promise<void> {
  const row = { id: randomUUID(), ...former, created_at: at };
  await transaction.insertInto('password_history').values(row).execute();
  const newest = transaction
    .selectFrom('password_history')
    .select('id')
    .where('consumer_no', '=', former.consumer_no)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(MAX_FORMER);
  await transaction
    .deleteFrom('password_history')
    .where('consumer_no', '=', former.consumer_no)
    .where('id', 'not in', newest)
    .execute();
}
