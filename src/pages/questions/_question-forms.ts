import { isEmail } from '../../../domain/email.ts';
import { MAX_NAME, MIN_TEXT } from '../../api/catalog/questions.schema.ts';
import { answerQuestion, askQuestion, voteOnAnswer } from '../../api/catalog/questions.ts';
import { questionHref, type QuestionPageQuery } from '../../lib/product/question-query.ts';
import type { AccountForm } from '../account/_account-form.ts';

interface QuestionPage {
  readonly productId: string;
  readonly query: QuestionPageQuery;
}

/** What the page says after a form, as its query `done` names it. */
export const RESULTS = ['asked', 'pending', 'answered', 'answerPending', 'voted'] as const;
type Result = (typeof RESULTS)[number];

/** The forms of the page of a product's questions; each leads back to the page as it was. */
export function questionForms({ productId, query }: QuestionPage): Readonly<Record<string, AccountForm>> {
  const here = questionHref(productId, query, { page: query.page });
  const backTo = (done: Result, at = '') => `${here}${here.includes('?') ? '&' : '?'}done=${done}${at}`;

  const ask: AccountForm = {
    check: ({ field, t }) => ({
      text: field('text').length < MIN_TEXT ? t('dialogs.askMissing') : undefined,
      author: field('author') === '' || field('author').length > MAX_NAME ? t('dialogs.authorMissing') : undefined,
      email: field('email') === '' || isEmail(field('email')) ? undefined : t('errors.AUT453'),
    }),
    async run({ call, field }) {
      const email = field('email');
      const body = { text: field('text'), author: field('author'), ...(email !== '' && { email }) };
      const { status } = await call(askQuestion, { params: { productId }, body });
      return backTo(status === 'published' ? 'asked' : 'pending', '#done');
    },
  };

  const answer: AccountForm = {
    check: ({ field, t }) => ({
      text: field('text').length < MIN_TEXT ? t('questions.answerMissing') : undefined,
      author: field('author').length > MAX_NAME ? t('dialogs.authorMissing') : undefined,
    }),
    async run({ call, field }) {
      const questionId = field('question');
      const author = field('author');
      const body = { text: field('text'), ...(author !== '' && { author }) };
      const { status } = await call(answerQuestion, { params: { productId, questionId }, body });
      return backTo(status === 'published' ? 'answered' : 'answerPending', '#done');
    },
  };

  const vote: AccountForm = {
    async run({ call, field }) {
      const params = { productId, answerId: field('answer') };
      await call(voteOnAnswer, { params, body: { helpful: field('helpful') === 'true' } });
      return backTo('voted', '#done');
    },
  };

  return { ask, answer, vote };
}
