import { productParams } from '../../src/api/catalog/products.schema.ts';
import * as api from '../../src/api/catalog/questions.ts';
import * as schema from '../../src/api/catalog/questions.schema.ts';
import { voteBody, voteResponse } from '../../src/api/catalog/reviews.schema.ts';
import { openEndpoint, sessionEndpoint, type Endpoint } from '../http/endpoint.ts';
import type { QuestionService } from './questions.ts';

export function questionEndpoints(questions: QuestionService): Endpoint[] {
  return [
    openEndpoint(api.getQuestions, {
      summary: 'Questions about a product with their answers, by default the newest first; `q` searches in both',
      params: productParams,
      query: schema.questionsQuery,
      response: schema.questionList,
      perform: ({ params, query }, { scope }) => questions.list(params.productId, query, scope.locale),
    }),
    sessionEndpoint(api.askQuestion, {
      summary: 'Ask a question about a product',
      status: 201,
      params: productParams,
      body: schema.askQuestionBody,
      response: schema.submittedQuestion,
      perform: ({ params, body }, { principal: { consumerNo }, scope }) =>
        questions.ask({ consumerNo, scope }, params.productId, body),
    }),
    sessionEndpoint(api.answerQuestion, {
      summary: 'Answer a question, or replace the own answer; published at once for buyers of the product',
      status: 201,
      params: schema.questionParams,
      body: schema.answerQuestionBody,
      response: schema.submittedAnswer,
      perform: ({ params, body }, { principal: { consumerNo }, scope }) =>
        questions.answer({ consumerNo, scope }, params, body),
    }),
    sessionEndpoint(api.voteOnAnswer, {
      summary: 'Rate an answer as helpful or not; the last vote counts',
      params: schema.answerParams,
      body: voteBody,
      response: voteResponse,
      perform: ({ params, body }, { principal: { consumerNo } }) =>
        questions.voteOnAnswer({ consumerNo, ...params, isHelpful: body.helpful }),
    }),
  ];
}
