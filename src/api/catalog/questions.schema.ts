import { z } from 'zod';
import { identifier } from '../core/scope.schema.ts';

const QUESTION_SORTS = ['newest', 'answered'] as const;
export const MIN_TEXT = 5;
/** Characters of a question or an answer. */
export const MAX_TEXT = 1000;
export const MAX_NAME = 60;
const MAX_QUERY = 100;

const count = (initial: number) => z.coerce.number().int().min(0).default(initial);

/** At most 100 questions are returned, whatever `count` is requested. */
export const questionsQuery = z.object({
  start: count(0),
  count: count(10),
  /** `answered`: those with the most answers first. With `q`, the best match is first. */
  sort: z.enum(QUESTION_SORTS).default('newest'),
  /** Only questions that contain these words, in themselves or in an answer. */
  q: z.string().trim().max(MAX_QUERY).optional(),
  /** Only questions written in this language, as ISO 639 names it. */
  language: z
    .string()
    .regex(/^[a-z]{2}$/)
    .optional(),
});

export const questionParams = z.object({ productId: identifier, questionId: identifier });
export const answerParams = z.object({ productId: identifier, answerId: identifier });

/** By default the account's first name. */
const author = z.string().trim().min(1).max(MAX_NAME).optional();
const text = z.string().trim().min(MIN_TEXT).max(MAX_TEXT);

export const askQuestionBody = z.object({
  text,
  author,
  /** Gets one mail when the question is answered. */
  email: z.string().trim().max(254).optional(),
});
export const answerQuestionBody = z.object({ text, author });

const answer = z.object({
  id: z.string(),
  author: z.string(),
  /** Plain text. */
  text: z.string(),
  /** Whether the shop's own staff wrote it. */
  isStaff: z.boolean(),
  /** Whether the author bought the product here. */
  isVerified: z.boolean(),
  helpful: z.number().int(),
  unhelpful: z.number().int(),
  /** ISO 8601. */
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

/** `pending`: not displayed until a moderator approves it. */
const status = z.enum(['pending', 'published']);
export const submittedQuestion = question.extend({ status }).meta({ id: 'AskedQuestion' });
export const submittedAnswer = answer.extend({ questionId: z.string(), status }).meta({ id: 'SubmittedAnswer' });

export const questionList = z
  .object({
    productId: z.string(),
    /** Number of questions across all pages. */
    total: z.number().int(),
    start: z.number().int(),
    count: z.number().int(),
    questions: z.array(question),
  })
  .meta({ id: 'QuestionList' });

export type QuestionsQuery = z.output<typeof questionsQuery>;
export type Question = z.output<typeof question>;
export type Answer = z.output<typeof answer>;
export type QuestionList = z.output<typeof questionList>;
export type AskQuestion = z.input<typeof askQuestionBody>;
export type AnswerQuestion = z.input<typeof answerQuestionBody>;
export type SubmittedQuestion = z.output<typeof submittedQuestion>;
export type SubmittedAnswer = z.output<typeof submittedAnswer>;
