import { sql, type ColumnDefinitionBuilder, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

type Untyped = Kysely<unknown>;

const required = (column: ColumnDefinitionBuilder) => column.notNull();
const off = (column: ColumnDefinitionBuilder) => column.notNull().defaultTo(0);
const ofConsumer = (column: ColumnDefinitionBuilder) =>
  column.notNull().references('consumer.consumer_no').onDelete('cascade');

/** Accounts with their data, and the associate of a session. */
export const createConsumers: Migration = {
  async up(database) {
    await createConsumer(database);
    await createIdentity(database);
    await createSpendAccount(database);
    await createAddress(database);
    await createPaymentCard(database);
    await database.schema.alterTable('session').addColumn('associate_store_id', 'text').execute();
    await database.schema.alterTable('session').addColumn('associate_employee_id', 'text').execute();
    await database.schema.createIndex('session_consumer').on('session').column('consumer_no').execute();
  },
};

async function createConsumer(database: Untyped): Promise<void> {
  await database.schema
    .createTable('consumer')
    .addColumn('consumer_no', 'text', (column) => column.primaryKey())
    .addColumn('email', 'text', (column) => column.notNull().unique())
    .addColumn('password_hash', 'text')
    .addColumn('consumer_type', 'text', required)
    .addColumn('first_name', 'text')
    .addColumn('last_name', 'text')
    .addColumn('phone', 'text', (column) => column.unique())
    .addColumn('phone_code', 'text')
    .addColumn('postal_code', 'text')
    .addColumn('birth_date', 'text')
    .addColumn('interests', 'text')
    .addColumn('shoe_size', 'text')
    .addColumn('member_id', 'text', (column) => column.unique())
    .addColumn('loyalty_opt_in_at', 'bigint')
    .addColumn('loyalty_confirmed', 'integer', off)
    .addColumn('points', 'integer', off)
    .addColumn('employee_terms_at', 'bigint')
    .addColumn('site_id', 'text', required)
    .addColumn('locale', 'text', required)
    .addColumn('created_at', 'bigint', required)
    .addColumn('updated_at', 'bigint', required)
    .addCheckConstraint('consumer_consumer_type', sql`consumer_type in ('REGISTERED', 'EMPLOYEE')`)
    .addCheckConstraint('consumer_points', sql`points >= 0`)
    .execute();
}

async function createIdentity(database: Untyped): Promise<void> {
  await database.schema
    .createTable('consumer_identity')
    .addColumn('provider', 'text', required)
    .addColumn('subject', 'text', required)
    .addColumn('consumer_no', 'text', ofConsumer)
    .addPrimaryKeyConstraint('consumer_identity_pk', ['provider', 'subject'])
    .execute();
  await database.schema.createIndex('consumer_identity_no').on('consumer_identity').column('consumer_no').execute();
}

async function createSpendAccount(database: Untyped): Promise<void> {
  await database.schema
    .createTable('spend_account')
    .addColumn('consumer_no', 'text', ofConsumer)
    .addColumn('kind', 'text', required)
    .addColumn('currency', 'text', required)
    .addColumn('spent_minor', 'bigint', off)
    .addColumn('cap_minor', 'bigint')
    .addColumn('credit_minor', 'bigint')
    .addPrimaryKeyConstraint('spend_account_pk', ['consumer_no', 'kind'])
    .addCheckConstraint('spend_account_kind', sql`kind in ('employee', 'athlete', 'prosumer', 'credited')`)
    .addCheckConstraint('spend_account_spent', sql`spent_minor >= 0`)
    .addCheckConstraint('spend_account_credit', sql`credit_minor is null or spent_minor <= credit_minor`)
    .execute();
}

async function createAddress(database: Untyped): Promise<void> {
  await database.schema
    .createTable('address')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('consumer_no', 'text', ofConsumer)
    .addColumn('approach_type', 'text', required)
    .addColumn('is_main', 'integer', off)
    .addColumn('fields', 'text', required)
    .addColumn('created_at', 'bigint', required)
    .addColumn('updated_at', 'bigint', required)
    .addCheckConstraint('address_approach_type', sql`approach_type in ('S', 'B')`)
    .execute();
  await database.schema.createIndex('address_consumer').on('address').column('consumer_no').execute();
  await database.schema
    .createIndex('address_main')
    .unique()
    .on('address')
    .columns(['consumer_no', 'approach_type'])
    .where(sql.ref('is_main'), '=', sql.lit(1))
    .execute();
}

async function createPaymentCard(database: Untyped): Promise<void> {
  await database.schema
    .createTable('payment_card')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('consumer_no', 'text', ofConsumer)
    .addColumn('kind', 'text', required)
    .addColumn('fingerprint', 'text', required)
    .addColumn('token', 'text', required)
    .addColumn('brand', 'text')
    .addColumn('bin', 'text')
    .addColumn('last4', 'text', required)
    .addColumn('holder', 'text')
    .addColumn('expiry_month', 'integer')
    .addColumn('expiry_year', 'integer')
    .addColumn('is_main', 'integer', off)
    .addColumn('created_at', 'bigint', required)
    .addCheckConstraint('payment_card_kind', sql`kind in ('CREDIT_CARD', 'GIFT_CARD')`)
    .addUniqueConstraint('payment_card_once', ['consumer_no', 'fingerprint'])
    .execute();
  await database.schema
    .createIndex('payment_card_main')
    .unique()
    .on('payment_card')
    .columns(['consumer_no', 'kind'])
    .where(sql.ref('is_main'), '=', sql.lit(1))
    .execute();
}
