import type { Database } from '../../db/database.ts';
import { catalogPromotion } from '../../seed/catalog.schema.ts';
import { seedPromotions } from '../../seed/seed-promotions.ts';

type TestPromotion = { readonly id: string } & Readonly<Record<string, unknown>>;

/** Puts promotions in the place of all others; each as the catalogue's file holds it, 10 % off the order where it says nothing. */
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

/** A code of the promotion's name, with its limits. */
export const withCode = (id: string, limits: object = {}, fields: object = {}) => ({
  id,
  requiresCoupon: true,
  coupons: [{ code: id, ...limits }],
  ...fields,
});
