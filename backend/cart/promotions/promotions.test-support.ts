import type { Database } from '../../db/database.ts';
import { catalogPromotion } from '../../seed/catalog.schema.ts';
import { seedPromotions } from '../../seed/seed-promotions.ts';

type TestPromotion = { readonly id: string } & Readonly<Record<string, unknown>>;

/** Replaces all promotions; fields as in the catalogue file, 10 % off the order by default. */
export async function putPromotions({ write }: Database, ...promotions: readonly TestPromotion[]): Promise<void> {
  const parsed = promotions.map((fields) =>
    catalogPromotion.parse({
      level: 'ORDER',
      priority: 0,
      reward: { kind: 'percentage', tenths: 100 },
      texts: { 'en-us': { name: fields.id } },
      ...fields,
    }),
  );
  await write.transaction().execute((transaction) => seedPromotions(transaction, parsed));
}

/** A promotion with a coupon code equal to its name, with limits. */
export const withCode = (id: string, limits: object = {}, fields: object = {}) => ({
  id,
  requiresCoupon: true,
  coupons: [{ code: id, ...limits }],
  ...fields,
});
