import { sql, type ColumnDefinitionBuilder, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

type Untyped = Kysely<unknown>;

const required = (column: ColumnDefinitionBuilder) => column.notNull();

/** Outgoing messages, used captchas, and addresses with a pending confirmation. */
export const createOutbox: Migration = {
  async up(database) {
    await createMessages(database);
    await createUsedCaptchas(database);
    await createConfirmations(database);
  },
};

async function createMessages(database: Untyped): Promise<void> {
  await database.schema
    .createTable('outbox')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('channel', 'text', required)
    .addColumn('recipient', 'text', required)
    .addColumn('subject', 'text', required)
    .addColumn('text', 'text', required)
    .addColumn('html', 'text')
    .addColumn('attachments', 'text', (column) => column.notNull().defaultTo('[]'))
    .addColumn('locale', 'text', required)
    .addColumn('status', 'text', (column) => column.notNull().defaultTo('waiting'))
    .addColumn('attempts', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('due_at', 'bigint', required)
    .addColumn('claim', 'text')
    .addColumn('created_at', 'bigint', required)
    .addColumn('sent_at', 'bigint')
    .addCheckConstraint('outbox_channel', sql`channel in ('mail', 'sms')`)
    .addCheckConstraint('outbox_status', sql`status in ('waiting', 'sent', 'failed')`)
    .execute();
  await database.schema
    .createIndex('outbox_due')
    .on('outbox')
    .columns(['channel', 'due_at'])
    .where(sql.ref('status'), '=', sql.lit('waiting'))
    .execute();
  await database.schema.createIndex('outbox_claim').on('outbox').column('claim').execute();
  await database.schema.createIndex('outbox_recipient').on('outbox').columns(['recipient', 'created_at']).execute();
  await database.schema.createIndex('outbox_created').on('outbox').column('created_at').execute();
}

async function createUsedCaptchas(database: Untyped): Promise<void> {
  await database.schema
    .createTable('used_captcha')
    .addColumn('challenge_hash', 'text', (column) => column.primaryKey())
    .addColumn('expires_at', 'bigint', required)
    .execute();
  await database.schema.createIndex('used_captcha_expires').on('used_captcha').column('expires_at').execute();
}

async function createConfirmations(database: Untyped): Promise<void> {
  await database.schema
    .createTable('subscription_confirmation')
    .addColumn('token_hash', 'text', (column) => column.primaryKey())
    .addColumn('email', 'text', required)
    .addColumn('channel', 'text', required)
    .addColumn('type', 'text', required)
    .addColumn('expires_at', 'bigint', required)
    .addForeignKeyConstraint(
      'subscription_confirmation_of',
      ['email', 'channel', 'type'],
      'subscription',
      ['email', 'channel', 'type'],
      (constraint) => constraint.onDelete('cascade'),
    )
    .execute();
  await database.schema
    .createIndex('subscription_confirmation_of')
    .on('subscription_confirmation')
    .columns(['email', 'channel', 'type'])
    .execute();
  await database.schema
    .createIndex('subscription_confirmation_expires')
    .on('subscription_confirmation')
    .column('expires_at')
    .execute();
}
