import { sql, type ColumnDefinitionBuilder, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

type Untyped = Kysely<unknown>;

const required = (column: ColumnDefinitionBuilder) => column.notNull();
const key = (column: ColumnDefinitionBuilder) => column.primaryKey();
const consumer = (column: ColumnDefinitionBuilder) => column.references('consumer.consumer_no').onDelete('cascade');
const ofConsumer = (column: ColumnDefinitionBuilder) => consumer(column).notNull();

/** Sign-in: lockouts, codes, refresh tokens, former passwords, resets, and the associates of stores. */
export const createIdentity: Migration = {
  async up(database) {
    await extendSession(database);
    await createLockouts(database);
    await createAuthorizationCode(database);
    await createSpentRefresh(database);
    await createPasswordHistory(database);
    await createPasswordReset(database);
    await createEmployee(database);
  },
};

async function extendSession(database: Untyped): Promise<void> {
  const refreshExpiresAt = (column: ColumnDefinitionBuilder) => column.notNull().defaultTo(0);
  await database.schema.alterTable('session').addColumn('refresh_expires_at', 'bigint', refreshExpiresAt).execute();
  await sql`update session set refresh_expires_at = expires_at`.execute(database);
  await database.schema.dropIndex('session_expires_at').execute();
  await database.schema.createIndex('session_expires_at').on('session').column('refresh_expires_at').execute();
  await database.schema.createIndex('session_usid').on('session').column('usid').execute();
}

async function createLockouts(database: Untyped): Promise<void> {
  await database.schema
    .createTable('sign_in_ladder')
    .addColumn('login_hash', 'text', key)
    .addColumn('failures', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('locked_until', 'bigint')
    .addColumn('last_at', 'bigint', required)
    .addCheckConstraint('sign_in_ladder_failures', sql`failures >= 0`)
    .execute();
  await database.schema.createIndex('sign_in_ladder_last').on('sign_in_ladder').column('last_at').execute();
}

async function createAuthorizationCode(database: Untyped): Promise<void> {
  await database.schema
    .createTable('authorization_code')
    .addColumn('code_hash', 'text', key)
    .addColumn('consumer_no', 'text', ofConsumer)
    .addColumn('challenge', 'text', required)
    .addColumn('asked_by', 'text')
    .addColumn('expires_at', 'bigint', required)
    .addColumn('used_at', 'bigint')
    .execute();
  await indexExpiry(database, 'authorization_code');
}

async function createSpentRefresh(database: Untyped): Promise<void> {
  await database.schema
    .createTable('spent_refresh')
    .addColumn('refresh_hash', 'text', key)
    .addColumn('usid', 'text', required)
    .addColumn('spent_at', 'bigint', required)
    .addColumn('expires_at', 'bigint', required)
    .execute();
  await indexExpiry(database, 'spent_refresh');
}

async function createPasswordHistory(database: Untyped): Promise<void> {
  await database.schema
    .createTable('password_history')
    .addColumn('id', 'text', key)
    .addColumn('consumer_no', 'text', ofConsumer)
    .addColumn('password_hash', 'text', required)
    .addColumn('created_at', 'bigint', required)
    .execute();
  await database.schema.createIndex('password_history_consumer').on('password_history').column('consumer_no').execute();
}

async function createPasswordReset(database: Untyped): Promise<void> {
  await database.schema
    .createTable('password_reset')
    .addColumn('token_hash', 'text', key)
    .addColumn('consumer_no', 'text', consumer)
    .addColumn('expires_at', 'bigint', required)
    .addColumn('used_at', 'bigint')
    .execute();
  await database.schema.createIndex('password_reset_consumer').on('password_reset').column('consumer_no').execute();
  await indexExpiry(database, 'password_reset');
}

async function createEmployee(database: Untyped): Promise<void> {
  await database.schema
    .createTable('employee')
    .addColumn('store_id', 'text', required)
    .addColumn('employee_id', 'text', required)
    .addColumn('name', 'text', required)
    .addColumn('secret_hash', 'text', required)
    .addPrimaryKeyConstraint('employee_pk', ['store_id', 'employee_id'])
    .execute();
}

async function indexExpiry(database: Untyped, table: string): Promise<void> {
  await database.schema.createIndex(`${table}_expires`).on(table).column('expires_at').execute();
}
