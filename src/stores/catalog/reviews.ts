import { askQuestion, flagReview, writeReview } from '../../api/catalog/reviews.ts';
import type { AskQuestion, WriteReview } from '../../api/catalog/reviews.schema.ts';
import { createAction } from '../core/action.ts';
import { callApi } from '../core/api.ts';
import { currentSession } from '../core/session.ts';

/** These calls need a session, also for guests. */
async function withSession<Value>(call: () => Promise<Value>): Promise<Value> {
  await currentSession();
  return call();
}

interface OfProduct<Body> {
  readonly productId: string;
  readonly body: Body;
}

/** The question is published after moderation. */
export const submitQuestion = createAction('reviews/ask-question', ({ productId, body }: OfProduct<AskQuestion>) =>
  withSession(() => callApi(askQuestion, { params: { productId }, body })),
);

/** A second review of a product replaces the first. */
export const submitReview = createAction('reviews/write', ({ productId, body }: OfProduct<WriteReview>) =>
  withSession(() => callApi(writeReview, { params: { productId }, body })),
);

export const reportReview = createAction(
  'reviews/report',
  ({ reviewId, reason }: { reviewId: string; reason: string }) =>
    withSession(() => callApi(flagReview, { params: { reviewId }, body: { reason } })),
);
