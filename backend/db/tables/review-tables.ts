import type { Defaulted } from './column-types.ts';

/** Reviews and questions about products. They name products without a foreign key, because they outlive products. */
export interface ReviewTables {
  review: ReviewTable;
  review_photo: ReviewPhotoTable;
  review_upload: ReviewUploadTable;
  review_request: ReviewRequestTable;
  review_summary: ReviewSummaryTable;
  review_translation: ReviewTranslationTable;
  helpful_vote: HelpfulVoteTable;
  review_flag: ReviewFlagTable;
  rating_base: RatingBaseTable;
  question: QuestionTable;
  answer: AnswerTable;
}

/** `pending`: not moderated yet. */
type Status = 'pending' | 'published' | 'hidden';
/** Seeding writes `demo`, an import `import`; neither changes what customers wrote. */
type Source = 'demo' | 'import' | 'shopper';

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
  /** The size and the color that the author has, as the product names them. */
  size: string | null;
  color: string | null;
  /** JSON object of the author's answers by scale (`domain/review-scales.ts`). */
  scales: string | null;
  /** When and by which editor the review was approved or refused; null where nobody did. */
  moderated_at: number | null;
  moderated_by: string | null;
  /** Why a review with the status `hidden` is not shown. */
  refused_reason: string | null;
  /** The shop's public reply. */
  reply: string | null;
  replied_at: number | null;
  /** 1: the review has photos; set with the summary of its product. */
  has_photo: Defaulted<number>;
}

interface ReviewPhotoTable {
  /** Also the name of its file. */
  id: string;
  review_id: string;
  /** From 0, in the order the author chose. */
  position: number;
  /** In pixels. */
  width: number;
  height: number;
}

/** Counts of a product's published reviews. */
interface ReviewSummaryTable {
  product_id: string;
  /** JSON list of counts by rating, size, locale and whether there are photos. */
  groups: string;
  /** JSON object of the number and sum of answers by scale. */
  scales: string;
}

/** The translation of a review that a provider returned. */
interface ReviewTranslationTable {
  review_id: string;
  /** ISO 639. */
  language: string;
  /** Of the texts that were translated. */
  source_hash: string;
  title: string;
  text: string;
}

/** A photo that was sent and belongs to no review yet. */
interface ReviewUploadTable {
  id: string;
  consumer_no: string;
  /** In pixels. */
  width: number;
  height: number;
  created_at: number;
}

/** An order whose customer is asked for reviews, once. */
interface ReviewRequestTable {
  order_number: string;
  delivered_at: number;
  /** Null until the mail is written. */
  mailed_at: number | null;
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
  /** Of the request; null for questions of the demo. */
  site_id: Defaulted<string | null>;
  /** Where the asker wants a mail once the question is answered; null again when it was enqueued. */
  email: Defaulted<string | null>;
  /** When and by which editor the question was approved or rejected; null where nobody did. */
  moderated_at: Defaulted<number | null>;
  moderated_by: Defaulted<string | null>;
  /** Why a question with the status `hidden` is not shown. */
  rejected_reason: Defaulted<string | null>;
}

interface AnswerTable {
  id: string;
  question_id: string;
  /** Null for answers of the shop and of the demo. */
  consumer_no: Defaulted<string | null>;
  author: string;
  text: string;
  status: Defaulted<Status>;
  /** 1: by the shop itself. */
  is_staff: number;
  /** 1: the author bought the product in this shop. */
  is_verified: Defaulted<number>;
  helpful: Defaulted<number>;
  unhelpful: Defaulted<number>;
  created_at: number;
  moderated_at: Defaulted<number | null>;
  moderated_by: Defaulted<string | null>;
  rejected_reason: Defaulted<string | null>;
}
