import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

const BATCH = 500;

/** What marketing mails need: a name of the subscription for their links, and who got which issue of the newsletter. */
export const addMarketingMails: Migration = {
  async up(database) {
    await database.schema.alterTable('subscription').addColumn('id', 'text').execute();
    await nameSubscriptions(database);
    await database.schema.createIndex('subscription_id').unique().on('subscription').column('id').execute();
    await database.schema.alterTable('outbox').addColumn('unsubscribe_url', 'text').execute();
    await database.schema
      .createTable('newsletter_delivery')
      .addColumn('issue', 'text', (column) => column.notNull())
      .addColumn('subscription_id', 'text', (column) =>
        column.notNull().references('subscription.id').onDelete('cascade'),
      )
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .addPrimaryKeyConstraint('newsletter_delivery_pk', ['issue', 'subscription_id'])
      .execute();
    await database.schema
      .createIndex('newsletter_delivery_subscription')
      .on('newsletter_delivery')
      .column('subscription_id')
      .execute();
  },
};

type NamelessTables = Record<'subscription', { id: string | null; address: string; channel: string; type: string }>;

async function nameSubscriptions(database: Kysely<unknown>): Promise<void> {
  const tables = database.withTables<NamelessTables>();
  for (;;) {
    const nameless = await tables
      .selectFrom('subscription')
      .select(['address', 'channel', 'type'])
      .where('id', 'is', null)
      .limit(BATCH)
      .execute();
    if (nameless.length === 0) return;
    for (const { address, channel, type } of nameless) {
      await tables
        .updateTable('subscription')
        .set({ id: randomUUID() })
        .where('address', '=', address)
        .where('channel', '=', channel)
        .where('type', '=', type)
        .execute();
    }
  }
}
