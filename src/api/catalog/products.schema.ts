import { z } from 'zod';
import { SELLING_STATES } from '../../../domain/selling.ts';
import { SHOE_SYSTEMS } from '../../../domain/shoe-sizes.ts';
import { price } from '../core/price.schema.ts';
import { identifier } from '../core/scope.schema.ts';
import { customization } from './recipes.schema.ts';

export const SORTS = ['featured', 'newest', 'price-asc', 'price-desc', 'name', 'rating'] as const;
export const MAX_COUNT = 100;
const MAX_START = 1_000_000;
const MAX_VALUES = 50;

const facetValue = z.string().min(1).max(255);
/** A repeated query parameter arrives as a list. */
const facetValues = z.union([facetValue.transform((value) => [value]), z.array(facetValue).max(MAX_VALUES)]).optional();

const listing = z.object({
  start: z.coerce.number().int().min(0).max(MAX_START).default(0),
  /** At most 100 are returned, whatever `count` is requested. */
  count: z.coerce.number().int().min(0).default(24),
  sort: z.enum(SORTS).default('featured'),
  'f.size': facetValues,
  'f.color': facetValues,
  /** `50-100`, both included. */
  'f.price': facetValues,
  'f.category': facetValues,
  'f.available': facetValues,
  /** `women`, `men`, `kids`. */
  'f.gender': facetValues,
  'f.activity': facetValues,
  /** Of shoes: `narrow`, `regular`, `wide`. */
  'f.width': facetValues,
  /** `true` */
  'f.waterproof': facetValues,
  /** `true` */
  'f.membrane': facetValues,
  /** Grams: `250-500`, both included. */
  'f.weight': facetValues,
  /** The lowest average: `4.5`. */
  'f.rating': facetValues,
  /** Only products with a variant in stock at this store; an unknown store does not filter. */
  storeId: z.string().min(1).max(255).optional().catch(undefined),
});

export const productParams = z.object({ productId: identifier });

export const catalogQuery = listing.extend({
  /** Id or slug, descendants included; `all` or no value lists everything. */
  category: z.string().max(255).optional(),
  /** Exactly these products, in this order, comma separated; those not sold here are left out. */
  ids: z.string().max(8000).optional(),
});

export const searchQuery = listing.extend({ q: z.string().max(200) });
export const suggestQuery = z.object({ q: z.string().max(200) });

const image = z.object({
  src: z.string(),
  alt: z.string(),
  width: z.number().int().optional(),
  height: z.number().int().optional(),
});
const video = z.object({
  /** A path of the shop, or an address at another host, which is only linked. */
  src: z.string(),
  /** Path of the image that stands for it. */
  poster: z.string(),
  width: z.number().int(),
  height: z.number().int(),
  /** Seconds. */
  duration: z.number(),
  /** Paths of WebVTT files by language. */
  captions: z.record(z.string(), z.string()),
  color: z.string().optional(),
});
const rating = z.object({ average: z.number(), count: z.number().int() });
const color = z.object({
  /** Identifies it in every language, also in addresses. */
  name: z.string(),
  /** The displayed name, where it differs. */
  label: z.string().optional(),
  hex: z.string().optional(),
});
const categoryLink = z.object({ id: z.string(), slug: z.string(), name: z.string() });

export const productSummary = z
  .object({
    id: z.string(),
    slug: z.string(),
    name: z.string(),
    brand: z.string(),
    image: image.optional(),
    price,
    /** Path of another view, for hover and focus. */
    alternateImage: z.string().optional(),
    rating: rating.optional(),
    /** The colour that a list shows the product in, where it was asked for one. */
    color: z.string().optional(),
    /** With the paths of a first view of the colour, and of another. */
    colors: z.array(color.extend({ images: z.array(z.string()).max(2).optional() })),
    isAvailable: z.boolean(),
    /** `coming-soon`: not for sale yet; `last-chance`: what is in stock is the last. */
    sellingState: z.enum(SELLING_STATES).optional(),
    /** Ranges of sizes in stock: "US M 7–9.5". */
    availableSizes: z.array(z.string()).optional(),
    /** The variant to add where there is no choice. */
    defaultVariantId: z.string().optional(),
  })
  .meta({ id: 'ProductSummary' });

/** `href` is a path without its locale. */
const pageLink = z.object({ title: z.string(), href: z.string() });

const facet = z.object({
  name: z.string(),
  label: z.string(),
  values: z.array(
    z.object({
      value: z.string(),
      label: z.string(),
      count: z.number().int(),
      selected: z.boolean(),
      /** For a colour. */
      hex: z.string().optional(),
      /** Sizes of shoes, of clothing, of packs are groups, by size system. */
      group: z.object({ name: z.string(), label: z.string() }).optional(),
    }),
  ),
  /** For prices: the lowest and the highest, as whole amounts in major units. */
  range: z.object({ min: z.number(), max: z.number() }).optional(),
});

const productList = z.object({
  total: z.number().int(),
  start: z.number().int(),
  count: z.number().int(),
  products: z.array(productSummary),
  facets: z.array(facet),
  sortOptions: z.array(z.object({ value: z.enum(SORTS), label: z.string(), selected: z.boolean() })),
});

export const catalog = productList
  .extend({
    category: z.object({
      ...categoryLink.shape,
      description: z.string(),
      /** From the root to the parent. */
      path: z.array(categoryLink),
      /** Child categories with products for sale. */
      children: z.array(categoryLink),
    }),
  })
  .meta({ id: 'Catalog' });

export const searchResult = productList
  .extend({
    /** Suggested spelling of the query, where it finds more. A query with a misspelt word finds nothing itself. */
    didYouMean: z.string().optional(),
    /** No product has everything that the query asks for: these come closest. */
    isClosest: z.boolean().optional(),
    /**
     * What the query states beside words and all products have: a price in major units, and a size in stock with its
     * label. Each has the query without it as `rest`; the last `rest` is the query without both.
     */
    stated: z
      .object({
        price: z.object({ from: z.number(), to: z.number().optional(), rest: z.string() }).optional(),
        size: z.object({ label: z.string(), rest: z.string() }).optional(),
        rest: z.string(),
      })
      .optional(),
    /** Some products that resemble a query without results. */
    nearest: z.array(productSummary).optional(),
    pages: z.array(pageLink).optional(),
    /** A path without its locale, for a query that a page serves better than a list. */
    redirect: z.string().optional(),
  })
  .meta({ id: 'SearchResult' });

export const suggestions = z
  .object({
    terms: z.array(z.string()),
    products: z.array(productSummary),
    categories: z.array(categoryLink),
    articles: z.array(pageLink),
    pages: z.array(pageLink).optional(),
  })
  .meta({ id: 'Suggestions' });

/** Units for sale. */
const stock = z.number().int().nonnegative();
/**
 * False where units are not counted: always for sale, and `stock` is only the maximum of one line, not to be displayed.
 */
export const tracked = z.literal(false).optional();

const variant = z.object({
  productId: z.string(),
  upc: z.string().optional(),
  size: z.string().optional(),
  /** A size with its unit: of shoes in their size systems, the site's own first: "US M 9 / EU 42". */
  sizeLabel: z.string().optional(),
  color: z.string().optional(),
  /** The displayed name of the colour, where it differs. */
  colorLabel: z.string().optional(),
  price,
  stock,
  tracked,
  /** ISO 8601: it is not for sale before, and its stock is 0. */
  releaseDate: z.string().optional(),
  /** Not made again: what is in stock is the last. */
  discontinued: z.literal(true).optional(),
  /** Maximum quantity in one cart, apart from stock. */
  maxQty: z.number().int().positive().optional(),
});

export const productDetails = z
  .object({
    id: z.string(),
    masterId: z.string(),
    slug: z.string(),
    name: z.string(),
    brand: z.string(),
    /** HTML. */
    description: z.string(),
    /** The nearest path of categories, then others. */
    categories: z.array(categoryLink.extend({ /** The id of the category above. */ parent: z.string().optional() })),
    attributes: z.record(z.string(), z.string()),
    colors: z.array(color),
    images: z.array(image.extend({ color: z.string().optional() })),
    videos: z.array(video).optional(),
    /** ISO 3166-1 of the country it is made in. */
    origin: z.string().optional(),
    price,
    rating: rating.optional(),
    variants: z.array(variant),
    /** In which `size` names sizes of shoes. */
    sizeSystem: z.enum(SHOE_SYSTEMS).optional(),
    /** Whether it is only sent by email. */
    isDigital: z.boolean().optional(),
    /** What a customer can change of it. */
    customization: customization.optional(),
  })
  .meta({ id: 'ProductDetails' });

export const inventory = z
  .object({
    productId: z.string(),
    variants: z.array(z.object({ productId: z.string(), stock, tracked })),
  })
  .meta({ id: 'Inventory' });

export type Sort = (typeof SORTS)[number];
export type ListingQuery = z.output<typeof listing>;
export type ProductSummary = z.output<typeof productSummary>;
export type ProductDetails = z.output<typeof productDetails>;
export type ProductVideo = z.output<typeof video>;
export type Inventory = z.output<typeof inventory>;
export type Facet = z.output<typeof facet>;
export type Catalog = z.output<typeof catalog>;
export type SearchResult = z.output<typeof searchResult>;
export type PageLink = z.output<typeof pageLink>;
export type Suggestions = z.output<typeof suggestions>;
