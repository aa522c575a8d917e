import { z } from 'zod';

const latitude = z.number().min(-90).max(90);
const longitude = z.number().min(-180).max(180);
const time = z.string().regex(/^([01]\d|2[0-4]):[0-5]\d$/);

export const collectionPoint = z
  .object({
    id: z.string(),
    name: z.string(),
    address: z.object({
      addressLine1: z.string(),
      city: z.string(),
      postalCode: z.string(),
      countryCode: z.string().length(2),
    }),
    /** WGS 84 degrees. */
    coordinates: z.object({ latitude, longitude }),
    /** Monday is 1. */
    hours: z.array(z.object({ day: z.number().int().min(1).max(7), opens: time, closes: time })),
    /** Kilometres from the requested point. */
    distance: z.number().nonnegative().optional(),
  })
  .meta({ id: 'CollectionPoint' });

/** Around a postal code or a point; the country defaults to the site's. */
export const collectionPointSearch = z
  .object({
    countryCode: z.string().length(2).optional(),
    postalCode: z.string().max(20).optional(),
    latitude: latitude.optional(),
    longitude: longitude.optional(),
    /** Kilometres. */
    radius: z.number().positive().max(100).default(20),
    count: z.number().int().min(1).max(50).default(10),
  })
  .refine(({ latitude: north, longitude: east }) => (north === undefined) === (east === undefined), {
    error: 'A point has a latitude and a longitude.',
    path: ['longitude'],
  })
  .refine(({ postalCode, latitude: north }) => postalCode !== undefined || north !== undefined, {
    error: 'A place is needed: a postal code or a point.',
    path: ['postalCode'],
  });

export const collectionPointList = z
  .object({ collectionPoints: z.array(collectionPoint) })
  .meta({ id: 'CollectionPointList' });

export type CollectionPoint = z.output<typeof collectionPoint>;
export type CollectionPointSearch = z.input<typeof collectionPointSearch>;
export type CollectionPointList = z.output<typeof collectionPointList>;
