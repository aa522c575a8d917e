import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

interface Rows {
  shop_order: { order_number: string; answer: string };
  order_line: { order_number: string; id: string; search_name: string | null };
}

interface StoredItem {
  readonly id: string;
  readonly name: string;
}

const BATCH_SIZE = 200;
const LETTERS: Readonly<Record<string, string>> = { ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', ł: 'l' };

/** Names of ordered products as they are searched for, and why a customer cancelled an order. */
export const addOrderSearch: Migration = {
  async up(database: Kysely<Rows>) {
    await database.schema.alterTable('order_line').addColumn('search_name', 'text').execute();
    await database.schema.alterTable('shop_order').addColumn('cancel_reason', 'text').execute();
    await indexHistory(database);
    for (let last: string | undefined = ''; last !== undefined; last = await nameBatch(database, last));
  },
};

/** Which orders a history has, and when they were placed, is read from the index alone. */
async function indexHistory({ schema }: Kysely<Rows>): Promise<void> {
  await schema
    .createIndex('shop_order_history')
    .on('shop_order')
    .columns(['consumer_no', 'created_at', 'status', 'placed_at'])
    .execute();
  await schema.dropIndex('shop_order_consumer').execute();
}

/** Names the lines of the orders after `last`; returns the last of them. */
async function nameBatch(database: Kysely<Rows>, last: string): Promise<string | undefined> {
  const orders = await database
    .selectFrom('shop_order')
    .select(['order_number', 'answer'])
    .where('order_number', '>', last)
    .orderBy('order_number')
    .limit(BATCH_SIZE)
    .execute();
  for (const { order_number, answer } of orders) {
    for (const { id, name } of itemsOf(answer)) {
      await database
        .updateTable('order_line')
        .set({ search_name: fold(name) })
        .where('order_number', '=', order_number)
        .where('id', '=', id)
        .execute();
    }
  }
  return orders.at(-1)?.order_number;
}

function itemsOf(answer: string): readonly StoredItem[] {
  const { items = [] }: { items?: readonly StoredItem[] } = JSON.parse(answer);
  return items;
}

const fold = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[ßæœøł]/g, (sign) => LETTERS[sign] ?? sign);
