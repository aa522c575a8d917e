import type { Kysely } from 'kysely';
import { foldEmail } from '../../domain/email.ts';
import type { Channel } from '../db/tables/outbox-tables.ts';
import type { Tables } from '../db/tables.ts';

interface ListRecipient {
  /** The mailing list. */
  readonly type: string;
  readonly channel: Channel;
  /** Email address, or phone number in E.164. */
  readonly recipient: string;
}

/** Whether the recipient has joined the list, and confirmed it where the law asks (double opt-in). */
export async function isSubscribed(
  database: Kysely<Tables>,
  { type, channel, recipient }: ListRecipient,
): Promise<boolean> {
  const subscription = await database
    .selectFrom('subscription')
    .select('id')
    .where('address', '=', channel === 'mail' ? foldEmail(recipient) : recipient)
    .where('channel', '=', channel === 'mail' ? 'email' : 'sms')
    .where('type', '=', type)
    .where('optin', '=', 1)
    .where((row) => row.or([row('double_optin', '=', 0), row('confirmed_at', 'is not', null)]))
    .executeTakeFirst();
  return subscription !== undefined;
}

/** Drops the marketing to an address that waits to be sent: somebody has just unsubscribed. */
export async function dropMarketing(database: Kysely<Tables>, { channel, recipient }: Omit<ListRecipient, 'type'>) {
  await database
    .deleteFrom('outbox')
    .where('status', '=', 'waiting')
    .where('channel', '=', channel)
    .where('recipient', '=', recipient)
    .where('unsubscribe_url', 'is not', null)
    .execute();
}
