import { randomUUID } from 'node:crypto';
import type { Transaction } from 'kysely';
import { foldEmail, isEmail } from '../../domain/email.ts';
import type {
  AnswerQuestion,
  AskQuestion,
  QuestionList,
  QuestionsQuery,
  SubmittedAnswer,
  SubmittedQuestion,
} from '../../src/api/catalog/questions.schema.ts';
import type { VoteResponse } from '../../src/api/catalog/reviews.schema.ts';
import { apiError } from '../core/errors.ts';
import { bumpCatalogRevision } from '../db/catalog-revision.ts';
import type { Tables } from '../db/tables.ts';
import { createMailLimits } from '../messaging/mail-limits.ts';
import { putAnswer } from './answers.ts';
import { findProductId, hasBought, authorNameOf } from './authors.ts';
import { castVote } from './helpful-votes.ts';
import type { NotifyAsker } from './question-mails.ts';
import { loadQuestionPage } from './question-pages.ts';
import { loadAnswers, publishedQuestions, toAnswer, toQuestion, type QuestionRow } from './question-rows.ts';
import { createQuestionSearch } from './question-search.ts';
import { lockRatings } from './ratings.ts';
import type { ReviewServiceDeps } from './reviews.ts';
import type { Author } from './write-review.ts';

/** An unknown product rejects with `ITEM_NOT_AVAILABLE`, an unknown question or answer with `API404`. */
export interface QuestionService {
  /** `locale` is that of the request, for the words of a search. */
  list(productId: string, query: QuestionsQuery, locale: string): Promise<QuestionList>;
  /**
   * Published under the same conditions as a review by the author. Rejects with `AUT453` for an invalid address, with
   * `API429` for one that was given too often.
   */
  ask(author: Author, productId: string, question: AskQuestion): Promise<SubmittedQuestion>;
  /** Published under the same conditions as a review; a further answer of the author replaces the first. */
  answer(author: Author, question: OfQuestion, answer: AnswerQuestion): Promise<SubmittedAnswer>;
  /** One vote per consumer and answer; the last one counts. */
  voteOnAnswer(vote: AnswerVote): Promise<VoteResponse>;
}

interface OfQuestion {
  readonly productId: string;
  readonly questionId: string;
}

interface AnswerVote {
  readonly consumerNo: string;
  readonly productId: string;
  readonly answerId: string;
  readonly isHelpful: boolean;
}

export interface QuestionServiceDeps extends ReviewServiceDeps {
  readonly notifyAsker: NotifyAsker;
}

export function createQuestionService(deps: QuestionServiceDeps): QuestionService {
  const { read, write, publication, now = Date.now } = deps;
  const search = createQuestionSearch(read);
  return {
    async list(productKey, query, locale) {
      const productId = await findProductId(read, productKey);
      const { total, count, questions } = await loadQuestionPage(read, search, { productId, locale, query });
      return { productId, total, start: query.start, count, questions };
    },

    ask: createAsking(deps),

    async answer({ consumerNo, scope }, { productId: productKey, questionId }, { text, author }) {
      const productId = await findProductId(read, productKey);
      const isVerified = await hasBought(read, consumerNo, productId);
      const name = await authorNameOf(read, { consumerNo, author });
      const status = await publication.statusOf({ texts: [text, name], scope, isVerified });
      return write.transaction().execute(async (transaction) => {
        const question = await publishedQuestions(transaction, productId)
          .selectAll()
          .where('id', '=', questionId)
          .executeTakeFirst();
        if (!question) throw apiError('API404', { questionId });
        const written = { question_id: questionId, consumer_no: consumerNo, author: name, text, status };
        const row = await putAnswer(transaction, { ...written, is_verified: isVerified ? 1 : 0, created_at: now() });
        if (status === 'published') await deps.notifyAsker(transaction, question, consumerNo);
        await bumpCatalogRevision(transaction);
        return { ...toAnswer(row), questionId, status };
      });
    },

    async voteOnAnswer({ consumerNo, productId: productKey, answerId, isHelpful }) {
      const productId = await findProductId(read, productKey);
      return write.transaction().execute(async (transaction) => {
        await lockAnswer(transaction, productId, answerId);
        const change = await castVote(transaction, { subjectId: answerId, consumerNo, isHelpful });
        const counts = await transaction
          .updateTable('answer')
          .set((answer) => ({
            helpful: answer('helpful', '+', change.helpful),
            unhelpful: answer('unhelpful', '+', change.unhelpful),
          }))
          .where('id', '=', answerId)
          .returning(['helpful', 'unhelpful'])
          .executeTakeFirstOrThrow();
        return { id: answerId, ...counts, vote: isHelpful ? 'helpful' : 'unhelpful' };
      });
    },
  };
}

function createAsking({ read, write, publication, now = Date.now }: QuestionServiceDeps): QuestionService['ask'] {
  const mailLimits = createMailLimits({ write, now });
  return async ({ consumerNo, scope }, productKey, { text, author, email: given = '' }) => {
    const productId = await findProductId(read, productKey);
    if (given !== '' && !isEmail(given)) throw apiError('AUT453');
    const email = given === '' ? null : foldEmail(given);
    const name = await authorNameOf(read, { consumerNo, author });
    const isVerified = await hasBought(read, consumerNo, productId);
    const status = await publication.statusOf({ texts: [text, name], scope, isVerified });
    if (email !== null) await mailLimits.check({ kind: 'questionAnswered', consumerNo, recipients: [email] });
    return write.transaction().execute(async (transaction) => {
      await lockRatings(transaction, productId);
      const sent = await findSame(transaction, { productId, consumerNo, text, email });
      if (sent)
        return {
          ...toQuestion(sent, (await loadAnswers(transaction, [sent.id])).get(sent.id) ?? []),
          status: sent.status,
        };
      const { locale, siteId: site_id } = scope;
      const by = { product_id: productId, consumer_no: consumerNo, author: name, locale, site_id, email };
      const row = await transaction
        .insertInto('question')
        .values({ id: randomUUID(), ...by, text, status, source: 'shopper', created_at: now() })
        .returningAll()
        .executeTakeFirstOrThrow();
      if (status === 'published') await bumpCatalogRevision(transaction);
      return { ...toQuestion(row, []), status };
    });
  };
}

interface AskedQuestion {
  readonly productId: string;
  readonly consumerNo: string;
  readonly text: string;
  readonly email: string | null;
}

/** A form that is sent twice asks once; the ratings of the product must be locked. */
async function findSame(
  transaction: Transaction<Tables>,
  { productId, consumerNo, text, email }: AskedQuestion,
): Promise<(QuestionRow & { readonly status: 'pending' | 'published' }) | undefined> {
  const rows = await transaction
    .selectFrom('question')
    .selectAll()
    .where('product_id', '=', productId)
    .where('consumer_no', '=', consumerNo)
    .where('text', '=', text)
    .execute();
  return rows.flatMap(({ status, ...row }) =>
    status !== 'hidden' && (email === null || row.email === email) ? [{ ...row, status }] : [],
  )[0];
}

/** Serializes votes on one answer. */
async function lockAnswer(transaction: Transaction<Tables>, productId: string, answerId: string): Promise<void> {
  const locked = await transaction
    .updateTable('answer')
    .set((answer) => ({ helpful: answer.ref('helpful') }))
    .where('id', '=', answerId)
    .where('status', '=', 'published')
    .where('question_id', 'in', publishedQuestions(transaction, productId).select('id'))
    .executeTakeFirst();
  if (locked.numUpdatedRows === 0n) throw apiError('API404', { answerId });
}
