import { randomUUID } from 'node:crypto';
import type { Kysely, Transaction } from 'kysely';
import type { EditorRole } from '../../../src/cms/preview/editor.ts';
import type { Tables } from '../../db/tables.ts';
import { endProofs } from '../verified-email.ts';
import { newSecret, sha256 } from '../secrets.ts';

/** How long the link of a new editor to choose a password is valid; afterwards the editor has to be added again. */
export const INVITATION_HOURS = 24;
const INVITATION_MILLISECONDS = INVITATION_HOURS * 60 * 60 * 1000;

export interface NewEditor {
  /** Normalised. */
  readonly email: string;
  readonly role: EditorRole;
  readonly now: number;
}

export interface AddedEditor {
  readonly isNewAccount: boolean;
  /** Token of the link to choose a password, when the address is not verified yet. */
  readonly token: string | undefined;
}

/**
 * Grants the role to the account with the address, and creates the account if there is none. An account with an
 * unverified address may be a stranger's who entered it: it loses password and sessions, and only the link gives access
 * to it again.
 */
export async function addEditor(transaction: Transaction<Tables>, editor: NewEditor): Promise<AddedEditor> {
  const { email, role, now } = editor;
  const isNewAccount = await makeAccount(transaction, editor);
  const { consumer_no, email_verified_at: provenAt } = await transaction
    .selectFrom('consumer')
    .select(['consumer_no', 'email_verified_at'])
    .where('email', '=', email)
    .executeTakeFirstOrThrow();
  const token = provenAt === null ? await invite(transaction, consumer_no, now) : undefined;
  await transaction
    .insertInto('editor')
    .values({ consumer_no, role, added_at: now })
    .onConflict((conflict) => conflict.column('consumer_no').doUpdateSet({ role }))
    .execute();
  return { isNewAccount, token };
}

async function makeAccount(transaction: Transaction<Tables>, { email, now }: NewEditor): Promise<boolean> {
  const nothing = { password_hash: null, first_name: null, last_name: null, phone: null, phone_code: null };
  const unknown = { postal_code: null, birth_date: null, interests: null, shoe_size: null, member_id: null };
  const later = { loyalty_opt_in_at: null, employee_terms_at: null };
  const made = await transaction
    .insertInto('consumer')
    .values({
      ...nothing,
      ...unknown,
      ...later,
      consumer_no: randomUUID(),
      email,
      consumer_type: 'REGISTERED',
      site_id: 'us',
      locale: 'en-us',
      created_at: now,
      updated_at: now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('consumer_no')
    .executeTakeFirst();
  return made !== undefined;
}

/** A new link invalidates earlier ones. */
async function invite(transaction: Transaction<Tables>, consumerNo: string, now: number): Promise<string> {
  await transaction
    .updateTable('consumer')
    .set({ password_hash: null, updated_at: now })
    .where('consumer_no', '=', consumerNo)
    .execute();
  await endProofs(transaction, { consumerNo });
  await transaction.deleteFrom('password_reset').where('consumer_no', '=', consumerNo).execute();
  const token = newSecret();
  const row = { token_hash: sha256(token), consumer_no: consumerNo, expires_at: now + INVITATION_MILLISECONDS };
  await transaction.insertInto('password_reset').values(row).execute();
  return token;
}

/** Returns whether the account with the address was an editor's. */
export async function removeEditor(write: Kysely<Tables>, email: string): Promise<boolean> {
  const account = write.selectFrom('consumer').select('consumer_no').where('email', '=', email);
  const removed = await write
    .deleteFrom('editor')
    .where('consumer_no', 'in', account)
    .returning('consumer_no')
    .executeTakeFirst();
  return removed !== undefined;
}

export function listEditors(read: Kysely<Tables>) {
  return read
    .selectFrom('editor')
    .innerJoin('consumer', 'consumer.consumer_no', 'editor.consumer_no')
    .select(['consumer.email', 'editor.role', 'editor.added_at'])
    .orderBy('consumer.email')
    .execute();
}
