import { z } from 'zod';
import { identifier } from '../core/scope.schema.ts';

const time = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/);

/** ISO 8601 weekday, 1 is Monday; a day without an entry is closed. Times are local to the store. */
const openingHours = z.object({ day: z.number().int().min(1).max(7), opens: time, closes: time });

/** A date with other hours than its weekday; without times the store is closed. */
const exceptionalHours = z.object({
  date: z.iso.date(),
  opens: time.optional(),
  closes: time.optional(),
  reason: z.string().max(200).optional(),
});

/** Services of a store. `pickup` stores hand out orders. */
export const STORE_SERVICES = ['pickup', 'repair', 'fitting', 'returns', 'rental'] as const;

export const store = z
  .object({
    id: z.string(),
    name: z.string(),
    address: z.object({
      addressLine1: z.string(),
      addressLine2: z.string().optional(),
      city: z.string(),
      province: z.string().optional(),
      postalCode: z.string(),
      countryCode: z.string().length(2),
    }),
    /** WGS 84 degrees. */
    coordinates: z.object({ latitude: z.number().min(-90).max(90), longitude: z.number().min(-180).max(180) }),
    phone: z.string().optional(),
    email: z.string().optional(),
    /** IANA name, such as `America/Denver`. */
    timeZone: z.string(),
    hours: z.array(openingHours),
    exceptionalHours: z.array(exceptionalHours),
    services: z.array(z.enum(STORE_SERVICES)),
    /** Address of its page below `/stores`. */
    path: z.string().optional().meta({ example: 'us/colorado/boulder/marrow-ridge-boulder' }),
    /** Kilometres from the requested point. */
    distance: z.number().nonnegative().optional(),
  })
  .meta({ id: 'Store' });

/** Without a point, a place or a text: every store of the site, ordered by name. */
export const storeSearch = z
  .object({
    /** Words of name, city, province or postal code. */
    q: z.string().max(200).optional(),
    /** A town or a postal code that stores are searched around; an unknown one is taken as words. */
    near: z.string().max(200).optional(),
    /** The point that stores are searched around; it precedes `near`. */
    latitude: z.number().min(-90).max(90).optional(),
    longitude: z.number().min(-180).max(180).optional(),
    /** Kilometres around the point or the place. */
    radius: z.number().positive().max(20_000).optional(),
    storeIds: z.array(identifier).max(100).optional(),
    services: z.array(z.enum(STORE_SERVICES)).max(STORE_SERVICES.length).optional(),
    /** Only stores with this variant, or a variant of this product, in stock. */
    productId: identifier.optional(),
    start: z.number().int().min(0).default(0),
    count: z.number().int().min(0).max(100).default(20),
  })
  .refine(({ latitude, longitude }) => (latitude === undefined) === (longitude === undefined), {
    error: 'A point has a latitude and a longitude.',
    path: ['longitude'],
  });

/** What the stores are searched around; without a name for a point. */
const place = z.object({ name: z.string().optional(), latitude: z.number(), longitude: z.number() });

export const storeList = z
  .object({
    total: z.number().int(),
    start: z.number().int(),
    count: z.number().int(),
    place: place.optional(),
    stores: z.array(store),
  })
  .meta({ id: 'StoreList' });

export const storeDirectoryQuery = z.object({
  /** Such as `us/colorado/boulder`; without it the countries. */
  path: z.string().max(500).optional(),
});

/** A country, region or city with the number of its stores. */
const directoryPlace = z.object({
  kind: z.enum(['country', 'region', 'city']),
  /** In the language of the locale. */
  name: z.string(),
  path: z.string(),
  count: z.number().int(),
});

export const storeDirectoryAnswer = z
  .object({
    /** From the country to the requested place, or to the city of the requested store. */
    trail: z.array(directoryPlace),
    places: z.array(directoryPlace),
    /** Stores of the requested city; of a country or region too, where they are few. */
    stores: z.array(store),
    /** The requested store. */
    store: store.optional(),
  })
  .meta({ id: 'StoreDirectory' });

export const storePathsQuery = z.object({
  start: z.coerce.number().int().min(0).default(0),
  count: z.coerce.number().int().min(0).max(1000).default(100),
});

export const storePaths = z
  .object({ total: z.number().int(), start: z.number().int(), count: z.number().int(), paths: z.array(z.string()) })
  .meta({ id: 'StorePaths' });

export type Store = z.output<typeof store>;
export type StoreSearch = z.input<typeof storeSearch>;
export type StoreList = z.output<typeof storeList>;
export type StoreDirectoryAnswer = z.output<typeof storeDirectoryAnswer>;
export type StorePaths = z.output<typeof storePaths>;
