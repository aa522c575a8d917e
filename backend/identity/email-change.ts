import type { Kysely, Transaction } from 'kysely';
import type { EmailChangeRequest } from '../../src/api/identity/identity.schema.ts';
import { foldEmail, isEmail } from '../../domain/email.ts';
import { apiError } from '../core/errors.ts';
import type { Principal } from '../core/principal.ts';
import { isUniqueViolation } from '../db/database-errors.ts';
import type { Tables } from '../db/tables.ts';
import { createMailLimits } from '../messaging/mail-limits.ts';
import { checkCurrentPassword, findPasswordHolder } from './current-password.ts';
import type { LockoutPolicy } from './lockout-policy.ts';
import { newSecret, sha256 } from './secrets.ts';
import { endProofs } from './verified-email.ts';

export const EMAIL_CHANGE_MILLISECONDS = 60 * 60 * 1000;

export interface EmailChangeMail {
  /** The present address, which is notified. */
  readonly former: string;
  /** Gets the link. */
  readonly email: string;
  readonly token: string;
  readonly locale: string;
}

/** Sends the link to the new address and the notice to the present one, in the transaction of the request. */
export type SendEmailChange = (transaction: Transaction<Tables>, mail: EmailChangeMail) => Promise<void>;

export interface EmailChangeDeps {
  readonly read: Kysely<Tables>;
  readonly write: Kysely<Tables>;
  readonly lockout: LockoutPolicy;
  readonly sendEmailChange: SendEmailChange;
  readonly now: () => number;
}

export interface EmailChangeService {
  /**
   * Mails a link to the new address; it replaces an earlier one. Rejects with `AUT453` (no email address), `PRO415` (no
   * password), `AUT450`, `AUT423`, `AUT441`, `PRO412` (the present address), `PRO400` (another account's), `API429`.
   */
  requestEmailChange(request: EmailChangeRequest, principal: Principal, locale: string): Promise<void>;
  /**
   * Changes the login with the token of the link, and ends the sessions other than the one that asked for it. Rejects
   * with `AUT402` (unknown, used or expired) and `PRO400`.
   */
  confirmEmailChange(token: string): Promise<void>;
  removeExpiredChanges(): Promise<void>;
}

export function createEmailChangeService(deps: EmailChangeDeps): EmailChangeService {
  const { read, write, lockout, now } = deps;
  const mailLimits = createMailLimits({ write, now });
  return {
    async requestEmailChange({ email: sent, currentPassword }, { consumerNo, usid }, locale) {
      const email = foldEmail(sent);
      if (!isEmail(email)) throw apiError('AUT453');
      const consumer = await findPasswordHolder(read, consumerNo);
      await checkCurrentPassword(lockout, consumer, currentPassword);
      if (email === consumer.email) throw apiError('PRO412', { path: 'email' });
      await assertFree(read, email);
      await mailLimits.check({ kind: 'emailChange', consumerNo, recipients: [email] });
      const token = newSecret();
      const change = { token_hash: sha256(token), email, usid, expires_at: now() + EMAIL_CHANGE_MILLISECONDS };
      await write.transaction().execute(async (transaction) => {
        await transaction
          .insertInto('email_change')
          .values({ consumer_no: consumerNo, ...change })
          .onConflict((conflict) => conflict.column('consumer_no').doUpdateSet(change))
          .execute();
        await deps.sendEmailChange(transaction, { former: consumer.email, email, token, locale });
      });
    },

    async confirmEmailChange(token) {
      try {
        await write.transaction().execute((transaction) => apply(transaction, { token, at: now() }));
      } catch (error) {
        throw isUniqueViolation(error) ? apiError('PRO400') : error;
      }
    },

    async removeExpiredChanges() {
      await write.deleteFrom('email_change').where('expires_at', '<=', now()).execute();
    },
  };
}

async function assertFree(database: Kysely<Tables>, email: string): Promise<void> {
  const other = await database
    .selectFrom('consumer')
    .select('consumer_no')
    .where('email', '=', email)
    .executeTakeFirst();
  if (other) throw apiError('PRO400');
}

interface Confirmation {
  readonly token: string;
  readonly at: number;
}

async function apply(transaction: Transaction<Tables>, { token, at }: Confirmation): Promise<void> {
  const change = await transaction
    .selectFrom('email_change')
    .innerJoin('consumer', 'consumer.consumer_no', 'email_change.consumer_no')
    .select(['email_change.consumer_no', 'email_change.email', 'usid', 'consumer.email as former'])
    .where('token_hash', '=', sha256(token))
    .where('expires_at', '>', at)
    .executeTakeFirst();
  if (!change) throw apiError('AUT402');
  const { consumer_no: consumerNo, email, former, usid } = change;
  const changed = { email, email_verified_at: at, updated_at: at };
  // The row of the account is locked first, as by every change of it.
  await transaction.updateTable('consumer').set(changed).where('consumer_no', '=', consumerNo).execute();
  const used = await transaction
    .deleteFrom('email_change')
    .where('token_hash', '=', sha256(token))
    .returning('consumer_no')
    .executeTakeFirst();
  if (!used) throw apiError('AUT402');
  await transaction.deleteFrom('password_reset').where('consumer_no', '=', consumerNo).execute();
  await moveSubscriptions(transaction, { former, email, at });
  await endProofs(transaction, { consumerNo, exceptUsid: usid });
}

/** Mailing lists follow the account to the proven address; what that address chose itself stays. */
async function moveSubscriptions(
  transaction: Transaction<Tables>,
  { former, email, at }: { readonly former: string; readonly email: string; readonly at: number },
): Promise<void> {
  const own = transaction.selectFrom('subscription').select('type').where('address', '=', email);
  await transaction
    .updateTable('subscription')
    .set({ address: email, confirmed_at: at, updated_at: at })
    .where('address', '=', former)
    .where('channel', '=', 'email')
    .where('type', 'not in', own)
    .execute();
  await transaction.deleteFrom('subscription').where('address', '=', former).where('channel', '=', 'email').execute();
}
