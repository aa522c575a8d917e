import { z } from 'zod';
import { SHOE_SYSTEMS } from '../../src/lib/shoe-sizes.ts';
import { store } from '../../src/api/stores.schema.ts';

/**
 * The demo catalogue, `CATALOG_DIR/`: `categories.json`, `stores.json` and one file per product, `products/<slug>.json`. Prices are
 * decimal numbers per currency, converted to minor units when seeded.
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
  /** Colour name it shows; without one it belongs to every colour. */
  color: z.string().optional(),
});

export const catalogVariant = z.object({
  sku: z.string(),
  upc: z.string().optional(),
  size: z.string().optional(),
  color: z.string().optional(),
  /** Overrides of the product's prices. */
  prices: prices.optional(),
  originalPrices: prices.optional(),
  stock: z.number().int().nonnegative(),
  /** Most of it one order may hold. */
  maxQty: z.number().int().positive().optional(),
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
  prices,
  originalPrices: prices.optional(),
  variants: z.array(catalogVariant).min(1),
  digital: z.boolean().default(false),
  /** Numbering of its shoe sizes: shoppers elsewhere see theirs. */
  sizeSystem: z.enum(SHOE_SYSTEMS).optional(),
  /** ISO 8601 date for the sort `newest`. */
  createdAt: z.string(),
  /** Position in the sort `featured`; lower comes first. */
  rank: z.number().int().default(1000),
  rating: z.object({ average: z.number(), count: z.number().int() }).optional(),
  translations: z
    .record(z.string(), z.object({ name: z.string().optional(), description: z.string().optional() }))
    .default({}),
});

/** `share` is the part of all variants that lies on the store's shelf. */
export const catalogStore = store.omit({ distance: true }).extend({ share: z.number().min(0).max(1).default(0.5) });

export type CatalogStore = z.output<typeof catalogStore>;
export type CatalogProduct = z.output<typeof catalogProduct>;
export type CatalogCategory = z.output<typeof catalogCategory>;
