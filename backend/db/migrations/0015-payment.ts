import { sql, type ColumnDefinitionBuilder, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

type Untyped = Kysely<unknown>;

const required = (column: ColumnDefinitionBuilder) => column.notNull();
const key = (column: ColumnDefinitionBuilder) => column.primaryKey();
const none = (column: ColumnDefinitionBuilder) => column.notNull().defaultTo(0);

/** Gift cards, vouchers, balances taken by orders, and the ledgers of the sandbox providers. */
export const createPayment: Migration = {
  async up(database) {
    await createGiftCard(database);
    await createVoucher(database);
    await createMovement(database);
    await createSandboxCard(database);
    await createSandboxPayment(database);
  },
};

async function createGiftCard(database: Untyped): Promise<void> {
  await database.schema
    .createTable('gift_card')
    .addColumn('number', 'text', key)
    .addColumn('pin_hash', 'text', required)
    .addColumn('currency', 'text', required)
    .addColumn('balance_minor', 'bigint', required)
    .addColumn('state', 'text', (column) => column.notNull().defaultTo('active'))
    .addColumn('expires_at', 'bigint')
    .addColumn('issued_for', 'text', (column) => column.unique())
    .addColumn('created_at', 'bigint', required)
    .addCheckConstraint('gift_card_balance', sql`balance_minor >= 0`)
    .addCheckConstraint('gift_card_state', sql`state in ('active', 'blocked')`)
    .execute();
  await database.schema
    .createTable('gift_card_guess')
    .addColumn('number_hash', 'text', key)
    .addColumn('failures', 'integer', required)
    .addColumn('until', 'bigint', required)
    .execute();
  await database.schema.createIndex('gift_card_guess_until').on('gift_card_guess').column('until').execute();
}

async function createVoucher(database: Untyped): Promise<void> {
  await database.schema
    .createTable('voucher')
    .addColumn('code', 'text', key)
    .addColumn('consumer_no', 'text', (column) =>
      column.notNull().references('consumer.consumer_no').onDelete('cascade'),
    )
    .addColumn('kind', 'text', required)
    .addColumn('currency', 'text', required)
    .addColumn('amount_minor', 'bigint', required)
    .addColumn('balance_minor', 'bigint', required)
    .addColumn('expires_at', 'bigint')
    .addColumn('created_at', 'bigint', required)
    .addCheckConstraint('voucher_kind', sql`kind in ('REWARD_CODE', 'REWARD_CARD')`)
    .addCheckConstraint('voucher_balance', sql`balance_minor >= 0 and balance_minor <= amount_minor`)
    .execute();
  await database.schema.createIndex('voucher_consumer').on('voucher').column('consumer_no').execute();
}

async function createMovement(database: Untyped): Promise<void> {
  await database.schema
    .createTable('payment_movement')
    .addColumn('order_number', 'text', required)
    .addColumn('payment_method_id', 'text', required)
    .addColumn('reference', 'text', required)
    .addColumn('amount_minor', 'bigint', required)
    .addColumn('taken', 'bigint', required)
    .addColumn('created_at', 'bigint', required)
    .addColumn('given_back_at', 'bigint')
    .addPrimaryKeyConstraint('payment_movement_pk', ['order_number', 'payment_method_id', 'reference'])
    .addCheckConstraint('payment_movement_amount', sql`amount_minor > 0 and taken > 0`)
    .execute();
  await database.schema
    .createIndex('payment_movement_reference')
    .on('payment_movement')
    .columns(['payment_method_id', 'reference'])
    .execute();
}

async function createSandboxCard(database: Untyped): Promise<void> {
  await database.schema
    .createTable('sandbox_card')
    .addColumn('token', 'text', key)
    .addColumn('behaviour', 'text', required)
    .addColumn('brand', 'text', required)
    .addColumn('bin', 'text', required)
    .addColumn('last4', 'text', required)
    .addColumn('expiry_month', 'integer', required)
    .addColumn('expiry_year', 'integer', required)
    .addColumn('fingerprint', 'text', required)
    .addColumn('expires_at', 'bigint')
    .addCheckConstraint('sandbox_card_behaviour', sql`behaviour in ('approve', 'challenge', 'decline', 'fraud')`)
    .execute();
  await database.schema.createIndex('sandbox_card_expires').on('sandbox_card').column('expires_at').execute();
}

async function createSandboxPayment(database: Untyped): Promise<void> {
  await database.schema
    .createTable('sandbox_payment')
    .addColumn('reference', 'text', key)
    .addColumn('session_id', 'text', (column) => column.notNull().unique())
    .addColumn('status', 'text', required)
    .addColumn('amount_minor', 'bigint', required)
    .addColumn('currency', 'text', required)
    .addColumn('captured_minor', 'bigint', none)
    .addColumn('refunded_minor', 'bigint', none)
    .addColumn('return_path', 'text')
    .addColumn('created_at', 'bigint', required)
    .addCheckConstraint(
      'sandbox_payment_status',
      sql`status in ('challenge', 'redirect', 'authorized', 'captured', 'declined', 'void')`,
    )
    .addCheckConstraint('sandbox_payment_captured', sql`captured_minor >= 0 and captured_minor <= amount_minor`)
    .addCheckConstraint('sandbox_payment_refunded', sql`refunded_minor >= 0 and refunded_minor <= captured_minor`)
    .execute();
  await database.schema
    .createTable('sandbox_refund')
    .addColumn('reference', 'text', required)
    .addColumn('refund_id', 'text', required)
    .addColumn('amount_minor', 'bigint', required)
    .addPrimaryKeyConstraint('sandbox_refund_pk', ['reference', 'refund_id'])
    .execute();
}
