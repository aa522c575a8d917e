import type { Kysely, Selectable } from 'kysely';
import type { Answer, Question } from '../../src/api/catalog/questions.schema.ts';
import type { Tables } from '../db/tables.ts';

export type QuestionRow = Selectable<Tables['question']>;
export type AnswerRow = Selectable<Tables['answer']>;

export function publishedQuestions(database: Kysely<Tables>, productId: string) {
  return database.selectFrom('question').where('product_id', '=', productId).where('status', '=', 'published');
}

/** The published answers by question, the oldest first. */
export async function loadAnswers(
  database: Kysely<Tables>,
  questionIds: readonly string[],
): Promise<Map<string, AnswerRow[]>> {
  if (questionIds.length === 0) return new Map();
  const rows = await database
    .selectFrom('answer')
    .selectAll()
    .where('question_id', 'in', questionIds)
    .where('status', '=', 'published')
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  return Map.groupBy(rows, ({ question_id }) => question_id);
}

export function toQuestion(row: QuestionRow, answers: readonly AnswerRow[]): Question {
  return {
    id: row.id,
    productId: row.product_id,
    author: row.author,
    text: row.text,
    locale: row.locale,
    createdAt: new Date(row.created_at).toISOString(),
    answers: answers.map(toAnswer),
  };
}

export function toAnswer(row: AnswerRow): Answer {
  const { id, author, text, is_staff, is_verified, helpful, unhelpful, created_at } = row;
  return {
    id,
    author,
    text,
    isStaff: is_staff === 1,
    isVerified: is_verified === 1,
    helpful,
    unhelpful,
    createdAt: new Date(created_at).toISOString(),
  };
}
