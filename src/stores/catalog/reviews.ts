import { askQuestion } from '../../api/catalog/questions.ts';
import type { AskQuestion } from '../../api/catalog/questions.schema.ts';
import { flagReview, translateReview, voteReview, writeReview } from '../../api/catalog/reviews.ts';
import type { WriteReview } from '../../api/catalog/reviews.schema.ts';
import { createAction } from '../core/action.ts';
import { callApi } from '../core/api.ts';
import { asVisitor } from '../core/session-call.ts';

interface OfProduct<Body> {
  readonly productId: string;
  readonly body: Body;
}

/** Whether it is published at once is in the response. */
export const submitQuestion = createAction('reviews/ask-question', ({ productId, body }: OfProduct<AskQuestion>) =>
  asVisitor(() => callApi(askQuestion, { params: { productId }, body })),
);

/** A second review of a product replaces the first. */
export const submitReview = createAction('reviews/write', ({ productId, body }: OfProduct<WriteReview>) =>
  asVisitor(() => callApi(writeReview, { params: { productId }, body })),
);

export const reportReview = createAction(
  'reviews/report',
  ({ reviewId, reason }: { reviewId: string; reason: string }) =>
    asVisitor(() => callApi(flagReview, { params: { reviewId }, body: { reason } })),
);

/** One vote for each visitor and review; the last one counts. */
export const voteOnReview = createAction(
  'reviews/vote',
  ({ reviewId, isHelpful }: { reviewId: string; isHelpful: boolean }) =>
    asVisitor(() => callApi(voteReview, { params: { reviewId }, body: { helpful: isHelpful } })),
);

/** In the language of the page. */
export const translateReviewText = createAction('reviews/translate', (reviewId: string) =>
  callApi(translateReview, { params: { reviewId }, body: {} }),
);
