import { randomUUID } from 'node:crypto';
import type { Kysely, Selectable, Transaction } from 'kysely';
import { MAX_COUNT } from '../../src/api/catalog/products.schema.ts';
import type {
  SubmittedQuestion,
  AskQuestion,
  Question,
  QuestionList,
  VoteResponse,
} from '../../src/api/catalog/reviews.schema.ts';
import { apiError } from '../core/errors.ts';
import type { Tables } from '../db/tables.ts';
import { findProductId, hasBought, authorNameOf } from './authors.ts';
import { castVote } from './helpful-votes.ts';
import type { ReviewServiceDeps } from './reviews.ts';
import type { Author } from './write-review.ts';

/** An unknown product rejects with `ITEM_NOT_AVAILABLE`, an unknown answer with `API404`. */
export interface QuestionService {
  /** The newest first. */
  list(productId: string, page: { start: number; count: number }): Promise<QuestionList>;
  /** Published under the same conditions as a review by the author. */
  ask(author: Author, productId: string, question: AskQuestion): Promise<SubmittedQuestion>;
  /** One vote per consumer and answer; the last one counts. */
  voteOnAnswer(vote: AnswerVote): Promise<VoteResponse>;
}

interface AnswerVote {
  readonly consumerNo: string;
  readonly productId: string;
  readonly answerId: string;
  readonly isHelpful: boolean;
}

type QuestionRow = Selectable<Tables['question']>;
type AnswerRow = Selectable<Tables['answer']>;

export function createQuestionService(deps: ReviewServiceDeps): QuestionService {
  const { read, write, publication, now = Date.now } = deps;
  return {
    async list(productKey, { start, count }) {
      const productId = await findProductId(read, productKey);
      const all = read.selectFrom('question').where('product_id', '=', productId).where('status', '=', 'published');
      const capped = Math.min(count, MAX_COUNT);
      const [{ total }, rows] = await Promise.all([
        all.select(({ fn }) => fn.countAll<number | string>().as('total')).executeTakeFirstOrThrow(),
        all.selectAll().orderBy('created_at', 'desc').orderBy('id').limit(capped).offset(start).execute(),
      ]);
      const answers = await loadAnswers(read, rows);
      const questions = rows.map((row) => toQuestion(row, answers.get(row.id) ?? []));
      return { productId, total: Number(total), start, count: capped, questions };
    },

    async ask({ consumerNo, scope }, productKey, { text, author }) {
      const productId = await findProductId(read, productKey);
      const isVerified = await hasBought(read, consumerNo, productId);
      const status = await publication.statusOf({ texts: [text, author ?? ''], scope, isVerified });
      const row: QuestionRow = {
        id: randomUUID(),
        product_id: productId,
        consumer_no: consumerNo,
        author: await authorNameOf(read, { consumerNo, author }),
        text,
        locale: scope.locale,
        status,
        source: 'shopper',
        created_at: now(),
      };
      await write.insertInto('question').values(row).execute();
      return { ...toQuestion(row, []), status };
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

/** Serializes votes on one answer. */
async function lockAnswer(transaction: Transaction<Tables>, productId: string, answerId: string): Promise<void> {
  const questions = transaction
    .selectFrom('question')
    .select('id')
    .where('product_id', '=', productId)
    .where('status', '=', 'published');
  const locked = await transaction
    .updateTable('answer')
    .set((answer) => ({ helpful: answer.ref('helpful') }))
    .where('id', '=', answerId)
    .where('question_id', 'in', questions)
    .executeTakeFirst();
  if (locked.numUpdatedRows === 0n) throw apiError('API404', { answerId });
}

async function loadAnswers(
  database: Kysely<Tables>,
  questions: readonly QuestionRow[],
): Promise<Map<string, AnswerRow[]>> {
  if (questions.length === 0) return new Map();
  const rows = await database
    .selectFrom('answer')
    .selectAll()
    .where(
      'question_id',
      'in',
      questions.map(({ id }) => id),
    )
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  return Map.groupBy(rows, ({ question_id }) => question_id);
}

function toQuestion(row: QuestionRow, answers: readonly AnswerRow[]): Question {
  return {
    id: row.id,
    productId: row.product_id,
    author: row.author,
    text: row.text,
    locale: row.locale,
    createdAt: new Date(row.created_at).toISOString(),
    answers: answers.map(({ id, author, text, is_staff, helpful, unhelpful, created_at }) => ({
      id,
      author,
      text,
      isStaff: is_staff === 1,
      helpful,
      unhelpful,
      createdAt: new Date(created_at).toISOString(),
    })),
  };
}
