import { createQuestionService, type QuestionService } from './questions.ts';
import { createReviewService, type ReviewService, type ReviewServiceDeps } from './reviews.ts';

/** Reviews and questions, which share one database and one publication rule. */
export function createReviewServices(deps: ReviewServiceDeps): {
  reviews: ReviewService;
  questions: QuestionService;
} {
  return { reviews: createReviewService(deps), questions: createQuestionService(deps) };
}
