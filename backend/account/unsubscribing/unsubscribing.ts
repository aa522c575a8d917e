import type { Kysely, Transaction } from 'kysely';
import type { EndedSubscription } from '../../../src/api/account/unsubscribing.schema.ts';
import type { Tables } from '../../db/tables.ts';
import { apiError } from '../../core/errors.ts';
import { dropMarketing } from '../../messaging/consent.ts';
import type { UnsubscribeLinks } from './unsubscribe-links.ts';

/** What the link in a marketing mail does, without a session. Both reject with `API404` for an unknown link. */
export interface UnsubscribeService {
  /** Ends the subscription; may be repeated. */
  end(token: string): Promise<EndedSubscription>;
  /** Restores the subscription as it was. Rejects with `API404` an hour after it ended: to return later is a new subscription. */
  resume(token: string): Promise<EndedSubscription>;
}

interface UnsubscribeDeps {
  readonly write: Kysely<Tables>;
  readonly links: Pick<UnsubscribeLinks, 'read'>;
  readonly now?: () => number;
}

/** A forwarded mail must not subscribe its first reader again. */
const UNDO_MS = 60 * 60 * 1000;

export function createUnsubscribeService({ write, links, now = Date.now }: UnsubscribeDeps): UnsubscribeService {
  async function change(token: string, run: (transaction: Transaction<Tables>, id: string) => Promise<unknown>) {
    const id = await links.read(token);
    if (id === undefined) throw apiError('API404');
    return write.transaction().execute(async (transaction) => {
      await run(transaction, id);
      const row = await transaction
        .selectFrom('subscription')
        .select(['address', 'channel', 'type', 'optin'])
        .where('id', '=', id)
        .executeTakeFirst();
      if (!row) throw apiError('API404');
      return row;
    });
  }

  return {
    async end(token) {
      const { channel, type } = await change(token, (transaction, id) => endSubscription(transaction, id, now()));
      return { channel, type };
    },
    async resume(token) {
      const { channel, type, optin } = await change(token, (transaction, id) =>
        transaction
          .updateTable('subscription')
          .set({ optin: 1, updated_at: now() })
          .where('id', '=', id)
          .where('optin', '=', 0)
          .where('updated_at', '>', now() - UNDO_MS)
          .where((row) => row.or([row('double_optin', '=', 0), row('confirmed_at', 'is not', null)]))
          .execute(),
      );
      if (optin === 0) throw apiError('API404');
      return { channel, type };
    },
  };
}

/** The confirmation stays, so that undoing needs no second one. */
async function endSubscription(transaction: Transaction<Tables>, id: string, at: number): Promise<void> {
  const ended = await transaction
    .updateTable('subscription')
    .set({ optin: 0, updated_at: at })
    .where('id', '=', id)
    .where('optin', '=', 1)
    .returning(['address', 'channel'])
    .executeTakeFirst();
  if (ended)
    await dropMarketing(transaction, { channel: ended.channel === 'sms' ? 'sms' : 'mail', recipient: ended.address });
}
