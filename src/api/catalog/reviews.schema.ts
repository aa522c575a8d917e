import { z } from 'zod';
import { PHOTO_BYTES, REVIEW_PHOTOS } from '../../../domain/review-photos.ts';
import { REVIEW_SCALES } from '../../../domain/review-scales.ts';
import { identifier } from '../core/scope.schema.ts';

export const REVIEW_SORTS = ['newest', 'helpful', 'highest', 'lowest'] as const;
/** Longer texts are rejected with `REV410`. */
export const REVIEW_LENGTH = 4000;
const MAX_SENT = 100_000;

const page = { start: z.coerce.number().int().min(0).default(0), count: z.coerce.number().int().min(0).default(10) };
const author = z.string().trim().min(1).max(60);
const stars = z.number().int().min(1).max(5);
const scaleAnswer = z.number().int().min(1).max(5).optional();
const writtenScales = z.object({
  fit: scaleAnswer,
  width: scaleAnswer,
  comfort: scaleAnswer,
  durability: scaleAnswer,
  value: scaleAnswer,
});

/** At most 100 reviews are returned, whatever `count` is requested. */
export const reviewsQuery = z.object({
  ...page,
  sort: z.enum(REVIEW_SORTS).default('newest'),
  /** Only reviews with this many stars. */
  rating: z.coerce.number().int().min(1).max(5).optional(),
  /** Only reviews by authors who have this size. */
  size: z.string().trim().min(1).max(60).optional(),
  /** Only reviews with photos, or without. */
  hasPhoto: z
    .enum(['true', 'false'])
    .transform((text) => text === 'true')
    .optional(),
  /** Only reviews in this language, as `de`. */
  language: z
    .string()
    .regex(/^[a-z]{2,3}$/)
    .optional(),
});

export const reviewParams = z.object({ reviewId: identifier });

export const writeReviewBody = z.object({
  rating: stars,
  title: z.string().trim().min(1).max(150),
  text: z.string().trim().min(1).max(MAX_SENT),
  /** By default the account's first name. */
  author: author.optional(),
  /** The size and the color that the author has, as the product names them. */
  size: z.string().trim().min(1).max(60).optional(),
  color: z.string().trim().min(1).max(60).optional(),
  scales: writtenScales.optional(),
  /** All photos of the review by their ids, in order; without it a replaced review has the photos of the former. */
  photos: z.array(identifier).max(REVIEW_PHOTOS).optional(),
  /** The order whose mail asked for the review: it stands for its customer. */
  order: z.object({ orderNumber: identifier, st: z.string().min(1).max(255) }).optional(),
});
/** One photo in base64. */
export const reviewPhotoBody = z.object({
  image: z
    .string()
    .min(1)
    .max(Math.ceil(PHOTO_BYTES / 3) * 4),
});
export const flagBody = z.object({ reason: z.string().trim().max(500).default('') });
export const voteBody = z.object({ helpful: z.boolean() });
export const translateBody = z.object({});

/** An answer on each scale that the author rated, from 1 to 5 (`domain/review-scales.ts`). */
const scale = z.enum(REVIEW_SCALES);
const scaleAnswers = z.partialRecord(scale, stars);
const photo = z.object({ src: z.string(), width: z.number().int(), height: z.number().int() });

const votes = { helpful: z.number().int(), unhelpful: z.number().int() };

export const review = z
  .object({
    id: z.string(),
    productId: z.string(),
    author: z.string(),
    rating: stars,
    title: z.string(),
    /** Plain text. */
    text: z.string(),
    /** Locale the review is written in. */
    locale: z.string(),
    /** Whether the author bought the product here. */
    verified: z.boolean(),
    /** What the author has, in the words of the product's variants. */
    size: z.string().optional(),
    color: z.string().optional(),
    scales: scaleAnswers,
    photos: z.array(photo),
    /** The shop's public reply. */
    reply: z.object({ text: z.string(), createdAt: z.string() }).optional(),
    ...votes,
    /** ISO 8601. */
    createdAt: z.string(),
  })
  .meta({ id: 'Review' });

/** `pending` reviews are not displayed until a moderator approves them. */
const status = z.enum(['pending', 'published']);
export const writtenReview = review.extend({ status }).meta({ id: 'WrittenReview' });

const scaleAverage = z.object({ scale, average: z.number(), count: z.number().int() });
const countOf = <Value extends z.ZodType>(value: Value) => z.array(z.object({ value, count: z.number().int() }));
/** Numbers of reviews by the values of each filter, as the other filters leave them. */
const reviewCounts = z.object({
  rating: countOf(stars),
  size: countOf(z.string()),
  language: countOf(z.string()),
  hasPhoto: z.number().int(),
});

export const reviewList = z
  .object({
    productId: z.string(),
    /** Number of reviews that the filters admit, across all pages. */
    total: z.number().int(),
    start: z.number().int(),
    count: z.number().int(),
    sort: z.enum(REVIEW_SORTS),
    /** Average of all ratings, with and without a review. */
    average: z.number().nullable(),
    ratingCount: z.number().int(),
    /** Numbers of all ratings by stars, from five to one. */
    distribution: z.array(z.object({ rating: stars, count: z.number().int() })),
    /** Number of published reviews, whatever the filters. */
    reviewCount: z.number().int(),
    /** Averages of the scales that reviews answered. */
    scales: z.array(scaleAverage),
    counts: reviewCounts,
    reviews: z.array(review),
  })
  .meta({ id: 'ReviewList' });

/** A photo that is stored, and belongs to no review yet. */
export const reviewPhoto = z
  .object({ id: z.string(), width: z.number().int(), height: z.number().int() })
  .meta({ id: 'ReviewPhotoUpload' });

export const flagResponse = z.object({ reviewId: z.string(), flagged: z.literal(true) }).meta({ id: 'ReviewFlag' });
export const voteResponse = z
  .object({ id: z.string(), ...votes, vote: z.enum(['helpful', 'unhelpful']) })
  .meta({ id: 'Vote' });

export const translation = z
  .object({
    reviewId: z.string(),
    title: z.string(),
    text: z.string(),
    locale: z.string(),
    /** False where the text is the author's original. */
    translated: z.boolean(),
  })
  .meta({ id: 'ReviewTranslation' });

export type ReviewsQuery = z.output<typeof reviewsQuery>;
export type Review = z.output<typeof review>;
export type ReviewPhoto = z.output<typeof photo>;
export type ScaleAverage = z.output<typeof scaleAverage>;
export type ReviewCounts = z.output<typeof reviewCounts>;
export type ReviewList = z.output<typeof reviewList>;
export type WriteReview = z.input<typeof writeReviewBody>;
export type WrittenReview = z.output<typeof writtenReview>;
export type ReviewPhotoUpload = z.output<typeof reviewPhoto>;
export type FlagResponse = z.output<typeof flagResponse>;
export type VoteResponse = z.output<typeof voteResponse>;
export type Translation = z.output<typeof translation>;
