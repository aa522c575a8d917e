import type { Kysely } from 'kysely';
import { foldEmail } from '../../domain/email.ts';
import type { Channel } from '../db/tables/outbox-tables.ts';
import type { Tables } from '../db/tables.ts';

/** Kinds of messages that a customer can decline (`PUT /consumers-v3/consumer/notification`). */
export const NOTIFICATION_TYPES = ['orders', 'loyalty', 'back-in-stock', 'reviews'] as const;
export type NotificationType = (typeof NOTIFICATION_TYPES)[number];

/** What a message is, for the choices of its recipient. */
export interface Notification {
  readonly type: NotificationType;
  readonly channel: Channel;
  /** Email address, or phone number in E.164. */
  readonly recipient: string;
  /** The account that the message is about, where it is known. */
  readonly consumerNo?: string | undefined;
}

/** Whether the account of the recipient, or the one that the message is about, has declined such messages. */
export async function hasDeclined(
  database: Kysely<Tables>,
  { type, channel, recipient, consumerNo = '' }: Notification,
): Promise<boolean> {
  const column = channel === 'mail' ? 'consumer.email' : 'consumer.phone';
  const declined = await database
    .selectFrom('notification_choice')
    .innerJoin('consumer', 'consumer.consumer_no', 'notification_choice.consumer_no')
    .select('type')
    .where('type', '=', type)
    .where('channel', '=', channel === 'mail' ? 'email' : 'sms')
    .where('is_wanted', '=', 0)
    .where((row) => row.or([row(column, '=', foldEmail(recipient)), row('consumer.consumer_no', '=', consumerNo)]))
    .executeTakeFirst();
  return declined !== undefined;
}
