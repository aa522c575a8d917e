import type { Kysely, Transaction } from 'kysely';
import type { NewPasswordRequest, PasswordResetRequest } from '../../src/api/identity/identity.schema.ts';
import { foldEmail, isEmail } from '../../domain/email.ts';
import { apiError } from '../core/errors.ts';
import type { Tables } from '../db/tables.ts';
import { endProofs, markProven } from './verified-email.ts';
import { checkNewPassword, checkReuse, replacePassword } from './password-rules.ts';
import { hashPassword } from './passwords.ts';
import { newSecret, sha256 } from './secrets.ts';
import { checkCaptcha, type VerifyCaptcha } from './sign-in.ts';
import type { LockoutPolicy } from './lockout-policy.ts';

export const RESET_MILLISECONDS = 60 * 60 * 1000;
/** Maximum of valid links per account: repeated requests cannot fill a mailbox. */
export const OPEN_LINKS = 5;

/** Sends the link to choose a new password, in the transaction of the request. */
export type SendResetLink = (transaction: Transaction<Tables>, link: ResetLink) => Promise<void>;

export interface ResetLink {
  readonly email: string;
  readonly token: string;
  readonly locale: string;
}

export interface PasswordResetDeps {
  readonly read: Kysely<Tables>;
  readonly write: Kysely<Tables>;
  readonly lockout: LockoutPolicy;
  readonly verifyCaptcha: VerifyCaptcha;
  readonly sendResetLink: SendResetLink;
  readonly now: () => number;
}

export interface PasswordResetService {
  /**
   * Responds alike for every address, with or without an account, and when enough links are open; rejects with `AUT453`
   * for an invalid address, `AUT403` for a failed captcha.
   */
  requestPasswordReset(request: PasswordResetRequest, locale: string): Promise<void>;
  /**
   * Verifies the address, and ends every session. Rejects with `FE872`, `FE340`, `AUT402` (unknown, used or expired
   * link), `AUT451`, `AUT452`.
   */
  resetPassword(request: NewPasswordRequest): Promise<void>;
  removeExpiredLinks(): Promise<void>;
}

export function createPasswordResetService(deps: PasswordResetDeps): PasswordResetService {
  const { read, write, now } = deps;
  return {
    async requestPasswordReset({ email: sent, recaptcha_response: captcha }, locale) {
      if (captcha !== undefined) await checkCaptcha(deps.verifyCaptcha, captcha);
      const email = foldEmail(sent);
      if (!isEmail(email)) throw apiError('AUT453');
      const token = newSecret();
      const consumers = read.selectFrom('consumer').select('consumer_no').where('email', '=', email);
      const requestedBy = (await consumers.executeTakeFirst())?.consumer_no ?? null;
      await write.transaction().execute(async (transaction) => {
        const consumer_no = (await countOpen(transaction, requestedBy, now())) < OPEN_LINKS ? requestedBy : null;
        const row = { token_hash: sha256(token), consumer_no, expires_at: now() + RESET_MILLISECONDS };
        await transaction.insertInto('password_reset').values(row).execute();
        if (consumer_no !== null) await deps.sendResetLink(transaction, { email, token, locale });
      });
    },
    async resetPassword({ token, newPassword, confirmPassword }) {
      checkNewPassword(newPassword, confirmPassword);
      const holder = await holderOf(read, token, now());
      if (!holder) throw apiError('AUT402');
      await checkReuse(read, holder, newPassword);
      const hash = await hashPassword(newPassword);
      const isDone = await write.transaction().execute((transaction) => apply(transaction, { token, hash, at: now() }));
      if (!isDone) throw apiError('AUT402');
      await deps.lockout.clear(holder.email);
    },
    async removeExpiredLinks() {
      await write.deleteFrom('password_reset').where('expires_at', '<=', now()).execute();
    },
  };
}

/** The number of valid links; links without an account are counted too, so that the response takes the same time. */
async function countOpen(database: Kysely<Tables>, consumerNo: string | null, at: number): Promise<number> {
  const links = await database
    .selectFrom('password_reset')
    .select('token_hash')
    .where('consumer_no', '=', consumerNo ?? '')
    .where('used_at', 'is', null)
    .where('expires_at', '>', at)
    .limit(OPEN_LINKS)
    .execute();
  return links.length;
}

/** The consumer whose password a link may set, `undefined` for an invalid link. */
function holderOf(database: Kysely<Tables>, token: string, at: number) {
  return database
    .selectFrom('password_reset')
    .innerJoin('consumer', 'consumer.consumer_no', 'password_reset.consumer_no')
    .select(['consumer.consumer_no', 'consumer.password_hash', 'consumer.email'])
    .where('token_hash', '=', sha256(token))
    .where('used_at', 'is', null)
    .where('expires_at', '>', at)
    .executeTakeFirst();
}

async function apply(
  transaction: Transaction<Tables>,
  { token, hash, at }: { readonly token: string; readonly hash: string; readonly at: number },
): Promise<boolean> {
  const holder = await holderOf(transaction, token, at);
  if (!holder || !(await replacePassword(transaction, holder, { hash, at }))) return false;
  const { consumer_no: consumerNo } = holder;
  await markProven(transaction, { consumerNo, at });
  await endProofs(transaction, { consumerNo });
  return true;
}
