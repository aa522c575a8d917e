import { z } from 'zod';
import { productDetails, productSummary } from './products.schema.ts';
import { identifier } from '../core/scope.schema.ts';

export const productSetParams = z.object({ productSetId: identifier });

const { variants, sizeSystem } = productDetails.shape;

/** A product of a set with its variants, one of which is chosen. */
const setProduct = productSummary.extend({ variants, sizeSystem });

/**
 * What a guest pays for one of each product that is in stock, in its cheapest variant, in an otherwise empty cart; decimal numbers
 * before delivery, and before tax where prices do not include it.
 */
const setOffer = z.object({
  currency: z.string().length(3),
  /** Without promotions. */
  total: z.number(),
  /** After promotions. */
  reducedTotal: z.number(),
  /** Names of the promotions that reduce the total. */
  promotions: z.array(z.string()),
  /** Number of products that are in stock. */
  available: z.number().int(),
  /** Whether another choice of variants costs more. */
  isLowest: z.boolean(),
});

export const productSet = z
  .object({
    id: z.string(),
    name: z.string(),
    description: z.string(),
    /** Products of the set that are sold here, in the order of the set. */
    products: z.array(setProduct),
    /** Absent where nothing of the set is in stock. */
    offer: setOffer.optional(),
  })
  .meta({ id: 'ProductSet' });

export const productSets = z.object({ productId: z.string(), sets: z.array(productSet) }).meta({ id: 'ProductSets' });

export type ProductSet = z.output<typeof productSet>;
export type SetProduct = z.output<typeof setProduct>;
export type ProductSets = z.output<typeof productSets>;
