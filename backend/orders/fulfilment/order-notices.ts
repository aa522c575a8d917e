import { randomUUID } from 'node:crypto';
import type { Insertable, Kysely, Selectable, Transaction } from 'kysely';
import type { Log } from '../../../src/lib/log.ts';
import type { Tables } from '../../db/tables.ts';
import { findOrder } from '../model/order-rows.ts';
import type { OrderMails } from '../documents/order-mails.ts';

type NoticeRow = Selectable<Tables['order_notice']>;

/** Notes in the caller's transaction what the buyer is to be told; the running shop writes the mail. */
export async function queueNotice(
  transaction: Transaction<Tables>,
  notice: Omit<Insertable<Tables['order_notice']>, 'notice_id'>,
): Promise<void> {
  await transaction
    .insertInto('order_notice')
    .values({ notice_id: randomUUID(), ...notice })
    .execute();
}

export interface NoticeDeps {
  readonly read: Kysely<Tables>;
  readonly write: Kysely<Tables>;
  readonly mails: Pick<OrderMails, 'shipped' | 'refunded' | 'cancelled' | 'partlyCancelled'>;
  readonly log: Pick<Log, 'warn'>;
}

const BATCH_SIZE = 50;

/** Writes the mails that are due, each once; one that fails is logged and stays for the next turn. */
export async function mailNotices(deps: NoticeDeps): Promise<void> {
  const due = deps.read.selectFrom('order_notice').selectAll().orderBy('created_at').limit(BATCH_SIZE);
  for (const notice of await due.execute()) {
    try {
      await deps.write.transaction().execute((transaction) => mail(transaction, deps.mails, notice));
    } catch (error) {
      deps.log.warn({ err: error, orderNumber: notice.order_number }, 'orders: buyer not told');
    }
  }
}

async function mail(transaction: Transaction<Tables>, mails: NoticeDeps['mails'], notice: NoticeRow): Promise<void> {
  const taken = await transaction
    .deleteFrom('order_notice')
    .where('notice_id', '=', notice.notice_id)
    .executeTakeFirst();
  const order = taken.numDeletedRows > 0n && (await findOrder(transaction, notice.order_number));
  if (!order) return;
  const { kind, reference } = notice;
  if (reference === null) await mails.cancelled(transaction, order);
  else await mails[kind === 'cancelled' ? 'partlyCancelled' : kind](transaction, order, reference);
}
