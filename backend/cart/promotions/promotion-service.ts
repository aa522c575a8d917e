import type { Kysely } from 'kysely';
import type { PromotionOffers } from '../../../domain/pricing/promotions/apply-promotions.ts';
import type { Coupon } from '../../../domain/pricing/promotions/check-coupon.ts';
import type { Promotion } from '../../../domain/pricing/promotions/promotion.ts';
import type { CartRecord } from '../model/cart-record.ts';
import { loadVariants } from '../model/cart-lines.ts';
import { spentAt } from '../../core/spend-year.ts';
import type { Tables } from '../../db/tables.ts';
import { createPromotionBook } from './promotion-cache.ts';
import { consumerKeys, couponSubject, loadUses, promotionSubject } from './promotion-uses.ts';

export interface PromotionService {
  /** The promotions available to the owner of a cart; reads only data the cart can use. */
  offersFor(database: Kysely<Tables>, record: CartRecord): Promise<PromotionOffers>;
}

export function createPromotionService(): PromotionService {
  const book = createPromotionBook();
  return {
    async offersFor(database, record) {
      const open = await book.open(database);
      const promotions = open.inLanguage(record.scope.locales);
      const { siteId, locale } = record.scope;
      const coupons = await loadCoupons(database, record);
      const codes = new Set(coupons.map(({ promotionId }) => promotionId));
      const offered = promotions.filter(({ id, requiresCoupon }) => !requiresCoupon || codes.has(id));
      return {
        siteId,
        locale,
        promotions: offered,
        coupons,
        usedUp: await loadUsedUp(
          database,
          record,
          offered.map(({ id }) => id).filter((id) => open.limited.includes(id)),
        ),
        spendLeft: await loadSpendLeft(database, record, offered),
        giftStock: await loadGiftStock(database, record, offered),
      };
    },
  };
}

function keysOf({ customer, billingAddress, addresses }: CartRecord): string[] {
  const known = [...addresses.values(), ...(billingAddress ? [billingAddress] : [])];
  return consumerKeys(
    customer.consumerNo,
    known.map(({ email }) => email),
  );
}

const isUsed = (limit: number | null, used: number): boolean => limit !== null && used >= limit;

async function loadCoupons(database: Kysely<Tables>, record: CartRecord): Promise<Coupon[]> {
  if (record.couponCodes.length === 0) return [];
  const rows = await database.selectFrom('coupon').selectAll().where('code', 'in', record.couponCodes).execute();
  const personal = rows.filter(({ max_uses_per_consumer }) => max_uses_per_consumer !== null);
  const usesOf = await loadUses(
    database,
    personal.map(({ code }) => couponSubject(code)),
    keysOf(record),
  );
  return rows.map((row) => ({
    code: row.code,
    promotionId: row.promotion_id,
    validFrom: row.valid_from,
    validTo: row.valid_to,
    isUsedUp: isUsed(row.max_uses, row.used),
    isRedeemed: isUsed(row.max_uses_per_consumer, usesOf(couponSubject(row.code))),
  }));
}

async function loadUsedUp(
  database: Kysely<Tables>,
  record: CartRecord,
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set();
  const rows = await database
    .selectFrom('promotion')
    .select(['id', 'used', 'max_uses', 'max_uses_per_consumer'])
    .where('id', 'in', ids)
    .execute();
  const usesOf = await loadUses(database, ids.map(promotionSubject), keysOf(record));
  const usedUp = rows.filter(
    (row) => isUsed(row.max_uses, row.used) || isUsed(row.max_uses_per_consumer, usesOf(promotionSubject(row.id))),
  );
  return new Set(usedUp.map(({ id }) => id));
}

/** An account without a cap is unlimited; without an account in the cart's currency nothing is left. */
async function loadSpendLeft(
  database: Kysely<Tables>,
  { customer, row }: CartRecord,
  promotions: readonly Promotion[],
): Promise<ReadonlyMap<string, number>> {
  const kinds = promotions.flatMap(({ reward }) => (reward.kind === 'percentage' ? (reward.spendAccount ?? []) : []));
  if (!customer.isSignedIn || kinds.length === 0) return new Map();
  const accounts = await database
    .selectFrom('spend_account')
    .select(['kind', 'spent_minor', 'year', 'cap_minor'])
    .where('consumer_no', '=', customer.consumerNo)
    .where('currency', '=', row.currency)
    .execute();
  return new Map(
    accounts.map((account) => [
      account.kind,
      account.cap_minor === null ? Infinity : Math.max(0, account.cap_minor - spentAt(account, Date.now())),
    ]),
  );
}

async function loadGiftStock(
  database: Kysely<Tables>,
  { row, scope }: CartRecord,
  promotions: readonly Promotion[],
): Promise<ReadonlyMap<string, number>> {
  const skus = new Set(promotions.flatMap(({ reward }) => (reward.kind === 'gift' ? reward.skus : [])));
  const variants = await loadVariants(database, [...skus], { ...scope, currency: row.currency });
  return new Map(variants.flatMap(({ sku, stock, current }) => (current === null ? [] : [[sku, stock]])));
}
