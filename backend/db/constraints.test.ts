import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { TEST_DATABASES } from './database.test-support.ts';
import type { Database } from './database.ts';
import type { Tables } from './tables.ts';
import { ROWS, type Row, type Table } from './table-rows.test-support.ts';
import { isUniqueViolation } from './database-errors.ts';

type AnyTables = Tables & Record<string, Record<string, string | number | null>>;

const OUT_OF_BOUNDS: readonly [Table, Row][] = [
  ['category', { source: 'other' }],
  ['product', { source: '' }],
  ['product', { size_system: 'JP' }],
  ['variant', { max_qty: 0 }],
  ['price', { current_minor: -1 }],
  ['price', { current_minor: 101 }],
  ['stock', { qty: -1 }],
  ['stock', { tracked: 2 }],
  ['store_stock', { qty: -1 }],
  ['store', { latitude: 90.001 }],
  ['store', { longitude: -180.001 }],
  ['consumer', { consumer_type: 'GUEST' }],
  ['consumer', { points: -1 }],
  ['address', { approach_type: 's' }],
  ['payment_card', { kind: 'CARD' }],
  ['spend_account', { kind: 'friend' }],
  ['spend_account', { spent_minor: -1 }],
  ['spend_account', { spent_minor: 6 }],
  ['cart', { status: 'closed' }],
  ['cart', { home_method: 'pickup' }],
  ['cart', { home_method_chosen: 2 }],
  ['cart_item', { qty: 0 }],
  ['cart_payment', { amount_minor: 0 }],
  ['price_adjustment', { kind: 'percent' }],
  ['price_adjustment', { value: -1 }],
  ['reservation', { qty: 0 }],
  ['promotion', { level: 'CART' }],
  ['promotion', { used: 3 }],
  ['promotion', { used: -1 }],
  ['coupon', { used: 2 }],
  ['coupon', { code: 'ten' }],
  ['gift_card', { balance_minor: -1 }],
  ['gift_card', { state: 'lost' }],
  ['voucher', { kind: 'REWARD' }],
  ['voucher', { balance_minor: 6 }],
  ['voucher', { balance_minor: -1 }],
  ['payment_movement', { amount_minor: 0 }],
  ['payment_movement', { taken: 0, given_back: 0 }],
  ['payment_movement', { given_back: 6 }],
  ['shop_order', { status: 'open' }],
  ['shop_order', { total_minor: -1, refunded_minor: 0 }],
  ['shop_order', { refunded_minor: 6 }],
  ['shop_order', { status: 'pending', expires_at: null }],
  ['order_line', { qty: 0, cancelled_qty: 0, shipped_qty: 0, delivered_qty: 0, returned_qty: 0, received_qty: 0 }],
  ['order_line', { cancelled_qty: 2 }],
  ['order_line', { spend_minor: -1 }],
  ['order_line', { returned_qty: 4 }],
  ['order_line', { delivered_qty: 4 }],
  ['order_line', { received_qty: 2, returned_qty: 1 }],
  ['order_line', { shipped_qty: 4 }],
  ['order_line', { net_minor: -1 }],
  ['order_payment', { amount_minor: 0, refunded_minor: 0 }],
  ['order_payment', { state: 'paid' }],
  ['order_payment', { refunded_minor: 6 }],
  ['order_event', { kind: 'shipped' }],
  ['order_refund', { amount_minor: 0 }],
  ['payment_task', { kind: 'void' }],
  ['payment_task', { amount_minor: 0 }],
  ['parcel_line', { qty: 0 }],
  ['saved_item', { qty: 0 }],
  ['review', { rating: 6 }],
  ['review', { rating: 0 }],
  ['review', { status: 'deleted' }],
  ['review', { helpful: -1 }],
  ['review', { unhelpful: -1 }],
  ['outbox', { channel: 'push' }],
  ['outbox', { status: 'lost' }],
  ['notification_choice', { channel: 'mail' }],
  ['notification_choice', { is_wanted: 2 }],
  ['sign_in_ladder', { failures: -1 }],
];

const WITHIN_BOUNDS: readonly [Table, Row][] = [
  ['product', { size_system: null }],
  ['variant', { max_qty: null }],
  ['price', { current_minor: 0, original_minor: 0 }],
  ['price', { current_minor: 5_000_000_000, original_minor: 5_000_000_000 }],
  ['spend_account', { spent_minor: 500, credit_minor: null }],
  ['cart_payment', { amount_minor: null }],
  ['promotion', { used: 9, max_uses: null }],
  ['shop_order', { status: 'pending', expires_at: 1 }],
  ['review', { consumer_no: null }],
  ['store', { latitude: -90, longitude: 180 }],
];

/** A second row beside the valid one, and whether it may exist. */
const BESIDE: readonly [Table, Row, 'is rejected' | 'is accepted'][] = [
  ['category', { id: 'other' }, 'is rejected'],
  ['product', { id: 'other' }, 'is rejected'],
  ['price', { currency: 'USD' }, 'is rejected'],
  ['price', { currency: 'EUR' }, 'is accepted'],
  ['consumer', { consumer_no: 'd', phone: null, member_id: null }, 'is rejected'],
  ['consumer', { consumer_no: 'd', email: 'e', member_id: null }, 'is rejected'],
  ['consumer', { consumer_no: 'd', email: 'e', phone: null }, 'is rejected'],
  ['consumer', { consumer_no: 'd', email: 'e', phone: null, member_id: null }, 'is accepted'],
  ['address', { id: 'other' }, 'is rejected'],
  ['address', { id: 'other', is_main: 0 }, 'is accepted'],
  ['address', { id: 'other', approach_type: 'B' }, 'is accepted'],
  ['payment_card', { id: 'other', is_main: 0 }, 'is rejected'],
  ['payment_card', { id: 'other', fingerprint: 'g' }, 'is rejected'],
  ['payment_card', { id: 'other', fingerprint: 'g', kind: 'GIFT_CARD' }, 'is accepted'],
  ['cart', { basket_id: 'other' }, 'is rejected'],
  ['cart', { basket_id: 'other', status: 'ordered' }, 'is accepted'],
  ['cart', { basket_id: 'other', site_id: 'de' }, 'is accepted'],
  ['cart_item', { id: 'other' }, 'is rejected'],
  ['cart_item', { id: 'other', line_key: 'l' }, 'is accepted'],
  ['coupon', {}, 'is rejected'],
  ['gift_card', { number: '2' }, 'is rejected'],
  ['gift_card', { number: '2', issued_for: null }, 'is accepted'],
  ['payment_movement', {}, 'is rejected'],
  ['payment_movement', { order_number: 'other' }, 'is accepted'],
  ['shop_order', { order_number: 'other', st: 't' }, 'is rejected'],
  ['shop_order', { order_number: 'other', st: 's', basket_id: 'c' }, 'is rejected'],
  ['shop_order', { order_number: 'other', st: 't', status: 'cancelled' }, 'is accepted'],
  ['payment_task', { task_id: 'other' }, 'is rejected'],
  ['payment_task', { task_id: 'other', kind: 'refund' }, 'is accepted'],
  ['parcel', { parcel_id: 'other' }, 'is rejected'],
  ['parcel', { parcel_id: 'other', tracking: null }, 'is accepted'],
  ['favorite_list', { favorite_id: 'other' }, 'is rejected'],
  ['favorite_item', { id: 'other' }, 'is rejected'],
  ['favorite_item', { id: 'other', variant_sku: 'BOOT-1' }, 'is accepted'],
  ['saved_list', { save_for_later_id: 'other' }, 'is rejected'],
  ['saved_item', { id: 'other' }, 'is rejected'],
  ['stock_notice', { id: 'other' }, 'is rejected'],
  ['stock_notice', { id: 'other', sent_at: 1 }, 'is accepted'],
  ['review', { id: 'other' }, 'is rejected'],
  ['review', { id: 'other', consumer_no: null }, 'is accepted'],
];

/** Deleting the row of the first table by its key deletes those of the last. */
const DEPENDENT: readonly [Table, column: string, key: string, readonly Table[]][] = [
  ['product', 'id', 'boot', ['variant', 'price', 'stock', 'store_stock']],
  ['store', 'id', 's', ['store_stock']],
  ['consumer', 'consumer_no', 'c', ['address', 'payment_card', 'spend_account', 'voucher', 'notification_choice']],
  ['cart', 'basket_id', 'b', ['cart_item', 'cart_payment', 'price_adjustment', 'reservation']],
  ['promotion', 'id', 'p', ['coupon']],
  [
    'shop_order',
    'order_number',
    'o',
    ['order_line', 'order_payment', 'order_event', 'order_refund', 'payment_task', 'parcel', 'parcel_line'],
  ],
  ['favorite_list', 'favorite_id', 'f', ['favorite_item']],
  ['saved_list', 'save_for_later_id', 's', ['saved_item']],
];

const isTable = (name: string): name is Table => Object.hasOwn(ROWS, name);
const TABLES = Object.keys(ROWS).filter(isTable);
class Undo extends Error {}

describe.each(TEST_DATABASES)('the tables on $name', ({ open }) => {
  let database: Database;
  beforeAll(async () => void (database = await open()));
  afterAll(() => database.close());

  type Writing = ReturnType<typeof writingOf>;
  const writingOf = (connection: Database['write']) => connection.withTables<AnyTables>();

  /** Inserts the valid rows up to the table, then acts; undoes everything. */
  async function withRows(last: Table | undefined, act: (writing: Writing) => Promise<unknown>): Promise<void> {
    const before = last === undefined ? TABLES : TABLES.slice(0, TABLES.indexOf(last));
    const done = database.write.transaction().execute(async (transaction) => {
      const writing = writingOf(transaction);
      for (const table of before) await writing.insertInto(table).values(ROWS[table]).execute();
      await act(writing);
      throw new Undo();
    });
    await done.catch((error: unknown) => {
      if (!(error instanceof Undo)) throw error;
    });
  }
  const insert = (writing: Writing, table: Table, change: Row = {}) =>
    writing
      .insertInto(table)
      .values({ ...ROWS[table], ...change })
      .execute();

  test('accept a valid row of each', async () => {
    await expect(withRows(undefined, async () => {})).resolves.toBeUndefined();
  });

  test.each(OUT_OF_BOUNDS)('reject the row of %s with %j', async (table, change) => {
    await expect(withRows(table, (writing) => insert(writing, table, change))).rejects.toThrow(/check/i);
  });

  test.each(WITHIN_BOUNDS)('accept the row of %s with %j', async (table, change) => {
    await expect(withRows(table, (writing) => insert(writing, table, change))).resolves.toBeUndefined();
  });

  test.each(BESIDE)('beside a row of %s another one with %j %s', async (table, change, outcome) => {
    const both = withRows(table, async (writing) => {
      await insert(writing, table);
      await insert(writing, table, change);
    });
    const failure: unknown = await both.catch((error: unknown) => error);
    expect(isUniqueViolation(failure) ? 'is rejected' : (failure ?? 'is accepted')).toBe(outcome);
  });

  test.each(DEPENDENT)('with a row of %s, %s %s, delete the rows of %j', async (table, column, key, dependent) => {
    await withRows(undefined, async (writing) => {
      await writing.deleteFrom(table).where(sql.ref(column), '=', key).execute();
      for (const name of dependent)
        expect([name, await writing.selectFrom(name).selectAll().execute()]).toEqual([name, []]);
    });
  });

  test.each([
    ['variant', { product_id: 'none' }],
    ['price', { variant_sku: 'none' }],
    ['cart_item', { basket_id: 'none' }],
    ['order_line', { order_number: 'none' }],
    ['coupon', { promotion_id: 'none' }],
  ] as const)('reject a row of %s that refers to nothing: %j', async (table, change) => {
    await expect(withRows(table, (writing) => insert(writing, table, change))).rejects.toThrow(/foreign key/i);
  });
});
