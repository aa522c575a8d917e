import type { Kysely, Transaction } from 'kysely';
import { bumpReviewRevision } from '../db/review-revision.ts';
import type { Tables } from '../db/tables.ts';
import { checkCurrentPassword, findPasswordHolder } from './current-password.ts';
import type { LockoutPolicy } from './lockout-policy.ts';

/** Tells the address that its account is closed, in the transaction that closes it. */
export type SendFarewell = (
  transaction: Transaction<Tables>,
  account: { readonly email: string; readonly locale: string },
) => Promise<void>;

export interface AccountClosingDeps {
  readonly read: Kysely<Tables>;
  readonly write: Kysely<Tables>;
  readonly lockout: LockoutPolicy;
  readonly sendFarewell: SendFarewell;
}

export interface AccountClosingService {
  /**
   * Erases the account with everything it holds, and ends its sessions. Orders, returns and warranty claims remain, as
   * the law asks. Rejects with `PRO415` (no password), `AUT450`, `AUT423`, `AUT441`.
   */
  closeAccount(currentPassword: string, account: { consumerNo: string; locale: string }): Promise<void>;
}

/** What names its consumer, and does not go with the consumer's row. */
const OWN_ROWS = [
  'favorite_list',
  'saved_list',
  'stock_notice',
  'event_registration',
  'helpful_vote',
  'review_flag',
  'review',
  'review_upload',
  'photo_stash',
  'photo_report',
  'sent_photo',
  'photo_user',
  'question',
  'answer',
  'idempotency_key',
  'session',
] as const;

export function createAccountClosing({
  read,
  write,
  lockout,
  sendFarewell,
}: AccountClosingDeps): AccountClosingService {
  return {
    async closeAccount(currentPassword, { consumerNo, locale }) {
      const consumer = await findPasswordHolder(read, consumerNo);
      await checkCurrentPassword(lockout, consumer, currentPassword);
      await write.transaction().execute(async (transaction) => {
        const erased = await transaction
          .deleteFrom('consumer')
          .where('consumer_no', '=', consumerNo)
          .returning(['email', 'phone'])
          .executeTakeFirst();
        if (!erased) return;
        await eraseRows(transaction, consumerNo);
        const addresses = erased.phone === null ? [erased.email] : [erased.email, erased.phone];
        await transaction.deleteFrom('subscription').where('address', 'in', addresses).execute();
        await sendFarewell(transaction, { email: erased.email, locale });
        await bumpReviewRevision(transaction);
      });
    },
  };
}

async function eraseRows(transaction: Transaction<Tables>, consumerNo: string): Promise<void> {
  const reviewed = transaction.selectFrom('review').select('product_id').where('consumer_no', '=', consumerNo);
  await transaction.deleteFrom('review_summary').where('product_id', 'in', reviewed).execute();
  for (const table of OWN_ROWS) await transaction.deleteFrom(table).where('consumer_no', '=', consumerNo).execute();
  await transaction
    .deleteFrom('support_case')
    .where('consumer_no', '=', consumerNo)
    .where('kind', '=', 'contact')
    .execute();
  const ordered = transaction.selectFrom('shop_order').select('basket_id').where('consumer_no', '=', consumerNo);
  await transaction
    .deleteFrom('cart')
    .where('consumer_no', '=', consumerNo)
    .where('basket_id', 'not in', ordered)
    .execute();
}
