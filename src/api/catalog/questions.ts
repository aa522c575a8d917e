import { operation } from '../core/operation.ts';
import type { VoteResponse } from './reviews.schema.ts';
import type {
  AnswerQuestion,
  AskQuestion,
  QuestionList,
  QuestionsQuery,
  SubmittedAnswer,
  SubmittedQuestion,
} from './questions.schema.ts';

/** Parameters of a product: its id, slug or variant. */
interface OfProduct extends Record<string, string> {
  productId: string;
}

export const getQuestions = operation<{ params: OfProduct; query: Partial<QuestionsQuery> }, QuestionList>({
  name: 'getQuestions',
  method: 'GET',
  path: '/products/v1/products/{productId}/reviews/questions',
  access: 'anyone',
  errors: ['ITEM_NOT_AVAILABLE'],
});

export const askQuestion = operation<{ params: OfProduct; body: AskQuestion }, SubmittedQuestion>({
  name: 'askQuestion',
  method: 'POST',
  path: '/products/v1/products/{productId}/reviews/questions',
  access: 'visitor',
  errors: ['ITEM_NOT_AVAILABLE', 'AUT453', 'API429'],
});

/** One answer per customer and question: a further one replaces it. */
export const answerQuestion = operation<
  { params: { productId: string; questionId: string }; body: AnswerQuestion },
  SubmittedAnswer
>({
  name: 'answerQuestion',
  method: 'POST',
  path: '/products/v1/products/{productId}/reviews/questions/{questionId}/answers',
  access: 'consumer',
  errors: ['ITEM_NOT_AVAILABLE', 'API404'],
});

export const voteOnAnswer = operation<
  { params: { productId: string; answerId: string }; body: { helpful: boolean } },
  VoteResponse
>({
  name: 'voteAnswer',
  method: 'POST',
  path: '/products/v1/products/{productId}/review/{answerId}/questions/vote',
  access: 'visitor',
  errors: ['ITEM_NOT_AVAILABLE', 'API404'],
});
