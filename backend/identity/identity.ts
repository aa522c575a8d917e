import type { Kysely } from 'kysely';
import type { Tables } from '../db/tables.ts';
import { createAccountClosing, type AccountClosingService, type SendFarewell } from './account-closing.ts';
import {
  createAgentLoginService,
  createServedCustomers,
  type AgentLoginService,
  type ServedCustomerService,
} from './agent-login.ts';
import { createCodes } from './authorization-codes.ts';
import { createEmailChangeService, type EmailChangeService, type SendEmailChange } from './email-change.ts';
import { createExchangeService, type ExchangeService } from './exchange.ts';
import { createPasswordChangeService, type PasswordChangeService } from './password-change.ts';
import { createPasswordResetService, type PasswordResetService, type SendResetLink } from './password-reset.ts';
import type { SessionService } from './sessions.ts';
import { createLockoutPolicy } from './lockout-policy.ts';
import { createSignInService, type SignInService, type VerifyCaptcha } from './sign-in.ts';
import { createSignUpService, type SignUpService } from './sign-up.ts';
import type { SendWelcome } from './identity-mails.ts';

export interface IdentityDeps {
  readonly read: Kysely<Tables>;
  readonly write: Kysely<Tables>;
  readonly sessions: SessionService;
  readonly verifyCaptcha: VerifyCaptcha;
  /** Whether sign-up requires the captcha. */
  readonly captchaOnSignUp?: boolean;
  readonly sendResetLink: SendResetLink;
  readonly sendWelcome: SendWelcome;
  readonly sendEmailChange: SendEmailChange;
  readonly sendFarewell: SendFarewell;
  /** One customer list per site. */
  readonly isCustomerList: (name: string) => boolean;
  readonly now?: () => number;
}

export interface IdentityService
  extends
    SignInService,
    SignUpService,
    ExchangeService,
    PasswordChangeService,
    Omit<PasswordResetService, 'removeExpiredLinks'>,
    Omit<EmailChangeService, 'removeExpiredChanges'>,
    AccountClosingService,
    AgentLoginService,
    ServedCustomerService {
  readonly sessions: SessionService;
  /** Removes expired sessions, codes, links and lockouts. */
  removeExpired(): Promise<void>;
}

/** Sign-up, sign-in, sessions and password changes. */
export function createIdentityService({ now = Date.now, ...options }: IdentityDeps): IdentityService {
  const { read, write, sessions } = options;
  const codes = createCodes({ read, write, now });
  const lockout = createLockoutPolicy({ write, now });
  const deps = { ...options, now, codes, lockout };
  const { removeExpiredLinks, ...resets } = createPasswordResetService(deps);
  const { removeExpiredChanges, ...emailChanges } = createEmailChangeService(deps);
  return {
    sessions,
    ...createSignInService(deps),
    ...createSignUpService(deps),
    ...createExchangeService(deps),
    ...createPasswordChangeService(deps),
    ...resets,
    ...emailChanges,
    ...createAccountClosing(deps),
    ...createAgentLoginService(deps),
    ...createServedCustomers(deps),
    async removeExpired() {
      await sessions.removeExpired();
      await codes.removeExpired();
      await removeExpiredLinks();
      await removeExpiredChanges();
      await lockout.removeForgotten();
    },
  };
}
