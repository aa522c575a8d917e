import { createQuestionService, type QuestionService } from './questions.ts';
import { createReviewService, type ReviewService, type ReviewServiceDeps } from './reviews.ts';

/** Reviews and questions, which one database keeps and one rule publishes. */
export function createReviewServices(deps: ReviewServiceDeps): {
  reviews: ReviewService;
  questions: QuestionService;
} {
  return { reviews: createReviewService(deps), questions: createQuestionService(deps) };
}
