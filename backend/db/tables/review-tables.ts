import type { ColumnType } from 'kysely';

/** What shoppers say and ask about products. Products are named, not referenced: words outlive what is sold. */
export interface ReviewTables {
  review: ReviewTable;
  helpful_vote: HelpfulVoteTable;
  review_flag: ReviewFlagTable;
  rating_base: RatingBaseTable;
  question: QuestionTable;
  answer: AnswerTable;
}

/** A column the database fills in when an insert leaves it out. */
type Defaulted<T> = ColumnType<T, T | undefined, T>;

/** What waits has not been read by a moderator yet. */
type Status = 'pending' | 'published' | 'hidden';
/** Seeding writes `demo` and never touches what shoppers wrote. */
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
  /** What it is written in. */
  locale: string;
  status: Status;
  /** The author bought the product here. */
  is_verified: Defaulted<number>;
  helpful: Defaulted<number>;
  unhelpful: Defaulted<number>;
  source: Source;
  created_at: number;
}

interface HelpfulVoteTable {
  /** Of a review or an answer. */
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

/** Ratings that were given without a review kept here. */
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
  /** Of the shop itself. */
  is_staff: number;
  helpful: Defaulted<number>;
  unhelpful: Defaulted<number>;
  created_at: number;
}
