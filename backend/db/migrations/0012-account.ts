import { sql, type ColumnDefinitionBuilder, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

type Untyped = Kysely<unknown>;

const required = (column: ColumnDefinitionBuilder) => column.notNull();
const ofConsumer = (column: ColumnDefinitionBuilder) =>
  column.notNull().references('consumer.consumer_no').onDelete('cascade');

/** The data of an account beside the consumer's details, and subscriptions by text message. */
export const createAccount: Migration = {
  async up(database) {
    await database.schema.alterTable('subscription').renameColumn('email', 'address').execute();
    await createNotificationChoice(database);
    await createLoyaltyToken(database);
    await createEventRegistration(database);
    await createSupportCase(database);
  },
};

async function createNotificationChoice(database: Untyped): Promise<void> {
  await database.schema
    .createTable('notification_choice')
    .addColumn('consumer_no', 'text', ofConsumer)
    .addColumn('type', 'text', required)
    .addColumn('channel', 'text', required)
    .addColumn('is_wanted', 'integer', required)
    .addColumn('updated_at', 'bigint', required)
    .addPrimaryKeyConstraint('notification_choice_pk', ['consumer_no', 'type', 'channel'])
    .addCheckConstraint('notification_choice_channel', sql`channel in ('email', 'sms')`)
    .addCheckConstraint('notification_choice_wanted', sql`is_wanted in (0, 1)`)
    .execute();
}

async function createLoyaltyToken(database: Untyped): Promise<void> {
  await database.schema
    .createTable('loyalty_token')
    .addColumn('token_hash', 'text', (column) => column.primaryKey())
    .addColumn('consumer_no', 'text', ofConsumer)
    .addColumn('expires_at', 'bigint', required)
    .execute();
  await database.schema.createIndex('loyalty_token_consumer').on('loyalty_token').column('consumer_no').execute();
  await database.schema.createIndex('loyalty_token_expires').on('loyalty_token').column('expires_at').execute();
}

async function createEventRegistration(database: Untyped): Promise<void> {
  await database.schema
    .createTable('event_registration')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('consumer_no', 'text', required)
    .addColumn('request_type', 'text', required)
    .addColumn('organisation', 'text', required)
    .addColumn('event_id', 'text', required)
    .addColumn('attributes', 'text', required)
    .addColumn('site_id', 'text', required)
    .addColumn('created_at', 'bigint', required)
    .addColumn('updated_at', 'bigint', required)
    .addUniqueConstraint('event_registration_once', ['consumer_no', 'request_type', 'organisation', 'event_id'])
    .execute();
}

async function createSupportCase(database: Untyped): Promise<void> {
  const texts = ['consumer_no', 'email', 'topic', 'subject', 'message', 'fields', 'site_id', 'locale'] as const;
  const table = database.schema
    .createTable('support_case')
    .addColumn('case_number', 'text', (column) => column.primaryKey())
    .addColumn('kind', 'text', required)
    .addColumn('created_at', 'bigint', required)
    .addCheckConstraint('support_case_kind', sql`kind in ('contact', 'warranty')`);
  await texts.reduce((built, name) => built.addColumn(name, 'text', required), table).execute();
  await database.schema.createIndex('support_case_consumer').on('support_case').column('consumer_no').execute();
}
