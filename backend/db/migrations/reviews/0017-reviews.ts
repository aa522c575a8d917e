import { sql, type ColumnDefinitionBuilder, type Kysely } from 'kysely';

type Untyped = Kysely<unknown>;

const required = (column: ColumnDefinitionBuilder) => column.notNull();
const zero = (column: ColumnDefinitionBuilder) => column.notNull().defaultTo(0);
const key = (column: ColumnDefinitionBuilder) => column.primaryKey();
const ofReview = (column: ColumnDefinitionBuilder) => column.notNull().references('review.id').onDelete('cascade');
const ofQuestion = (column: ColumnDefinitionBuilder) => column.notNull().references('question.id').onDelete('cascade');

export async function createReviews(database: Untyped): Promise<void> {
  await createReview(database);
  await createReviewMarks(database);
  await createQuestions(database);
}

async function createReview(database: Untyped): Promise<void> {
  await database.schema
    .createTable('review')
    .addColumn('id', 'text', key)
    .addColumn('product_id', 'text', required)
    .addColumn('consumer_no', 'text')
    .addColumn('author', 'text', required)
    .addColumn('rating', 'integer', required)
    .addColumn('title', 'text', required)
    .addColumn('text', 'text', required)
    .addColumn('locale', 'text', required)
    .addColumn('status', 'text', required)
    .addColumn('is_verified', 'integer', zero)
    .addColumn('helpful', 'integer', zero)
    .addColumn('unhelpful', 'integer', zero)
    .addColumn('source', 'text', required)
    .addColumn('created_at', 'bigint', required)
    .addCheckConstraint('review_rating', sql`rating between 1 and 5`)
    .addCheckConstraint('review_status', sql`status in ('pending', 'published', 'hidden')`)
    .addCheckConstraint('review_votes', sql`helpful >= 0 and unhelpful >= 0`)
    .execute();
  await database.schema.createIndex('review_product').on('review').columns(['product_id', 'status']).execute();
  await database.schema
    .createIndex('review_once')
    .unique()
    .on('review')
    .columns(['consumer_no', 'product_id'])
    .where(sql.ref('consumer_no'), 'is not', sql.lit(null))
    .execute();
}

async function createReviewMarks(database: Untyped): Promise<void> {
  await database.schema
    .createTable('helpful_vote')
    .addColumn('subject_id', 'text', required)
    .addColumn('consumer_no', 'text', required)
    .addColumn('is_helpful', 'integer', required)
    .addPrimaryKeyConstraint('helpful_vote_pk', ['subject_id', 'consumer_no'])
    .execute();
  await database.schema
    .createTable('review_flag')
    .addColumn('review_id', 'text', ofReview)
    .addColumn('consumer_no', 'text', required)
    .addColumn('reason', 'text', required)
    .addColumn('created_at', 'bigint', required)
    .addPrimaryKeyConstraint('review_flag_pk', ['review_id', 'consumer_no'])
    .execute();
  await database.schema
    .createTable('rating_base')
    .addColumn('product_id', 'text', key)
    .addColumn('counts', 'text', required)
    .execute();
}

async function createQuestions(database: Untyped): Promise<void> {
  await database.schema
    .createTable('question')
    .addColumn('id', 'text', key)
    .addColumn('product_id', 'text', required)
    .addColumn('consumer_no', 'text')
    .addColumn('author', 'text', required)
    .addColumn('text', 'text', required)
    .addColumn('locale', 'text', required)
    .addColumn('status', 'text', required)
    .addColumn('source', 'text', required)
    .addColumn('created_at', 'bigint', required)
    .addCheckConstraint('question_status', sql`status in ('pending', 'published', 'hidden')`)
    .execute();
  await database.schema.createIndex('question_product').on('question').columns(['product_id', 'status']).execute();
  await database.schema
    .createTable('answer')
    .addColumn('id', 'text', key)
    .addColumn('question_id', 'text', ofQuestion)
    .addColumn('author', 'text', required)
    .addColumn('text', 'text', required)
    .addColumn('is_staff', 'integer', required)
    .addColumn('helpful', 'integer', zero)
    .addColumn('unhelpful', 'integer', zero)
    .addColumn('created_at', 'bigint', required)
    .addCheckConstraint('answer_votes', sql`helpful >= 0 and unhelpful >= 0`)
    .execute();
  await database.schema.createIndex('answer_question').on('answer').column('question_id').execute();
}
