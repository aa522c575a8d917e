import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Moderation of questions and answers, answers by customers, and the mail to who asked. */
export const addQuestionModeration: Migration = {
  async up(database) {
    const { schema } = database;
    for (const name of ['site_id', 'email']) await schema.alterTable('question').addColumn(name, 'text').execute();
    await schema.alterTable('answer').addColumn('consumer_no', 'text').execute();
    await schema
      .alterTable('answer')
      .addColumn('status', 'text', (column) =>
        column
          .notNull()
          .defaultTo('published')
          .check(sql`status in ('pending', 'published', 'hidden')`),
      )
      .execute();
    await schema
      .alterTable('answer')
      .addColumn('is_verified', 'integer', (column) => column.notNull().defaultTo(0))
      .execute();
    for (const table of ['question', 'answer']) {
      await schema.alterTable(table).addColumn('moderated_at', 'bigint').execute();
      for (const name of ['moderated_by', 'rejected_reason'])
        await schema.alterTable(table).addColumn(name, 'text').execute();
      await schema.createIndex(`${table}_waiting`).on(table).columns(['status', 'created_at']).execute();
    }
    await schema
      .createIndex('answer_once')
      .unique()
      .on('answer')
      .columns(['consumer_no', 'question_id'])
      .where(sql.ref('consumer_no'), 'is not', sql.lit(null))
      .execute();
  },
};
