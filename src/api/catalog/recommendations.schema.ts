import { z } from 'zod';
import { identifier } from '../core/scope.schema.ts';
import { price } from '../core/price.schema.ts';
import { productSummary } from './products.schema.ts';

export const WIDGETS = ['similar', 'bought-together', 'viewed-together', 'bestsellers', 'cart', 'personal'] as const;
/** Viewed products in a request, the latest first; also products of a cart. */
export const MAX_VIEWED = 12;
/** Viewed products that one view is counted with. */
export const MAX_VIEWED_BEFORE = 4;

export const recommendationQuery = z.object({
  /** By default `similar` where a product is named, else `bestsellers`. */
  widget: z.enum(WIDGETS).optional(),
  /** By product id, slug or variant. */
  productId: identifier.optional(),
  /** Id or slug of the category of the bestsellers. */
  category: z.string().max(255).optional(),
  /** The products in a cart by id, slug or variant, comma separated, for `cart`. They are not stored. */
  inCart: z.string().max(2000).optional(),
  /** Ids of the products viewed on the device, comma separated, the latest first; for `personal` and `cart`. They are not stored. */
  viewed: z.string().max(2000).optional(),
  count: z.coerce.number().int().min(1).max(24).default(8),
});

const { image, rating } = productSummary.shape;

/** A product as lists show it, with the members of a Recommended product (docs/contract.md#recommendations). */
const recommended = productSummary.extend({
  title: z.string(),
  sku: z.string(),
  image: image.unwrap().extend({ /** A media type: `image/webp`. */ type: z.string() }).optional(),
  multiVariantsProduct: z.boolean(),
  /** Sent on a view and on a click, to attribute it to the recommendation. */
  recToken: z.string(),
  rating: rating.unwrap().extend({ showScore: z.boolean(), score: z.number() }).optional(),
  price: price.extend({ lowOriginal: z.number(), lowCurrent: z.number() }),
  url: z.string(),
});

export const recommendations = z
  .object({
    widget: z.enum(WIDGETS),
    total: z.number().int(),
    products: z.array(recommended),
    /** The service that recommends does not respond at the moment. */
    unavailable: z.literal(true).optional(),
  })
  .meta({ id: 'Recommendations' });

export const productViewBody = z.object({
  productId: identifier,
  /** Ids of the products viewed before on the device, the latest first. */
  viewedBefore: z.array(identifier).max(MAX_VIEWED_BEFORE),
});

export const productViewResult = z
  .object({
    /** False where the shop's own figures are not used. */
    counted: z.boolean(),
  })
  .meta({ id: 'ProductView' });

export type RecommendationQuery = z.output<typeof recommendationQuery>;
export type Recommendations = z.output<typeof recommendations>;
export type ProductViewBody = z.output<typeof productViewBody>;
export type ProductViewResult = z.output<typeof productViewResult>;
