import { z } from 'zod';
import { PHOTO_BYTES, REVIEW_PHOTOS } from '../../../domain/review-photos.ts';
import { identifier } from '../core/scope.schema.ts';

export const REVIEW_SORTS = ['newest', 'helpful', 'highest', 'lowest'] as const;
/** Longer texts are rejected with `REV410`. */
export const REVIEW_LENGTH = 4000;
const MAX_SENT = 100_000;

const page = { start: z.coerce.number().int().min(0).default(0), count: z.coerce.number().int().min(0).default(10) };
const author = z.string().trim().min(1).max(60);
const stars = z.number().int().min(1).max(5);
const scaleAnswer = z.number().int().min(1).max(5).optional();
const scaleAnswers = z.object({
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
});
export const questionsQuery = z.object(page);

export const reviewParams = z.object({ reviewId: identifier });
export const answerParams = z.object({ productId: identifier, answerId: identifier });

export const writeReviewBody = z.object({
  rating: stars,
  title: z.string().trim().min(1).max(150),
  text: z.string().trim().min(1).max(MAX_SENT),
  /** By default the account's first name. */
  author: author.optional(),
  /** The size and the color that the author has, as the product names them. */
  size: z.string().trim().min(1).max(60).optional(),
  color: z.string().trim().min(1).max(60).optional(),
  scales: scaleAnswers.optional(),
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
export const askQuestionBody = z.object({ text: z.string().trim().min(5).max(1000), author: author.optional() });

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
    ...votes,
    /** ISO 8601. */
    createdAt: z.string(),
  })
  .meta({ id: 'Review' });

/** `pending` reviews are not displayed until a moderator approves them. */
const status = z.enum(['pending', 'published']);
export const writtenReview = review.extend({ status }).meta({ id: 'WrittenReview' });

export const reviewList = z
  .object({
    productId: z.string(),
    /** Number of reviews across all pages. */
    total: z.number().int(),
    start: z.number().int(),
    count: z.number().int(),
    sort: z.enum(REVIEW_SORTS),
    /** Average of all ratings, with and without a review. */
    average: z.number().nullable(),
    ratingCount: z.number().int(),
    distribution: z.array(z.object({ rating: stars, count: z.number().int() })),
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

const answer = z.object({
  id: z.string(),
  author: z.string(),
  text: z.string(),
  /** Whether the shop's own staff wrote it. */
  isStaff: z.boolean(),
  ...votes,
  createdAt: z.string(),
});

export const question = z
  .object({
    id: z.string(),
    productId: z.string(),
    author: z.string(),
    text: z.string(),
    locale: z.string(),
    createdAt: z.string(),
    answers: z.array(answer),
  })
  .meta({ id: 'Question' });

export const submittedQuestion = question.extend({ status }).meta({ id: 'AskedQuestion' });

export const questionList = z
  .object({
    productId: z.string(),
    total: z.number().int(),
    start: z.number().int(),
    count: z.number().int(),
    questions: z.array(question),
  })
  .meta({ id: 'QuestionList' });

export type ReviewsQuery = z.output<typeof reviewsQuery>;
export type Review = z.output<typeof review>;
export type ReviewList = z.output<typeof reviewList>;
export type WriteReview = z.input<typeof writeReviewBody>;
export type WrittenReview = z.output<typeof writtenReview>;
export type ReviewPhotoUpload = z.output<typeof reviewPhoto>;
export type FlagResponse = z.output<typeof flagResponse>;
export type VoteResponse = z.output<typeof voteResponse>;
export type Translation = z.output<typeof translation>;
export type Question = z.output<typeof question>;
export type QuestionList = z.output<typeof questionList>;
export type AskQuestion = z.input<typeof askQuestionBody>;
export type SubmittedQuestion = z.output<typeof submittedQuestion>;
