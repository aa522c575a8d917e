import { randomUUID } from 'node:crypto';
import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

type Untyped = Kysely<unknown>;

/** Points that were there before the ledger expire two years after it began. */
const VALID_MS = 2 * 365 * 24 * 60 * 60 * 1000;

/** The ledger of loyalty points, and what orders earn and gave back. */
export const createPoints: Migration = {
  async up(database) {
    await createLedger(database);
    await countOnOrders(database);
    await openAccounts(database);
  },
};

async function createLedger(database: Untyped): Promise<void> {
  await database.schema
    .createTable('points_entry')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('consumer_no', 'text', (column) =>
      column.notNull().references('consumer.consumer_no').onDelete('cascade'),
    )
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('points', 'integer', (column) => column.notNull())
    .addColumn('remaining', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('order_number', 'text')
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('expires_at', 'bigint')
    .addColumn('counts_at', 'bigint')
    .addCheckConstraint(
      'points_entry_kind',
      sql`kind in ('opening', 'earned', 'spent', 'returned', 'withdrawn', 'owed', 'expired')`,
    )
    .addCheckConstraint('points_entry_points', sql`points <> 0`)
    .addCheckConstraint('points_entry_remaining', sql`remaining = 0 or (remaining > 0 and remaining <= points)`)
    .execute();
  const index = (name: string) => database.schema.createIndex(name).on('points_entry');
  await index('points_entry_consumer').columns(['consumer_no', 'created_at']).execute();
  await index('points_entry_expires')
    .column('expires_at')
    .where(sql<boolean>`remaining > 0`)
    .execute();
}

async function countOnOrders(database: Untyped): Promise<void> {
  const counters = {
    earnable_points: ['integer', 'earnable_points >= 0'],
    earned_points: ['integer', 'earned_points >= 0 and earned_points <= earnable_points'],
  } as const;
  for (const [name, [type, bounds]] of Object.entries(counters)) {
    await database.schema
      .alterTable('shop_order')
      .addColumn(name, type, (column) => column.notNull().defaultTo(0).check(sql.raw(bounds)))
      .execute();
  }
}

type Before = {
  consumer: { consumer_no: string; points: number };
  points_entry: {
    id: string;
    consumer_no: string;
    kind: string;
    points: number;
    remaining: number;
    created_at: number;
    expires_at: number;
  };
};

/** Each balance becomes the first entry of its ledger. */
async function openAccounts(database: Untyped): Promise<void> {
  const tables = database.withTables<Before>();
  const now = Date.now();
  const owners = await tables
    .selectFrom('consumer')
    .select(['consumer_no', 'points'])
    .where('points', '>', 0)
    .execute();
  for (const { consumer_no, points } of owners) {
    const entry = { id: randomUUID(), consumer_no, kind: 'opening', points, remaining: points };
    await tables
      .insertInto('points_entry')
      .values({ ...entry, created_at: now, expires_at: now + VALID_MS })
      .execute();
  }
}
