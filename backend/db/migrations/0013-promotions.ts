import { sql, type ColumnDefinitionBuilder, type CreateTableBuilder, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

type Untyped = Kysely<unknown>;

const required = (column: ColumnDefinitionBuilder) => column.notNull();
const zero = (column: ColumnDefinitionBuilder) => column.notNull().defaultTo(0);

export const createPromotions: Migration = {
  async up(database) {
    await createPromotion(database);
    await createCoupon(database);
    await createUses(database);
    await createRedemption(database);
  },
};

async function createPromotion(database: Untyped): Promise<void> {
  await withLimits(database.schema.createTable('promotion').addColumn('id', 'text', (column) => column.primaryKey()))
    .addColumn('level', 'text', required)
    .addColumn('priority', 'integer', required)
    .addColumn('enabled', 'integer', (column) => column.notNull().defaultTo(1))
    .addColumn('definition', 'text', required)
    .addColumn('source', 'text', required)
    .addColumn('content_hash', 'text', required)
    .addCheckConstraint('promotion_level', sql`level in ('ORDER', 'PRODUCT', 'SHIPPING')`)
    .addCheckConstraint('promotion_used', sql`used >= 0 and (max_uses is null or used <= max_uses)`)
    .execute();
}

async function createCoupon(database: Untyped): Promise<void> {
  await withLimits(database.schema.createTable('coupon').addColumn('code', 'text', (column) => column.primaryKey()))
    .addColumn('promotion_id', 'text', (column) => column.notNull().references('promotion.id').onDelete('cascade'))
    .addCheckConstraint('coupon_used', sql`used >= 0 and (max_uses is null or used <= max_uses)`)
    .addCheckConstraint('coupon_code', sql`code = upper(code)`)
    .execute();
  await database.schema.createIndex('coupon_promotion').on('coupon').column('promotion_id').execute();
}

function withLimits<Table extends string>(table: CreateTableBuilder<Table, never>) {
  return table
    .addColumn('max_uses', 'integer')
    .addColumn('max_uses_per_consumer', 'integer')
    .addColumn('used', 'integer', zero)
    .addColumn('valid_from', 'bigint')
    .addColumn('valid_to', 'bigint');
}

async function createUses(database: Untyped): Promise<void> {
  await database.schema
    .createTable('promotion_consumer_use')
    .addColumn('subject', 'text', required)
    .addColumn('consumer_key', 'text', required)
    .addColumn('used', 'integer', required)
    .addPrimaryKeyConstraint('promotion_consumer_use_pk', ['subject', 'consumer_key'])
    .addCheckConstraint('promotion_consumer_used', sql`used >= 0`)
    .execute();
}

async function createRedemption(database: Untyped): Promise<void> {
  await database.schema
    .createTable('promotion_redemption')
    .addColumn('order_number', 'text', required)
    .addColumn('subject', 'text', required)
    .addColumn('consumer_keys', 'text', required)
    .addColumn('created_at', 'bigint', required)
    .addPrimaryKeyConstraint('promotion_redemption_pk', ['order_number', 'subject'])
    .execute();
}
