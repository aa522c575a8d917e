import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** What a list of reviews is filtered by, besides its product. */
const FILTERS = ['size', 'locale', 'has_photo'];
/** Each order of a list is read from its index alone, whatever the filters. */
const ORDERS: Readonly<Record<string, readonly string[]>> = {
  newest: ['created_at desc', 'id', 'rating'],
  helpful: ['helpful desc', 'unhelpful', 'created_at desc', 'id', 'rating'],
  highest: ['rating desc', 'created_at desc', 'id'],
  lowest: ['rating', 'created_at desc', 'id'],
};

/** Indexes of the lists of reviews, their counts by product, and stored translations. */
export const addReviewLists: Migration = {
  async up(database) {
    await database.schema
      .alterTable('review')
      .addColumn('has_photo', 'integer', (column) => column.notNull().defaultTo(0))
      .execute();
    for (const [name, columns] of Object.entries(ORDERS))
      await database.schema
        .createIndex(`review_${name}`)
        .on('review')
        .columns(['product_id', 'status', ...columns, ...FILTERS])
        .execute();
    await createSummaries(database);
  },
};

async function createSummaries({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .createTable('review_summary')
    .addColumn('product_id', 'text', (column) => column.primaryKey())
    .addColumn('groups', 'text', (column) => column.notNull())
    .addColumn('scales', 'text', (column) => column.notNull())
    .execute();
  await schema
    .createTable('review_translation')
    .addColumn('review_id', 'text', (column) => column.notNull().references('review.id').onDelete('cascade'))
    .addColumn('language', 'text', (column) => column.notNull())
    .addColumn('source_hash', 'text', (column) => column.notNull())
    .addColumn('title', 'text', (column) => column.notNull())
    .addColumn('text', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('review_translation_pk', ['review_id', 'language'])
    .execute();
}
