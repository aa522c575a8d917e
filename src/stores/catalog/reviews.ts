import { askQuestion, flagReview, writeReview } from '../../api/catalog/reviews.ts';
import type { AskQuestion, WriteReview } from '../../api/catalog/reviews.schema.ts';
import { createAction } from '../core/action.ts';
import { callApi } from '../core/api.ts';
import { currentSession } from '../core/session.ts';

/** A guest has to have a session too. */
async function withSession<Value>(call: () => Promise<Value>): Promise<Value> {
  await currentSession();
  return call();
}

interface OfProduct<Body> {
  readonly productId: string;
  readonly body: Body;
}

/** A moderator reads it before others do. */
export const submitQuestion = createAction(({ productId, body }: OfProduct<AskQuestion>) =>
  withSession(() => callApi(askQuestion, { params: { productId }, body })),
);

/** Writing again replaces the former one. */
export const submitReview = createAction(({ productId, body }: OfProduct<WriteReview>) =>
  withSession(() => callApi(writeReview, { params: { productId }, body })),
);

export const reportReview = createAction(({ reviewId, reason }: { reviewId: string; reason: string }) =>
  withSession(() => callApi(flagReview, { params: { reviewId }, body: { reason } })),
);
