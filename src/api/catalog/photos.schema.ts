import { z } from 'zod';
import { CAPTION_LENGTH, PHOTO_NAME_LENGTH, PHOTO_PRODUCTS } from '../../../domain/photos.ts';
import { identifier } from '../core/scope.schema.ts';
import { productSummary } from './products.schema.ts';
import { reviewPhotoBody } from './reviews.schema.ts';

/** An id of the photo service. */
const serviceId = z.string().regex(/^[\w.~-]{1,100}$/);

export const customerParams = z.object({ customerId: identifier });
export const mediaParams = z.object({ mediaId: identifier });
export const streamParams = z.object({ streamId: identifier });
export const userParams = z.object({ userId: identifier });

/** Of the 50 newest photos. */
export const pageQuery = z.object({
  start: z.coerce.number().int().min(0).default(0),
  count: z.coerce.number().int().min(1).max(50).default(20),
});
export const categoryMediaQuery = pageQuery.extend({
  /** Slug of a category; without it photos of all of them. */
  category: z.string().max(255).optional(),
});
export const streamsMediaQuery = pageQuery.extend({
  /** Ids of products, comma separated; without it photos of all of them. */
  streams: z.string().max(4000).optional(),
});

export const photoReportBody = z.object({ reason: z.string().trim().max(500).default('') });
/** One photo in base64. */
export const stashBody = reviewPhotoBody;
export const photoUserBody = z.object({ name: z.string().trim().min(1).max(PHOTO_NAME_LENGTH) });
export const newMediaBody = z.object({
  stashId: identifier,
  caption: z.string().trim().max(CAPTION_LENGTH).default(''),
  /** Products that the photo shows, by id, slug or variant. */
  streams: z.array(identifier).max(PHOTO_PRODUCTS).default([]),
});

export const photoService = z
  .object({
    /** False where the shop has no photo service, or it does not respond. */
    isAvailable: z.boolean(),
    customerId: z.string().optional(),
    name: z.string().optional(),
    /** Whether hosts of the images set cookies: then photos are shown with consent C0003 only. */
    setsCookies: z.boolean(),
  })
  .meta({ id: 'PhotoService' });

const image = z.object({
  src: z.string(),
  width: z.number().int().optional(),
  height: z.number().int().optional(),
});

export const media = z
  .object({
    id: serviceId,
    author: z.string(),
    /** Plain text; empty without one. */
    caption: z.string(),
    /** Of the caption, as `de`. */
    language: z.string().optional(),
    image,
    /** The original on a social network. */
    href: z.string().optional(),
    /** ISO 8601. */
    createdAt: z.string(),
    /** Ids of the products it shows. */
    streams: z.array(z.string()),
  })
  .meta({ id: 'Photo' });

export const mediaList = z
  .object({
    total: z.number().int(),
    start: z.number().int(),
    count: z.number().int(),
    media: z.array(media),
    setsCookies: z.boolean(),
    /** The photo service does not respond at the moment. */
    unavailable: z.literal(true).optional(),
  })
  .meta({ id: 'PhotoList' });

/** A stream is the product of that id. */
const stream = z.object({ id: z.string(), product: productSummary });
export const mediaStreams = z
  .object({ mediaId: z.string(), streams: z.array(stream), unavailable: z.literal(true).optional() })
  .meta({ id: 'PhotoStreams' });

export const photoReport = z.object({ mediaId: z.string(), reported: z.literal(true) }).meta({ id: 'PhotoReport' });
/** A photo that is stored, and nobody's yet. */
export const stash = z
  .object({ id: z.string(), width: z.number().int(), height: z.number().int() })
  .meta({ id: 'PhotoStash' });
export const photoUser = z.object({ userId: z.string(), name: z.string() }).meta({ id: 'PhotoUser' });
/** It is shown once a moderator has approved it. */
export const newMedia = z.object({ mediaId: z.string(), status: z.literal('pending') }).meta({ id: 'SentPhoto' });

export type PageQuery = z.output<typeof pageQuery>;
export type CategoryMediaQuery = z.output<typeof categoryMediaQuery>;
export type StreamsMediaQuery = z.output<typeof streamsMediaQuery>;
export type PhotoService = z.output<typeof photoService>;
export type Media = z.output<typeof media>;
export type MediaList = z.output<typeof mediaList>;
export type MediaStreams = z.output<typeof mediaStreams>;
export type PhotoReport = z.output<typeof photoReport>;
export type PhotoStash = z.output<typeof stash>;
export type PhotoUser = z.output<typeof photoUser>;
export type NewMediaBody = z.input<typeof newMediaBody>;
export type NewMedia = z.output<typeof newMedia>;
