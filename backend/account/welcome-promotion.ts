import type { Kysely } from 'kysely';
import type { WelcomePromotion } from '../../src/api/account/loyalty.schema.ts';
import type { Scope } from '../core/scope.ts';
import type { Tables } from '../db/tables.ts';
import { storedDefinition } from '../cart/promotions/promotion.schema.ts';
import { consumerKeys, couponSubject, loadUses } from '../cart/promotions/promotion-uses.ts';

interface WelcomeQuery {
  readonly consumerNo: string;
  readonly email: string;
  readonly scope: Scope;
  readonly now: number;
}

/** The welcome promotion of members: its id ends in `-WELCOME`, it has a code and is currently valid on the site. */
export async function findWelcomePromotion(
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
