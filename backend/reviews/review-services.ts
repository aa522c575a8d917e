import type { QuestionModeration } from '../../src/cms/preview/question-moderation.ts';
import { createPublication } from './publication.ts';
import type { NotifyAsker } from './question-mails.ts';
import { createQuestionModeration } from './question-moderation.ts';
import { createQuestionService, type QuestionService } from './questions.ts';
import { createReviewService, type ReviewService, type ReviewServiceDeps } from './reviews.ts';

interface Deps extends ReviewServiceDeps {
  /** Without it nobody is told of an answer. */
  readonly notifyAsker?: NotifyAsker;
  /** The name that answers of the shop are shown with. */
  readonly brand?: string;
}

/** Reviews and questions, which share one database and one publication rule. */
export function createReviewServices({ notifyAsker = async () => {}, brand = '', ...deps }: Deps): {
  reviews: ReviewService;
  questions: QuestionService;
  questionModeration: QuestionModeration;
} {
  const publication = createPublication(deps);
  return {
    reviews: createReviewService(deps),
    questions: createQuestionService({ ...deps, notifyAsker, publication }),
    questionModeration: createQuestionModeration({ ...deps, notifyAsker, brand }),
  };
}
