import type { Kysely } from 'kysely';
import type { PasswordChangeRequest } from '../../src/api/identity/identity.schema.ts';
import { apiError } from '../core/errors.ts';
import type { Tables } from '../db/tables.ts';
import { endProofs } from './verified-email.ts';
import { checkNewPassword, checkReuse, replacePassword } from './password-rules.ts';
import { hashPassword } from './passwords.ts';
import type { Principal } from '../core/principal.ts';
import { checkCurrentPassword, findPasswordHolder } from './current-password.ts';
import type { LockoutPolicy } from './lockout-policy.ts';

export interface PasswordChangeDeps {
  readonly read: Kysely<Tables>;
  readonly write: Kysely<Tables>;
  readonly lockout: LockoutPolicy;
  readonly now: () => number;
}

export interface PasswordChangeService {
  /**
   * Ends the other sessions. Rejects with `PRO415` (no password to change, or changed meanwhile), `FE872`, `FE340`,
   * `AUT450` (the current one is wrong, which counts like a wrong sign-in), `AUT451`, `AUT452`.
   */
  changePassword(request: PasswordChangeRequest, principal: Principal): Promise<void>;
}

export function createPasswordChangeService({ read, write, lockout, now }: PasswordChangeDeps): PasswordChangeService {
  return {
    async changePassword({ currentPassword, newPassword, confirmPassword }, principal) {
      const consumer = await findPasswordHolder(read, principal.consumerNo);
      checkNewPassword(newPassword, confirmPassword);
      await checkCurrentPassword(lockout, consumer, currentPassword);
      await checkReuse(read, consumer, newPassword);
      const hash = await hashPassword(newPassword);
      await write.transaction().execute(async (transaction) => {
        if (!(await replacePassword(transaction, consumer, { hash, at: now() }))) throw apiError('PRO415');
        await endProofs(transaction, { consumerNo: consumer.consumer_no, exceptUsid: principal.usid });
      });
    },
  };
}
