import type { Migration } from 'kysely/migration';

/**
 * Photos that customers send, until the photo service has them, what visitors report, and what the sandbox of the service
 * stores.
 */
export const createPhotos: Migration = {
  async up({ schema }) {
    await schema
      .createTable('photo_user')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('consumer_no', 'text', (column) => column.notNull())
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('service_id', 'text')
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .execute();
    await schema.createIndex('photo_user_consumer').on('photo_user').column('consumer_no').execute();
    await schema
      .createTable('photo_stash')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('consumer_no', 'text', (column) => column.notNull())
      .addColumn('width', 'integer', (column) => column.notNull())
      .addColumn('height', 'integer', (column) => column.notNull())
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .execute();
    await schema.createIndex('photo_stash_consumer').on('photo_stash').columns(['consumer_no', 'created_at']).execute();
    await createSentPhotos(schema);
    await createReports(schema);
    await createSandboxTables(schema);
  },
};

type Schema = Parameters<Migration['up']>[0]['schema'];

async function createSentPhotos(schema: Schema): Promise<void> {
  await schema
    .createTable('sent_photo')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('user_id', 'text', (column) => column.notNull())
    .addColumn('consumer_no', 'text', (column) => column.notNull())
    .addColumn('caption', 'text', (column) => column.notNull())
    .addColumn('site_id', 'text', (column) => column.notNull())
    .addColumn('locale', 'text', (column) => column.notNull())
    .addColumn('streams', 'text', (column) => column.notNull())
    .addColumn('width', 'integer', (column) => column.notNull())
    .addColumn('height', 'integer', (column) => column.notNull())
    .addColumn('status', 'text', (column) => column.notNull())
    .addColumn('service_id', 'text')
    .addColumn('sent_at', 'bigint')
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('moderated_at', 'bigint')
    .addColumn('moderated_by', 'text')
    .addColumn('rejected_reason', 'text')
    .execute();
  await schema.createIndex('sent_photo_queue').on('sent_photo').columns(['status', 'created_at']).execute();
  await schema.createIndex('sent_photo_consumer').on('sent_photo').column('consumer_no').execute();
}

async function createReports(schema: Schema): Promise<void> {
  await schema
    .createTable('photo_report')
    .addColumn('media_id', 'text', (column) => column.notNull())
    .addColumn('consumer_no', 'text', (column) => column.notNull())
    .addColumn('reason', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('photo_report_key', ['media_id', 'consumer_no'])
    .execute();
  await schema
    .createTable('reported_photo')
    .addColumn('media_id', 'text', (column) => column.primaryKey())
    .addColumn('author', 'text', (column) => column.notNull())
    .addColumn('caption', 'text', (column) => column.notNull())
    .addColumn('language', 'text')
    .addColumn('src', 'text', (column) => column.notNull())
    .addColumn('streams', 'text', (column) => column.notNull())
    .addColumn('is_hidden', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('moderated_at', 'bigint')
    .addColumn('moderated_by', 'text')
    .addColumn('rejected_reason', 'text')
    .execute();
}

async function createSandboxTables(schema: Schema): Promise<void> {
  await schema
    .createTable('sandbox_photo_user')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('name', 'text', (column) => column.notNull())
    .execute();
  await schema
    .createTable('sandbox_photo')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('user_id', 'text')
    .addColumn('caption', 'text', (column) => column.notNull())
    .addColumn('language', 'text', (column) => column.notNull())
    .addColumn('streams', 'text', (column) => column.notNull())
    .addColumn('width', 'integer', (column) => column.notNull())
    .addColumn('height', 'integer', (column) => column.notNull())
    .addColumn('published_at', 'bigint')
    .execute();
}
