import { z } from 'zod';
import { SHIPPING_CODES } from '../../../domain/pricing-model.ts';

/** Three parts separated by `|`: initial, nearly reached, earned (docs/contract.md#promotions). */
const callout = z.string().regex(/^[^|]+\|[^|]+\|[^|]+$/, 'has to have three parts separated by |');
const ids = z.array(z.string().min(1)).default([]);
const tenths = z.number().int().min(1).max(1000);
const count = z.number().int().positive();
const methods = z.array(z.enum(SHIPPING_CODES)).default([]);

const audience = z.strictObject({
  siteIds: ids,
  groups: ids,
  membersOnly: z.boolean().default(false),
  signedInOnly: z.boolean().default(false),
});

const items = z.strictObject({ productIds: ids, categoryIds: ids, brands: ids, excludedCategoryIds: ids });

/**
 * The definition of a promotion without level, priority and time: with decimal amounts in the catalogue, with minor
 * units in the database. Meanings: `domain/pricing/promotions/promotion.ts`.
 */
export function definitionOf<Amounts extends z.ZodType>(amounts: Amounts) {
  const maxUnits = count.nullable().default(null);
  const threshold = z.discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('amount'), amounts, near: amounts.nullable().default(null) }),
    z.strictObject({ kind: z.literal('quantity'), units: count, near: count.nullable().default(null) }),
  ]);
  const reward = z.discriminatedUnion('kind', [
    z.strictObject({
      kind: z.literal('percentage'),
      tenths,
      most: amounts.nullable().default(null),
      maxUnits,
      spendAccount: z.string().nullable().default(null),
      methods,
    }),
    z.strictObject({ kind: z.literal('amount'), amounts, maxUnits, methods }),
    z.strictObject({ kind: z.literal('price'), amounts, maxUnits, methods }),
    z.strictObject({ kind: z.literal('buyGet'), buy: count, get: count, tenths, maxUnits }),
    z.strictObject({ kind: z.literal('gift'), skus: z.array(z.string().min(1)).min(1), qty: count.default(1) }),
  ]);
  return z.strictObject({
    campaignId: z.string().nullable().default(null),
    exclusive: z.enum(['no', 'level', 'all']).default('no'),
    requiresCoupon: z.boolean().default(false),
    audience: audience.prefault({}),
    items: items.prefault({}),
    threshold: threshold.nullable().default(null),
    reward,
    /** By locale; `en-us` is the fallback. */
    texts: z
      .record(z.string(), z.strictObject({ name: z.string().min(1), callout: callout.optional() }))
      .refine((texts) => Object.hasOwn(texts, 'en-us'), 'has to have en-us'),
  });
}

const minorUnits = z.record(z.string().length(3), z.number().int().nonnegative());

export const storedDefinition = definitionOf(minorUnits);
export type PromotionDefinition = z.output<typeof storedDefinition>;
