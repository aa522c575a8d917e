import type { Kysely } from 'kysely';
import type { SignInRequest } from '../../src/api/identity/identity.schema.ts';
import { foldEmail } from '../../domain/email.ts';
import { apiError } from '../core/errors.ts';
import type { Tables } from '../db/tables.ts';
import type { AuthorizationCodes } from './authorization-codes.ts';
import { holdPassword } from './password-rules.ts';
import { isPassword } from './passwords.ts';
import type { Principal } from '../core/principal.ts';
import { guessError, type LockoutPolicy } from './lockout-policy.ts';

/** Whether a captcha was passed; rejects where that cannot be told. */
export type VerifyCaptcha = (response: string) => Promise<boolean>;

export interface SignInDeps {
  readonly read: Kysely<Tables>;
  readonly write: Kysely<Tables>;
  readonly codes: AuthorizationCodes;
  readonly lockout: LockoutPolicy;
  readonly verifyCaptcha: VerifyCaptcha;
}

export interface SignInService {
  /**
   * The code of a sign-in by email and password. Whether there is such an account shows neither in the answer nor in its time:
   * `AUT403` for the captcha, then the ladder `AUT401`, `AUT426`, `AUT423`, `AUT441`.
   */
  signIn(request: SignInRequest, principal: Principal | undefined): Promise<{ authorizationCode: string }>;
}

export function createSignInService({ read, write, codes, lockout, verifyCaptcha }: SignInDeps): SignInService {
  return {
    async signIn({ username, password, codeChallenge, recaptcha_response: captcha }, principal) {
      await checkCaptcha(verifyCaptcha, captcha ?? '');
      const login = foldEmail(username);
      const consumer = await read
        .selectFrom('consumer')
        .select(['consumer_no', 'password_hash'])
        .where('email', '=', login)
        .executeTakeFirst();
      const guess = await lockout.attempt(login);
      const isRight = await isPassword(password, consumer?.password_hash ?? null);
      if (!isRight || !consumer) throw guessError(guess);
      const authorizationCode = await write.transaction().execute(async (transaction) => {
        if (!(await holdPassword(transaction, consumer))) return undefined;
        const code = { consumerNo: consumer.consumer_no, codeChallenge, requestedBy: principal?.consumerNo };
        return codes.issue(code, transaction);
      });
      if (authorizationCode === undefined) throw guessError(guess);
      await lockout.clear(login);
      return { authorizationCode };
    },
  };
}

/** Rejects with `AUT403`, and with `AUT500` where who tells does not answer. */
export async function checkCaptcha(verifyCaptcha: VerifyCaptcha, response: string): Promise<void> {
  const isPassed = await verifyCaptcha(response).catch((error: unknown) => {
    throw Object.assign(apiError('AUT500'), { cause: error });
  });
  if (!isPassed) throw apiError('AUT403');
}
