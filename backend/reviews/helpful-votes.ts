import type { Transaction } from 'kysely';
import type { Tables } from '../db/tables.ts';

export interface HelpfulVote {
  /** Id of a review or an answer. */
  readonly subjectId: string;
  readonly consumerNo: string;
  readonly isHelpful: boolean;
}

/**
 * Stores a vote and returns the change of the counts: a first vote adds one, a changed one moves it. The caller must
 * hold a lock on the subject's row.
 */
export async function castVote(
  transaction: Transaction<Tables>,
  { subjectId, consumerNo, isHelpful }: HelpfulVote,
): Promise<{ readonly helpful: number; readonly unhelpful: number }> {
  const is_helpful = isHelpful ? 1 : 0;
  const former = await transaction
    .selectFrom('helpful_vote')
    .select('is_helpful')
    .where('subject_id', '=', subjectId)
    .where('consumer_no', '=', consumerNo)
    .executeTakeFirst();
  await transaction
    .insertInto('helpful_vote')
    .values({ subject_id: subjectId, consumer_no: consumerNo, is_helpful })
    .onConflict((conflict) => conflict.columns(['subject_id', 'consumer_no']).doUpdateSet({ is_helpful }))
    .execute();
  return {
    helpful: is_helpful - (former?.is_helpful ?? 0),
    unhelpful: 1 - is_helpful - (former ? 1 - former.is_helpful : 0),
  };
}
