import { createQuestionService, type QuestionService } from './questions.ts';
import { createReviewService, type ReviewService, type ReviewServiceParts } from './reviews.ts';

/** Reviews and questions, which one database keeps and one rule publishes. */
export function createReviewServices(parts: ReviewServiceParts): {
  reviews: ReviewService;
  questions: QuestionService;
} {
  return { reviews: createReviewService(parts), questions: createQuestionService(parts) };
}
