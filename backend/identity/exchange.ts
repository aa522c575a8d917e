import type { Kysely, Transaction } from 'kysely';
import { apiError } from '../core/errors.ts';
import type { Tables } from '../db/tables.ts';
import type { AuthorizationCodes } from './authorization-codes.ts';
import type { IssuedSession } from './session-row.ts';
import type { Principal } from '../core/principal.ts';
import type { SessionService } from './sessions.ts';
import type { GuestObjects } from '../../src/api/identity/token.schema.ts';
import type { Scope } from '../core/scope.ts';
import { mergeGuest } from '../wishlists/merge-guest.ts';

export interface Exchange extends Pick<Arrival, 'scope' | 'guestObjects' | 'order'> {
  readonly authorizationCode: string;
  readonly codeVerifier: string;
  readonly principal: Principal | undefined;
}

export interface ExchangeService {
  /**
   * Exchanges the code of a sign-in for a session; the requesting session ends. Errors as in
   * `AuthorizationCodes.spend`.
   */
  exchange(exchange: Exchange): Promise<IssuedSession>;
  /** Starts a session for a proven consumer. */
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

/** A guest or new client that becomes a consumer by a sign-in. */
interface Arrival {
  /**
   * The consumer number of the guest session, which owned the guest objects; undefined without a session or when
   * already signed in.
   */
  readonly from: string | undefined;
  readonly to: string;
  readonly scope: Scope;
  readonly guestObjects: GuestObjects;
  /** A guest's order to move to the account, with the secret of the order's response. */
  readonly order: { readonly orderNo: string; readonly st: string } | undefined;
}

/** Moves a guest's data to the account; objects that the guest does not own stay unchanged. */
export async function welcomeConsumer(transaction: Transaction<Tables>, arrival: Arrival): Promise<void> {
  const { from, to, guestObjects, order, scope } = arrival;
  const { warehouseIds } = scope;
  if (from !== undefined) await mergeGuest(transaction, { from, to, guestObjects, warehouseIds });
  if (order) await takeOverOrder(transaction, order, to);
}

/** The secret of an order proves ownership; an order of an account stays with it. */
async function takeOverOrder(
  transaction: Transaction<Tables>,
  { orderNo, st }: NonNullable<Arrival['order']>,
  consumer_no: string,
): Promise<void> {
  await transaction
    .updateTable('shop_order')
    .set({ consumer_no })
    .where('order_number', '=', orderNo)
    .where('st', '=', st)
    .where('consumer_no', 'not in', transaction.selectFrom('consumer').select('consumer_no'))
    .execute();
}
