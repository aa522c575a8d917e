import { randomUUID } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { Tables } from '../db/tables.ts';
import type { AnswerRow } from './question-rows.ts';

type NewAnswer = Pick<AnswerRow, 'question_id' | 'consumer_no' | 'author' | 'text' | 'status' | 'created_at'> &
  Partial<Pick<AnswerRow, 'is_staff' | 'is_verified' | 'moderated_at' | 'moderated_by'>>;

/** Stores an answer; it replaces the former one of the same customer, whose votes it does not inherit. */
export async function putAnswer(transaction: Transaction<Tables>, answer: NewAnswer): Promise<AnswerRow> {
  const { author, text, status, is_verified, created_at } = answer;
  const replaced = { author, text, status, is_verified, created_at, helpful: 0, unhelpful: 0 };
  const unmoderated = { moderated_at: null, moderated_by: null, rejected_reason: null };
  const row = await transaction
    .insertInto('answer')
    .values({ id: randomUUID(), is_staff: 0, ...answer })
    .onConflict((conflict) =>
      conflict
        .columns(['consumer_no', 'question_id'])
        .where('consumer_no', 'is not', null)
        .doUpdateSet({ ...replaced, ...unmoderated }),
    )
    .returningAll()
    .executeTakeFirstOrThrow();
  await transaction.deleteFrom('helpful_vote').where('subject_id', '=', row.id).execute();
  return row;
}
