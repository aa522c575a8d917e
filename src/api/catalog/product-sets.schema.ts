import { z } from 'zod';
import { productSummary } from './products.schema.ts';
import { identifier } from '../core/scope.schema.ts';

export const productSetParams = z.object({ productSetId: identifier });

export const productSet = z
  .object({
    id: z.string(),
    name: z.string(),
    description: z.string(),
    /** Products of the set that are sold here, in the order of the set. */
    products: z.array(productSummary),
  })
  .meta({ id: 'ProductSet' });

export const productSets = z.object({ productId: z.string(), sets: z.array(productSet) }).meta({ id: 'ProductSets' });

export const WIDGETS = ['similar', 'bought-together', 'bestsellers'] as const;

export const recommendationQuery = z.object({
  /** By default `similar` where a product is named, else `bestsellers`. */
  widget: z.enum(WIDGETS).optional(),
  /** By product id, slug or variant. */
  productId: identifier.optional(),
  /** Id or slug of the category of the bestsellers. */
  category: z.string().max(255).optional(),
  count: z.coerce.number().int().min(1).max(24).default(8),
});

const recommended = productSummary.extend({
  sku: z.string(),
  multiVariantsProduct: z.boolean(),
  /** Sent on a click, to attribute it to the widget. */
  recToken: z.string(),
  url: z.string(),
});

export const recommendations = z
  .object({ widget: z.enum(WIDGETS), total: z.number().int(), products: z.array(recommended) })
  .meta({ id: 'Recommendations' });

export type ProductSet = z.output<typeof productSet>;
export type ProductSets = z.output<typeof productSets>;
export type RecommendationQuery = z.output<typeof recommendationQuery>;
export type Recommendations = z.output<typeof recommendations>;
