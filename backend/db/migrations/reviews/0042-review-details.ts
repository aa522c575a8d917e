import type { Migration } from 'kysely/migration';

/** The size, scales and photos of a review, and what moderators did with it. */
export const addReviewDetails: Migration = {
  async up(database) {
    for (const name of ['size', 'color', 'scales', 'moderated_by', 'refused_reason', 'reply'])
      await database.schema.alterTable('review').addColumn(name, 'text').execute();
    for (const name of ['moderated_at', 'replied_at'])
      await database.schema.alterTable('review').addColumn(name, 'bigint').execute();
    await database.schema
      .createTable('review_photo')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('review_id', 'text', (column) => column.notNull().references('review.id').onDelete('cascade'))
      .addColumn('position', 'integer', (column) => column.notNull())
      .addColumn('width', 'integer', (column) => column.notNull())
      .addColumn('height', 'integer', (column) => column.notNull())
      .execute();
    await database.schema
      .createIndex('review_photo_review')
      .on('review_photo')
      .columns(['review_id', 'position'])
      .execute();
  },
};
