import type { Kysely } from 'kysely';
import type { NotificationChange, NotificationList } from '../../src/api/account/account.schema.ts';
import type { Tables } from '../db/tables.ts';
import { NOTIFICATION_TYPES } from '../messaging/notification-choices.ts';
import { changeAccount } from './account-lock.ts';

type Notification = NotificationList['notifications'][number];

export interface NotificationService {
  list(consumerNo: string): Promise<NotificationList>;
  change(consumerNo: string, change: NotificationChange): Promise<NotificationList>;
}

interface NotificationDeps {
  readonly read: Kysely<Tables>;
  readonly write: Kysely<Tables>;
}

const CHANNELS = ['email', 'sms'] as const;

export function createNotificationService({ read, write }: NotificationDeps): NotificationService {
  return {
    list: async (consumerNo) => ({ notifications: await loadNotifications(read, consumerNo) }),
    change: (consumerNo, { notifications }) =>
      changeAccount(write, { consumerNo, now: Date.now() }, async (transaction) => {
        for (const { type, channel, enabled } of notifications) {
          const choice = { is_wanted: Number(enabled), updated_at: Date.now() };
          await transaction
            .insertInto('notification_choice')
            .values({ consumer_no: consumerNo, type, channel, ...choice })
            .onConflict((conflict) => conflict.columns(['consumer_no', 'type', 'channel']).doUpdateSet(choice))
            .execute();
        }
        return { notifications: await loadNotifications(transaction, consumerNo) };
      }),
  };
}

/** Every type on every channel; by default only order notifications by email are on. */
export async function loadNotifications(database: Kysely<Tables>, consumerNo: string): Promise<Notification[]> {
  const rows = await database
    .selectFrom('notification_choice')
    .selectAll()
    .where('consumer_no', '=', consumerNo)
    .execute();
  return NOTIFICATION_TYPES.flatMap((type) =>
    CHANNELS.map((channel) => {
      const chosen = rows.find((row) => row.type === type && row.channel === channel);
      return { type, channel, enabled: chosen ? chosen.is_wanted === 1 : type === 'orders' && channel === 'email' };
    }),
  );
}
