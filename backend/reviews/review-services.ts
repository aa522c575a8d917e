import { createPublication } from './publication.ts';
import { createAskerMails, type QuestionMailDeps } from './question-mails.ts';
import { createQuestionModeration, type QuestionModerationDeps } from './question-moderation.ts';
import { createQuestionService, type QuestionService } from './questions.ts';
import { createReviewService, type ReviewService, type ReviewServiceDeps } from './reviews.ts';
import type { QuestionModeration } from '../../src/cms/moderation.ts';

type Deps = ReviewServiceDeps & QuestionMailDeps & Pick<QuestionModerationDeps, 'brand'>;

/** Reviews and questions, which share one database and one publication rule. */
export function createReviewServices(deps: Deps): {
  reviews: ReviewService;
  questions: QuestionService;
  questionModeration: QuestionModeration;
} {
  const notifyAsker = createAskerMails(deps);
  return {
    reviews: createReviewService(deps),
    questions: createQuestionService({ ...deps, notifyAsker, publication: createPublication(deps) }),
    questionModeration: createQuestionModeration({ ...deps, notifyAsker }),
  };
}
