import type { Defaulted } from './column-types.ts';

/** Reviews and questions about products. They name products without a foreign key, because they outlive products. */
export interface ReviewTables {
  review: ReviewTable;
  helpful_vote: HelpfulVoteTable;
  review_flag: ReviewFlagTable;
  rating_base: RatingBaseTable;
  question: QuestionTable;
  answer: AnswerTable;
}

/** `pending`: not moderated yet. */
type Status = 'pending' | 'published' | 'hidden';
/** Seeding writes `demo` and never changes what customers wrote. */
type Source = 'demo' | 'shopper';

interface ReviewTable {
  id: string;
  product_id: string;
  consumer_no: string | null;
  author: string;
  /** 1 to 5. */
  rating: number;
  title: string;
  text: string;
  /** The locale of the text. */
  locale: string;
  status: Status;
  /** 1: the author bought the product in this shop. */
  is_verified: Defaulted<number>;
  helpful: Defaulted<number>;
  unhelpful: Defaulted<number>;
  source: Source;
  created_at: number;
}

interface HelpfulVoteTable {
  /** The id of a review or an answer. */
  subject_id: string;
  consumer_no: string;
  is_helpful: number;
}

interface ReviewFlagTable {
  review_id: string;
  consumer_no: string;
  reason: string;
  created_at: number;
}

/** Ratings without a stored review. */
interface RatingBaseTable {
  product_id: string;
  /** JSON list of five counts, from one star to five. */
  counts: string;
}

interface QuestionTable {
  id: string;
  product_id: string;
  consumer_no: string | null;
  author: string;
  text: string;
  locale: string;
  status: Status;
  source: Source;
  created_at: number;
}

interface AnswerTable {
  id: string;
  question_id: string;
  author: string;
  text: string;
  /** 1: by the shop itself. */
  is_staff: number;
  helpful: Defaulted<number>;
  unhelpful: Defaulted<number>;
  created_at: number;
}
