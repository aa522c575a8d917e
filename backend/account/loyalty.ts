import type { Kysely } from 'kysely';
import type {
  LoyaltyStatus,
  LoyaltyToken,
  LoyaltyTokenRequest,
  PointsHistory,
  VoucherList,
  WelcomePromotion,
} from '../../src/api/account/loyalty.schema.ts';
import { apiError } from '../core/errors.ts';
import type { Scope } from '../core/scope.ts';
import type { Tables } from '../db/tables.ts';
import { loadLoyaltyStatus } from './loyalty-status.ts';
import { issueLoyaltyToken, memberIdOf, TOKEN_SECONDS } from './loyalty-tokens.ts';
import { loadPointsHistory } from './points-history.ts';
import { findConsumer } from './profile-response.ts';
import { insertVoucher, loadVouchers } from './vouchers.ts';
import { storedDefinition } from '../cart/promotions/promotion.schema.ts';
import { consumerKeys, couponSubject, loadUses } from '../cart/promotions/promotion-uses.ts';

/** For confirmed members: rejects unconfirmed ones with `REW135`, and others with `REW130` where it is about a member's own. */
export interface LoyaltyService {
  /** The token of a sign-up, or of a member. Rejects with `MEMBER_NOT_FOUND` for the id of another member. */
  issueToken(consumerNo: string, request: LoyaltyTokenRequest): Promise<LoyaltyToken>;
  welcomePromotion(consumerNo: string, scope: Scope): Promise<WelcomePromotion>;
  /** Balance, tier and what expires next. */
  status(consumerNo: string): Promise<LoyaltyStatus>;
  vouchers(consumerNo: string, currency: string): Promise<VoucherList>;
  /** Turns points into a voucher. Rejects with `REW140` where the balance is smaller. */
  createVoucher(consumerNo: string, points: number, currency: string): Promise<VoucherList>;
  pointsHistory(consumerNo: string): Promise<PointsHistory>;
}

export interface LoyaltyDeps {
  readonly read: Kysely<Tables>;
  readonly write: Kysely<Tables>;
  readonly now?: () => number;
}

export function createLoyaltyService({ read, write, now = Date.now }: LoyaltyDeps): LoyaltyService {
  async function findMember(consumerNo: string) {
    const { member_id: memberId, loyalty_confirmed: isConfirmed, email } = await findConsumer(read, consumerNo);
    if (memberId === null) throw apiError('REW130');
    if (isConfirmed === 0) throw apiError('REW135');
    return { consumerNo, memberId, email };
  }

  return {
    async issueToken(consumerNo, { memberId: requestedId }) {
      const { member_id: own, loyalty_confirmed: isConfirmed } = await findConsumer(read, consumerNo);
      if (own !== null && isConfirmed === 0) throw apiError('REW135');
      if (requestedId !== undefined && requestedId !== own) throw apiError('MEMBER_NOT_FOUND');
      const token = await issueLoyaltyToken(write, { consumerNo, now: now() });
      return { token, memberId: own ?? memberIdOf(token), expiresIn: TOKEN_SECONDS };
    },

    async welcomePromotion(consumerNo, scope) {
      const { email } = await findMember(consumerNo);
      return { promotion: await findWelcomePromotion(read, { consumerNo, email, scope, now: now() }) };
    },

    async status(consumerNo) {
      await findMember(consumerNo);
      return loadLoyaltyStatus(read, { consumerNo, now: now() });
    },

    async vouchers(consumerNo, currency) {
      await findMember(consumerNo);
      return loadVouchers(read, { consumerNo, currency, now: now() });
    },

    async createVoucher(consumerNo, points, currency) {
      await findMember(consumerNo);
      const wanted = { consumerNo, currency, now: now() };
      return write.transaction().execute(async (transaction) => {
        await insertVoucher(transaction, { ...wanted, points });
        return loadVouchers(transaction, wanted);
      });
    },

    async pointsHistory(consumerNo) {
      await findMember(consumerNo);
      return loadPointsHistory(read, consumerNo);
    },
  };
}

interface WelcomeQuery {
  readonly consumerNo: string;
  readonly email: string;
  readonly scope: Scope;
  readonly now: number;
}

/** The welcome promotion of members: its id ends in `-WELCOME`, it has a code and is currently valid on the site. */
async function findWelcomePromotion(
  database: Kysely<Tables>,
  { consumerNo, email, scope, now }: WelcomeQuery,
): Promise<WelcomePromotion['promotion']> {
  const rows = await database
    .selectFrom('promotion')
    .innerJoin('coupon', 'coupon.promotion_id', 'promotion.id')
    .select(['promotion.id', 'definition', 'code', 'coupon.valid_to as couponEnd', 'promotion.valid_to as end'])
    .where('promotion.id', 'like', '%-WELCOME')
    .where('enabled', '=', 1)
    .where((row) => row.or([row('promotion.valid_from', 'is', null), row('promotion.valid_from', '<=', now)]))
    .where((row) => row.or([row('promotion.valid_to', 'is', null), row('promotion.valid_to', '>', now)]))
    .where((row) => row.or([row('coupon.valid_from', 'is', null), row('coupon.valid_from', '<=', now)]))
    .where((row) => row.or([row('coupon.valid_to', 'is', null), row('coupon.valid_to', '>', now)]))
    .orderBy('promotion.priority')
    .orderBy('promotion.id')
    .orderBy('code')
    .execute();
  for (const { id, definition, code, end, couponEnd } of rows) {
    const { audience, texts } = storedDefinition.parse(JSON.parse(definition));
    if (audience.siteIds.length > 0 && !audience.siteIds.includes(scope.siteId)) continue;
    const locale = [...scope.locales, 'en-us'].find((name) => Object.hasOwn(texts, name)) ?? 'en-us';
    const ends = [end, couponEnd].filter((moment) => moment !== null);
    const usesOf = await loadUses(database, [couponSubject(code)], consumerKeys(consumerNo, [email]));
    return {
      promotionId: id,
      promotionName: texts[locale]?.name ?? id,
      code,
      validTo: ends.length === 0 ? null : new Date(Math.min(...ends)).toISOString(),
      isRedeemed: usesOf(couponSubject(code)) > 0,
    };
  }
  return null;
}
