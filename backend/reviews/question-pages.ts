import type { Kysely } from 'kysely';
import { MAX_COUNT } from '../../src/api/catalog/products.schema.ts';
import type { Question, QuestionsQuery } from '../../src/api/catalog/questions.schema.ts';
import type { Tables } from '../db/tables.ts';
import { loadAnswers, publishedQuestions, toQuestion, type QuestionRow } from './question-rows.ts';
import type { SearchQuestions } from './question-search.ts';

interface PageRequest {
  readonly productId: string;
  /** Of the request, for the words of a search. */
  readonly locale: string;
  readonly query: QuestionsQuery;
}

interface QuestionPage {
  readonly total: number;
  readonly count: number;
  readonly questions: Question[];
}

/** One page of a product's published questions with their answers. */
export async function loadQuestionPage(
  read: Kysely<Tables>,
  search: SearchQuestions,
  { productId, locale, query }: PageRequest,
): Promise<QuestionPage> {
  const { start, q = '' } = query;
  const count = Math.min(query.count, MAX_COUNT);
  if (q === '') {
    const [total, rows] = await loadSorted(read, productId, { ...query, count });
    return { total, count, questions: await withAnswers(read, rows) };
  }
  const matches = await search({ productId, q, locale });
  const ids = await inLanguage(read, matches, query.language);
  const page = ids.slice(start, start + count);
  const rows = await loadByIds(read, page);
  return { total: ids.length, count, questions: await withAnswers(read, rows) };
}

/** A locale starts with its language. */
const startOf = (language: string) => `${language}-%`;

async function loadSorted(
  read: Kysely<Tables>,
  productId: string,
  { start, count, sort, language }: QuestionsQuery,
): Promise<[total: number, rows: QuestionRow[]]> {
  let all = publishedQuestions(read, productId);
  if (language !== undefined) all = all.where('locale', 'like', startOf(language));
  const counted = all.select(({ fn }) => fn.countAll<number | string>().as('total')).executeTakeFirstOrThrow();
  let sorted = all.selectAll();
  if (sort === 'answered')
    sorted = sorted.orderBy(
      ({ selectFrom }) =>
        selectFrom('answer')
          .whereRef('answer.question_id', '=', 'question.id')
          .where('answer.status', '=', 'published')
          .select(({ fn }) => fn.countAll().as('answers')),
      'desc',
    );
  const rows = sorted.orderBy('created_at', 'desc').orderBy('id').limit(count).offset(start).execute();
  const [{ total }, page] = await Promise.all([counted, rows]);
  return [Number(total), page];
}

async function inLanguage(
  read: Kysely<Tables>,
  ids: readonly string[],
  language: string | undefined,
): Promise<readonly string[]> {
  if (language === undefined || ids.length === 0) return ids;
  const written = await read
    .selectFrom('question')
    .select('id')
    .where('id', 'in', ids)
    .where('locale', 'like', startOf(language))
    .execute();
  const known = new Set(written.map(({ id }) => id));
  return ids.filter((id) => known.has(id));
}

/** In the order of the ids. */
async function loadByIds(read: Kysely<Tables>, ids: readonly string[]): Promise<QuestionRow[]> {
  if (ids.length === 0) return [];
  const rows = await read.selectFrom('question').selectAll().where('id', 'in', ids).execute();
  return rows.toSorted((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id));
}

async function withAnswers(read: Kysely<Tables>, rows: readonly QuestionRow[]): Promise<Question[]> {
  const answers = await loadAnswers(
    read,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => toQuestion(row, answers.get(row.id) ?? []));
}
