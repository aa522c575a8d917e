import type { Kysely, Transaction } from 'kysely';
import { apiError } from '../core/errors.ts';
import type { Tables } from '../db/tables.ts';
import type { AuthorizationCodes } from './authorization-codes.ts';
import type { IssuedSession } from './session-row.ts';
import type { Principal } from '../core/principal.ts';
import type { SessionService } from './sessions.ts';
import { welcomeConsumer, type Arrival } from './attach-guest.ts';

export interface Exchange extends Pick<Arrival, 'scope' | 'guestObjects' | 'order'> {
  readonly authorizationCode: string;
  readonly codeVerifier: string;
  readonly principal: Principal | undefined;
}

export interface ExchangeService {
  /** Exchanges the code of a sign-in for a session; the one it was made from ends. Refusals as `AuthorizationCodes.spend`. */
  exchange(exchange: Exchange): Promise<IssuedSession>;
  /** A session for who has proved to be the consumer. */
  enter(
    transaction: Transaction<Tables>,
    entry: Omit<Arrival, 'from'> & { principal: Principal | undefined; vouchedBy?: string | null },
  ): Promise<IssuedSession>;
}

export interface ExchangeDeps {
  readonly write: Kysely<Tables>;
  readonly codes: AuthorizationCodes;
  readonly sessions: Pick<SessionService, 'startConsumer'>;
}

export function createExchangeService({ write, codes, sessions }: ExchangeDeps): ExchangeService {
  const enter: ExchangeService['enter'] = async (transaction, { principal, vouchedBy = null, ...arrival }) => {
    const consumer = await transaction
      .selectFrom('consumer')
      .select('consumer_type')
      .where('consumer_no', '=', arrival.to)
      .executeTakeFirst();
    if (!consumer) throw apiError('INVALID_CUSTOMER');
    const from = principal && !principal.loggedIn ? principal.consumerNo : undefined;
    await welcomeConsumer(transaction, { ...arrival, from });
    return sessions.startConsumer(transaction, {
      consumerNo: arrival.to,
      consumerType: consumer.consumer_type,
      siteLocale: arrival.scope,
      former: principal,
      vouchedBy,
    });
  };

  return {
    enter,
    async exchange({ authorizationCode, codeVerifier, principal, ...rest }) {
      const begin = await codes.stateOf(authorizationCode);
      const outcome = await write.transaction().execute(async (transaction) => {
        const by = principal?.consumerNo;
        const spent = await codes.spend(transaction, { authorizationCode, codeVerifier, by, begin });
        if ('errorId' in spent) return spent;
        return enter(transaction, { ...rest, to: spent.consumerNo, vouchedBy: spent.vouchedBy, principal });
      });
      if ('errorId' in outcome) throw apiError(outcome.errorId);
      return outcome;
    },
  };
}
