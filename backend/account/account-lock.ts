import type { Kysely, Transaction } from 'kysely';
import type { Tables } from '../db/tables.ts';
import { apiError } from '../core/errors.ts';

/**
 * Runs a change with the consumer's row locked, so that changes of one account are serialised. Rejects with `PRO404`
 * when the account no longer exists.
 */
export function changeAccount<Answer>(
  write: Kysely<Tables>,
  { consumerNo, now }: { readonly consumerNo: string; readonly now: number },
  make: (transaction: Transaction<Tables>) => Promise<Answer>,
): Promise<Answer> {
  return write.transaction().execute(async (transaction) => {
    const { numUpdatedRows } = await transaction
      .updateTable('consumer')
      .set({ updated_at: now })
      .where('consumer_no', '=', consumerNo)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) throw apiError('PRO404');
    return make(transaction);
  });
}
