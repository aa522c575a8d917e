import { sql, type Kysely } from 'kysely';
import type { ShownQuestionQuery, ShownQuestions } from '../../src/cms/preview/question-moderation.ts';
import type { Tables } from '../db/tables.ts';
import { containsText } from './text-match.ts';

const PAGE = 20;

/** A page of the questions and answers that are shown, the newest first; `q` is a part of their text or author. */
export async function loadShownQuestions(
  read: Kysely<Tables>,
  { q, page }: ShownQuestionQuery,
): Promise<ShownQuestions> {
  const shown = read.selectFrom(shownQuestions(read).unionAll(shownAnswers(read)).as('entry'));
  const matching = q === '' ? shown : shown.where(containsText(sql<string>`text || ' ' || author`, q));
  const [{ total }, rows] = await Promise.all([
    matching.select(({ fn }) => fn.countAll<number | string>().as('total')).executeTakeFirstOrThrow(),
    matching
      .selectAll()
      .orderBy('created_at', 'desc')
      .orderBy('id')
      .limit(PAGE)
      .offset((page - 1) * PAGE)
      .execute(),
  ]);
  const entries = rows.map(({ product_id, product, created_at, is_staff, is_verified, question, ...row }) => ({
    ...row,
    productId: product_id,
    product: product ?? product_id,
    createdAt: new Date(Number(created_at)).toISOString(),
    isStaff: is_staff === 1,
    isVerified: is_verified === 1,
    question: question ?? undefined,
  }));
  return { page, pages: Math.max(1, Math.ceil(Number(total) / PAGE)), total: Number(total), entries };
}

const shownQuestions = (read: Kysely<Tables>) =>
  read
    .selectFrom('question')
    .leftJoin('product', 'product.id', 'question.product_id')
    .select(['question.id', 'author', 'text', 'locale', 'question.created_at', 'product_id', 'product.name as product'])
    .select([
      sql<'question' | 'answer'>`'question'`.as('kind'),
      sql<number>`0`.as('is_staff'),
      sql<number>`0`.as('is_verified'),
      sql<string | null>`null`.as('question'),
    ])
    .where('question.status', '=', 'published');

const shownAnswers = (read: Kysely<Tables>) =>
  read
    .selectFrom('answer')
    .innerJoin('question', 'question.id', 'answer.question_id')
    .leftJoin('product', 'product.id', 'question.product_id')
    .select(['answer.id', 'answer.author', 'answer.text', 'question.locale', 'answer.created_at'])
    .select(['question.product_id', 'product.name as product'])
    .select([
      sql<'question' | 'answer'>`'answer'`.as('kind'),
      'answer.is_staff',
      'answer.is_verified',
      sql<string | null>`question.text`.as('question'),
    ])
    .where('answer.status', '=', 'published')
    .where('question.status', '=', 'published');
