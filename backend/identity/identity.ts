import type { Kysely } from 'kysely';
import type { Tables } from '../db/tables.ts';
import { createCodes } from './authorization-codes.ts';
import { createExchangeService, type ExchangeService, type WelcomeConsumer } from './exchange.ts';
import type { SessionService } from './sessions.ts';
import { createLadder } from './sign-in-ladder.ts';
import { createSignInService, type SignInService, type VerifyCaptcha } from './sign-in.ts';

export interface IdentityParts {
  readonly read: Kysely<Tables>;
  readonly write: Kysely<Tables>;
  readonly sessions: SessionService;
  readonly verifyCaptcha: VerifyCaptcha;
  readonly welcome: WelcomeConsumer;
  readonly now?: () => number;
}

export interface IdentityService extends SignInService, ExchangeService {
  readonly sessions: SessionService;
  /** Sessions, codes, links and ladders whose time is over. */
  removeExpired(): Promise<void>;
}

/** How somebody becomes, stays and stops being who they are. */
export function createIdentityService({ now = Date.now, ...given }: IdentityParts): IdentityService {
  const { write, sessions } = given;
  const codes = createCodes({ write, now });
  const ladder = createLadder({ write, now });
  const parts = { ...given, now, codes, ladder };
  return {
    sessions,
    ...createSignInService(parts),
    ...createExchangeService(parts),
    async removeExpired() {
      await sessions.removeExpired();
      await codes.removeExpired();
      await ladder.removeForgotten();
    },
  };
}
