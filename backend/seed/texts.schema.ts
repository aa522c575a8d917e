import { z } from 'zod';
import { REVIEW_SCALES } from '../../domain/review-scales.ts';

const date = z.iso.date();
const stars = z.number().int().min(1).max(5);

const catalogReview = z.object({
  id: z.string(),
  productId: z.string(),
  author: z.string(),
  rating: stars,
  title: z.string(),
  text: z.string(),
  locale: z.string(),
  createdAt: date,
  verified: z.boolean().default(false),
  size: z.string().optional(),
  color: z.string().optional(),
  scales: z.partialRecord(z.enum(REVIEW_SCALES), stars).optional(),
  reply: z.object({ text: z.string(), date }).optional(),
  helpful: z.number().int().nonnegative().default(0),
  unhelpful: z.number().int().nonnegative().default(0),
});

const catalogAnswer = z.object({
  id: z.string(),
  author: z.string(),
  text: z.string(),
  isStaff: z.boolean().default(false),
  createdAt: date,
  helpful: z.number().int().nonnegative().default(0),
});

const catalogQuestion = z.object({
  id: z.string(),
  productId: z.string(),
  author: z.string(),
  text: z.string(),
  locale: z.string(),
  createdAt: date,
  answers: z.array(catalogAnswer).default([]),
});

/** `reviews.json` and `questions.json`: what the demo's customers wrote, and what the shop answered. */
export const catalogFeedback = z.object({
  reviews: z.array(catalogReview).default([]),
  questions: z.array(catalogQuestion).default([]),
});

/** An entry of `product-sets.json`: products that are offered together. */
export const catalogProductSet = z.object({
  id: z.string(),
  name: z.string(),
  description: z.string().default(''),
  productIds: z.array(z.string()).min(2),
  translations: z.record(z.string(), z.object({ name: z.string(), description: z.string().default('') })).default({}),
});

export type CatalogFeedback = z.output<typeof catalogFeedback>;
export type CatalogProductSet = z.output<typeof catalogProductSet>;
