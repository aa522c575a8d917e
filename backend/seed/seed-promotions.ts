import { createHash } from 'node:crypto';
import type { Insertable, Transaction } from 'kysely';
import { bumpPromotionRevision } from '../db/promotion-revision.ts';
import type { Tables } from '../db/tables.ts';
import type { CatalogPromotion } from './catalog.schema.ts';

/**
 * Writes the catalogue's changed promotions and their codes, and deletes those that are no longer in it. Counted uses
 * stay counted, and imported promotions remain unchanged.
 */
export async function seedPromotions(
  transaction: Transaction<Tables>,
  promotions: readonly CatalogPromotion[],
): Promise<void> {
  const present = await transaction.selectFrom('promotion').select(['id', 'source', 'content_hash', 'used']).execute();
  const known = new Map(present.map((row) => [row.id, row]));
  const own = promotions.filter(({ id }) => known.get(id)?.source !== 'import');
  const retained = new Set(own.map(({ id }) => id));
  const gone = present.filter(({ id, source }) => source === 'demo' && !retained.has(id));
  for (const { id } of gone) await transaction.deleteFrom('promotion').where('id', '=', id).execute();
  const changed = own.filter((promotion) => known.get(promotion.id)?.content_hash !== hashOf(promotion));
  for (const promotion of changed) await removeFormerCodes(transaction, promotion);
  for (const promotion of changed) {
    await putPromotion(transaction, promotion, known.get(promotion.id)?.used ?? 0);
    await putCoupons(transaction, promotion);
  }
  if (gone.length + changed.length > 0) await bumpPromotionRevision(transaction);
}

const hashOf = (promotion: CatalogPromotion): string =>
  createHash('sha256').update(JSON.stringify(promotion)).digest('hex');

/** A limit below the counted uses is raised to them: no use is left. */
const limitsOf = (
  limits: Pick<CatalogPromotion, 'maxUses' | 'maxUsesPerConsumer' | 'validFrom' | 'validTo'>,
  used: number,
) => ({
  max_uses: limits.maxUses === null ? null : Math.max(limits.maxUses, used),
  max_uses_per_consumer: limits.maxUsesPerConsumer,
  valid_from: limits.validFrom,
  valid_to: limits.validTo,
});

async function putPromotion(
  transaction: Transaction<Tables>,
  promotion: CatalogPromotion,
  used: number,
): Promise<void> {
  const { id, level, priority, validFrom, validTo, maxUses, maxUsesPerConsumer, ...rest } = promotion;
  const { demo: _demo, coupons: _coupons, ...definition } = rest;
  const row: Omit<Insertable<Tables['promotion']>, 'id'> = {
    level,
    priority,
    ...limitsOf({ validFrom, validTo, maxUses, maxUsesPerConsumer }, used),
    definition: JSON.stringify(definition),
    source: 'demo',
    content_hash: hashOf(promotion),
  };
  await transaction
    .insertInto('promotion')
    .values({ id, ...row })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(row))
    .execute();
}

/** Must run for every promotion before any code is added: a code may move to another promotion. */
async function removeFormerCodes(transaction: Transaction<Tables>, { id, coupons }: CatalogPromotion): Promise<void> {
  const present = await transaction.selectFrom('coupon').select('code').where('promotion_id', '=', id).execute();
  const codes = new Set(coupons.map(({ code }) => code));
  for (const { code } of present) {
    if (!codes.has(code)) await transaction.deleteFrom('coupon').where('code', '=', code).execute();
  }
}

/** A code that belongs to another promotion stays with that promotion. */
async function putCoupons(transaction: Transaction<Tables>, { id, coupons }: CatalogPromotion): Promise<void> {
  const present = await transaction.selectFrom('coupon').select(['code', 'used']).execute();
  for (const { code, ...limits } of coupons) {
    const row = limitsOf(limits, present.find((coupon) => coupon.code === code)?.used ?? 0);
    await transaction
      .insertInto('coupon')
      .values({ code, promotion_id: id, ...row })
      .onConflict((conflict) => conflict.column('code').doUpdateSet(row).where('coupon.promotion_id', '=', id))
      .execute();
  }
}
