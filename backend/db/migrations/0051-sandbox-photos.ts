import type { Migration } from 'kysely/migration';

/** What the sandbox of the photo service stores. */
export const createSandboxPhotos: Migration = {
  async up({ schema }) {
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
  },
};
