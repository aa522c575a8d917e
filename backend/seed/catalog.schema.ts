import { z } from 'zod';
import { ACTIVITIES } from '../../domain/activities.ts';
import { SHOE_SYSTEMS } from '../../domain/shoe-sizes.ts';
import { definitionOf } from '../cart/promotions/promotion.schema.ts';
import { toMinor } from '../../domain/money.ts';
import { store } from '../../src/api/locations/stores.schema.ts';

/**
 * The demo catalogue, `CATALOG_DIR/`: `categories.json`, `stores.json`, `promotions.json` and one file per product,
 * `products/<slug>.json`. Prices are decimal numbers per currency, converted to minor units when seeded.
 */

const prices = z.record(z.string().length(3), z.number().nonnegative());

export const catalogCategory = z.object({
  id: z.string(),
  slug: z.string(),
  parent: z.string().optional(),
  name: z.string(),
  description: z.string().default(''),
  translations: z.record(z.string(), z.object({ name: z.string(), description: z.string().optional() })).default({}),
});

export const catalogImage = z.object({
  src: z.string(),
  alt: z.string(),
  width: z.number().int(),
  height: z.number().int(),
  /** Colour name it shows; an image without colour belongs to every colour. */
  color: z.string().optional(),
});

/** A film of a product, without sound or with captions; a `src` of another host is linked. */
export const catalogVideo = z.object({
  src: z.string(),
  poster: z.string(),
  width: z.number().int(),
  height: z.number().int(),
  /** Seconds. */
  duration: z.number().positive(),
  /** Paths of WebVTT files by language. */
  captions: z.record(z.string().length(2), z.string()).default({}),
  /** Colour name it shows; without one it belongs to every colour. */
  color: z.string().optional(),
});

/** Of a variant, or of all variants of a product. */
const selling = {
  /** ISO 8601: not for sale before. */
  releaseDate: z.iso.datetime().optional(),
  /** Not made again. */
  discontinued: z.boolean().optional(),
};

export const catalogVariant = z.object({
  sku: z.string(),
  upc: z.string().optional(),
  size: z.string().optional(),
  color: z.string().optional(),
  /** Overrides of the product's prices. */
  prices: prices.optional(),
  originalPrices: prices.optional(),
  stock: z.number().int().nonnegative(),
  /** Maximum per order. */
  maxQty: z.number().int().positive().optional(),
  ...selling,
});

export const catalogProduct = z.object({
  id: z.string(),
  slug: z.string(),
  name: z.string(),
  brand: z.string(),
  description: z.string().meta({ format: 'html' }),
  categories: z.array(z.string()).min(1),
  attributes: z.record(z.string(), z.string()).default({}),
  colors: z.array(z.object({ name: z.string(), hex: z.string() })).default([]),
  images: z.array(catalogImage).default([]),
  videos: z.array(catalogVideo).optional(),
  /** ISO 3166-1 of the country it is made in. */
  origin: z.string().length(2).optional(),
  prices,
  originalPrices: prices.optional(),
  variants: z.array(catalogVariant).min(1),
  ...selling,
  digital: z.boolean().default(false),
  /** System of its shoe sizes, which are named as `ShoeSize` says: customers elsewhere see sizes in their own. */
  sizeSystem: z.enum(SHOE_SYSTEMS).optional(),
  /** What it is made for. */
  activities: z.array(z.enum(ACTIVITIES)).default([]),
  /** ISO 8601 date for the sort `newest`. */
  createdAt: z.string(),
  /** Position in the sort `featured`; lower comes first. */
  rank: z.number().int().default(1000),
  rating: z.object({ average: z.number(), count: z.number().int() }).optional(),
  translations: z
    .record(
      z.string(),
      z.object({
        name: z.string().optional(),
        description: z.string().optional(),
        /** Names and values in the language, in place of all attributes of the product. */
        attributes: z.record(z.string(), z.string()).optional(),
        /** Alternative texts by `src` of the images, in place of theirs. */
        imageTexts: z.record(z.string(), z.string()).optional(),
        /** Displayed names by the names in `colors`. */
        colorNames: z.record(z.string(), z.string()).optional(),
      }),
    )
    .default({}),
});

/** `share` is the fraction of all variants that the store has in stock. */
export const catalogStore = store.omit({ distance: true }).extend({ share: z.number().min(0).max(1).default(0.5) });

const amounts = prices.transform((own) =>
  Object.fromEntries(Object.entries(own).map(([currency, amount]) => [currency, toMinor(amount, currency)])),
);

const moment = z.iso.datetime().transform((text) => Date.parse(text));
const limit = z.number().int().positive();

/** Validity, and maximum uses: by all customers together, by one customer. */
const limits = {
  validFrom: moment.nullable().default(null),
  validTo: moment.nullable().default(null),
  maxUses: limit.nullable().default(null),
  maxUsesPerConsumer: limit.nullable().default(null),
};

export const catalogPromotion = definitionOf(amounts)
  .extend({
    id: z.string().min(1),
    level: z.enum(['ORDER', 'PRODUCT', 'SHIPPING']),
    priority: z.number().int(),
    ...limits,
    /** Seeded with the demo only. */
    demo: z.boolean().default(false),
    coupons: z
      .array(z.strictObject({ code: z.string().regex(/^[^\sa-z]+$/, 'has to be in capitals'), ...limits }))
      .default([]),
  })
  .refine(({ id, reward }) => reward.kind !== 'gift' || id.includes('GWP'), 'the id of a gift has to hold GWP')
  .refine(({ level, reward }) => fits(level, reward.kind), 'the level does not know this reward');

/** A fixed price applies to units or shipments, and `buyGet` to units only. */
function fits(level: string, kind: string): boolean {
  if (kind === 'buyGet') return level === 'PRODUCT';
  if (kind === 'gift') return level !== 'SHIPPING';
  return kind !== 'price' || level !== 'ORDER';
}

export type CatalogPromotion = z.output<typeof catalogPromotion>;
export type CatalogVideo = z.output<typeof catalogVideo>;
export type CatalogStore = z.output<typeof catalogStore>;
export type CatalogProduct = z.output<typeof catalogProduct>;
export type CatalogCategory = z.output<typeof catalogCategory>;
